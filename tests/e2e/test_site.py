"""The whole game from a web space, without a server: begun, interrupted, gone on with."""

from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from .conftest import Invite
from .player import MousePlayer
from .web_space import web_space

ENOUGH = 3
VERSION = """
() => new Promise((resolve) => {
  const opening = indexedDB.open('stoneage');
  opening.onsuccess = () => {
    const texts = opening.result.transaction('texts').objectStore('texts');
    const found = texts.getAll(IDBKeyRange.bound('version/', 'version/\\uffff'));
    found.onsuccess = () => { opening.result.close(); resolve(Number(found.result[0])); };
  };
})
"""


def played(player: MousePlayer, page: Page) -> int:
    """Some turns more, now kept; which version they led to."""
    begun = player.answers.total()
    player.page = page
    player.play_on(lambda: player.answers.total() >= begun + ENOUGH)
    player.asked()
    return int(page.evaluate(VERSION))


def test_a_game_without_a_server_survives_everything(invite: Invite, tmp_path: Path) -> None:
    with web_space(tmp_path) as space:
        guest = invite(at=space, keeps_pages=True)
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
        assert page.evaluate(VERSION) == version

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
        expect(page.locator(".lists a, .lists button", has_text="Go on").first).to_be_visible()
