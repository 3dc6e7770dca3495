"""A Chromium for the tests in the browser, installed if need be.

Its headless shell where it is to be had: it has the same pages without a window around them, which
takes a fifth of the time of all tests. What needs the window, as notices do, asks for the whole.

python -m tests.e2e.browser find    where it is
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.installing import apt_get, can_apt_get, say, succeeds

VARIABLE = "STONEAGE_BROWSER"
SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHINESE_FONT = "fonts-noto-cjk"
WHERE_PLAYWRIGHT_KEEPS_IT = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright:\n"
    "    print(playwright.chromium.executable_path)\n"
)


class NoBrowser(Exception):
    """There is no Chromium here, and none could be installed."""


def find_browser() -> Path:
    """The program for nearly everything: chosen, or the shell, or else a whole Chromium."""
    if VARIABLE not in os.environ and (shutil.which(SHELL) or from_debian(SHELL)):
        return Path(str(shutil.which(SHELL)))
    return find_whole_browser()


def find_whole_browser() -> Path:
    """The program with a window: chosen, in the path, playwright's own, or installed now."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        found = shutil.which(chosen)
        if found is None:
            raise NoBrowser(f"{VARIABLE}: no program at {chosen}")
        return Path(found)
    for look in (in_path, of_playwright, whole_from_debian, from_playwright):
        there = look()
        if there is not None:
            return there
    raise NoBrowser(
        "The tests of the web client need Chromium, and it could not be installed. "
        f"Install it, or name its program in {VARIABLE}."
    )


def in_path() -> Path | None:
    found = (shutil.which(name) for name in WHOLE)
    return next((Path(path) for path in found if path is not None), None)


def of_playwright() -> Path | None:
    done = subprocess.run(
        [sys.executable, "-c", WHERE_PLAYWRIGHT_KEEPS_IT],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    place = Path(done.stdout.strip())
    return place if done.returncode == 0 and place.is_file() else None


def whole_from_debian() -> Path | None:
    return in_path() if from_debian("chromium") else None


def from_debian(package: str) -> bool:
    if not can_apt_get():
        return False
    say(f"installing {package} with apt-get")
    apt_get("update")
    return apt_get("install", "--yes", package)


def from_playwright() -> Path | None:
    say("installing playwright's Chromium")
    succeeds([sys.executable, "-m", "playwright", "install", "chromium"])
    return of_playwright()


def find_chinese_font() -> None:
    """Without one pictures show boxes; the tests pass all the same."""
    if not can_apt_get() or shutil.which("fc-list") is None:
        return
    known = subprocess.run(
        ["fc-list", ":lang=zh"], stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    if not known.stdout.strip():
        say("installing a Chinese font with apt-get")
        apt_get("install", "--yes", CHINESE_FONT)


def main(arguments: list[str]) -> int:
    if arguments != ["find"]:
        print(__doc__)
        return 2
    try:
        print(find_browser(), find_whole_browser())
    except NoBrowser as failure:
        say(str(failure))
        return 1
    find_chinese_font()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
