"""Every variant, with two, three and four players, on the big screen and on the phone."""

import pytest

from stoneage.table.options import Options

from .conftest import Invite
from .guest import PHONE, WIDE
from .player import FingerPlayer, MousePlayer
from .positions import asked, nearly_over
from .server_process import ServerProcess

GAMES = {
    "harsh winter": (Options(players=2, harsh_winter=True), WIDE),
    "wild animals": (Options(players=3, wild_animals=True), WIDE),
    "igloos": (Options(players=4, igloos=True), WIDE),
    "closed cards": (Options(players=3, closed_cards=True), WIDE),
    "plain, on the phone": (Options(players=3), PHONE),
    "everything, on the phone": (
        Options(players=4, harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True),
        PHONE,
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_is_played_to_its_end(
    invite: Invite, server: ServerProcess, name: str
) -> None:
    """The last rounds against bots, answered through the page."""
    options, size = GAMES[name]
    bots = ("forager",) * (options.players - 1)
    planted = server.plant(asked(nearly_over, options, bots, seat=0))
    guest = invite(size=size, cookie=planted.cookies[0])
    guest.open(f"table/{planted.id}")
    player = (FingerPlayer if size == PHONE else MousePlayer)(guest)
    player.play_on()
    assert guest.page.locator("#scoring-title").is_visible()
    assert guest.page.locator(".scoring th[scope=col]").count() >= options.players
