"""Laws of hosted games, over whole games of every variant."""

from random import Random

import pytest
from msgspec.structs import replace

from stoneage.record.reading import decode_record
from stoneage.record.replay import replay
from stoneage.record.verifying import verify
from stoneage.record.writing import to_json
from stoneage.server.hall.loading import moves_of, turns_of
from stoneage.server.tables.document import read, written
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.resuming import events_between, gone_on
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.commands import (
    AnswerOffer,
    GiveWord,
    MakeOffer,
    PlaySingleChoices,
    SitDown,
    Start,
)
from stoneage.server.wire.settings import TableSettings, TimeBank
from stoneage.table.options import Options
from tests.record.played import ALL_OPTIONS, WORDS
from tests.server.tables.hosted import ANNA, PEOPLE, Evening, from_the_store

# Every variant alone and all together, with every number of players, by turns.
WALKS = [(seed, ALL_OPTIONS[seed * 11 % len(ALL_OPTIONS)]) for seed in range(12)]

every_walk = pytest.mark.parametrize(("seed", "options"), WALKS)


def seated(options: Options, seed: int) -> Evening:
    timing = TimeBank(seconds=600, increment=1)
    start = None if seed % 2 else 0
    evening = Evening(TableSettings(options=options, timing=timing, start=start), seed)
    for number, person in enumerate(PEOPLE[1 : options.players], 1):
        evening.does(person, SitDown(seat=number))
        evening.does(person, GiveWord(seat=number, word=WORDS[number]))
    evening.does(PEOPLE[1], PlaySingleChoices(seat=1, on=True))
    evening.does(ANNA, Start())
    return evening


def reloaded(evening: Evening) -> HostedTable:
    document = read(written(evening.table.document))
    turns = turns_of(evening.entries, evening.table.version)
    return from_the_store(evening.table, document, moves_of(evening.entries), turns)


def takers_back(table: HostedTable) -> list[int]:
    return [seat for seat in range(len(table.document.seats)) if table.can_take_back(seat)]


def wander(evening: Evening, generator: Random) -> None:
    """A random move; sometimes a turn, or by consent much more, is taken back afterwards."""
    person = evening.asked
    evening.plays_anything(generator)
    if evening.table.to_act is None or generator.random() < 0.8:
        return
    seat = evening.table.document.seats_of(person.id)[0]
    if evening.table.can_take_back(seat):
        evening.takes_back(person)
    elif generator.random() < 0.2:
        evening.does(person, MakeOffer(what="take-back"))
        for other in PEOPLE[: len(evening.table.document.seats)]:
            if other != person:
                evening.does(other, AnswerOffer(what="take-back", agree=True))


@every_walk
def test_a_game_that_wanders_is_stored_resumed_and_proven_fair(seed: int, options: Options) -> None:
    """With take-backs of both kinds on the way. After each of them, and at many other steps: what
    is written and read is the same, the moves folded from the entries are the game's, and a game
    taken up from the store rolls the same dice and can be taken back as before. At the end the
    record verifies. (Loading at every step would replay half a million moves.)"""
    evening, generator = seated(options, seed), Random(seed)
    while evening.table.to_act is not None:
        wander(evening, generator)
        if not evening.entries[-1].back and generator.random() < 0.9:
            continue
        table = reloaded(evening)
        assert table.document == evening.table.document
        assert table.game is not None
        assert table.game.moves == evening.game.moves
        assert table.game.state == evening.game.state
        assert table.game.transcript.digest() == evening.game.transcript.digest()
        assert set(takers_back(evening.table)) <= set(takers_back(table))
        if generator.random() < 0.5:
            evening.table = table
    record = record_of(evening.table)
    assert any(entry.back for entry in evening.entries)
    assert verify(record).is_fair
    assert replay(record).state == evening.game.state
    assert decode_record(to_json(record).encode()) == record


@every_walk
def test_while_a_game_runs_its_record_keeps_the_seed_back(seed: int, options: Options) -> None:
    evening = seated(options, seed).plays_on(20, seed)
    record = record_of(evening.table)
    assert record.fair is not None
    assert record.fair.seed is None
    assert evening.table.document.seed not in to_json(record)
    assert verify(record).is_sound


@every_walk
def test_another_process_derives_the_same_events(seed: int, options: Options) -> None:
    """The events that another process derives are those of the process that moved, and the game
    that it takes further is the one that it would load."""
    evening, generator = seated(options, seed), Random(seed)
    for _ in range(30):
        before, known = reloaded(evening), len(evening.entries)
        events = [event for _ in range(3) for event in evening.plays_anything(generator).events]
        after = reloaded(evening)
        assert before.game is not None
        assert after.game is not None
        assert events_between(before.game, after.game) == events
        later = [moves_of([entry]) for entry in evening.entries[known:]]
        found = gone_on(after.document, before.game, before.turns, later, is_unbroken=True)
        assert found is not None
        assert (found.game, [*found.events]) == (after.game, events)
        assert found.game.transcript.digest() == after.game.transcript.digest()
        followed = replace(after, game=found.game, turns=found.turns)
        assert takers_back(followed) == takers_back(after)
        skipping = gone_on(after.document, before.game, before.turns, later[1:], is_unbroken=True)
        assert skipping is None
