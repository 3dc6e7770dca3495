"""Web Push, against a real push service: what arrives, once, and what happens when none answers."""

import asyncio
import stat
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from stoneage.server.notices import sender
from stoneage.server.notices.public_address import NotPublic, destination
from stoneage.server.services.settings import Settings
from stoneage.server.wire.commands import Play
from tests.server.hall.halls import Clock
from tests.server.routes.endpoints import PushService, decode, push_service
from tests.server.routes.served import Guest, Served, game_of_two, served, settings_for

pytestmark = pytest.mark.anyio

EVERYTHING = ["turn", "over", "invitation"]


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return settings_for(sqlite_url, push_private=True, push_after=0)


async def subscribes(guest: Guest, service: PushService, **wishes: Any) -> None:
    answer = await guest.http.post("/api/me/subscriptions", json=service.subscription())
    assert answer.status_code == 204, answer.text
    answer = await guest.http.put("/api/me/notices", json={"push": EVERYTHING, **wishes})
    assert answer.status_code == 200, answer.text


async def sends(place: Served) -> None:
    """What is due is sent."""
    await place.services.hall.tasks.finish()
    await place.services.telling.sender.send_due()
    await place.services.telling.sender.finish()


async def moves(guest: Guest, table: str) -> None:
    now = await guest.sees(table)
    await guest.does(table, Play(version=now.version, action=now.choices[0]))


def signed_by(token: str, key: bytes) -> Any:
    """The claims of a token, if this key has signed it."""
    head, claims, signature = token.split(".")
    raw = decode(signature)
    pair = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return msgspec.json.decode(decode(claims))


async def test_whoever_has_the_turn_is_told_once_in_their_language(settings: Settings) -> None:
    async with push_service() as service, served(settings) as place:
        table, anna, ben = await game_of_two(place)
        await ben.http.put("/api/me", json={"name": "Ben", "language": "de"})
        await subscribes(ben, service)
        await moves(anna, table)
        await sends(place)
        (received,) = service.received
        message = service.read(received)
        assert message["title"] == "Du bist am Zug"
        assert message["body"] == "Mit Anna."
        assert message["table"] == table
        assert set(message) == {"title", "body", "table", "kind"}, "nothing of the game"
        assert (await ben.sees(table)).table.seats[0].name == "Anna"
        told = await ben.get("/api/me/notices")
        authorization = received.headers["authorization"]
        token = authorization.partition("t=")[2].partition(",")[0]
        claims = signed_by(token, decode(told["push_key"]))
        assert claims["aud"] == service.address
        assert claims["exp"] <= time.time() + 24 * 3600
        await sends(place)
        assert len(service.received) == 1, "once a turn"
        await moves(ben, table)
        await sends(place)
        assert len(service.received) == 1, "nobody is told of their own move"


async def test_the_end_and_an_invitation_are_told_to_the_others(settings: Settings) -> None:
    async with push_service() as service, served(settings) as place:
        table, anna, ben = await game_of_two(place)
        await subscribes(ben, service)
        await anna.does(table, {"command": "resign", "seat": 0})
        await anna.does(table, {"command": "rematch"})
        await sends(place)
        told = {service.read(each)["kind"] for each in service.received}
        assert told == {"over", "invitation"}


async def test_whoever_has_moved_meanwhile_is_not_told(settings: Settings) -> None:
    """Nor whoever is told nothing any more."""
    async with push_service() as service, served(settings) as place:
        table, anna, ben = await game_of_two(place)
        await subscribes(ben, service)
        await moves(anna, table)
        await place.services.hall.tasks.finish()
        await moves(ben, table)
        await sends(place)
        assert service.received == []
        await moves(anna, table)
        await place.services.hall.tasks.finish()
        assert (await ben.http.delete("/api/me/notices")).status_code == 204
        await sends(place)
        assert service.received == []


async def test_quiet_hours_are_kept(sqlite_url: str) -> None:
    clock = Clock()
    clock.time = 1_800_000_000_000  # 15 January 2027, 08:00 UTC
    settings = settings_for(sqlite_url, push_private=True, push_after=0)
    async with push_service() as service, served(settings, clock) as place:
        table, anna, ben = await game_of_two(place)
        quiet = {"begin": 22 * 60, "end": 10 * 60, "zone": "Europe/Berlin"}
        await subscribes(ben, service, quiet=quiet)
        await moves(anna, table)
        await sends(place)
        await sends(place)
        assert service.received == [], "it is nine in the morning in Berlin"
        clock.time += 3_600_000
        await sends(place)
        assert len(service.received) == 1


async def test_a_dead_subscription_is_forgotten_and_a_failing_one_tried_again(
    sqlite_url: str,
) -> None:
    clock = Clock()
    settings = settings_for(sqlite_url, push_private=True, push_after=0)
    async with push_service() as service, served(settings, clock) as place:
        table, anna, ben = await game_of_two(place)
        await subscribes(ben, service)
        service.status = 503
        await moves(anna, table)
        await sends(place)
        await sends(place)
        assert len(service.received) == 1, "not at once"
        service.status = 410
        clock.time += sender.BACKOFF[0]
        await sends(place)
        assert len(service.received) == 2
        assert not (await ben.get("/api/me/notices"))["is_subscribed"]
        clock.time += sender.BACKOFF[-1]
        await sends(place)
        assert len(service.received) == 2


async def test_an_endpoint_that_hangs_delays_no_move(settings: Settings) -> None:
    async with push_service() as service, served(settings) as place:
        service.hangs = True
        table, anna, ben = await game_of_two(place)
        await subscribes(ben, service)
        await moves(anna, table)
        await place.services.hall.tasks.finish()
        await place.services.telling.sender.send_due()
        await service.next()
        async with asyncio.timeout(5):
            await moves(ben, table)
            await moves(anna, table)
        service.ends.set()
        await place.services.telling.sender.finish()


async def test_of_several_processes_one_sends(settings: Settings) -> None:
    async with push_service() as service, served(settings) as place, served(settings) as other:
        table, anna, ben = await game_of_two(place)
        await subscribes(ben, service)
        await moves(anna, table)
        await place.services.hall.tasks.finish()
        senders = [each.services.telling.sender for each in (place, other)]
        await asyncio.gather(*(each.send_due() for each in senders))
        await asyncio.gather(*(each.finish() for each in senders))
        assert len(service.received) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://192.168.1.1:8443/",
        "https://100.64.0.1/",
        "https://user@8.8.8.8/",
        "file:///etc/passwd",
        "https://",
        "https://8.8.8.8:99999/",
        "x",
    ],
)
async def test_nothing_is_sent_into_our_own_network(place: Served, endpoint: str) -> None:
    with pytest.raises(NotPublic):
        destination(endpoint)
    async with push_service() as service:
        wanted = service.subscription() | {"endpoint": endpoint}
    anna = await place.guest("Anna")
    answer = await anna.http.post("/api/me/subscriptions", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription")


async def test_a_public_address_is_reached_by_its_number() -> None:
    to = destination("https://8.8.8.8/push?x=1")
    assert to == ("https", "8.8.8.8", "8.8.8.8", 443, "/push?x=1")


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "A"}])
async def test_keys_that_fit_nothing_are_refused(settings: Settings, keys: Any) -> None:
    async with push_service() as service, served(settings) as place:
        anna = await place.guest("Anna")
        wanted = service.subscription()
        wanted["keys"] |= keys
        answer = await anna.http.post("/api/me/subscriptions", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription")


async def test_the_key_of_the_server_is_made_once_and_is_its_owner_s(
    settings: Settings, sqlite_url: str
) -> None:
    async with served(settings) as place:
        first = place.services.telling.sender.push.key.public
    path = Path(sqlite_url.removeprefix("sqlite:///")).parent / "push-key.pem"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    async with served(settings) as place:
        assert place.services.telling.sender.push.key.public == first
