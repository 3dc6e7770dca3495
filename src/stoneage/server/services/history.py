"""The games that somebody has finished, read once and remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from stoneage.server.store import personal
from stoneage.server.store.store import Store
from stoneage.server.tables.document import read
from stoneage.server.tables.results import played_game, seen_from
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.history import PlayedGame

MAX_REMEMBERED: Final = 5_000


class Histories:
    """Everybody's finished games. A table that is over hardly ever changes again."""

    def __init__(self, store: Store, most: int = MAX_REMEMBERED) -> None:
        self.store = store
        self.most = most
        self._games: OrderedDict[tuple[str, int], PlayedGame | None] = OrderedDict()

    async def of_person(self, person_id: str) -> list[PlayedGame]:
        """All of them as this person sees them, the latest first."""
        rows = await personal.finished_tables(self.store, person_id)
        known = {row.id: self._games.get((row.id, row.version)) for row in rows}
        missing = [row.id for row in rows if (row.id, row.version) not in self._games]
        found = await personal.documents(self.store, missing)
        for row, game in zip(found, await asyncio.to_thread(_games_of, found), strict=True):
            known[row.id] = game
            self._remember((row.id, row.version), game)
        games = [
            seen_from(game, row.seats) for row in rows if (game := known.get(row.id)) is not None
        ]
        return sorted(games, key=lambda game: -game.ended_at)

    def _remember(self, key: tuple[str, int], game: PlayedGame | None) -> None:
        self._games[key] = game
        if len(self._games) > self.most:
            self._games.popitem(last=False)


def _games_of(rows: Sequence[personal.DocumentRow]) -> list[PlayedGame | None]:
    return [
        played_game(
            HostedTable(row.id, row.version, read(row.document)), row.created_at, row.changed_at
        )
        for row in rows
    ]
