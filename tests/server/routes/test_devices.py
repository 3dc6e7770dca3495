"""Where one is known, every way back, and a lost device that is shut out."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from stoneage.server.services.user_agent import device_of
from tests.server.routes.served import PATIENT, Served, served, settings_for

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)
NONSENSE = {"id": "AAAA", "client_data": "AAAA"}


async def test_a_lost_device_is_shut_out_also_of_the_table_at_which_it_sits(place: Served) -> None:
    anna = await place.guest("Anna", **{"user-agent": FIREFOX})
    table = await anna.sets_table()
    phone = place.visitor(**{"user-agent": PHONE})
    link = await anna.post("/api/me/links")
    await phone.post("/api/people/by-link", {"token": link["token"]})
    found = (await anna.get("/api/me/devices"))["sessions"]
    assert {(each["device"], each["way"], each["is_this"]) for each in found} == {
        ("Firefox, Linux", "name", True),
        ("Chrome, Android", "link", False),
    }
    lost = next(each["id"] for each in found if not each["is_this"])
    async with phone.table_socket(table) as line:
        await line.recv()
        assert (await anna.http.delete(f"/api/me/devices/{lost}")).status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(PATIENT):
                await line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "nobody"
    assert await phone.get("/api/me") is None
    assert len((await anna.get("/api/me/devices"))["sessions"]) == 1
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_nobody_shuts_out_the_devices_of_others(place: Served) -> None:
    anna, ben = await place.guest("Anna"), await place.guest("Ben")
    (hers,) = (await anna.get("/api/me/devices"))["sessions"]
    for path in (f"devices/{hers['id']}", "devices/nothing", "passkeys/nothing"):
        answer = await ben.http.delete(f"/api/me/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-device")
    assert (await anna.get("/api/me"))["name"] == "Anna"
    digest = hers["id"]
    assert anna.token is not None
    assert digest not in anna.token


async def test_passkeys_that_nobody_made_are_refused(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url)) as place:
        place.address = place.address.replace("127.0.0.1", "localhost")
        anna = await place.guest("Anna")
        options = (await anna.post("/api/me/passkeys/options", status=200))["options"]
        assert options["rp"]["id"] == "localhost"
        assert options["user"]["name"] == "Anna"
        made = {**NONSENSE, "attestation": "AAAA"}
        assert (await anna.post("/api/me/passkeys", made, 400))["code"] == "bad-passkey"
        used = {**NONSENSE, "authenticator": "AAAA", "signature": "AAAA"}
        stranger = place.visitor()
        await stranger.post("/api/passkeys/options", status=200)
        assert (await stranger.post("/api/people/by-passkey", used, 400))["code"] == "bad-passkey"
        assert (await stranger.post("/api/people/by-passkey", {}, 400))["code"] == "malformed"
        assert (await stranger.post("/api/me/passkeys", made, 401))["code"] == "nobody"


async def test_passkeys_are_made_for_names_not_for_numbers(place: Served) -> None:
    anna = await place.guest("Anna")
    assert not (await anna.get("/api/me/devices"))["can_have_passkeys"]
    problem = await anna.post("/api/me/passkeys/options", status=409)
    assert problem["code"] == "no-passkeys-here"


@pytest.mark.parametrize(
    ("agent", "device"),
    [(FIREFOX, "Firefox, Linux"), (PHONE, "Chrome, Android"), ("curl/8", None), (None, None)],
)
def test_what_a_browser_calls_itself(agent: str | None, device: str | None) -> None:
    assert device_of(agent) == device
