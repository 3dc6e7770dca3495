"""Whole games at one keyboard, typed by a person who never tires."""

from pathlib import Path

import pytest

from stoneage.record.forms import read
from stoneage.record.replay import replay
from stoneage.rules.game import deal
from stoneage.rules.ruleset import Ruleset
from stoneage.table.actions import Action, Pay, Roll
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.languages import LANGUAGES
from stoneage.table.notation import read_move, write_move
from stoneage.table.options import Options
from stoneage.table.words import Words
from stoneage.terminal.seats import Seats
from stoneage.terminal.session import Session
from tests.terminal.tables import EVERYTHING
from tests.terminal.typist import Typist, session


def action(text: str) -> Action:
    move = read_move(text)
    assert not isinstance(move, Roll)
    return move


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played(language: str) -> None:
    """With every variant, from the deal to the winner."""
    typist = Typist()
    played = session(typist, EVERYTHING, language=language)
    played.run()
    assert played.game.is_over
    assert typist.shown[-1] == Words(language).say("thanks")


def test_people_can_share_the_keyboard() -> None:
    typist = Typist()
    played = session(typist, Options(players=2), people=2)
    played.run()
    assert played.game.is_over
    assert "A >" in typist.shown
    assert "B >" in typist.shown


def test_secrets_leave_the_screen_before_the_next_person_looks() -> None:
    """C2, C10: with closed cards at every change, with open cards and no secret never."""
    closed, opened = Typist("1", "1", "1", seed=None), Typist("1", "1", "1", seed=None)
    session(closed, Options(players=2, closed_cards=True), people=2).run()
    session(opened, Options(players=2), people=2).run()
    assert closed.forgotten > 0
    assert opened.forgotten == 0


def test_what_others_did_is_told_before_the_question() -> None:
    typist = Typist("1", seed=None)
    played = session(typist, Options(players=4))
    played.run()
    last_question = typist.text().rpartition("Where do you place")[0]
    assert "\nA sends " in last_question
    assert all(f"\nForager {name} sends " in last_question for name in "BCD")


def test_the_end_of_input_ends_politely() -> None:
    typist = Typist(seed=None)
    session(typist, Options()).run()
    assert typist.shown[-1] == "Goodbye."


def test_quit_leaves_the_game() -> None:
    typist = Typist("quit")
    played = session(typist, Options())
    played.run()
    assert not played.game.is_over
    assert typist.shown[-1] == "Goodbye."


def test_several_numbers_choose_one_after_another() -> None:
    """The forest, then three figures."""
    typist = Typist("5 3", seed=None)
    played = session(typist, Options(players=2), people=2)
    first = played.game.seat or 0
    played.run()
    assert played.game.view().players[first].placed == {"forest": 3}


def test_a_move_can_be_typed_in_notation() -> None:
    typist = Typist("forest*4", seed=None)
    played = session(typist, Options(players=2), people=2)
    first = played.game.seat or 0
    played.run()
    assert played.game.view().players[first].placed == {"forest": 4}


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("99", "There is no 99 here"),
        ("1 1", "There is no 1 1 here"),
        ("nonsense", "There is no nonsense here"),
        ("[3]", "There is no [3] here"),
        ("hut", "not the right number of figures"),
        ("?", "take back your last move"),
        ("undo", "you have made no move yet"),
        ("save", "Say where"),
        ("save /no/such/folder/game.json", "cannot be written: No such file"),
    ],
)
def test_other_answers_get_a_reply_and_change_nothing(answer: str, reply: str) -> None:
    typist = Typist(answer, seed=None)
    played = session(typist, Options(players=2), people=2)
    played.run()
    assert reply in typist.text()
    assert played.game.moves == ()


def test_back_returns_to_the_question_before() -> None:
    typist = Typist("5", "back", "5", "0", seed=None)
    session(typist, Options(players=2), people=2).run()
    assert typist.text().count("Where do you place figures?") == 3


def test_a_move_can_be_taken_back_until_something_is_revealed() -> None:
    """The field can, the dice of the forest cannot."""
    placing = ("hut*2", "hunt*5", "field", "forest*2")
    typist = Typist(*placing, ">field", "undo", ">forest", "undo", seed=None)
    played = session(typist, Options(players=2), people=2)
    played.run()
    moves = [write_move(move) for move in played.game.moves]
    assert moves[:-1] == [*placing, ">forest"]
    assert typist.shown.count("Taken back.") == 1
    assert typist.shown.count("That cannot be taken back: dice have fallen since.") == 1


def test_nobody_is_shown_the_extra_card_of_another() -> None:
    """C10: B takes two farmers unseen; A is told that, and no more."""
    deck = [4, 0, 1, 2, 29]
    deck += [card for card in range(36) if card not in deck]
    chance = chance_of(1)
    game = Game(deal(Ruleset(2), deck, list(range(28)), 1))
    for move in ("card-1", "hunt*5", "forest*4", ">forest", ">card-1"):
        game = game.push(action(move)).roll(chance)
    paying = next(choice for choice in game.choices if isinstance(choice, Pay))
    typist = Typist("log all", "board", seed=None)
    Session(Words(), typist, game.push(paying), Seats.of(1, ["forager"]), chance).run()
    assert "Forager B takes the top card of the deck, unseen by the others." in typist.shown
    assert "farmer" not in typist.text()


def test_the_log_tells_the_round_or_the_whole_game() -> None:
    typist = Typist("1", "log", "log all", seed=None)
    session(typist, Options(players=2), people=2).run()
    assert sum(line.endswith("to the tool maker.") for line in typist.shown) >= 2


def test_a_saved_game_is_a_record(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    typist = Typist("1", f"save {file}", "quit")
    played = session(typist, Options(players=2), people=2)
    played.run()
    assert replay(read(file.read_bytes())).state == played.game.state
