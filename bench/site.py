"""The game without a server: how large it is, how soon one plays, how it runs in Chromium.

Times are the best of several runs, for whatever else the machine does makes them longer.
"""

import gzip
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.browser import find_whole_browser
from tests.e2e.guest import Guest
from tests.e2e.web_space import WebSpace, web_space

RUNS = 5
GAMES = 10
MEGABYTE = 1_000_000
PLAY = "section.start > button"
OPEN_PLACE = "[data-place][aria-disabled=false]"
DRIVER = (Path(__file__).parent / "site.js").read_text(encoding="utf-8")
Row = tuple[str, str, str]


def main() -> None:
    rows: list[Row] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        web_space(Path(folder)) as space,
        sync_playwright() as playwright,
    ):
        with browser_of(playwright) as browser:
            rows += weights(browser, space) + visits(browser, space)
        with browser_of(playwright) as browser:
            rows += games(browser, space)
    for name, found, wanted in rows:
        print(f"{name:<58}{found:>16}{wanted:>16}")


@contextmanager
def browser_of(playwright: Any) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=find_whole_browser())
    yield browser
    browser.close()


def weights(browser: Browser, space: WebSpace) -> list[Row]:
    """What a server sends that compresses with gzip whatever becomes smaller by it."""
    sizes = {
        path.relative_to(space.site).as_posix(): _sent(path)
        for path in space.site.rglob("*")
        if path.is_file()
    }
    scripts = [name for name in sizes if name.endswith((".js", ".css"))]
    first = sum(sizes[name] for name in asked_at_home(browser, space) if name in scripts)
    everything = sum(sizes.values())
    plain = sum(path.stat().st_size for path in space.site.rglob("*") if path.is_file())
    return [
        ("first page, JavaScript and CSS, gzipped, kB", f"{first / 1000:.0f}", "≤ 150"),
        ("everything, compressed, MB", f"{everything / MEGABYTE:.2f}", "≤ 7"),
        ("… as a server sends it that compresses nothing, MB", f"{plain / MEGABYTE:.2f}", ""),
    ]


def _sent(path: Path) -> int:
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content)))


def asked_at_home(browser: Browser, space: WebSpace) -> set[str]:
    """The files that the first page asks for before Python."""
    guest = Guest(browser, space, keeps_pages=True)  # type: ignore[arg-type]  # it only has to have an address
    asked: set[str] = set()
    guest.page.on("request", lambda request: asked.add(request.url))
    guest.page.goto(f"{space.address}/")
    guest.page.locator(PLAY).wait_for()
    guest.close()
    prefix = f"{space.address}/"
    return {url.removeprefix(prefix).partition("?")[0] for url in asked}


def visits(browser: Browser, space: WebSpace) -> list[Row]:
    home, first, again = [], [], []
    for _ in range(RUNS):
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


def games(browser: Browser, space: WebSpace) -> list[Row]:
    """One person who decides by lot, and three elders; the table is on the screen all the time."""
    guest = Guest(browser, space, keeps_pages=True)  # type: ignore[arg-type]  # as above
    guest.context.add_init_script(DRIVER)
    page = guest.open()
    page.wait_for_function("driver.isReady()")
    memory: list[float] = []
    answers: list[float] = []
    longest: list[float] = []
    for _ in range(GAMES):
        page.goto(f"{space.address}/#/table/{page.evaluate('driver.deal()')}")
        page.locator(".own").wait_for()
        found = page.evaluate("driver.play()")
        answers += found["answers"]
        longest.append(found["longest"])
        memory.append(memory_of(browser, page))
    answers.sort()
    late = answers[int(len(answers) * 0.95)]
    growth = memory[-1] - memory[0]
    return [
        ("Elder's answer, median, ms", f"{statistics.median(answers):.1f}", "≤ 10"),
        ("Elder's answer, 95 of 100 within, ms", f"{late:.1f}", "≤ 60"),
        ("longest task of the page in a game, ms", f"{min(longest):.0f}", "≤ 50"),
        ("memory after a game of four, MB", f"{memory[0]:.0f}", "≤ 250"),
        (f"… after {GAMES} games, MB more", f"{growth:.0f}", "0"),
    ]


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
