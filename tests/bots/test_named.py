"""Bots by name, for whoever writes a few lines of Python."""

from random import Random

import pytest

from stoneage import Game, Options, bots
from stoneage.bots.registry import BOTS


def test_a_bot_chooses_for_the_seat_whose_view_it_is_given() -> None:
    game = Game.new(Options(players=3), seed=2)
    planner = bots.named("planner")
    assert planner.choose(game.view(game.seat), game.choices) in game.choices
    assert repr(planner) == "named('planner')"


def test_the_same_generator_gives_the_same_choice() -> None:
    game = Game.new(Options(players=3), seed=2)
    forager = bots.named("forager")
    chosen = [forager.choose(game.view(0), game.choices, Random(seed)) for seed in (5, 5, 6, 7, 8)]
    assert chosen[0] == chosen[1]
    assert len({*map(game.text, chosen)}) > 1


def test_bots_play_a_whole_game() -> None:
    game = bots.play(["planner", "forager"], seed=4)
    assert game.result is not None
    assert game.result.winners == (0,)
    assert game == bots.play(["planner", "forager"], seed=4)
    assert bots.play(["forager"] * 2, Options(players=2, igloos=True), seed=1).options.igloos


def test_all_bots_are_known_by_name() -> None:
    assert tuple(BOTS) == bots.NAMES


def test_whatever_cannot_be_is_refused_by_name() -> None:
    with pytest.raises(bots.UnknownBot, match="'chess' is none of great-shaman, "):
        bots.named("chess")
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        bots.play(["forager"] * 2, Options(players=3))
    game = bots.play(["forager"] * 2, seed=1)
    with pytest.raises(ValueError, match="nothing to choose from"):
        bots.named("forager").choose(game.view(), game.choices)
