"""The first page: bots of every strength, tables that wait, games that run, and other devices."""

import re

from playwright.sync_api import expect

from stoneage.bots.registry import BOTS
from stoneage.server.tables.seating import new_table
from stoneage.server.wire.settings import TableSettings
from stoneage.table.options import Options

from .conftest import Invite
from .positions import HOST, asked, finished
from .server_process import ServerProcess
from .tables import early

TWO = Options(players=2)
CHANGE = ".with .button"
ROW = ".lists li:has(a)"


def row_of(table: str) -> str:
    """The row of one table: others on the server may be listed, too."""
    return f".lists li:has(a[href*='{table}'])"


def test_every_bot_is_offered_by_style_from_the_weakest_to_the_strongest(
    invite: Invite, server: ServerProcess
) -> None:
    """And a match for me is somebody near the strength that my games show."""
    planted = server.plant(finished(TWO, ("child",)))
    guest = invite(cookie=planted.cookies[0])
    page = guest.open()
    page.locator(CHANGE).click()
    offered = page.locator("dialog select").first.locator("option")
    expect(offered).to_have_count(len(BOTS))
    groups = page.locator("dialog select").first.locator("optgroup")
    found = groups.evaluate_all("all => all.map((each) => [...each.children].map((o) => o.value))")
    weakest_first = list(reversed(BOTS))
    assert [sorted(group, key=weakest_first.index) for group in found] == found
    assert ["young-raven", "raven", "great-raven"] in found
    page.locator("dialog select").first.select_option("shaman")
    expect(page.locator("dialog form > .button.main")).to_contain_text("Shaman")
    page.locator("dialog .match").click()
    expect(page.locator("dialog form > .button.main")).not_to_contain_text("Shaman")
    page = guest.open("bots")
    page.locator("section button").first.click()
    expect(page.locator("main.table")).to_be_visible()


def test_one_press_on_a_bot_begins_a_duel(invite: Invite) -> None:
    """On the first page, and on the page of all bots."""
    guest = invite()
    page = guest.open("bots")
    page.locator("li.rung", has_text="Child").get_by_role("button").click()
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator(".rail")).to_contain_text("Child")
    page = guest.open()
    weakest = page.locator(".lists button").last
    name = weakest.locator("b").inner_text()
    weakest.click()
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator(".rail")).to_contain_text(name)


def test_a_listed_table_is_found_and_joined(invite: Invite, server: ServerProcess) -> None:
    """A stranger sits down at a table that he found on the first page."""
    settings = TableSettings(options=TWO, listed=True)
    server.plant(new_table("", "", "4" * 64, HOST, settings))
    stranger = invite()
    page = stranger.open()
    page.locator(ROW, has_text="Mira").first.locator("a").click()
    page.locator("li.open .button.main").click()
    expect(page.locator("li.open")).to_have_count(0)


def test_a_game_that_waits_for_somebody_is_on_his_first_page(
    invite: Invite, server: ServerProcess
) -> None:
    """It says so, names its bots in the language of the reader, and leads to the table."""
    running = server.plant(asked(early, TWO, ("forager",), seat=0))
    guest = invite(cookie=running.cookies[0], language="de")
    page = guest.open()
    mine = page.locator(row_of(running.id))
    expect(mine).to_have_count(1)
    expect(mine.first).to_contain_text("Sammler")
    mine.first.locator("a").click()
    expect(page.locator("main.table")).to_be_visible()


def test_at_the_end_and_in_the_replay_bots_are_named_in_the_language_of_the_reader(
    invite: Invite, server: ServerProcess
) -> None:
    planted = server.plant(finished(TWO, ("planner",)))
    guest = invite(cookie=planted.cookies[0], language="de")
    guest.open(f"table/{planted.id}")
    expect(guest.page.locator(".scoring thead")).to_contain_text("Planer")
    expect(guest.page.locator(".course svg").first).to_be_visible()
    assert "Planner" not in guest.ask("words")
    guest.open(f"replay/table/{planted.id}")
    expect(guest.page.locator(".rail, .column").first).to_contain_text("Planer")
    assert "Planner" not in guest.ask("words")


def test_a_personal_link_makes_another_device_ones_own(
    invite: Invite, server: ServerProcess
) -> None:
    """The games are there, too; and the link is also a picture to photograph."""
    planted = server.plant(asked(early, TWO, ("forager",), seat=0))
    first, second = invite(cookie=planted.cookies[0]), invite()
    page = first.open()
    page.locator("header nav button").nth(1).click()
    page.locator("dialog .button.main").click()
    link = page.locator("dialog .share input").input_value()
    expect(page.locator("dialog .share svg").first).to_be_visible()
    second.page.goto(link)
    second.page.locator("main .button.main").click()
    second.page.locator("main a.button.main").click()
    expect(second.page.locator(row_of(planted.id))).to_have_count(1)


def test_words_for_the_dice_are_given_before_the_game(
    invite: Invite, server: ServerProcess
) -> None:
    """Everybody sees that a word was given; nobody sees which."""
    planted = server.plant(new_table("", "", "3" * 64, HOST, TableSettings(options=TWO)))
    mira, stranger = invite(cookie=planted.cookies[0]), invite()
    for guest in (mira, stranger):
        guest.open(f"table/{planted.id}")
    mira.page.locator("details summary").click()
    mira.page.locator(".fair form input").fill("mammoth")
    mira.page.locator(".fair form button").click()
    for guest in (mira, stranger):
        expect(guest.page.locator("li .tag")).to_be_visible()
    assert "mammoth" not in stranger.ask("words")
    expect(mira.page.locator(".fair .code")).to_have_value(re.compile("^[0-9a-f]{64}$"))
