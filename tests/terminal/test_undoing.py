"""Taking back moves at one keyboard."""

import random

import pytest

from stoneage.table.actions import Place
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.terminal.undoing import CannotTakeBack, take_back
from tests.terminal.typist import Typist, session


def test_a_placing_is_taken_back_with_the_answers_of_the_bots() -> None:
    """Nothing was rolled or revealed: the same position as before."""
    typist = Typist("forest*3", "undo", "quit")
    played = session(typist, Options(players=3), bots=("planner",))
    played.run()
    assert "Taken back, with the 2 moves that bots made since." in typist.shown
    boards = [line for line in typist.shown if line.startswith("A places figures")]
    assert boards == ["A places figures, 5 at home.", *["A places figures, 2 at home."], boards[0]]


def test_nothing_goes_back_behind_dice() -> None:
    typist = Typist("forest*3", "hunt*2", ">forest", "undo", "quit")
    played = session(typist, Options(players=2), bots=("planner",))
    played.run()
    assert "That cannot be taken back: dice have fallen since." in typist.shown


def test_nothing_goes_back_behind_another_person() -> None:
    typist = Typist("forest*3", "undo", "quit")
    session(typist, Options(players=2), people=2).run()
    assert "That cannot be taken back: another person has decided since." in typist.shown


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_restores_a_former_state_or_changes_nothing(seed: int) -> None:
    """In any position of a random game, for any seat, whoever the others are."""
    game = Game.new(Options(players=3), seed)
    chooser = random.Random(seed)
    for _ in range(150):
        if game.is_over:
            break
        game.play(chooser.choice(game.choices))
        seat = chooser.randrange(3)
        bots = chooser.choice([(), (1, 2), (0,)])
        steps, now = list(game.steps), game.state.copy()
        try:
            others = take_back(game, seat, bots)
        except CannotTakeBack:
            assert (game.steps, game.state) == (steps, now)
        else:
            assert game.steps == steps[: -others - 1]
            assert game.state == steps[-others - 1].before
            assert game.state.current == seat


def test_a_newly_revealed_building_stays() -> None:
    """B1: the next one lies open now."""
    game = Game.new(Options(players=2), 1)
    seat = game.seat or 0
    with pytest.raises(CannotTakeBack, match="nothing"):
        take_back(game, seat, ())
    game.play(Place("forest", 2))
    game.state.built += 1
    with pytest.raises(CannotTakeBack, match="revealed"):
        take_back(game, seat, ())
