"""What happens to a page when it is loaded anew, or when the server goes and comes back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from stoneage.table.actions import Place
from stoneage.table.notation import write_move
from stoneage.table.options import Options

from .conftest import Invite
from .guest import PATIENCE, Guest
from .player import MousePlayer, Player, Situation
from .positions import asked
from .questions import awaits_placing
from .server_process import Planted, ServerProcess, opened

NOTICE = ".notices [role=status]"
LOST = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY")


@pytest.fixture
def shaken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own, which may be killed."""
    with opened(ServerProcess(tmp_path_factory.mktemp("shaken"), grace=1)) as server:
        yield server


def table_of_two(server: ServerProcess) -> Planted:
    return server.plant(asked(awaits_placing, Options(players=2), ("forager",), seat=0))


def moves_of(guest: Guest, planted: Planted) -> list[str]:
    address = f"{guest.server.address}/api/tables/{planted.id}/story"
    chapters = guest.page.request.get(address).json()["chapters"]
    return [chapter["notation"] for chapter in chapters]


def seated(invite: Invite, shaken: ServerProcess) -> tuple[Planted, Guest, MousePlayer]:
    """Somebody at a table of two, on a server that will not be reached."""
    planted = table_of_two(shaken)
    guest = invite(at=shaken, cookie=planted.cookies[0])
    for words in LOST:
        guest.forgive(words)
    guest.open(f"table/{planted.id}")
    return planted, guest, MousePlayer(guest)


def asked_at_leisure(player: Player) -> Situation:
    """When it is also known what lies ahead."""
    player.asked()
    player.page.locator(".meal").wait_for()
    return player.asked()


def test_a_page_that_is_loaded_anew_shows_the_same_table(
    invite: Invite, server: ServerProcess
) -> None:
    planted = table_of_two(server)
    guest = invite(cookie=planted.cookies[0])
    guest.open(f"table/{planted.id}")
    player = MousePlayer(guest)
    play(player, 6)
    before = asked_at_leisure(player)
    guest.page.reload()
    assert asked_at_leisure(player) == before
    play(player, 6)


def test_a_restart_is_announced_and_the_game_goes_on(invite: Invite, shaken: ServerProcess) -> None:
    """The page says that the server restarts, comes back by itself, and has lost nothing."""
    planted, guest, player = seated(invite, shaken)
    play(player, 3)
    made = moves_of(guest, planted)
    shaken.announce_end()
    expect(guest.page.locator(NOTICE)).to_be_visible(timeout=PATIENCE)
    shaken.await_end()
    shaken.start()
    expect(guest.page.locator(NOTICE)).to_have_count(0, timeout=PATIENCE)
    play(player, 3)
    assert moves_of(guest, planted)[: len(made)] == made


def test_a_killed_server_leaves_no_trace(invite: Invite, shaken: ServerProcess) -> None:
    """Nothing that was answered is lost, and nothing is sent twice."""
    planted, guest, player = seated(invite, shaken)
    play(player, 3)
    player.wait()
    made = moves_of(guest, planted)
    shaken.kill()
    expect(guest.page.locator(NOTICE)).to_be_visible(timeout=PATIENCE)
    shaken.start()
    expect(guest.page.locator(NOTICE)).to_have_count(0, timeout=PATIENCE)
    assert moves_of(guest, planted) == made
    play(player, 3)
    assert moves_of(guest, planted)[: len(made)] == made


def test_a_move_that_did_not_arrive_is_asked_for_again(
    invite: Invite, shaken: ServerProcess
) -> None:
    """Whoever presses while the server is away is told so, and presses again."""
    planted, guest, player = seated(invite, shaken)
    player.asked()
    made = moves_of(guest, planted)
    shaken.kill()
    player.go("tool-maker")
    expect(guest.page.locator(NOTICE)).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".board [role=alert]")).to_be_visible(timeout=PATIENCE)
    shaken.start()
    expect(guest.page.locator(NOTICE)).to_have_count(0, timeout=PATIENCE)
    assert moves_of(guest, planted) == made
    player.go("tool-maker")
    own = guest.page.locator('[data-place="tool-maker"]')
    expect(own).to_have_attribute("aria-label", re.compile("You"), timeout=PATIENCE)
    mine = write_move(Place(at="tool-maker", figures=1))
    assert moves_of(guest, planted)[len(made) :].count(mine) == 1


def play(player: MousePlayer, answers: int) -> None:
    """So many answers more."""
    until = player.answers.total() + answers
    player.play_on(lambda: player.answers.total() >= until)
