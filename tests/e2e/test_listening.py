"""Whoever hears the page instead of seeing it is told everything, in words and in order."""

import re

import pytest
from playwright.sync_api import expect

from stoneage.table.options import Options

from .conftest import Invite
from .guest import PHONE, WIDE
from .player import KeyboardPlayer
from .positions import asked
from .server_process import ServerProcess
from .states import sit
from .tables import Tables, early

BOARDS = ('group "Board"', 'region "Your board"')
ORDER = {
    WIDE: ('button "Menu"', "status:", *BOARDS, 'article "Jonas"', 'tab "Log"'),
    PHONE: ('button "Menu"', "status:", 'button "Start player Jonas', *BOARDS, "navigation"),
}
NAMELESS = re.compile(r"- (?:button|link|tab|spinbutton|img)(?: \[.*\])?:?$", re.MULTILINE)


def test_the_moves_of_others_are_read_aloud_one_after_the_other(
    invite: Invite, server: ServerProcess
) -> None:
    """And then that it is one's own turn again."""
    planted = server.plant(asked(early, Options(players=3), ("forager", "forager"), seat=0))
    guest = invite(cookie=planted.cookies[0])
    guest.open(f"table/{planted.id}")
    player = KeyboardPlayer(guest)
    player.asked()
    player.answer(player.wait())
    player.play_on(lambda: player.answers["places"] > 1)
    told = guest.page.locator("[role=log].heard-only p").all_text_contents()
    for name in ("You", "Forager", "Forager 2"):
        assert any(re.match(rf"{name} \w+ .*\.", line) for line in told), (name, told)
    expect(guest.page.get_by_role("status").first).to_contain_text("Your turn")


@pytest.mark.parametrize("size", ORDER, ids=["wide", "phone"])
def test_the_table_is_told_from_the_turn_to_the_log(
    invite: Invite, tables: Tables, size: tuple[int, int]
) -> None:
    """Nothing on it is without a name."""
    guest = invite(size=size)
    sit(guest, tables, "everything")
    heard = guest.page.locator("main").aria_snapshot()
    landmarks = [heard.find(name) for name in ORDER[size]]
    assert -1 not in landmarks, heard
    assert landmarks == sorted(landmarks)
    assert NAMELESS.findall(heard) == []


def test_the_log_leads_back_to_the_first_move(invite: Invite, tables: Tables) -> None:
    """Older lines are written when somebody comes near; by keyboard, as by scrolling."""
    guest = invite()
    sit(guest, tables, "late")
    lines = guest.page.locator("#log-body li:not([aria-hidden])")
    few = lines.count()
    lines.locator("button").first.focus()
    for _ in range(20):
        guest.page.keyboard.press("End")
        guest.ask("drawn")
        if guest.page.locator("#log-body li[aria-hidden]").count() == 0:
            break
    assert lines.count() > few
    lines.last.locator("button").press("Enter")
    expect(guest.page.locator(".past b")).to_have_text(re.compile(r"move 1 of"))
