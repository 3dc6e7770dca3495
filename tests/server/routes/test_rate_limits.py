"""Limits: whoever asks too much is told why and how long to wait, and nobody else is."""

import pytest

from stoneage.server.wire.commands import PlaySingleChoices
from stoneage.server.wire.messages import Rejected
from tests.server.routes.served import Connected, served, settings_for

pytestmark = pytest.mark.anyio

FEW = "1/h burst 3"


def told_to_wait(answer: dict[str, object], seconds: int = 3600) -> bool:
    wait = answer["retry_after"]
    assert isinstance(wait, float)
    return answer["code"] == "too-fast" and 0 < wait <= seconds and bool(answer["reason"])


async def test_commands_are_limited_for_each_session_over_both_ways(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url, limit_commands=FEW)) as place:
        anna, ben = await place.guest("Anna"), await place.guest("Ben")
        table = await anna.sets_table(options={"players": 2})
        await ben.does(table, {"command": "sit-down", "seat": 1})
        switch = {"command": "play-single-choices", "seat": 0, "on": True}
        for _ in range(3):
            await anna.does(table, switch)
        answer = await anna.sends(table, {**switch, "on": False})
        assert answer.status_code == 429
        assert told_to_wait(answer.json())
        assert int(answer.headers["retry-after"]) <= 3601
        async with anna.table_socket(table) as line:
            player = Connected(line)
            refused = await player.says(PlaySingleChoices(seat=0, on=False))
            assert isinstance(refused, Rejected)
            assert (refused.code, refused.update) == ("too-fast", None)
            assert refused.retry_after
        assert (await anna.sees(table)).table.seats[0].plays_single_choices, "nothing was done"
        await ben.does(table, {**switch, "seat": 1})


@pytest.mark.parametrize(
    ("kind", "method", "path", "body"),
    [
        ("tables", "POST", "/api/tables", {}),
        ("imports", "POST", "/api/replays", {}),
        ("reads", "GET", "/api/lobby", None),
    ],
)
async def test_other_routes_are_rate_limited_for_each_session(
    sqlite_url: str, kind: str, method: str, path: str, body: dict[str, str] | None
) -> None:
    async with served(settings_for(sqlite_url, **{f"limit_{kind}": FEW})) as place:
        anna, ben = await place.guest("Anna"), await place.guest("Ben")
        answers = [await anna.http.request(method, path, json=body) for _ in range(4)]
        assert [answer.status_code == 429 for answer in answers] == [False] * 3 + [True]
        assert told_to_wait(answers[-1].json())
        assert "retry-after" in answers[-1].headers
        assert (await ben.http.request(method, path, json=body)).status_code != 429


async def test_newcomers_are_limited_for_each_address(sqlite_url: str) -> None:
    """A new cookie does not help; guessing links is no faster either."""
    async with served(settings_for(sqlite_url, limit_people=FEW)) as place:
        for _ in range(3):
            await place.guest("Anna")
        for path, body in (
            ("/api/people", {"name": "Anna"}),
            ("/api/people/by-link", {"token": "guess"}),
        ):
            problem = await place.visitor().post(path, body, 429)
            assert told_to_wait(problem)


async def test_whoever_talks_too_much_is_told_so(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url, limit_chat=FEW)) as place:
        anna = await place.guest("Anna")
        table = await anna.sets_table()
        for number in range(3):
            await anna.does(table, {"command": "say", "text": f"{number}"})
        answer = await anna.sends(table, {"command": "say", "text": "more"})
        assert answer.status_code == 429
        assert told_to_wait(answer.json())
        assert len((await anna.get(f"/api/tables/{table}/chat"))["lines"]) == 3


async def test_a_spectator_who_floods_is_rate_limited_too(sqlite_url: str) -> None:
    """Each refusal would else cost a whole table."""
    async with served(settings_for(sqlite_url, limit_commands=FEW)) as place:
        anna = await place.guest("Anna")
        watch = (await anna.sees(await anna.sets_table())).table.watch
        async with place.visitor().socket(f"/api/watch/{watch}/socket") as line:
            player = Connected(line)
            codes = [(await player.says(PlaySingleChoices(seat=0, on=True))).code for _ in range(5)]
        assert codes == ["not-your-seat"] * 3 + ["too-fast"] * 2
