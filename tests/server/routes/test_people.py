"""People: a name, a secret cookie, and a link to another device."""

from http.cookies import SimpleCookie

import httpx
import pytest

from tests.server.hall.halls import Clock
from tests.server.routes.served import Served, served, settings_for

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    jar = SimpleCookie(answer.headers["set-cookie"])
    return {key: value for key, value in jar["stoneage"].items() if value} | {
        "value": jar["stoneage"].value
    }


async def test_whoever_comes_in_is_known_by_their_cookie(place: Served) -> None:
    anna = await place.guest("Anna")
    me = await anna.get("/api/me")
    assert (me["name"], me["language"]) == ("Anna", None)
    assert me["now"] > 1_600_000_000_000


async def test_the_cookie_is_out_of_reach_for_scripts_and_for_other_sites(place: Served) -> None:
    answer = await place.visitor().http.post("/api/people", json={"name": "Anna"})
    cookie = cookie_of(answer)
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 365 * 24 * 3600
    assert "secure" not in cookie, "over plain HTTP it would never come back"
    assert "domain" not in cookie
    assert len(cookie["value"]) >= 43


@pytest.mark.parametrize(
    ("changes", "headers", "is_secure"),
    [
        ({"public_url": "https://club.example"}, {}, True),
        ({"behind_proxy": True}, {"x-forwarded-proto": "https"}, True),
        ({"behind_proxy": True}, {"x-forwarded-proto": "http"}, False),
        ({}, {"x-forwarded-proto": "https"}, False),
        ({"behind_proxy": True, "proxies": "10.1.2.3"}, {"x-forwarded-proto": "https"}, False),
    ],
)
async def test_behind_tls_the_cookie_is_secure(
    sqlite_url: str, changes: dict[str, str], headers: dict[str, str], is_secure: bool
) -> None:
    """Whether by the settings, or because a proxy that is believed says so."""
    async with served(settings_for(sqlite_url, **changes)) as place:
        visitor = place.visitor(**headers)
        answer = await visitor.http.post("/api/people", json={"name": "Anna"})
        assert ("secure" in cookie_of(answer)) == is_secure


@pytest.mark.parametrize("cookie", [None, "", "nobody", "a%00b", "\xe4"])
async def test_without_a_cookie_that_was_given_one_is_nobody(
    place: Served, cookie: str | None
) -> None:
    anna = place.visitor()
    headers = {} if cookie is None else {"cookie": f"stoneage={cookie}".encode("latin-1")}
    answer = await anna.http.get("/api/me", headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()) == (200, None)
    answer = await anna.http.put("/api/me", headers=headers, json={"name": "Anna"})  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (401, "nobody")


async def test_tokens_are_unguessable_and_only_their_digests_are_stored(place: Served) -> None:
    guests = [await place.guest("Anna") for _ in range(5)]
    tokens = [guest.token or "" for guest in guests]
    assert len(set(tokens)) == 5
    assert len({token[:8] for token in tokens}) == 5
    with place.services.store.reading.connect() as connection:
        dump = "\n".join(connection.connection.driver_connection.iterdump())  # type: ignore[union-attr]
    assert "Anna" in dump
    assert not any(token in dump for token in tokens)


async def test_a_person_changes_name_and_language(place: Served) -> None:
    anna = await place.guest("Anna")
    answer = await anna.http.put("/api/me", json={"name": " Änne ", "language": "de"})
    assert answer.json() | {"now": 0} == {"name": "Änne", "language": "de", "now": 0}
    assert (await anna.get("/api/me"))["name"] == "Änne"
    refusal = await anna.get("/api/tables/nothing", 404)
    assert refusal["reason"] == "Diesen Tisch gibt es nicht."


async def test_an_ended_session_is_nobody_even_with_the_old_cookie(
    place: Served,
) -> None:
    anna = await place.guest("Anna")
    token = anna.token
    answer = await anna.http.delete("/api/me")
    assert answer.status_code == 204
    assert anna.token is None
    answer = await anna.http.get("/api/me", headers={"cookie": f"stoneage={token}"})
    assert (answer.status_code, answer.json()) == (200, None)


async def test_a_personal_link_lets_another_device_in_once(place: Served) -> None:
    anna = await place.guest("Anna")
    table = await anna.sets_table()
    link = await anna.post("/api/me/links")
    phone, thief = place.visitor(), place.visitor()
    await phone.post("/api/people/by-link", {"token": link["token"]})
    assert (await phone.get("/api/me"))["name"] == "Anna"
    assert (await phone.sees(table)).table.is_host
    assert phone.token != anna.token
    problem = await thief.post("/api/people/by-link", {"token": link["token"]}, 404)
    assert problem["code"] == "no-such-link"
    assert thief.token is None
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_a_personal_link_is_of_no_use_after_an_hour(sqlite_url: str) -> None:
    clock = Clock()
    async with served(settings_for(sqlite_url), clock) as place:
        anna = await place.guest("Anna")
        link = await anna.post("/api/me/links")
        assert link["expires_at"] == clock.time + HOUR
        clock.time += HOUR
        await place.visitor().post("/api/people/by-link", {"token": link["token"]}, 404)


async def test_whoever_is_nobody_makes_no_link_and_no_table(place: Served) -> None:
    visitor = place.visitor()
    assert (await visitor.post("/api/me/links", None, 401))["code"] == "nobody"
    assert (await visitor.post("/api/tables", {}, 401))["code"] == "nobody"
    answer = await visitor.http.put("/api/me", json={"name": "Anna"})
    assert answer.json()["code"] == "nobody"


@pytest.mark.parametrize("name", ["   ", "a\nb", "\x00", "\u200b", "\u202e"])
async def test_a_name_that_nobody_can_read_is_refused(place: Served, name: str) -> None:
    problem = await place.visitor().post("/api/people", {"name": name}, 400)
    assert problem["code"] == "unprintable-name"
