"""Moments of the past at a table that is still played at."""

import re

from playwright.sync_api import expect

from stoneage.table.options import Options

from .conftest import Invite
from .guest import PHONE
from .player import MousePlayer
from .positions import asked
from .server_process import ServerProcess
from .states import LOG_DRAWER, close_recap
from .tables import early

LINES = "#log-body li button"
MOMENT = ".past b"
PLACES = ("tool-maker", "field", "card-1", "card-2", "building-1")


def test_every_line_of_a_running_game_shows_its_moment_in_place(
    invite: Invite, server: ServerProcess
) -> None:
    """Also those that were written while one looked on; the turn, the half-made choice and the
    address stay, and Escape, the button and *back* lead to the present."""
    planted = server.plant(asked(early, Options(players=2), seat=0))
    guest = invite(cookie=planted.cookies[0])
    page = guest.open(f"table/{planted.id}")
    player = MousePlayer(guest)
    for place in PLACES:
        player.wait()
        player.go(place)
    expect(page.locator(LINES)).to_have_count(len(PLACES))
    page.locator('[data-place="clay-pit"]').click()
    question = page.locator(".board [role=dialog]")
    expect(question).to_be_visible()
    address = page.url
    title = page.locator(".banner .title").inner_text()
    for line in range(len(PLACES)):
        page.locator(LINES).nth(line).click()
        expect(page.locator(MOMENT)).to_have_text(
            re.compile(rf"move {len(PLACES) - line} of {len(PLACES)}$")
        )
        expect(page.locator("#log-body [aria-current]")).to_have_count(1)
        figures = page.locator(".crowd > *")
        expect(figures).not_to_have_count(0)
    expect(question).to_be_hidden()
    expect(page.locator("[data-place][aria-disabled=false]")).to_have_count(0)
    expect(page.locator(".banner .title")).to_have_text(title)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(MOMENT)).to_have_text(re.compile(r"move 0 of"))
    page.keyboard.press("Escape")
    expect(question).to_be_visible()
    page.locator(LINES).nth(2).click()
    expect(page.locator(MOMENT)).to_be_visible()
    page.go_back()
    expect(page.locator(".past")).to_have_count(0)
    expect(question).to_be_visible()
    assert page.url == address


def test_the_past_of_a_game_with_closed_cards_is_no_dead_end(
    invite: Invite, server: ServerProcess
) -> None:
    """It goes as far back as this browser has seen; on the phone the drawer closes for it."""
    options = Options(players=2, closed_cards=True)
    planted = server.plant(asked(early, options, seat=0), [0, 1])
    mira, jonas = invite(size=PHONE, cookie=planted.cookies[0]), invite(cookie=planted.cookies[1])
    for guest in (mira, jonas):
        guest.open(f"table/{planted.id}")
        close_recap(guest)
    for guest, place in ((mira, "card-1"), (jonas, "card-2")):
        player = MousePlayer(guest)
        player.wait()
        player.go(place)
    expect(mira.page.locator(".banner .title")).to_have_text("Your turn")
    mira.press(LOG_DRAWER)
    mira.page.locator(LINES).nth(1).tap()
    expect(mira.page.locator(MOMENT)).to_have_text(re.compile(r"move 1 of 2$"))
    expect(mira.page.locator("dialog[open]")).to_have_count(0)
    mira.page.locator(".past .back").tap()
    expect(mira.page.locator(".past")).to_have_count(0)
    expect(mira.page.locator("[data-place][aria-disabled=false]")).not_to_have_count(0)
