"""Clocks on the table: they count, they run out, and whoever comes back plays on."""

import re

import pytest
from playwright.sync_api import expect

from stoneage.server.tables.seating import new_table, sit_down, start
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.settings import TableSettings, TimeBank, TimePerMove
from stoneage.table.options import Options

from .conftest import Invite
from .guest import PATIENCE, PHONE, WIDE, Guest
from .positions import HOST, OTHERS
from .server_process import ServerProcess, now

DAY = 24 * 60 * 60
CLOCK = ".banner .clock"
AWAY = ".notices [role=alert]"


def timed(timing: TimePerMove | TimeBank, begun: int) -> HostedTable:
    """Two people who began at that time; Mira is asked first."""
    settings = TableSettings(options=Options(players=2), timing=timing, start=0)
    table = new_table("", "", "7" * 64, HOST, settings)
    return start(sit_down(table, HOST, 1, OTHERS[0]).table, HOST, begun).table


def at_the_table(
    invite: Invite, server: ServerProcess, table: HostedTable, **wishes: object
) -> Guest:
    planted = server.plant(table, [0, 1])
    guest = invite(cookie=planted.cookies[0], **wishes)
    guest.open(f"table/{planted.id}")
    return guest


def seconds(text: str) -> int:
    minutes, rest = re.findall(r"\d+", text)[-2:]
    return 60 * int(minutes) + int(rest)


def test_a_bank_counts_down_for_whoever_is_asked_alone(
    invite: Invite, server: ServerProcess
) -> None:
    """Everybody's time is seen; only that of the one to move becomes less."""
    table = timed(TimeBank(seconds=900, increment=10), now() - 60_000)
    guest = at_the_table(invite, server, table)
    clock = guest.page.locator(CLOCK)
    first = clock.inner_text()
    assert 0 < seconds(first) <= 14 * 60
    expect(clock).not_to_have_text(first)
    assert seconds(clock.inner_text()) < seconds(first)
    assert seconds(guest.page.locator(".own .tag").inner_text()) < seconds(first)
    expect(guest.page.locator(".rail")).to_contain_text("15:00")


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_days_are_told_in_words(invite: Invite, server: ServerProcess, language: str) -> None:
    table = timed(TimePerMove(seconds=3 * DAY), now() - 60_000)
    guest = at_the_table(invite, server, table, language=language)
    words = {"en": "2 d 23 h", "de": "2 T 23 h", "zh": "2 天 23 小时"}
    expect(guest.page.locator(CLOCK)).to_have_text(re.compile(re.escape(words[language])))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_when_time_is_up_a_bot_plays_until_one_takes_the_seat_back(
    invite: Invite, size: tuple[int, int]
) -> None:
    """The clock reaches nothing, the page says who plays now, and one press ends it."""
    mira, jonas = invite(size=size), invite()
    table = begin(mira, jonas)
    mira.open(f"table/{table}")
    expect(mira.page.locator(CLOCK)).to_have_text(re.compile("0:0[0-4]"))
    notice = mira.page.locator(AWAY)
    expect(notice).to_be_visible(timeout=PATIENCE)
    assert "Mira" in notice.inner_text()
    notice.locator("button").click()
    expect(notice).to_have_count(0)


def begin(host: Guest, friend: Guest) -> str:
    """A game with the shortest clock there is, agreed on without a page."""
    for guest, name in ((host, "Mira"), (friend, "Jonas")):
        ask(guest, "people", {"name": name, "language": "en"})
    settings = {"options": {"players": 2}, "timing": {"by": "move", "seconds": 5}, "start": 0}
    table = str(ask(host, "tables", settings)["id"])
    ask(friend, f"tables/{table}/commands", {"command": "sit-down", "seat": 1})
    ask(host, f"tables/{table}/commands", {"command": "start"})
    return table


def ask(guest: Guest, path: str, body: object) -> dict[str, object]:
    answer = guest.page.request.post(f"{guest.server.address}/api/{path}", data=body)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found
