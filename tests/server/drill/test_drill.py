"""An acknowledged move is never lost, whatever happens to the server."""

import asyncio

from .drill import drill


def test_no_acknowledged_move_is_lost_or_made_twice_when_the_server_is_killed(
    database_url: str,
) -> None:
    """SQLite and PostgreSQL, with SIGKILL in the middle of many games."""
    report = asyncio.run(drill(database_url, kills=5, tables=12))
    assert report.kills == 5
    assert report.acknowledged > 100
