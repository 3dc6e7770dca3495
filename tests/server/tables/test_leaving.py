"""Those who leave a running game, and the seats that answer by themselves."""

from random import Random

import pytest

from stoneage.server.tables.document import STAND_IN
from stoneage.server.tables.table import Person
from stoneage.server.wire.commands import (
    AtTheTable,
    ComeBack,
    MakeOffer,
    Play,
    PlaySingleChoices,
    Resign,
)
from stoneage.server.wire.settings import TableSettings
from stoneage.table.actions import Place
from tests.server.tables.hosted import ANNA, BEN, CARA, DORA, STRANGER, Evening, begun


def ended(evening: Evening) -> tuple[str | None, tuple[int, ...]]:
    document = evening.table.document
    assert (document.status == "over") == (document.ending is not None)
    return document.ending, document.winners


def test_of_two_the_other_has_won() -> None:
    evening = begun()
    evening.does(ANNA, Resign(seat=0))
    assert ended(evening) == ("resigned", (1,))


@pytest.mark.parametrize("people", [(ANNA, BEN, CARA), (ANNA, BEN, CARA, DORA)])
def test_among_more_a_bot_plays_on_until_one_is_left(people: tuple[Person, ...]) -> None:
    evening = begun(people)
    for seat, person in enumerate(people[:-1]):
        assert ended(evening) == (None, ())
        evening.does(person, Resign(seat=seat))
        assert evening.table.document.seats[seat].player == STAND_IN
    assert ended(evening) == ("resigned", (len(people) - 1,))


def test_the_bot_that_plays_on_moves_when_it_is_its_turn_and_the_player_cannot() -> None:
    evening = begun((ANNA, BEN, CARA))
    evening.does(ANNA, Resign(seat=0))
    assert evening.table.acting_bot == STAND_IN
    move = Play(version=evening.table.version, action=Place("forest", 2))
    assert evening.refuses(ANNA, move) == "bot-plays-on"
    assert evening.refuses(ANNA, ComeBack(seat=0)) == "not-away"
    evening.to_the_end()
    assert ended(evening)[0] == "finished"


def test_where_only_bots_are_left_nobody_plays_on() -> None:
    """Against one bot the bot has won; among several the game is only broken off."""
    evening = begun((ANNA, "forager"))
    evening.does(ANNA, Resign(seat=0))
    assert ended(evening) == ("resigned", (1,))
    evening = begun((ANNA, "forager", "forager"))
    evening.does(ANNA, Resign(seat=0))
    assert ended(evening) == ("resigned", ())
    evening = begun((ANNA, BEN, "forager"))
    evening.does(ANNA, Resign(seat=0))
    assert ended(evening) == (None, ())


def test_a_person_with_several_seats_resigns_one_at_a_time() -> None:
    evening = begun((ANNA, ANNA, BEN))
    evening.does(ANNA, Resign(seat=1))
    assert ended(evening) == (None, ())
    evening.plays(Place("forest", 2))
    assert evening.table.acting_bot == STAND_IN


def test_nobody_resigns_for_another_or_twice() -> None:
    evening = begun((ANNA, BEN, CARA))
    assert evening.refuses(BEN, Resign(seat=0)) == "not-your-seat"
    assert evening.refuses(STRANGER, Resign(seat=0)) == "not-your-seat"
    assert evening.refuses(ANNA, Resign(seat=3)) == "no-such-seat"
    evening.does(ANNA, Resign(seat=0))
    assert evening.refuses(ANNA, Resign(seat=0)) == "already-resigned"


def test_a_resignation_ends_an_offer() -> None:
    evening = begun((ANNA, BEN, CARA))
    evening.does(BEN, MakeOffer(what="abandonment"))
    evening.does(ANNA, Resign(seat=0))
    assert evening.table.document.offer is None


@pytest.mark.parametrize("command", [Resign(seat=0), ComeBack(seat=0)])
def test_nobody_leaves_before_the_game_or_after_it(command: AtTheTable) -> None:
    assert Evening(TableSettings()).refuses(ANNA, command) == "not-started"
    assert begun().to_the_end().refuses(ANNA, command) == "table-over"


def test_single_choices_are_made_for_a_seat_that_wishes_so() -> None:
    """All through a game: whenever such a seat is asked, it has a real choice."""
    evening = begun(seed=3)
    evening.does(ANNA, PlaySingleChoices(seat=0, on=True))
    generator, were_single = Random(3), 0
    while evening.table.to_act is not None:
        if evening.table.to_act == 0:
            assert len(evening.choices) > 1
        else:
            were_single += len(evening.choices) == 1
        evening.plays_anything(generator)
    assert were_single
    assert len(evening.game.moves) == sum(len(entry.moves) for entry in evening.entries)


def test_nobody_decides_so_for_another_or_when_the_game_is_over() -> None:
    evening = begun()
    for person in (BEN, STRANGER):
        assert evening.refuses(person, PlaySingleChoices(seat=0, on=True)) == "not-your-seat"
    evening.does(ANNA, PlaySingleChoices(seat=0, on=True))
    evening.does(ANNA, PlaySingleChoices(seat=0, on=False))
    assert not evening.table.document.seats[0].plays_single_choices
    evening.does(ANNA, Resign(seat=0))
    assert evening.refuses(ANNA, PlaySingleChoices(seat=0, on=True)) == "table-over"
