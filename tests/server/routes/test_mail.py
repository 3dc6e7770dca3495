"""Mail, by a real mail server: a confirmed address, a link that ends it, and nothing unasked."""

import email
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import policy
from typing import Any

import pytest
from aiosmtpd.smtp import Envelope

from stoneage.server.notices.mail import is_address
from tests.server.routes.endpoints import Mailbox, mail_server
from tests.server.routes.served import Served, game_of_two, served, settings_for
from tests.server.routes.test_push import moves, sends

pytestmark = pytest.mark.anyio

AT = "https://club.example"


def with_mail(sqlite_url: str, server: str, **changes: Any) -> Any:
    return settings_for(
        sqlite_url,
        mail_server=server,
        mail_from="Stone Age <stoneage@club.example>",
        mail_after=0,
        **changes,
    )


def read(letter: Envelope) -> tuple[Any, str]:
    assert isinstance(letter.content, bytes)
    message = email.message_from_bytes(letter.content, policy=policy.default)
    return message, message.get_content()


@asynccontextmanager
async def club(sqlite_url: str, **changes: Any) -> AsyncIterator[tuple[Served, Mailbox]]:
    """A server that sends mail, and the mailbox of the whole world."""
    async with (
        mail_server() as (mailbox, server),
        served(with_mail(sqlite_url, server, **changes)) as place,
    ):
        place.services.telling.sender.public_url = AT
        yield place, mailbox


async def all_sent(place: Served) -> None:
    await sends(place)
    await place.services.hall.tasks.finish()


async def test_a_confirmed_address_gets_mail_until_it_says_stop(sqlite_url: str) -> None:
    async with club(sqlite_url) as (place, mailbox):
        table, anna, ben = await game_of_two(place)
        await ben.http.put("/api/me/notices", json={"mail": ["turn"]})
        answer = await ben.http.put("/api/me/address", json={"address": "ben@example.org"})
        assert answer.json()["address"]["is_confirmed"] is False
        await moves(anna, table)
        await all_sent(place)
        (first,) = mailbox.letters
        assert first.rcpt_tos == ["ben@example.org"]
        token = re.search(rf"{AT}/#/confirm/(\S+)", read(first)[1])
        assert token is not None
        answer = await place.visitor().http.post("/api/addresses/confirm", json={"token": token[1]})
        assert answer.status_code == 204
        assert (await ben.get("/api/me/notices"))["address"]["is_confirmed"]

        await moves(ben, table)
        await moves(anna, table)
        await all_sent(place)
        message, text = read(mailbox.letters[-1])
        assert len(mailbox.letters) == 2
        assert message["Subject"] == "It is your turn"
        assert f"{AT}/#/table/{table}" in text
        assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = message["List-Unsubscribe"].strip("<>").removeprefix(AT)
        assert stop.rpartition("/")[2] in text
        answer = await place.visitor().http.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert (await place.visitor().http.post(stop)).status_code == 404
        await moves(ben, table)
        await moves(anna, table)
        await all_sent(place)
        assert len(mailbox.letters) == 2
        assert (await ben.get("/api/me/notices"))["address"] is None


async def test_an_address_that_does_not_exist_is_forgotten(sqlite_url: str) -> None:
    async with club(sqlite_url) as (place, mailbox):
        table, anna, ben = await game_of_two(place)
        await ben.http.put("/api/me/notices", json={"mail": ["turn"]})
        await ben.http.put("/api/me/address", json={"address": "ben@example.org"})
        await all_sent(place)
        await confirm(place, mailbox)
        mailbox.refuses = True
        await moves(anna, table)
        await all_sent(place)
        assert (await ben.get("/api/me/notices"))["address"] is None


async def confirm(place: Served, mailbox: Mailbox) -> None:
    token = re.search(r"#/confirm/(\S+)", read(mailbox.letters[0])[1])
    assert token is not None
    await place.visitor().http.post("/api/addresses/confirm", json={"token": token[1]})


async def test_mail_is_limited_for_each_person_and_for_each_mailbox(sqlite_url: str) -> None:
    async with club(sqlite_url, limit_mails="1/h burst 2") as (place, _):
        anna, ben = await place.guest("Anna"), await place.guest("Ben")
        victim = {"address": "victim@example.org"}
        for _ in range(2):
            assert (await anna.http.put("/api/me/address", json=victim)).status_code == 200
        for guest in (anna, ben):
            answer = await guest.http.put("/api/me/address", json=victim)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")


async def test_without_a_mail_server_no_address_is_taken(place: Served) -> None:
    anna = await place.guest("Anna")
    assert not (await anna.get("/api/me/notices"))["has_mail"]
    answer = await anna.http.put("/api/me/address", json={"address": "a@example.org"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("ben@example.org", True),
        ("b.e+n@mail.example.org", True),
        ("ben", False),
        ("ben@", False),
        ("@example.org", False),
        ("ben@example.org\nBcc: x@y.z", False),
        ("ben@example.org, x@y.z", False),
        ("Ben <ben@example.org>", False),
        ("ben@exa mple.org", False),
        ("bän@example.org", False),
    ],
)
def test_what_is_an_address(text: str, is_one: bool) -> None:
    assert is_address(text) == is_one


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("PUT", "notices", {"push": ["dinner"]}, 400, "malformed"),
        ("PUT", "notices", {"push": ["turn"] * 4}, 400, "malformed"),
        ("PUT", "notices", {"quiet": {"begin": 1440, "end": 0, "zone": "UTC"}}, 400, "malformed"),
        (
            "PUT",
            "notices",
            {"quiet": {"begin": 1, "end": 0, "zone": "Valley"}},
            400,
            "no-such-time-zone",
        ),
        (
            "PUT",
            "notices",
            {"quiet": {"begin": 1, "end": 0, "zone": "../../etc/passwd"}},
            400,
            "no-such-time-zone",
        ),
        ("POST", "subscriptions", {}, 400, "malformed"),
        ("PUT", "address", {"address": ""}, 400, "malformed"),
    ],
)
async def test_nonsense_is_refused_by_its_name(
    place: Served, method: str, path: str, body: Any, status: int, code: str
) -> None:
    anna = await place.guest("Anna")
    answer = await anna.http.request(method, f"/api/me/{path}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await anna.get("/api/me/notices"))["wishes"]["push"] == []
    answer = await place.visitor().http.request(method, f"/api/me/{path}", json=body)
    assert answer.json()["code"] == "nobody"
