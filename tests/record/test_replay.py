"""Replaying a record to any move."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from stoneage.record.errors import BadRecord
from stoneage.record.record import Record
from stoneage.record.replay import check, check_every_position, replay, walk
from stoneage.table.chance import chance_of
from stoneage.table.options import Options
from tests.record.played import NAMES, play, random_game, record_of


def test_a_record_is_replayed_up_to_any_move() -> None:
    game = random_game(Options(players=3, wild_animals=True), 4)
    record = Record.of(game, NAMES[:3])
    games = [*walk(record)]
    assert games == [*game.walk()]
    assert [len(each) for each in games] == [*range(len(record.moves) + 1)]
    for moves in Random(4).sample(range(len(game)), 20):
        assert replay(record, moves) == games[moves]
        assert replay(record, moves).events() == games[moves].events()
    assert check(record) == replay(record) == replay(record, len(game)) == game


def test_a_replayed_game_can_be_played_on_without_a_trace_in_the_replay() -> None:
    games = [*walk(record_of(Options(players=2), 2))]
    state, moves = games[10].state.copy(), games[10].moves
    on = play(games[10], chance_of(9), 9, 1)
    assert len(on) > 10
    assert games[10].state == state != on.state
    assert games[10].moves == moves


@pytest.mark.parametrize("moves", [-1, 1_000_000])
def test_a_replay_has_no_moves_beyond_its_ends(moves: int) -> None:
    with pytest.raises(IndexError):
        replay(record_of(Options(players=2), 2, 5)).at(moves)


def test_moves_before_the_first_bad_one_can_be_replayed() -> None:
    record = record_of(Options(players=2), 2, 5)
    bad = replace(record, moves=(*record.moves, record.moves[0]))
    assert replay(bad, len(record.moves)) == replay(record)
    for read in (replay, check):
        with pytest.raises(BadRecord) as caught:
            read(bad)
        assert caught.value.place == f"moves[{len(record.moves)}]"


def test_a_record_is_read_from_a_file_and_played_to_any_move() -> None:
    file = Path(__file__).parents[1] / "games" / "everything.json"
    record = Record.read(file)
    assert record == Record.read(str(file))
    assert len(record.game(at=120)) == 120
    assert record.game().moves == record.moves
    assert record.game(at=0).moves == ()
    for move in (-1, len(record.moves) + 1):
        with pytest.raises(IndexError, match=f"move {move} of {len(record.moves)}"):
            record.game(at=move)


def test_every_position_is_had_only_of_a_record_that_is_sound() -> None:
    record = record_of(Options(), 3)
    assert check_every_position(record) == [*walk(record)]
    for forged in (replace(record, result=None), replace(record, digest="0" * 64)):
        with pytest.raises(BadRecord):
            check_every_position(forged)
