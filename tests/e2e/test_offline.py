"""The client of a server goes on without it, and finds its way back."""

from pathlib import Path

from playwright.sync_api import expect

from stoneage.table.options import Options

from .conftest import Invite
from .player import MousePlayer
from .positions import asked, late
from .server_process import ServerProcess, opened

KEEP = """navigator.serviceWorker.register('service-worker.js?offline=server')
  .then(() => navigator.serviceWorker.ready).then(() => true)"""
"""At once, and not after a while."""
ENOUGH = 2


def test_while_the_server_is_away_one_plays_here(invite: Invite, tmp_path: Path) -> None:
    with opened(ServerProcess(tmp_path)) as server:
        planted = server.plant(asked(late, Options(players=2), ("forager",), seat=0))
        guest = invite(at=server, cookie=planted.cookies[0], keeps_pages=True)
        page = guest.open()
        expect(page.locator(".lists a", has_text="Go on")).to_be_visible()
        page.evaluate(KEEP)

        guest.forgive("ERR_")
        guest.forgive("Failed to fetch")
        server.kill()
        page.reload()
        page.wait_for_url("**/#/offline/")
        strip = page.get_by_role("status").filter(has_text="you play here")
        expect(strip).to_be_visible()
        expect(page.locator(".lists li", has_text="waits")).to_be_visible()
        page.locator("section.start > button").click()
        page.wait_for_url("**/#/offline/table/**")
        table = page.url
        player = MousePlayer(guest)
        player.play_on(lambda: player.answers.total() >= ENOUGH)
        player.asked()

        page.goto(f"{server.address}/#/offline/")
        server.start()
        page.get_by_role("link", name="To the server").click()
        page.wait_for_url("**/#/")
        expect(page.locator(".lists li a", has_text="Go on")).to_be_visible()
        page.get_by_role("link", name="See").click()
        page.locator(".lists li a", has_text="Go on").click()
        page.wait_for_url(table)
        player.asked()
