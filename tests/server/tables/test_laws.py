"""Laws of hosted games, over whole games of every variant."""

from random import Random

import pytest

from stoneage.record.reading import decode_record
from stoneage.record.replay import replay
from stoneage.record.verifying import verify
from stoneage.record.writing import to_json
from stoneage.server.hall.loading import followed, moves_of, turns_of
from stoneage.server.tables.document import read, written
from stoneage.server.tables.game import HostedGame
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.resuming import gone_on, resumed
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.commands import Answer, GiveWord, Offer, PlaySingleChoices, SitDown, Start
from stoneage.server.wire.settings import TableSettings, TimeBank
from stoneage.table.options import Options
from tests.record.played import ALL_OPTIONS, WORDS
from tests.server.tables.hosted import ANNA, PEOPLE, Evening

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
    game = resumed(document, moves_of(evening.entries), turns)
    return HostedTable(evening.table.id, evening.table.version, document, game)


def takers_back(game: HostedGame) -> list[int]:
    return [seat for seat in range(len(game.state.players)) if game.can_take_back(seat)]


def wander(evening: Evening, generator: Random) -> None:
    """A random move; sometimes a turn, or by consent much more, is taken back afterwards."""
    person = evening.asked
    evening.plays_anything(generator)
    if evening.table.to_act is None or generator.random() < 0.8:
        return
    seat = evening.table.document.seats_of(person.id)[0]
    if evening.game.can_take_back(seat):
        evening.takes_back(person)
    elif generator.random() < 0.2:
        evening.does(person, Offer(what="take-back"))
        for other in PEOPLE[: len(evening.table.document.seats)]:
            if other != person:
                evening.does(other, Answer(what="take-back", agree=True))


@every_walk
def test_a_game_that_wanders_is_stored_resumed_and_proven_fair(seed: int, options: Options) -> None:
    """With take-backs of both kinds on the way. At every step: what is written and read is the
    same, the moves folded from the entries are the game's, and a game taken up from the store
    rolls the same dice and can be taken back as before. At the end the record verifies."""
    evening, generator = seated(options, seed), Random(seed)
    while evening.table.to_act is not None:
        wander(evening, generator)
        table = reloaded(evening)
        assert table.document == evening.table.document
        assert table.game is not None
        assert table.game.moves == evening.game.moves
        assert table.game.state == evening.game.state
        assert table.game.transcript.digest() == evening.game.transcript.digest()
        assert set(takers_back(evening.game)) <= set(takers_back(table.game))
        if generator.random() < 0.1:
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
def test_whoever_follows_from_afar_hears_what_happened(seed: int, options: Options) -> None:
    """The events that another process derives are those of the process that moved, and the game
    that it takes further is the one that it would load."""
    evening, generator = seated(options, seed), Random(seed)
    for _ in range(30):
        before, known = reloaded(evening), len(evening.entries)
        events = [event for _ in range(3) for event in evening.plays_anything(generator).events]
        after = reloaded(evening)
        assert followed(before, after) == events
        assert before.game is not None
        assert after.game is not None
        turns = [entry.moves for entry in evening.entries[known:]]
        game = gone_on(after.document, before.game, turns, is_unbroken=True)
        assert game is not None
        assert (game.state, game.moves) == (after.game.state, after.game.moves)
        assert game.transcript.digest() == after.game.transcript.digest()
        assert takers_back(game) == takers_back(after.game)
        assert gone_on(after.document, before.game, turns[1:], is_unbroken=True) is None
