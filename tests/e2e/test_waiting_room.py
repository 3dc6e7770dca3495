"""Before the game: whom a link reaches, why it cannot begin yet, and who comes too late."""

from pathlib import Path

from playwright.sync_api import expect

from stoneage.server.services.network import network_host

from .conftest import Invite
from .guest import PHONE
from .server_process import ServerProcess, opened
from .test_together import host_a_table

CODE = ".share [role=img]"


def test_friends_are_invited_and_whoever_comes_too_late_is_told(
    invite: Invite, tmp_path: Path
) -> None:
    """On a server that the whole network can reach; the host's page is opened on its machine."""
    with opened(ServerProcess(tmp_path, host="0.0.0.0")) as server:
        host, friend, third = invite(server), invite(server), invite(server, size=PHONE)
        link = host_a_table(host, 2)
        name = network_host()
        assert name is None or link.startswith(f"http://{name}:{server.port}/#/table/")
        page = host.page
        expect(page.locator("button.start")).to_be_disabled()
        expect(page.get_by_role("status")).to_contain_text("One seat is still open")
        expect(page.locator(CODE)).to_have_count(0 if name is None else 1)

        friend.page.goto(link)
        friend.page.locator("li.open .button.main").click()
        expect(page.locator("button.start")).to_be_enabled()
        expect(page.locator("h1")).to_have_text("Everybody is here")
        expect(page.locator(CODE)).to_have_count(0)

        third.page.goto(link)
        told = third.page.locator(".arrived")
        expect(told).to_contain_text("The table is full")
        told.get_by_role("link", name="Watch").click()
        expect(third.page.locator("main")).to_be_visible()
        assert "/watch/" in third.page.url


def test_a_link_that_works_on_this_computer_only_says_so(invite: Invite) -> None:
    host = invite()
    host_a_table(host, 2)
    expect(host.page.locator(".local code")).to_have_text("stoneage serve --host 0.0.0.0")
    expect(host.page.locator(CODE)).to_have_count(0)
