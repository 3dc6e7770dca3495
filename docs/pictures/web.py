"""Makes the pictures of the web client from real games: `python -m docs.pictures.web`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.settings import TableSettings
from stoneage.table.options import Options
from tests.e2e.browser import find_browser
from tests.e2e.guest import PHONE, WIDE, Guest
from tests.e2e.positions import dealt, walk
from tests.e2e.server_process import ServerProcess, opened

FOLDER = Path(__file__).parent
BOTS = ("planner", "planner", "woodcutter")
EVERYTHING = Options(harsh_winter=True, wild_animals=True, igloos=True)
CALM = 900
"""Milliseconds until everything has found its place."""


def late(options: Options, seed: int, round_number: int) -> HostedTable:
    """The person is to place figures, in this round, with most of the others on the board."""
    best = dealt(TableSettings(options=options), BOTS, seed)
    for table in walk(best, seed, surprise=0):
        game = table.game
        if game is None or game.state.round > round_number:
            break
        if table.to_act == 0 and game.state.round == round_number and not game.state.decision:
            best = table
    return best


def finished(seed: int) -> HostedTable:
    *_, last = walk(dealt(TableSettings(), BOTS, seed), seed, surprise=0)
    return last


@contextmanager
def shot(
    browser: Browser, server: ServerProcess, size: tuple[int, int], cookie: str, **settings: Any
) -> Iterator[Guest]:
    guest = Guest(browser, server, size, cookie, **settings)
    yield guest
    guest.close()


def keep(guest: Guest, name: str) -> None:
    guest.page.wait_for_timeout(CALM)
    guest.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)


def make(browser: Browser, server: ServerProcess) -> None:
    summer = server.plant(late(Options(), 4, 6))
    winter = server.plant(late(EVERYTHING, 9, 7))
    over = server.plant(finished(4))
    with shot(browser, server, WIDE, summer.cookies[0]) as guest:
        guest.open(f"table/{summer.id}")
        keep(guest, "table-summer")
        guest.open("")
        keep(guest, "home")
    with shot(browser, server, WIDE, winter.cookies[0], theme="dark", season="winter") as guest:
        guest.open(f"table/{winter.id}")
        keep(guest, "table-winter-dark")
    with shot(browser, server, PHONE, summer.cookies[0]) as guest:
        guest.open(f"table/{summer.id}")
        keep(guest, "table-phone")
    with shot(browser, server, WIDE, over.cookies[0]) as guest:
        guest.open(f"table/{over.id}")
        keep(guest, "end")
        guest.open(f"replay/table/{over.id}?move=120")
        keep(guest, "replay")


def main() -> None:
    with TemporaryDirectory(prefix="stoneage-pictures-") as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        with opened(server):
            browser = playwright.chromium.launch(
                executable_path=find_browser(), args=["--no-sandbox"]
            )
            make(browser, server)
            browser.close()


if __name__ == "__main__":
    main()
