"""Taking back: one's own latest turns, until something new has come to light."""

import json
import re
from random import Random

import msgspec
import pytest

from stoneage.rules.terms import GAME_OVER
from stoneage.server.hall.loading import moves_of, turns_of
from stoneage.server.tables.playing import moved
from stoneage.server.tables.table import HostedTable
from stoneage.server.tables.viewing import Viewer, table_view
from stoneage.server.wire.commands import ComeBack, PlaySingleChoices, TakeBack
from stoneage.server.wire.settings import TableSettings, TimePerMove
from stoneage.table.actions import Place, Resolve
from stoneage.table.options import Options
from stoneage.table.seeing import view
from tests.record.played import ALL_OPTIONS
from tests.server.tables.hosted import (
    ANNA,
    BEN,
    PEOPLE,
    Evening,
    begun,
    from_the_store,
    moves_in,
)

PIECE = re.compile(r'"(civ\d\d|bld\d\d|polar-bear|wild-boar|wolf|raptor)"')


def with_village_places() -> Evening:
    """Anna has figures at the tool maker and in the field, and uses them first."""
    evening = begun()
    evening.plays(Place("tool-maker"))
    evening.plays(Place("forest", 5))
    evening.plays(Place("field"))
    evening.plays(Place("clay-pit", 3))
    return evening


def take_back(evening: Evening) -> TakeBack:
    return TakeBack(version=evening.table.version)


def test_the_last_turn_is_taken_back_as_long_as_nobody_else_has_decided() -> None:
    evening = begun()
    before = evening.game.state.copy()
    evening.plays(Place("forest", 3))
    happened = evening.takes_back(ANNA)
    assert (happened.back, happened.moves) == (1, ())
    assert evening.game.state == before
    assert evening.game.moves == ()
    assert evening.refuses(ANNA, take_back(evening)) == "nothing-to-take-back"


def test_several_turns_are_taken_back_one_after_the_other() -> None:
    """A2: neither the tool maker nor the field needs dice."""
    evening = with_village_places()
    states = [evening.game.state.copy()]
    evening.plays(Resolve("tool-maker"))
    states.append(evening.game.state.copy())
    evening.plays(Resolve("field"))
    for state in reversed(states):
        evening.takes_back(ANNA)
        assert evening.game.state == state
    evening.takes_back(ANNA)
    evening.takes_back(ANNA)
    assert evening.game.moves == moves_in("tool-maker", "forest*5")
    assert evening.refuses(ANNA, take_back(evening)) == "nothing-to-take-back"


def test_never_across_dice() -> None:
    evening = with_village_places()
    evening.plays(Resolve("tool-maker"))
    evening.plays(Resolve("clay-pit"))
    assert evening.refuses(ANNA, take_back(evening)) == "nothing-to-take-back"


def test_never_across_the_decision_of_another_and_never_for_another() -> None:
    evening = begun()
    evening.plays(Place("forest", 3))
    assert evening.refuses(BEN, take_back(evening)) == "nothing-to-take-back"
    evening.plays(Place("quarry", 2))
    assert evening.refuses(ANNA, take_back(evening)) == "nothing-to-take-back"
    evening.takes_back(BEN)


def test_against_another_version_it_is_stale() -> None:
    """A command that arrives twice takes back only once."""
    evening = with_village_places()
    evening.plays(Resolve("tool-maker"))
    evening.plays(Resolve("field"))
    sent = take_back(evening)
    evening.does(ANNA, sent)
    assert evening.refuses(ANNA, sent) == "stale-version"


def test_single_choices_that_were_made_for_the_seat_go_back_with_its_turn() -> None:
    """The last location of a turn is a single choice."""
    evening = begun()
    evening.does(ANNA, PlaySingleChoices(seat=0, on=True))
    evening.plays(Place("tool-maker"))
    evening.plays(Place("forest", 5))
    evening.plays(Place("field"))
    evening.plays(Place("hunt", 3))
    evening.plays(Resolve("hunt"))
    while evening.table.to_act != 0 or len(evening.choices) != 2:
        evening.plays(evening.choices[-1])
    before = evening.game.state.copy()
    happened = evening.plays(Resolve("field"))
    assert happened.moves == moves_in(">field", ">tool-maker")
    assert evening.takes_back(ANNA).back == 2
    assert evening.game.state == before


def test_what_a_bot_did_for_somebody_who_is_away_is_not_theirs_to_take_back() -> None:
    evening = begun(settings=TableSettings(start=0, timing=TimePerMove(seconds=60)))
    evening.now += 60_000
    evening.time_is_up()
    evening.plays_anything(Random(1))
    assert evening.refuses(ANNA, take_back(evening)) == "bot-plays-on"
    evening.does(ANNA, ComeBack(seat=0))
    assert evening.refuses(ANNA, take_back(evening)) == "nothing-to-take-back"


def reloaded(evening: Evening) -> Evening:
    """The same table after a restart."""
    table = evening.table
    turns = turns_of(evening.entries, table.version)
    evening.table = from_the_store(table, table.document, moves_of(evening.entries), turns)
    return evening


def test_after_a_restart_turns_are_taken_back_as_before() -> None:
    """A2: several of them, one after the other, with a restart before each."""
    evening = with_village_places()
    states = [evening.game.state.copy()]
    evening.plays(Resolve("tool-maker"))
    states.append(evening.game.state.copy())
    evening.plays(Resolve("field"))
    for state in reversed(states):
        reloaded(evening).takes_back(ANNA)
        assert evening.game.state == state
    reloaded(evening).takes_back(ANNA)
    reloaded(evening).takes_back(ANNA)
    assert reloaded(evening).refuses(ANNA, take_back(evening)) == "nothing-to-take-back"


def test_after_a_restart_what_a_bot_did_for_somebody_is_not_theirs_to_take_back() -> None:
    """Nothing that is stored of a move tells who made it, so it counts only as long as
    nobody has gone or come back."""
    evening = begun(settings=TableSettings(start=0, timing=TimePerMove(seconds=60)))
    evening.now += 60_000
    evening.time_is_up()
    evening.goes_on(moved(evening.table, Place("forest", 3), evening.now))
    evening.does(ANNA, ComeBack(seat=0))
    assert reloaded(evening).refuses(ANNA, take_back(evening)) == "nothing-to-take-back"


def test_the_time_for_a_move_goes_on_after_it_was_taken_back() -> None:
    """Or whoever has little time left would move, take back, and have all of it again."""
    evening = begun(settings=TableSettings(start=0, timing=TimePerMove(seconds=60)))
    first = evening.table.document.deadline
    assert first is not None
    evening.now += 50_000
    evening.plays(Place("forest", 3))
    evening.now += 2_000
    evening.takes_back(ANNA)
    assert evening.table.document.deadline == first + 2_000
    evening.now += 5_000
    evening.plays(Place("forest", 3))
    evening.takes_back(ANNA)
    assert evening.table.document.deadline == first + 2_000


def seen_pieces(table: HostedTable) -> list[set[str]]:
    """What each seat, and a spectator, knows of cards, buildings and animals by their names."""
    assert table.game is not None
    seats = (None, *range(len(table.document.seats)))
    views = (msgspec.json.encode(view(table.game.state, seat)).decode() for seat in seats)
    return [set(PIECE.findall(text)) for text in views]


@pytest.mark.parametrize("seed", range(12))
def test_a_turn_can_be_taken_back_exactly_when_it_brought_nothing_to_light(seed: int) -> None:
    """No dice, no decision of another, no piece that anybody had not seen before, no end."""
    generator = Random(seed)
    options = generator.choice(ALL_OPTIONS)
    evening = begun(PEOPLE[: options.players], options=options, seed=seed)
    while evening.table.to_act is not None:
        before, seat, person = evening.table, evening.table.to_act, evening.asked
        happened = evening.plays_anything(generator)
        is_quiet = (
            len(happened.moves) == 1
            and evening.game.state.decision != GAME_OVER
            and all(
                after <= known
                for after, known in zip(
                    seen_pieces(evening.table), seen_pieces(before), strict=True
                )
            )
        )
        can = table_view(evening.table, Viewer(person.id)).can_take_back
        assert can == is_quiet, (happened.moves, seat)
        if not is_quiet:
            assert evening.refuses(person, take_back(evening))
        elif generator.random() < 0.3:
            assert before.game is not None
            evening.takes_back(person)
            assert evening.game.state == before.game.state
            assert evening.game.moves == before.game.moves
            assert evening.game.transcript.digest() == before.game.transcript.digest()


def test_the_pieces_are_found_in_a_view() -> None:
    """So that the law above cannot hold for want of names."""
    evening = begun(options=Options(wild_animals=True))
    text = json.dumps(msgspec.to_builtins(view(evening.game.state)))
    assert len(PIECE.findall(text)) == 4 + 2
