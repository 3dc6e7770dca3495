"""Every kind of decision is made through the page, in every way that a person may make it."""

import pytest

from stoneage.table.notation import read_move

from .conftest import Invite
from .guest import PHONE, WIDE, Guest
from .player import MORE, FingerPlayer, KeyboardPlayer, MousePlayer, Player
from .questions import CHIP, QUESTIONS, Asked
from .server_process import ServerProcess

WAYS = {
    "by mouse": (MousePlayer, WIDE),
    "by keyboard": (KeyboardPlayer, WIDE),
    "by finger": (FingerPlayer, PHONE),
}
KEYS = {MORE: "ArrowUp", CHIP: "1"}
"""What has a key of its own."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_can_be_answered(
    invite: Invite, server: ServerProcess, name: str, way: str
) -> None:
    """The answer that was meant is the move that the server has."""
    question = QUESTIONS[name]
    position = question.position()
    seat = position.to_act
    owners = [0 if number == seat else 1 for number in range(len(position.document.seats))]
    planted = server.plant(position, owners)
    kind, size = WAYS[way]
    guest = invite(size=size, cookie=planted.cookies[0])
    guest.open(f"table/{planted.id}")
    answer(kind(guest), question)
    known = 0 if position.game is None else len(position.game.moves)
    made = moves_of(guest, planted.id, known + 1)
    assert isinstance(read_move(made[known]), question.answer)


def answer(player: Player, question: Asked) -> None:
    player.asked()
    for deed in question.deeds:
        if isinstance(player, KeyboardPlayer):
            if deed not in KEYS:
                player.tab_to(deed)
            player.press(KEYS.get(deed, "Enter"))
        else:
            assert isinstance(player, MousePlayer)
            player.page.locator(deed).first.wait_for()
            assert player.press(deed), deed


def moves_of(guest: Guest, table: str, number: int) -> list[str]:
    """The moves that the server has, as soon as there are so many."""
    made: list[str] = []
    for _ in range(200):
        story = guest.page.request.get(f"{guest.server.address}/api/tables/{table}/story").json()
        made = [chapter["notation"] for chapter in story["chapters"]]
        if len(made) >= number:
            return made
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"{len(made)} moves instead of {number}")
