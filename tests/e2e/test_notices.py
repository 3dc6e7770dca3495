"""What one is told while no page is open: chosen on a page, shown by the browser."""

import json

from playwright.sync_api import Browser, expect

from stoneage.table.options import Options

from .conftest import Invite
from .positions import finished
from .server_process import ServerProcess

REGISTER = """navigator.serviceWorker.register('service-worker.js')
  .then(() => navigator.serviceWorker.ready).then(() => true)"""
SHOWN = """navigator.serviceWorker.ready.then((all) => all.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => [title, body, tag, data]))"""


def test_quiet_hours_are_kept_and_a_message_is_shown_unless_one_looks(
    invite: Invite, server: ServerProcess, whole_browser: Browser
) -> None:
    planted = server.plant(finished(Options(players=2), ("planner",)))
    guest = invite(cookie=planted.cookies[0], through=whole_browser, keeps_pages=True)
    guest.context.grant_permissions(["notifications"], origin=server.address)
    page = guest.open("you")
    page.get_by_role("switch", name="Quiet hours").check(force=True)
    page.get_by_label("until").fill("09:30")
    page.get_by_label("until").blur()
    with page.expect_response("**/api/me/notices"):
        page.reload()
    expect(page.get_by_label("until")).to_have_value("09:30")

    devtools = guest.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registrations.extend(
            each["registrationId"] for each in found["registrations"]
        ),
    )
    devtools.send("ServiceWorker.enable")
    assert page.evaluate(REGISTER)

    def delivered(table: str) -> list[list[str]]:
        message = {"title": "It is your turn", "body": "With Ada.", "table": table}
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": server.address,
                "registrationId": registrations[-1],
                "data": json.dumps(message),
            },
        )
        page.wait_for_timeout(300)
        shown: list[list[str]] = page.evaluate(SHOWN)
        return shown

    place = f"{server.address}/#/table/{planted.id}"
    assert delivered(planted.id) == [["It is your turn", "With Ada.", planted.id, place]]
    guest.open(f"table/{planted.id}")
    assert len(delivered("elsewhere")) == 2
    assert len(delivered(planted.id)) == 2
