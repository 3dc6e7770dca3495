"""Lists of the tables in a browser: those to go on with, and those that are over."""

from typing import Annotated

from msgspec import Meta, Struct

from stoneage.server.hall.loading import table_of
from stoneage.server.tables.results import played_game, seen_from
from stoneage.server.tables.statistics import Wanted, found, page_of, pages, statistics
from stoneage.server.tables.viewing import table_line, with_summary
from stoneage.server.wire.history import History, PlayedGame, Statistics
from stoneage.server.wire.tables import Lobby, TableLine

from .requests import Request
from .tables_here import TablesHere

MAX_IN_LIST = 50


class Page(Struct, frozen=True, kw_only=True):
    page: Annotated[int, Meta(ge=1)] = 1


async def lobby(here: TablesHere) -> Lobby:
    viewer = await here.viewer()
    mine: list[TableLine] = []
    for row in await here.rows.all_tables():
        table = table_of(row)
        if table.document.what_if is None and table.document.seats_of(viewer.person):
            line = table_line(table, viewer, row.changed_at)
            mine.append(with_summary(line, await here.reviews.summary(row.id)))
    mine = sorted(mine[:MAX_IN_LIST], key=lambda line: not line.is_your_turn)
    return Lobby(mine=tuple(mine), open=(), running=(), has_manual=False, network_url=None)


async def history(here: TablesHere, request: Request) -> History:
    played = await _played(here)
    matching = found(played, request.asked(Wanted))
    page = request.asked(Page).page
    return History(games=page_of(matching, page), found=len(matching), pages=pages(matching))


async def own_statistics(here: TablesHere) -> Statistics:
    return statistics(await _played(here))


async def _played(here: TablesHere) -> list[PlayedGame]:
    """The latest first."""
    person = await here.owner.somebody()
    games: list[PlayedGame] = []
    for row in await here.rows.all_tables():
        table = table_of(row)
        own = table.document.seats_of(person.id)
        game = played_game(table, row.created_at, row.changed_at) if own else None
        if game is not None:
            games.append(seen_from(game, own))
    return sorted(games, key=lambda game: -game.ended_at)
