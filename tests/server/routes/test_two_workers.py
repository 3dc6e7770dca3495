"""Two workers on one database: whoever comes from the one to the other is never behind."""

import pytest

from tests.server.routes.served import Connected, game_of_two, play_on, served, settings_for

pytestmark = pytest.mark.anyio

MOVES = 4


async def test_a_socket_that_comes_from_another_worker_is_never_behind(postgresql_url: str) -> None:
    """First the notifications arrive; then none does, as if each were still on its way."""
    settings = settings_for(postgresql_url)
    async with served(settings) as one, served(settings) as other:
        table, anna, ben = await game_of_two(one)
        there = other.visitor()
        there.http.cookies.set("stoneage", ben.token or "")
        async with there.table_socket(table) as line:
            following = Connected(line)
            await following.receives()
            for seed in range(MOVES):
                made = await play_on(table, (anna, ben), 1, seed)
                while following.client.version != made.version:
                    await following.receives()
        await other.services.bus.close()
        known = await there.sees(table)
        for seed in range(MOVES):
            made = await play_on(table, (anna, ben), 1, seed)
            assert made.version > known.version
            async with there.table_socket(table, known.version) as line:
                first = await Connected(line).receives()
            assert (first.version, first.since) == (made.version, known.version)
            known = first
