"""Replaying a record to any move."""

from random import Random

import pytest
from msgspec.structs import replace

from stoneage.record.errors import BadRecord
from stoneage.record.record import Record
from stoneage.record.replay import Replay, replay
from stoneage.table.game import Game
from stoneage.table.options import Options
from tests.record.played import NAMES, play, record_of


def test_a_record_is_replayed_up_to_any_move() -> None:
    game = play(Game.new(Options(players=3, wild_animals=True), 4), 4)
    record = Record.of(game, NAMES[:3])
    walk = Replay(record)
    assert len(walk) == len(game.steps)
    for moves in Random(4).sample(range(len(game.steps)), 20):
        assert replay(record, moves).state == game.steps[moves].before
        assert walk.at(moves).state == game.steps[moves].before
        assert walk.at(moves).story() == replay(record, moves).story()
    assert walk.at(len(walk)).state == game.state


def test_a_replayed_game_can_be_played_on_without_a_trace_in_the_replay() -> None:
    walk = Replay(record_of(Options(players=2), 2))
    before = walk.at(10).state
    play(walk.at(10), 9, 1)
    assert walk.at(10).state == before


@pytest.mark.parametrize("moves", [-1, 1_000_000])
def test_a_replay_has_no_moves_beyond_its_ends(moves: int) -> None:
    with pytest.raises(IndexError):
        Replay(record_of(Options(players=2), 2, 5)).at(moves)


def test_moves_before_the_first_bad_one_can_be_replayed() -> None:
    record = record_of(Options(players=2), 2, 5)
    bad = replace(record, moves=(*record.moves, record.moves[0]))
    assert replay(bad, len(record.moves)).state == replay(record).state
    with pytest.raises(BadRecord) as caught:
        replay(bad)
    assert caught.value.place == f"moves[{len(record.moves)}]"
