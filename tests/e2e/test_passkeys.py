"""A passkey leads back to oneself, and a lost device is shut out."""

from playwright.sync_api import expect

from stoneage.table.options import Options

from .conftest import Invite
from .positions import finished
from .server_process import ServerProcess

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_is_made_and_leads_back_and_the_lost_device_is_shut_out(
    invite: Invite, server: ServerProcess
) -> None:
    planted = server.plant(finished(Options(players=2), ("planner",)))
    named = server.address.replace("127.0.0.1", "localhost")
    guest = invite()
    page, context = guest.page, guest.context
    context.add_cookies([{"name": "stoneage", "value": planted.cookies[0], "url": named}])
    devtools = context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})

    page.goto(f"{named}/#/you")
    devices = page.locator("section", has=page.locator("#devices-title"))
    expect(devices.locator("li")).to_have_count(1)
    devices.get_by_role("button", name="Add a passkey").click()
    expect(devices.locator("li")).to_have_count(2)
    expect(devices.locator("li").nth(1)).to_contain_text("Passkey")

    context.clear_cookies()
    page.reload()
    page.get_by_role("button", name="Come in by a passkey").click()
    expect(devices.locator("li")).to_have_count(3)
    expect(devices.locator("li", has_text="here")).to_contain_text("by passkey")
    lost = devices.locator("li", has=page.get_by_role("button", name="Shut out"))
    expect(lost).to_have_count(1)
    lost.get_by_role("button").click()
    devices.get_by_role("button", name="Really?").click()
    expect(devices.locator("li")).to_have_count(2)
    expect(devices.get_by_role("button", name="Shut out")).to_have_count(0)

    thief = invite()
    thief.context.add_cookies([{"name": "stoneage", "value": planted.cookies[0], "url": named}])
    thief.page.goto(f"{named}/#/you")
    expect(thief.page.locator("main")).to_contain_text("Nothing is kept about you")
