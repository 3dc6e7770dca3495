"""Taking back moves at one keyboard."""

from stoneage.table.options import Options
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
