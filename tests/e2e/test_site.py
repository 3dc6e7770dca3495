"""The whole game from a web space, without a server: begun, interrupted, gone on with, ended."""

from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from .conftest import Invite
from .player import MousePlayer
from .web_space import FOLDER, KEPT_VERSION, web_space

ENOUGH = 3


def played(player: MousePlayer, page: Page) -> int:
    """Some turns more, now kept; which version they led to."""
    begun = player.answers.total()
    player.page = page
    player.play_on(lambda: player.answers.total() >= begun + ENOUGH)
    player.asked()
    return int(page.evaluate(KEPT_VERSION))


DUEL = "localStorage['stoneage-evening'] = JSON.stringify({ bots: ['forager'] })"


def test_a_game_without_a_server_survives_everything(invite: Invite, tmp_path: Path) -> None:
    with web_space(tmp_path) as space:
        guest = invite(at=space, keeps_pages=True)
        guest.context.add_init_script(DUEL)
        page = guest.open()
        page.locator("button.progress").click()
        page.wait_for_url("**/#/table/**")
        table = page.url
        player = MousePlayer(guest)
        version = played(player, page)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")

        space.cut()
        page.reload()
        version, before = played(player, page), version
        assert version > before

        guest.forgive("ERR_")
        with pytest.raises(Error):
            page.goto("chrome://crash")
        page.close()
        guest.page = page = guest.new_page()
        page.goto(table)
        player.page = page
        player.asked()
        assert page.evaluate(KEPT_VERSION) == version

        other = guest.new_page()
        other.goto(table)
        expect(other.locator("[data-place]").first).to_be_visible()
        page.bring_to_front()
        assert played(player, page) > version
        other.bring_to_front()
        mine = page.locator(".own").inner_text()
        expect(other.locator(".own")).to_have_text(mine, use_inner_text=True)
        other.close()

        space.open()
        space.publish_another_build()
        page.goto(f"{space.address}/#/")
        page.reload()
        page.locator("button", has_text="Use it now").click()
        page.wait_for_function("'newer' in document.documentElement.dataset")
        page.locator(".lists a", has_text="Go on").first.click()

        player.page = page
        player.play_on()
        expect(page.locator("#scoring-title")).to_be_visible()
        expect(page.locator("button", has_text="Deep review")).to_have_count(0)


def test_a_full_browser_goes_on_and_its_file_is_taken_in_by_another(
    invite: Invite, tmp_path: Path
) -> None:
    with web_space(tmp_path) as space:
        guest = invite(at=space)
        devtools = guest.context.new_cdp_session(guest.page)
        origin = space.address.removesuffix(f"/{FOLDER}")
        devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        page = guest.open()
        page.locator("section.start > button").click()
        page.wait_for_url("**/#/table/**")
        player = MousePlayer(guest)
        player.play_on(lambda: player.answers.total() >= ENOUGH)
        player.asked()
        page.goto(f"{space.address}/#/")
        strip = page.get_by_role("alert")
        expect(strip).to_contain_text("keeps nothing")
        strip.get_by_role("button", name="Why?").click()
        expect(strip).to_contain_text("private window")
        with page.expect_download() as saving:
            strip.get_by_role("button", name="Keep as a file").click()

        other = invite(at=space)
        page = other.open("you")
        page.locator("input[type=file]").set_input_files(saving.value.path())
        expect(page.get_by_role("status")).to_contain_text("is here now")
        page.goto(f"{space.address}/#/")
        expect(page.locator(".lists a", has_text="Go on")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.goto(f"{space.address}/#/you")
        expect(page.locator("input[type=file]")).to_be_attached()
        expect(page.get_by_text("is here now")).to_have_count(0)
