"""One server and one Chromium for all tests of a process; a fresh profile for every guest."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from .browser import find_browser, find_whole_browser
from .guest import PATIENCE, Guest
from .server_process import ServerProcess, opened
from .tables import Tables

Invite = Callable[..., Guest]
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        yield browser
        browser.close()


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """With all that belongs to a window: the headless shell shows no notices."""
    launched = browser.browser_type.launch(executable_path=find_whole_browser())
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that most tests share; those that disturb it have one of their own."""
    with opened(ServerProcess(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="session")
def tables(server: ServerProcess) -> Tables:
    return Tables(server)


@pytest.fixture
def invite(
    browser: Browser, server: ServerProcess, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Invite]:
    """Let somebody in. At the end of a test nothing may have gone wrong in their browser."""
    guests: list[Guest] = []

    def make(at: ServerProcess = server, through: Browser = browser, **wishes: Any) -> Guest:
        guests.append(Guest(through, at, **wishes))
        return guests[-1]

    yield make
    faults = faults_of(guests, tmp_path, request)
    for guest in guests:
        guest.close()
    assert faults == []


@pytest.fixture(scope="session")
def regulars() -> dict[str, Guest]:
    """Guests of tests that went well, by what they wished."""
    return {}


@pytest.fixture
def invite_again(
    browser: Browser,
    server: ServerProcess,
    regulars: dict[str, Guest],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Invite]:
    """The same for tests that change nothing of a browser but a page: it is opened once for all who
    wish the same, since a page opens twice as fast when its files are cached."""
    guests: dict[str, Guest] = {}

    def make(**wishes: Any) -> Guest:
        known = regulars.pop(str(wishes), None)
        if known is not None:
            known.begin_anew()
        return guests.setdefault(str(wishes), known or Guest(browser, server, **wishes))

    yield make
    faults = faults_of(list(guests.values()), tmp_path, request)
    if faults or request.node.stash.get(FAILED, False):
        for guest in guests.values():
            guest.close()
    else:
        regulars.update(guests)
    assert faults == []


def faults_of(guests: list[Guest], folder: Path, request: pytest.FixtureRequest) -> list[str]:
    """What went wrong in their browsers; and a picture of each if their test has failed."""
    if request.node.stash.get(FAILED, False):
        for number, guest in enumerate(guests):
            photograph(guest, folder / f"guest-{number}.png")
    return [fault for guest in guests for fault in guest.unforgiven()]


def photograph(guest: Guest, path: Path) -> None:
    """What they saw when the test failed."""
    try:
        guest.page.screenshot(path=path, timeout=10_000)
        print(f"{guest.page.url}: {path}")
    except Error as error:
        print(f"{guest.page.url}: no picture, {error}")
