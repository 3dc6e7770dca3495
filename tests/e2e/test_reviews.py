"""The review of a game in the browser, and what might have been."""

import re

from playwright.sync_api import expect

from stoneage.table import Options

from .conftest import Invite
from .guest import Guest
from .positions import finished, resigned
from .server_process import ServerProcess
from .states import A_REVIEW

SLIDER = "input[type=range]"
DEEPEN = ".course .foot button.button"


def test_a_deep_review_is_begun_stopped_and_gone_on_with(
    invite: Invite, server: ServerProcess
) -> None:
    """It shows how far it is; stopped, it keeps that; a short one replaces the quick one."""
    planted = server.plant(finished(Options(players=2)), [0, 1])
    mira = invite(cookie=planted.cookies[0])
    mira.open(f"table/{planted.id}")
    button = mira.page.locator(DEEPEN)
    expect(button).to_have_text("Deep review", timeout=A_REVIEW)
    button.click()
    progress = mira.page.locator(".course [role=progressbar]")
    expect(progress).not_to_have_attribute("aria-valuenow", "0", timeout=A_REVIEW)
    expect(mira.page.locator("#end-luck tbody")).to_be_visible()
    button.click()
    expect(button).to_have_text(re.compile(r"Go on with the deep review \([1-9]\d?%\)"))
    mira.page.reload()
    button.click()
    expect(progress).to_be_visible()
    button.click()
    expect(button).to_have_text(re.compile("Go on"))

    short = server.plant(resigned(6, Options(players=2)), [0, 1])
    mira = invite(cookie=short.cookies[0])
    mira.open(f"table/{short.id}")
    mira.page.locator(DEEPEN).click(timeout=A_REVIEW)
    expect(mira.page.locator(DEEPEN)).to_have_count(0, timeout=A_REVIEW)
    expect(mira.page.locator(".course .foot")).to_contain_text("Deep review by Shaman")


def test_a_game_is_reviewed_walked_through_and_played_on_from(
    invite: Invite, server: ServerProcess
) -> None:
    """From the end page to a mistake, by keys alone to a better move, and to a table "what if"."""
    planted = server.plant(finished(Options(players=2)), [0, 1])
    mira = invite(cookie=planted.cookies[0])
    mira.open(f"table/{planted.id}")
    page = mira.page
    page.locator("#end-luck tbody").wait_for(timeout=A_REVIEW)
    for row in range(2):
        start, *parts, end = sum_of(mira, row)
        assert start + sum(parts) == end
    expect(page.locator(".course .chart > svg desc")).to_have_count(2)
    page.locator(".course summary").click()
    assert page.locator(".course details tbody tr").count() > 5

    page.locator(".course ol a").first.click()
    slider = page.locator(SLIDER)
    expect(page.locator("section.moment")).to_be_visible()
    shown = slider.input_value()
    assert f"move={shown}" in page.url
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Mira .*Jonas"))
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value(shown)
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(shown)

    for _ in range(40):
        if page.locator(".flag.better").count():
            break
        page.keyboard.press("PageDown")
    expect(page.locator(".flag.better")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".flag.better")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".flag.better")).to_be_visible()

    page.keyboard.press("p")
    page.locator("dialog .go").click()
    expect(page.locator("header .what-if")).to_be_visible()
    assert planted.id not in page.url
    mira.open()
    expect(page.locator("a.way[href*=practice] small")).to_have_text(
        re.compile(r"\d+ mistakes? of your own")
    )
    expect(page.locator(".lists li").first).to_be_visible()
    expect(page.locator(".lists li a[href*=replay]")).to_have_count(1)


def sum_of(guest: Guest, row: int) -> list[int]:
    """Start, the parts and the end of a line of "Luck and skill", as they are shown."""
    cells = guest.page.locator(f"#end-luck tbody tr >> nth={row}").locator("td").all_inner_texts()
    numbers = [cell.replace("\u2212", "-").replace("\u00b1", "") for cell in cells[1:-1]]
    return [int(re.findall(r"[-+]?\d+", number)[0]) for number in numbers]
