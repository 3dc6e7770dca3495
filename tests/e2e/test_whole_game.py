"""A whole evening, from the first page to the final scoring."""

from .conftest import Invite
from .player import KeyboardPlayer, MousePlayer

WANTS = ("card-4", "building-1", "field", "hut", "hunt")
"""Where nearly everybody wants to go: so the game comes to its end in good time."""


def test_a_person_plays_three_bots_from_the_home_page_to_the_scoring_by_mouse(
    invite: Invite,
) -> None:
    guest = invite()
    page = guest.open()
    page.locator("button.play").click()
    player = MousePlayer(guest, wants=WANTS)
    player.play_on()
    assert page.locator("#scoring-title").is_visible()
    assert player.answers["places"] > 20
    assert player.answers["question"] > 10


def test_a_person_plays_three_bots_to_the_scoring_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    guest.open()
    player = KeyboardPlayer(guest)
    player.tab_to("button.play")
    player.press("Enter")
    player.play_on()
    assert guest.page.locator("#scoring-title").is_visible()
    assert player.answers["places"] > 20
