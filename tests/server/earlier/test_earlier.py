"""A database that an earlier version made opens, and its games go on.

Beside this file lie databases as version 0.1.0 left them, filled by `make.py`, and what that
version said of every table.
"""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.earlier.make import TABLES
from tests.server.routes.served import Guest, Served, play_inside, served, settings_for

FOLDER = Path(__file__).parent
A_WHILE = 25
TO_THE_END = "variants"
Json = Any


def unpacked(name: str) -> bytes:
    return gzip.decompress((FOLDER / f"{name}.gz").read_bytes())


@pytest.fixture
def sqlite_of_before(tmp_path: Path) -> str:
    file = tmp_path / "stoneage.db"
    file.write_bytes(unpacked("0.1.0-sqlite.db"))
    return f"sqlite:///{file.as_posix()}"


@pytest.fixture
def postgresql_of_before(empty_postgresql_url: str) -> str:
    with psycopg.connect(empty_postgresql_url, autocommit=True) as connection:
        connection.execute(unpacked("0.1.0-postgresql.sql"))
    return empty_postgresql_url


@pytest.fixture(params=["sqlite", "postgresql"])
def earlier(request: pytest.FixtureRequest) -> tuple[str, Json]:
    """A database of before, and what its tables were like."""
    url: str = request.getfixturevalue(f"{request.param}_of_before")
    return url, json.loads(unpacked(f"0.1.0-{request.param}.json"))


def people_of(place: Served, known: Json) -> tuple[Guest, ...]:
    guests = tuple(place.visitor() for _ in known["cookies"])
    for guest, cookie in zip(guests, known["cookies"], strict=True):
        guest.http.cookies.set("stoneage", cookie)
    return guests


async def knows(guest: Guest, table: str) -> Json:
    now = await guest.get(f"/api/tables/{table}")
    papers = ("story", "record") if now["view"] else ()
    return {
        "update": {key: now[key] for key in ("version", "view", "choices", "table")},
        **{each: await guest.get(f"/api/tables/{table}/{each}") for each in papers},
        "chat": await guest.get(f"/api/tables/{table}/chat"),
    }


def as_before(now: Json, said: Json) -> Json:
    """Without what only later versions tell: fields that were not there then."""
    if isinstance(now, dict) and isinstance(said, dict):
        return {key: as_before(now[key], said[key]) for key in now.keys() & said.keys()}
    if isinstance(now, list) and isinstance(said, list) and len(now) == len(said):
        return [as_before(*each) for each in zip(now, said, strict=True)]
    return now


async def looked_at_and_played_on(url: str, tables: Json) -> None:
    assert tables.keys() == TABLES.keys()
    async with served(settings_for(url)) as place:
        for name, known in tables.items():
            table, people = known["table"], people_of(place, known)
            for guest, said in zip(people, known["known"], strict=True):
                assert as_before(await knows(guest, table), said) == said, name
            if name == "waiting":
                await people[0].does(table, {"command": "sit-down", "seat": 2, "name": "P2"})
                await people[0].does(table, {"command": "start"})
            before = known["known"][0]["update"]["version"]
            await play_inside(place, table, 10_000 if name == TO_THE_END else A_WHILE)
            now = await people[0].sees(table)
            assert now.table.status == ("over" if name in (TO_THE_END, "over") else "running")
            assert now.version >= before + A_WHILE or now.table.status == "over"
            assert (await people[0].get(f"/api/tables/{table}/verdict"))["is_sound"], name


def test_tables_of_an_earlier_version_are_as_they_were_and_go_on(earlier: tuple[str, Json]) -> None:
    """Running, waiting and finished ones, on SQLite and on PostgreSQL."""
    asyncio.run(looked_at_and_played_on(*earlier))
