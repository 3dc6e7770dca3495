"""Which game is meant: of a table, of a table as spectators see it, or of a record."""

import asyncio

from litestar.params import FromPath

from stoneage.record import decode_record
from stoneage.server.services.services import Services
from stoneage.server.store.ids import could_be_id
from stoneage.server.tables.games import BroughtGame, TableGame, game_at
from stoneage.server.tables.viewing import SPECTATOR, Viewer
from stoneage.server.wire.refusals import Refused

from .tables import watched_table
from .visitor import TheServices, TheVisitor, Visitor


async def game_of_table(
    table_id: FromPath[str], services: TheServices, visitor: TheVisitor
) -> TableGame:
    visitor.charge(services, "reads")
    return await _table_game(services, table_id, visitor.viewer)


async def game_of_stranger(table_id: str, services: Services, visitor: Visitor) -> TableGame:
    """As somebody sees it who is not known here, whoever asks."""
    visitor.charge(services, "reads")
    return await _table_game(services, table_id, SPECTATOR)


async def game_watched(
    watch: FromPath[str], services: TheServices, visitor: TheVisitor
) -> TableGame:
    visitor.charge(services, "reads")
    return await _table_game(services, await watched_table(services, watch), SPECTATOR)


async def game_brought(
    replay_id: FromPath[str], services: TheServices, visitor: TheVisitor
) -> BroughtGame:
    visitor.charge(services, "reads")
    text = await services.store.replay(replay_id) if could_be_id(replay_id) else None
    if text is None:
        raise Refused("no-such-replay")
    return BroughtGame(replay_id, await asyncio.to_thread(decode_record, text))


async def _table_game(services: Services, table_id: str, viewer: Viewer) -> TableGame:
    return game_at((await services.hall.tables.get(table_id)).table, viewer)
