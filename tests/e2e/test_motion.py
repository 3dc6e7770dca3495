"""What moves and what is heard: never in the way, never against the wish of the person."""

import pytest
from playwright.sync_api import Locator, Page, expect

from stoneage.table.options import Options
from tests.server.processes import until

from .conftest import Invite
from .guest import Guest
from .player import OPEN, MousePlayer
from .positions import asked
from .server_process import ServerProcess
from .tables import early

COUNT_SOUNDS = """
  window.struck = 0;
  const create = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () {
    window.struck += 1;
    return create.call(this);
  };
"""
COUNT_FLIGHTS = """
  window.flown = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.flown += 1;
    return animate.apply(this, given);
  };
"""
A_FEW_FRAMES = 40
"""Milliseconds, less than any step is shown."""
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def against_bots(invite: Invite, server: ServerProcess, **settings: object) -> Guest:
    planted = server.plant(asked(early, Options(), ("forager",) * 3, seat=0))
    guest = invite(cookie=planted.cookies[0], **settings)
    guest.context.add_init_script(COUNT_SOUNDS)
    guest.context.add_init_script(COUNT_FLIGHTS)
    guest.page.clock.install()
    guest.open(f"table/{planted.id}")
    MousePlayer(guest).wait()
    return guest


def stop_the_clock(guest: Guest) -> None:
    """From now on nothing that takes time comes to its end by itself."""
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") + 1000)


def place(guest: Guest) -> Locator:
    """One figure on a building, so that all others place theirs after it; where it will stand."""
    at = next(place for place in guest.ask("situation")["places"] if place.startswith("building"))
    MousePlayer(guest).go(at)
    return guest.page.locator(f'[data-place="{at}"][aria-label*="You"]')


def watching(invite: Invite, server: ServerProcess) -> Guest:
    """It is the guest's turn again, but what the others did stands still before his eyes."""
    guest = against_bots(invite, server, speed=1)
    stop_the_clock(guest)
    own = place(guest)
    until(lambda: is_seen_a_moment_later(guest, own))
    await_turn(guest)
    expect(guest.page.locator(OPEN)).to_have_count(0)
    return guest


def is_seen_a_moment_later(guest: Guest, place: Locator) -> bool:
    """A step begins with a frame, and there is none while the clock stands."""
    guest.page.clock.run_for(A_FEW_FRAMES)
    return place.is_visible()


def await_turn(guest: Guest) -> None:
    """Until the server waits for this guest, whatever his page shows."""
    table = guest.page.url.rpartition("/")[2]
    address = f"{guest.server.address}/api/tables/{table}"
    until(lambda: bool(guest.page.request.get(address).json()["choices"]))


def moving(page: Page) -> int:
    found: int = page.evaluate("flown")
    return found


def test_one_is_asked_after_everything_has_been_seen(invite: Invite, server: ServerProcess) -> None:
    """While the others' figures walk no place is lit, and the banner calls nobody."""
    guest = watching(invite, server)
    guest.page.clock.resume()
    expect(guest.page.locator(OPEN).first).to_be_visible()
    expect(guest.page.locator(".banner.quiet")).to_have_count(0)
    assert moving(guest.page) > 3


def test_a_touch_ends_the_show(invite: Invite, server: ServerProcess) -> None:
    """Whoever knows already what to do need not wait."""
    guest = watching(invite, server)
    until(lambda: is_asked_after_a_touch(guest))


def is_asked_after_a_touch(guest: Guest) -> bool:
    """What the server has sent may still be on its way: a touch ends the show that has come."""
    guest.page.keyboard.press("Shift")
    return guest.page.locator(OPEN).first.is_visible()


def test_a_page_in_the_background_shows_the_newest_state(
    invite: Invite, server: ServerProcess
) -> None:
    guest = against_bots(invite, server, speed=1)
    guest.page.evaluate(HIDE)
    before = moving(guest.page)
    expect(place(guest)).to_be_visible()
    expect(guest.page.locator(OPEN).first).to_be_visible()
    assert moving(guest.page) == before
    expect(guest.page).to_have_title("● Your turn · Stone Age")


@pytest.mark.parametrize("stillness", ["off", "reduced"])
def test_nothing_moves_for_whoever_wants_stillness(
    invite: Invite, server: ServerProcess, stillness: str
) -> None:
    """By the setting of the game, or by that of the whole device."""
    planted = server.plant(asked(early, Options(), ("forager",) * 3, seat=0))
    guest = invite(cookie=planted.cookies[0], speed=0 if stillness == "off" else 1)
    if stillness == "reduced":
        guest.page.emulate_media(reduced_motion="reduce")
    guest.context.add_init_script(COUNT_FLIGHTS)
    guest.open(f"table/{planted.id}")
    MousePlayer(guest).wait()
    expect(place(guest)).to_be_visible()
    expect(guest.page.locator(OPEN).first).to_be_visible()
    assert moving(guest.page) == 0


def test_sounds_are_heard_after_the_first_touch_and_can_be_muted(
    invite: Invite, server: ServerProcess
) -> None:
    guest = against_bots(invite, server, speed=2, sound=True)
    assert guest.page.evaluate("struck") == 0
    expect(place(guest)).to_be_visible()
    expect(guest.page.locator(OPEN).first).to_be_visible()
    heard = guest.page.evaluate("struck")
    assert heard > 0
    guest.page.locator("button.mute").click()
    MousePlayer(guest).go("hunt")
    guest.page.locator("form.question .button.main").click()
    expect(guest.page.locator(".banner.quiet")).to_be_visible()
    expect(guest.page.locator(OPEN).first).to_be_visible()
    assert guest.page.evaluate("struck") == heard
