"""Debian's Firefox, driven by WebDriver BiDi: playwright knows only a build of its own."""

import itertools
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tools.installing import apt_get, can_apt_get, say

from .browser import NoBrowser

NAMES = ("firefox-esr", "firefox")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 120
"""Seconds."""
BLINK = 0.05


def find_firefox() -> str:
    """The program, installed if need be."""
    if not _in_path() and can_apt_get():
        say("installing Firefox with apt-get")
        apt_get("update")
        apt_get("install", "--yes", "--no-install-recommends", "firefox-esr")
    found = _in_path()
    if not found:
        raise NoBrowser("The tests of the web client need Firefox, too, and there is none.")
    return found[0]


def _in_path() -> list[str]:
    return [path for name in NAMES if (path := shutil.which(name)) is not None]


class Firefox:
    """One window: goes to an address, asks the page, presses where something is drawn."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = itertools.count(1)
        self.send("session.new", capabilities={})
        self.window: str = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **wishes: object) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": wishes}))
        while True:
            said = json.loads(self.line.recv(timeout=PATIENCE))
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def open(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page, or what it promises."""
        found = self.send(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()",
            target={"context": self.window},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def until(self, expression: str) -> Any:
        """Wait for what must become true."""
        end = time.monotonic() + PATIENCE
        while not (found := self.ask(expression)):
            assert time.monotonic() < end, f"it never happened: {expression}"
            time.sleep(BLINK)
        return found

    def press(self, selector: str) -> None:
        """The middle of the first that is there, once it is."""
        x, y = self.until(
            f"""((element) => {{
              const {{ left, top, width, height }} = element?.getBoundingClientRect() ?? {{}};
              return width ? [left + width / 2, top + height / 2].map(Math.round) : null;
            }})(document.querySelector({json.dumps(selector)}))"""
        )
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self.send("input.performActions", context=self.window, actions=[mouse])


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    command = [find_firefox(), "--headless", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(
        [*command, "--remote-debugging-port", "0", "about:blank"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        with connect(f"{_address_of(process)}/session", max_size=None) as line:
            yield Firefox(line)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def _address_of(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    for line in process.stderr:
        found = LISTENING.search(line)
        if found is not None:
            return found[1]
    raise AssertionError("Firefox did not start")
