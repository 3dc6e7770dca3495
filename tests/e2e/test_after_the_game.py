"""When the game is over: the scoring, the dice, the record, the replay, the next game."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from stoneage.table.seeing import result

from .conftest import Invite
from .guest import Guest
from .positions import finished
from .server_process import ServerProcess
from .tables import Tables

RECORD = Path(__file__).parents[1] / "games" / "everything.json"
SLIDER = "input[type=range]"


def at_the_end(guest: Guest, tables: Tables) -> str:
    planted = tables.table("over")
    guest.be(planted.cookies[0])
    guest.open(f"table/{planted.id}")
    guest.page.locator("#scoring-title").wait_for()
    return planted.id


def test_the_scoring_is_that_of_the_rules(invite: Invite, tables: Tables) -> None:
    """Column by column the points add up to the total, and the totals are the rules' totals."""
    guest = invite()
    at_the_end(guest, tables)
    game = finished().game
    assert game is not None
    rows = guest.page.locator(".scoring tbody tr")
    columns = zip(
        *[
            numbers(guest, f".scoring tbody tr:nth-child({row + 1}) b")
            for row in range(rows.count())
        ],
        strict=True,
    )
    totals = numbers(guest, ".scoring tfoot b")
    assert [sum(column) for column in columns] == totals
    assert sorted(totals) == sorted(each.total for each in result(game.state).scoring)


def numbers(guest: Guest, selector: str) -> list[int]:
    texts = guest.page.locator(selector).all_inner_texts()
    return [int(text.replace("\u2212", "-")) for text in texts]


def test_the_dice_are_verified_at_one_press(invite: Invite, tables: Tables) -> None:
    guest = invite()
    at_the_end(guest, tables)
    guest.page.locator(".verify button").click()
    found = guest.page.locator(".verify li")
    expect(found.first).to_be_visible()
    expect(guest.page.locator(".verify .wrong")).to_have_count(0)
    expect(guest.page.locator(".verify li.proven").first).to_be_visible()


def test_the_record_can_be_taken_home_and_brought_back(
    invite: Invite, tables: Tables, tmp_path: Path
) -> None:
    """Both forms are read again, and lead to the same replay."""
    guest = invite()
    at_the_end(guest, tables)
    for form in ("As JSON", "In notation"):
        with guest.page.expect_download() as waiting:
            guest.page.locator("button", has_text=form).click()
        path = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(path)
        other = invite()
        read_record(other, path)
        expect(other.page.locator(SLIDER)).to_have_attribute("max", "538")


def read_record(guest: Guest, path: Path) -> None:
    guest.open()
    guest.page.locator("nav button").locator("visible=true").first.click()
    guest.page.locator("dialog input[type=file]").set_input_files(path)
    guest.page.locator(SLIDER).wait_for()


def test_a_recorded_game_is_walked_through_by_keyboard(invite: Invite) -> None:
    """Arrows move by moves and rounds, and the address names the move that is shown."""
    guest = invite()
    read_record(guest, RECORD)
    slider = guest.page.locator(SLIDER)
    last = slider.get_attribute("max") or ""
    guest.page.locator("body").press("End")
    expect(slider).to_have_value(last)
    for key, value in (("Home", "0"), ("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        guest.page.keyboard.press(key)
        expect(slider).to_have_value(value)
    assert "move=1" in guest.page.url
    guest.page.keyboard.press("ArrowDown")
    expect(slider).not_to_have_value("1")
    address = guest.page.url
    there = slider.input_value()
    linked = guest.new_page()
    linked.goto(address)
    expect(linked.locator(SLIDER)).to_have_value(there)


def test_a_replay_is_seen_with_the_eyes_of_each_seat(invite: Invite, tables: Tables) -> None:
    guest = invite()
    planted = tables.table("over")
    guest.be(planted.cookies[0])
    guest.open(f"replay/table/{planted.id}?move=200")
    eyes = guest.page.locator(".eyes select")
    for seat in ("0", "1", "2", "3", ""):
        eyes.select_option(seat)
        expect(eyes).to_have_value(seat)
        expect(guest.page.locator(SLIDER)).to_have_value("200")


def test_a_text_that_is_no_record_is_refused_with_a_reason(invite: Invite) -> None:
    guest = invite()
    guest.forgive("status of 4")
    guest.open()
    guest.page.locator("nav button").locator("visible=true").first.click()
    guest.page.locator("dialog textarea").fill("1. e4 e5")
    guest.page.locator("dialog .button.main").click()
    expect(guest.page.locator("dialog [role=alert]")).not_to_be_empty()


def test_people_play_again(invite: Invite, server: ServerProcess) -> None:
    """Both find themselves at the same new table."""
    planted = server.plant(finished(), [0, 1, 1, 1])
    mira, jonas = (invite(cookie=cookie) for cookie in planted.cookies)
    for guest in (mira, jonas):
        guest.open(f"table/{planted.id}")
        guest.page.locator("header .next").wait_for()
    mira.page.locator("header .next").click()
    expect(mira.page.locator("button.start")).to_be_visible()
    follow = jonas.page.locator("header a.next")
    follow.click()
    expect(jonas.page.locator(".share input")).to_be_visible()
    assert mira.page.url.split("#")[1] == jonas.page.url.split("#")[1]


@pytest.mark.parametrize("place", ["table/nothing", "replay/record/nothing", "watch/nothing"])
def test_an_address_that_leads_nowhere_says_so(invite: Invite, place: str) -> None:
    guest = invite()
    guest.forgive("status of 4")
    guest.forgive("WebSocket connection to")
    guest.open(place)
    expect(guest.page.locator("main a.button")).to_be_visible()
