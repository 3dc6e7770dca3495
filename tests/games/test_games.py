"""Recorded games: whatever lies in this folder is replayed, scored and verified."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from stoneage.record.forms import read
from stoneage.record.notation import write_notation
from stoneage.record.record import Record, sealed
from stoneage.record.replay import replay
from stoneage.record.verifying import verify
from stoneage.record.writing import to_json
from stoneage.table.actions import Pay, Roll, TakeReward
from stoneage.table.view import Result

GAMES = sorted(Path(__file__).parent.glob("*.json"))
MOST_BYTES = 150_000

every_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def recorded(path: Path) -> Record:
    return read(path.read_bytes())


def result_of(record: Record) -> Result:
    assert record.result is not None
    return record.result


@every_game
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    """Every move legal; the same scores, category by category, and the same winners."""
    record = recorded(path)
    assert replay(record).result == result_of(record)


@every_game
def test_a_recorded_game_is_proven_fair(path: Path) -> None:
    record = recorded(path)
    assert verify(record).is_sound
    assert verify(record).is_fair == (record.fair is not None)


@every_game
def test_a_changed_die_move_or_order_of_a_recorded_game_is_found(path: Path) -> None:
    """Even with a new digest."""
    record, generator = recorded(path), Random(path.stem)
    rolls = [index for index, move in enumerate(record.moves) if isinstance(move, Roll)]
    index = generator.choice(rolls)
    roll = record.moves[index]
    assert isinstance(roll, Roll)
    dice = (roll.dice[0] % 6 + 1, *roll.dice[1:])
    moves = (*record.moves[:index], Roll(tuple(sorted(dice))), *record.moves[index + 1 :])
    assert not verify(sealed(replace(record, moves=moves))).is_sound
    before = generator.randrange(rolls[-1])
    moves = (*record.moves[:before], *record.moves[before + 1 :])
    assert not verify(sealed(replace(record, moves=moves))).is_sound
    deal = replace(record.deal, cards=record.deal.cards[::-1])
    assert not verify(sealed(replace(record, deal=deal))).is_sound


@every_game
def test_a_recorded_game_is_the_same_in_both_forms(path: Path) -> None:
    record = recorded(path)
    assert to_json(record) == path.read_text(encoding="utf-8")
    assert read(write_notation(record)) == record


@every_game
def test_a_recorded_game_is_small(path: Path) -> None:
    assert path.stat().st_size < MOST_BYTES


def test_every_player_count_option_and_cause_of_the_end_is_there() -> None:
    records = [recorded(path) for path in GAMES]
    ends = {(record.options.players, result_of(record).cause) for record in records}
    assert ends == {(players, cause) for players in (2, 3, 4) for cause in ("cards", "buildings")}
    alone = {
        (
            options.harsh_winter,
            options.wild_animals,
            options.igloos,
            options.closed_cards,
        )
        for options in (record.options for record in records)
        if options.house is None
    }
    assert {
        (False, False, False, False),
        (True, False, False, False),
        (False, True, False, False),
        (False, False, True, False),
        (False, False, False, True),
        (True, True, True, True),
    } <= alone
    assert any(record.options.house is not None for record in records)


def test_ties_extra_payments_and_rewards_are_there() -> None:
    """E4, W1 or W2, L6"""
    records = [recorded(path) for path in GAMES]
    assert any(len(result_of(record).winners) > 1 for record in records)
    assert any(has_broken_tie(result_of(record)) for record in records)
    moves = [move for record in records for move in record.moves]
    assert any(isinstance(move, Pay) and move.extra for move in moves)
    assert any(isinstance(move, TakeReward) for move in moves)


def has_broken_tie(result: Result) -> bool:
    totals = sorted(scoring.total for scoring in result.scoring)
    return totals[-1] == totals[-2] and len(result.winners) == 1
