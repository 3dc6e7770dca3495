"""The game without a server: how large it is, how soon one plays, how it runs in Chromium.

Times of visits are the best of several, and a task counts by its processor time: whatever else the
machine does makes it seem longer.
"""

import gzip
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

from bench.frames import PAGE, TRACED, tasks_in
from tests.e2e.browser import find_whole_browser
from tests.e2e.guest import Guest
from tests.e2e.player import MousePlayer
from tests.e2e.web_space import WebSpace, web_space

RUNS = 5
GAMES = 10
MEGABYTE = 1_000_000
PLAY = "section.start > button"
OPEN_PLACE = "[data-place][aria-disabled=false]"
ELDERS = "localStorage['stoneage-evening'] = JSON.stringify({ bots: Array(3).fill('elder') })"
TIMES = """
{
  const send = postMessage;
  globalThis.postMessage = (message) => send({ ...message, at: performance.now() });
}
"""
DRIVER = (Path(__file__).parent / "site.js").read_text(encoding="utf-8")
Row = tuple[str, str, str]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        web_space(Path(folder)) as space,
        sync_playwright() as playwright,
    ):
        for measure in (weights, visits, clicks, games):
            with browser_of(playwright) as browser:
                for name, found, wanted in measure(browser, space):
                    print(f"{name:<58}{found:>16}{wanted:>16}", flush=True)


def tell(what: str) -> None:
    """How far it is, beside the rows."""
    print(f"{what} …", file=sys.stderr, flush=True)


@contextmanager
def browser_of(playwright: Any) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=find_whole_browser())
    yield browser
    browser.close()


def weights(browser: Browser, space: WebSpace) -> list[Row]:
    """What a server sends that compresses with gzip whatever becomes smaller by it."""
    tell("what is fetched")
    sizes = {
        path.relative_to(space.site).as_posix(): _sent(path)
        for path in space.site.rglob("*")
        if path.is_file()
    }
    shell, game = fetched(browser, space)
    scripts = sum(sizes[name] for name in shell if name.endswith((".js", ".css")))
    plain = sum(path.stat().st_size for path in space.site.rglob("*") if path.is_file())
    return [
        ("first page, JavaScript and CSS, gzipped, kB", f"{scripts / 1000:.0f}", "≤ 150"),
        ("fetched until the first move, compressed, MB", in_megabytes(game, sizes), "≤ 7"),
        ("everything, kept for later without a network, MB", in_megabytes(sizes, sizes), "≤ 7"),
        ("… as a server sends it that compresses nothing, MB", f"{plain / MEGABYTE:.2f}", ""),
    ]


def in_megabytes(names: Iterable[str], sizes: dict[str, int]) -> str:
    return f"{sum(sizes[name] for name in names) / MEGABYTE:.2f}"


def _sent(path: Path) -> int:
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content)))


def fetched(browser: Browser, space: WebSpace) -> tuple[set[str], set[str]]:
    """The files that the first page asks for, and those until the first move of a first game."""
    guest = Guest(browser, space)  # type: ignore[arg-type]  # it only has to have an address
    asked: set[str] = set()
    guest.page.on("request", lambda request: asked.add(request.url))
    guest.page.goto(f"{space.address}/")
    guest.page.locator(PLAY).wait_for()
    at_home = set(asked)
    guest.page.locator(PLAY).click()
    guest.page.locator(OPEN_PLACE).first.wait_for()
    guest.close()
    return _names(at_home, space), _names(asked, space)


def _names(addresses: set[str], space: WebSpace) -> set[str]:
    prefix = f"{space.address}/"
    asked = (each.removeprefix(prefix).partition("?")[0] for each in addresses)
    return {name or "index.html" for name in asked}


def visits(browser: Browser, space: WebSpace) -> list[Row]:
    home, first, again = [], [], []
    for run in range(RUNS):
        tell(f"visits {run + 1} of {RUNS}")
        guest = Guest(browser, space, keeps_pages=True)  # type: ignore[arg-type]  # as above
        usable, playable = visit(guest.page, f"{space.address}/#/")
        home.append(usable)
        first.append(playable)
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        guest.page.close()
        space.cut()
        again.append(visit(guest.new_page(), f"{space.address}/#/")[1])
        space.open()
        guest.close()
    return [
        ("first visit: home usable, s", f"{min(home):.2f}", "≤ 1"),
        ("first visit: first move possible, s", f"{min(first):.2f}", "≤ 8"),
        ("second visit, network cut: first move possible, s", f"{min(again):.2f}", "≤ 4"),
    ]


def visit(page: Page, address: str) -> tuple[float, float]:
    """Seconds until *Play now* can be pressed, and, pressed at once, until a move can be made."""
    begun = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(PLAY).click()
    usable = time.monotonic() - begun
    page.locator(OPEN_PLACE).first.wait_for()
    return usable, time.monotonic() - begun


def clicks(browser: Browser, space: WebSpace) -> list[Row]:
    """A whole game with the mouse, against three elders: what keeps the page from answering."""
    tell("a game with the mouse")
    guest = Guest(browser, space)  # type: ignore[arg-type]  # as above
    guest.context.add_init_script(ELDERS)
    page = guest.open()
    page.locator(PLAY).click()
    page.locator(OPEN_PLACE).first.wait_for()
    browser.start_tracing(page=page, categories=TRACED)
    MousePlayer(guest).play_on()
    tasks = [task for thread, task in tasks_in(browser.stop_tracing()) if thread == PAGE]
    return [("longest task of the page in a game, ms", f"{max(tasks):.0f}", "≤ 50")]


def games(browser: Browser, space: WebSpace) -> list[Row]:
    """One person who decides by lot, and three elders; the table is on the screen all the time."""
    guest = Guest(browser, space)  # type: ignore[arg-type]  # as above
    guest.context.route("**/worker-*.js", with_times)
    guest.context.add_init_script(DRIVER)
    page = guest.open()
    page.wait_for_function("driver.isReady()")
    memory: list[float] = []
    answers: list[float] = []
    for game in range(GAMES):
        tell(f"game {game + 1} of {GAMES}")
        page.goto(f"{space.address}/#/table/{page.evaluate('driver.deal()')}")
        page.locator(".own").wait_for()
        answers += page.evaluate("driver.play()")
        memory.append(memory_of(browser, page))
    answers.sort()
    late = answers[int(len(answers) * 0.95)]
    return [
        ("Elder's answer, median, ms", f"{statistics.median(answers):.1f}", "≤ 10"),
        ("Elder's answer, 95 of 100 within, ms", f"{late:.1f}", "≤ 60"),
        ("memory after a game of four, MB", f"{memory[0]:.0f}", "≤ 250"),
        (f"… after {GAMES} games", f"{memory[-1]:.0f}", "no more"),
    ]


def with_times(route: Route) -> None:
    """The worker's own script, but every message tells when it was sent."""
    script = route.fetch()
    route.fulfill(response=script, body=TIMES + script.text())


def memory_of(browser: Browser, page: Page) -> float:
    """What the process of the page holds, in megabytes: what it shares counts in part."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [process["id"] for process in processes if process["type"] == "renderer"]
    return max(_held(process) for process in renderers)


def _held(process: int) -> float:
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    line = next(line for line in rollup.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) * 1024 / MEGABYTE


if __name__ == "__main__":
    main()
