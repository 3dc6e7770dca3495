"""One's finished games, what they say in numbers, and the end of it all."""

import re

from playwright.sync_api import expect

from stoneage.table.options import Options

from .conftest import Invite
from .positions import finished
from .server_process import ServerProcess

TWO = Options(players=2)


def test_a_finished_game_is_found_counted_replayed_played_again_and_deleted(
    invite: Invite, server: ServerProcess
) -> None:
    planted = server.plant(finished(TWO, ("planner",)))
    guest = invite(cookie=planted.cookies[0])
    page = guest.open()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("header nav a", has_text="Your games").click()
    row = page.locator("section li:has(.place)")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Planner")
    expect(row.locator(".place")).to_contain_text("of 2")
    page.wait_for_load_state("networkidle")
    assert sum("/api/me/statistics" in url for url in asked) == 1

    page.get_by_label("Against").select_option(label="Planner")
    expect(page).to_have_url(re.compile("bot=planner"))
    expect(page.get_by_role("status")).to_contain_text("1 game")
    page.get_by_label("Variant").select_option(label="Igloos")
    expect(page.get_by_role("status")).to_contain_text("0 games")
    page.locator("a", has_text="Show all").click()
    expect(row).to_have_count(1)

    page.get_by_text("Table", exact=True).click()
    sources = page.locator("table", has_text="Where your points come from")
    expect(sources.locator("tbody tr")).to_have_count(6)
    shown = [float(text.replace("−", "-")) for text in sources.locator("td").all_inner_texts()]
    total = row.locator("li", has_text="You").locator("b").inner_text()
    assert round(sum(shown)) == int(total)

    row.locator("a", has_text="Replay").click()
    expect(page.locator("main.table")).to_be_visible()
    page.go_back()
    row.locator("button", has_text="Rematch").click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.locator("main.table")).to_be_visible()
    page.go_back()
    page.get_by_text("Running · 1", exact=True).click()
    page.locator("ul.running a").click()
    expect(page.locator("main.table")).to_be_visible()

    guest.open("you")
    with page.expect_download() as downloading:
        page.locator("button", has_text="Export").click()
    assert planted.id in downloading.value.path().read_text(encoding="utf-8")
    page.locator("button", has_text="Delete everything").click()
    expect(page.locator("dialog .button.main")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("button", has_text="Delete everything").click()
    page.locator("dialog button.bad").click()
    expect(page).to_have_url(re.compile("#/$"))
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())") is None
