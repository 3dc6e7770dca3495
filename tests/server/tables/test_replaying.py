"""Replays: what the server sends of a game from its deal on."""

from pathlib import Path

import pytest

import stoneage.table.game
from stoneage.record.reading import read_record
from stoneage.record.record import Record
from stoneage.record.replay import walk
from stoneage.rules.state import State
from stoneage.server.tables.replaying import replayed
from stoneage.table.actions import AnyMove
from stoneage.table.execution import execute

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.json"))


@pytest.fixture(params=GAMES, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    path: Path = request.param
    return read_record(path.read_bytes())


def test_what_no_event_tells_is_sent_as_the_views_have_it(record: Record) -> None:
    games = [*walk(record)]
    for seat in (None, *range(record.options.players)):
        sent = replayed(record, seat)
        views = [game.view(seat) for game in games]
        assert sent.first == views[0]
        assert [(move.turn, move.awaited) for move in sent.moves] == [
            (view.turn, view.awaited) for view in views[1:]
        ]
        assert sent.result == views[-1].result


def test_events_are_those_that_the_seat_may_know(record: Record) -> None:
    *_, game = walk(record)
    for seat in (None, *range(record.options.players)):
        events = [event for move in replayed(record, seat).moves for event in move.events]
        assert events == game.events(0, seat)


def test_every_move_is_executed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(GAMES[0].read_bytes())
    executed: list[AnyMove] = []

    def counting(before: State, move: AnyMove) -> list[State]:
        executed.append(move)
        return execute(before, move)

    monkeypatch.setattr(stoneage.table.game, "execute", counting)
    replayed(record, 0)
    assert executed == [*record.moves]
