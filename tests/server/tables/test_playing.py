"""Moves at a table: whose, when, and against which version."""

import pytest

from stoneage.server.tables.table import Person
from stoneage.server.wire.commands import AtTheTable, Play, TakeBack
from stoneage.table.actions import Decline, Feed, Place, Resolve, Starve, TakeDie, UseTools
from tests.server.tables.hosted import ANNA, BEN, STRANGER, Evening, begun, moves_in

FOREST = Place("forest", 3)


def play(evening: Evening, version_back: int = 0) -> Play:
    return Play(version=evening.table.version - version_back, action=FOREST)


def test_a_move_makes_the_next_version_and_says_what_happened() -> None:
    evening = begun()
    before = evening.table
    happened = evening.plays(FOREST)
    assert evening.table.version == before.version + 1
    assert happened.moves == evening.game.moves == moves_in("forest*3")
    assert happened.back == 0
    assert [type(event).__name__ for event in happened.events] == ["FiguresPlaced"]
    assert evening.table.to_act == 1
    assert before.game is not None
    assert before.game.moves == ()


@pytest.mark.parametrize("person", [BEN, STRANGER])
def test_nobody_moves_for_another(person: Person) -> None:
    evening = begun()
    assert evening.refuses(person, play(evening)) == "not-your-turn"


def test_a_move_against_another_version_is_stale() -> None:
    """Also one of the future, and one whose like was made before."""
    evening = begun()
    assert evening.refuses(ANNA, play(evening, 1)) == "stale-version"
    assert evening.refuses(ANNA, play(evening, -1)) == "stale-version"
    sent = play(evening)
    evening.does(ANNA, sent)
    assert evening.refuses(ANNA, sent) == "stale-version"


@pytest.mark.parametrize(
    "action",
    [
        Place("forest", 6),
        Place("hut", 1),
        Place("igloo-1", 1),
        Resolve("forest"),
        UseTools((1,)),
        Decline(),
        TakeDie(1),
        Feed(wood=1),
        Starve(),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason_of_the_rules(action: Place) -> None:
    """P1 to P7: nothing has changed, and the next legal move is as good as ever."""
    evening = begun()
    assert evening.refuses(ANNA, Play(version=evening.table.version, action=action))
    evening.plays(FOREST)


@pytest.mark.parametrize("command", [Play(version=0, action=FOREST), TakeBack(version=0)])
def test_there_are_no_moves_before_the_game_and_after_it(command: AtTheTable) -> None:
    evening = Evening(begun().table.document.settings)
    assert evening.refuses(ANNA, command) == "not-started"
    evening = begun().to_the_end()
    assert evening.refuses(ANNA, command) == "table-over"


def test_on_one_sofa_whoever_is_asked_moves() -> None:
    """Hot seat: one person, several seats."""
    evening = begun((ANNA, ANNA, BEN))
    evening.plays(FOREST)
    evening.plays(Place("forest", 2))
    assert evening.table.to_act == 2
    assert evening.refuses(ANNA, play(evening)) == "not-your-turn"


def test_a_finished_game_has_its_winners() -> None:
    evening = begun().to_the_end()
    document = evening.table.document
    assert (document.status, document.ending) == ("over", "finished")
    assert document.winners
    assert (evening.table.to_act, evening.table.acting_bot) == (None, None)
