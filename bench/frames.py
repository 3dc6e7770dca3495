"""How the web client feels: frames a second while a late game moves, and the first paint."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from stoneage.table.options import Options
from tests.e2e.browser import find_whole_browser
from tests.e2e.guest import Guest
from tests.e2e.player import MousePlayer
from tests.e2e.positions import asked, late
from tests.e2e.server_process import ServerProcess, opened
from tests.e2e.states import close_recap

SECONDS = 12
RUNS = 3
COUNT_FRAMES = """
() => {
  window.frames_seen = [];
  let before = performance.now();
  const count = (now) => {
    window.frames_seen.push([now, now - before]);
    before = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
"""
NOTE_THE_TABLE = """
  new MutationObserver((_, watching) => {
    if (!document.querySelector('main.table')) return;
    watching.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (table_seen = performance.now())));
  }).observe(document, { childList: true, subtree: true });
"""
"""The moment after the frame in which the table was first drawn."""
TABLE_SEEN = """
new Promise((resolve) => {
  const look = () => (window.table_seen ? resolve(table_seen) : setTimeout(look, 20));
  look();
})
"""
PAGE = "CrRendererMain"
WORK = {
    PAGE: "the page itself",
    "Compositor": "moving layers",
    "ThreadPoolForegroundWorker": "painting tiles",
    "VizCompositorThread": "drawing the window",
}
"""Chromium's threads, and what they do for a frame."""
TASKS = {"ThreadControllerImpl::RunTask", "ThreadPool_RunTask"}
TRACED = ["toplevel"]


@contextmanager
def at_a_late_table(**settings: object) -> Iterator[tuple[Browser, ServerProcess, Guest, str]]:
    """A person and three bots, late in the game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(ServerProcess(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_whole_browser())
        planted = server.plant(asked(late, Options(), ("forager",) * 3, seat=0))
        guest = Guest(browser, server, cookie=planted.cookies[0], **settings)  # type: ignore[arg-type]  # no size
        yield browser, server, guest, f"table/{planted.id}"
        browser.close()


def asked_for() -> list[str]:
    """The files that a browser with nothing in its cache asks for to show the table."""
    with at_a_late_table() as (_, _, guest, place):
        asked_names: list[str] = []
        guest.page.on("request", lambda request: asked_names.append(urlsplit(request.url).path))
        guest.open(place)
        guest.page.locator("main.table").wait_for()
        guest.page.wait_for_load_state("networkidle")
    names = [name.lstrip("/") or "index.html" for name in asked_names]
    return [name for name in names if not name.startswith("api")]


def tasks_in(trace: bytes) -> Iterator[tuple[str, float]]:
    """The thread and the processor time of each task, in ms: whoever else is busy costs none."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in events
        if event["name"] == "thread_name"
    }
    for event in events:
        thread = threads.get((event["pid"], event["tid"]))
        if thread is not None and event["name"] in TASKS:
            yield thread, event.get("tdur", 0) / 1000


def work_in(trace: bytes) -> dict[str, float]:
    """Milliseconds of all tasks together, by what they did for a frame."""
    found = dict.fromkeys(WORK.values(), 0.0)
    for thread, spent in tasks_in(trace):
        if thread in WORK:
            found[WORK[thread]] += spent
    return found


def first_paints(browser: Browser, server: ServerProcess, cookie: str, place: str) -> list[float]:
    """Milliseconds until something of the table is seen, in fresh browsers on a warm server."""
    found = []
    for _ in range(5):
        guest = Guest(browser, server, cookie=cookie)
        guest.context.add_init_script(NOTE_THE_TABLE)
        guest.page.goto(f"{server.address}/#/{place}")
        found.append(guest.page.evaluate(TABLE_SEEN))
        guest.close()
    return sorted(found)


def play(guest: Guest) -> list[float]:
    """How long each frame took while something moved: from every answer to the next question."""
    player = MousePlayer(guest)
    asked_now = player.wait()
    guest.page.evaluate(COUNT_FRAMES)
    moved = []
    start = now = clock(guest)
    while now < start + SECONDS * 1000:
        player.answer(asked_now)
        answered = clock(guest)
        asked_now = player.wait()
        now = clock(guest)
        moved.append((answered, now))
    frames: list[tuple[float, float]] = guest.page.evaluate("frames_seen")
    return sorted(
        lasted for at, lasted in frames if any(first < at < last for first, last in moved)
    )


def clock(guest: Guest) -> float:
    now: float = guest.page.evaluate("performance.now()")
    return now


def frames_at_their_best() -> tuple[list[float], list[float]]:
    """The first paints, and the frames of that run of several in which most were seen."""
    runs = []
    for _ in range(RUNS):
        with at_a_late_table(speed=1) as (browser, server, guest, place):
            paints = first_paints(browser, server, guest.context.cookies()[0]["value"], place)
            guest.open(place)
            close_recap(guest)
            runs.append((paints, play(guest)))
    best = max((frames for _, frames in runs), key=rate)
    return min(paints for paints, _ in runs), best


def rate(frames: list[float]) -> float:
    return len(frames) / sum(frames) * 1000


def work_of_a_frame() -> dict[str, float]:
    """Counted in a run of its own, because counting costs frames."""
    with at_a_late_table(speed=1) as (browser, _, guest, place):
        guest.open(place)
        close_recap(guest)
        browser.start_tracing(page=guest.page, categories=TRACED)
        frames = play(guest)
        work = work_in(browser.stop_tracing())
    return {name: spent / len(frames) for name, spent in work.items()}


def main() -> None:
    paints, frames = frames_at_their_best()
    print(f"{'table seen after, ms (best of 5)':<44}{paints[0]:>10,.0f}")
    print(f"{'table seen after, ms (median)':<44}{paints[2]:>10,.0f}")
    print(f"{'frames a second while all moves':<44}{rate(frames):>10,.1f}")
    print(f"{'95 of 100 frames within, ms':<44}{frames[int(len(frames) * 0.95)]:>10,.1f}")
    print(f"{'longest frame, ms':<44}{frames[-1]:>10,.1f}")
    # A busy machine shows fewer frames, but each costs the same; 60 a second leave 16.7 for one.
    for name, spent in work_of_a_frame().items():
        print(f"{'CPU of a frame, ms: ' + name:<44}{spent:>10,.1f}")


if __name__ == "__main__":
    main()
