"""Whoever watches over the server learns when nothing can be stored any more."""

import pytest

from stoneage.server.services import health_check
from tests.server.full_disk import disk_full
from tests.server.routes.served import Served, game_of_two

pytestmark = pytest.mark.anyio


async def test_a_full_disk_is_noticed_and_so_is_its_end(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_check, "MAX_AGE", 0.0)
    table, anna, _ = await game_of_two(place)
    with disk_full():
        assert not (await anna.get("/healthz", 503))["is_alive"]
        resigning = {"command": "resign", "seat": 0}
        assert await anna.is_refused(table, resigning) == "store-unavailable"
    assert (await anna.get("/healthz"))["is_alive"]
    assert (await anna.sees(table)).table.status == "running"


async def test_many_who_ask_at_once_cost_one_write(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, asked = place.services.store, []

    async def is_alive() -> bool:
        asked.append(1)
        return True

    monkeypatch.setattr(store, "is_alive", is_alive)
    check = health_check.HealthCheck(store, lambda: float(len(asked)))
    for _ in range(10):
        assert await check.is_alive()
    assert len(asked) == 1
