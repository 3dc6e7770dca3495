"""Reconnecting: whatever is lost, doubled, late or cut off, in the end client and server agree."""

import asyncio
from contextlib import suppress
from random import Random

import pytest

from stoneage.server.hall.live_table import LiveTable
from stoneage.server.hall.loading import load
from stoneage.server.services.services import Services, open_services
from stoneage.server.services.settings import Settings
from stoneage.server.telemetry.metrics import Metrics
from stoneage.server.wire.messages import Accepted
from stoneage.server.wire.refusals import Refused
from tests.server.hall.halls import begun, know_people, next_move, until
from tests.server.hall.lossy import Player, known_to
from tests.server.tables.hosted import PEOPLE

pytestmark = pytest.mark.anyio

SEEDS = 1_000
AT_ONCE = 50
TURNS = 25
LEAST_MOVES = 2
"""So many must be known to be made at every table, however slow the disk is."""
MOST_TURNS = 40 * TURNS
NO_LIMIT = "999999/s burst 999999"


async def fuzz(services: Services, seed: int) -> int:
    """One table with two players; the number of moves that were acknowledged."""
    generator = Random(seed)
    table_id = await begun(services.hall)
    live = await services.hall.tables.get(table_id)
    players = [Player(services, live, person, generator) for person in PEOPLE[:2]]
    for player in players:
        await player.connect()
    await play(players, generator)
    for player in players:
        await player.settle()
        await moves_meanwhile(services, live, generator)
    await until(lambda: all(player.is_up_to_date() for player in players))
    for player in players:
        held, shown = known_to(player)
        assert held == shown, seed
        await player.hang_up()
    await check_moves(services, table_id, players)
    return sum(len(acknowledged(player)) for player in players)


async def play(players: list[Player], generator: Random) -> None:
    """Both do what comes to their mind, until enough of it has had an effect."""
    for turn in range(MOST_TURNS):
        made = sum(len(acknowledged(player)) for player in players)
        if turn >= TURNS and made >= LEAST_MOVES:
            return
        for player in players:
            await player.act()
            await asyncio.sleep(generator.choice((0, 0.002, 0.01)))
    raise AssertionError("hardly a move is made")


async def moves_meanwhile(services: Services, live: LiveTable, generator: Random) -> None:
    """A move while a new connection is still being told how things stand."""
    for _ in range(generator.randrange(6)):
        await asyncio.sleep(0)
    with suppress(Refused):
        person, move = next_move(live, generator)
        await services.hall.do(live.table.id, person, move)


def acknowledged(player: Player) -> dict[int, str]:
    """The moves that the client knows to be made, by the version that they made."""
    made = {}
    for number, answer in player.client.answers.items():
        line = player.client.moves.get(number)
        if isinstance(answer, Accepted) and line is not None:
            made[answer.version] = line
    return made


async def check_moves(services: Services, table_id: str, players: list[Player]) -> None:
    """Every acknowledged move is stored under its version, once, and no version has two."""
    entries = {entry.version: entry for entry in await services.store.entries(table_id)}
    versions = [version for player in players for version in acknowledged(player)]
    assert len(versions) == len(set(versions))
    for player in players:
        for version, line in acknowledged(player).items():
            assert entries[version].moves[0] == line
    live, stored = await services.hall.tables.get(table_id), await load(services.store, table_id)
    assert live.table.game is not None
    assert stored.game is not None
    assert stored.game.moves == live.table.game.moves


async def test_client_and_server_agree_in_the_end_over_a_thousand_lossy_connections(
    sqlite_url: str,
) -> None:
    """Both see the same table byte by byte, and no move was lost or made twice."""
    settings = Settings(
        database=sqlite_url,
        limit_commands=NO_LIMIT,
        limit_reads=NO_LIMIT,
        cache_tables=AT_ONCE + 10,
    )
    async with open_services(settings, Metrics(), run_scheduler=False) as services:
        await know_people(services.store)
        made = 0
        for first in range(0, SEEDS, AT_ONCE):
            seeds = range(first, first + AT_ONCE)
            made += sum(await asyncio.gather(*(fuzz(services, seed) for seed in seeds)))
        assert made >= SEEDS * LEAST_MOVES
