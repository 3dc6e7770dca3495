"""Somebody with a browser of his own."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

from .server_process import ServerProcess

SEEING = Path(__file__).with_name("seeing.js").read_text(encoding="utf-8")
WIDE, PHONE = (1440, 900), (360, 740)
LYING, STANDING = (1024, 768), (768, 1024)
"""A tablet, held in both ways."""
SIDEWAYS = (740, 360)
"""A small phone, held sideways."""
KEPT = "stoneage-settings"
STILL: dict[str, object] = {"speed": 0, "language": "en", "theme": "light", "sound": False}
BLOCKED = "Service Worker registration blocked"
"""What the console says to guests that keep no pages."""
PATIENCE = 60_000
"""Milliseconds after which something that must appear has not appeared."""


class Guest:
    """A fresh browser profile, and everything that went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        size: tuple[int, int] = WIDE,
        cookie: str | None = None,
        keeps_pages: bool = False,
        **settings: object,
    ) -> None:
        self.server = server
        self.size = self.first_size = size
        is_touched = size != WIDE
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=is_touched,
            is_mobile=is_touched,
            locale="en-GB",
            reduced_motion="no-preference",
            # A service worker fetches the whole game for times without a network.
            service_workers="allow" if keeps_pages else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        if cookie is not None:
            self.be(cookie)
        self.settings = self.first_settings = {**STILL, **settings}
        kept = json.dumps(json.dumps(self.settings))
        self.context.add_init_script(f"localStorage['{KEPT}'] ??= {kept}")
        self.context.add_init_script(SEEING)
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        page.on("console", self._listen)
        return page

    def be(self, cookie: str) -> None:
        self.context.add_cookies(
            [{"name": "stoneage", "value": cookie, "url": self.server.address}]
        )

    def forgive(self, words: str) -> None:
        """Errors with these words belong to what is tested."""
        self.forgiven.append(words)

    def open(self, place: str = "") -> Page:
        """A page of the client, by what stands behind the `#/`."""
        self.page.goto(f"{self.server.address}/#/{place}")
        self.page.locator("main").first.wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.ask("drawn")

    def choose(self, **settings: object) -> None:
        """Change settings as if in another tab, without the time that opening one takes."""
        self.settings = {**self.settings, **settings}
        self.page.evaluate(
            """([key, newValue]) => {
              localStorage.setItem(key, newValue);
              dispatchEvent(new StorageEvent('storage', { key, newValue }));
            }""",
            [KEPT, json.dumps(self.settings)],
        )
        self.follows(**self.settings)

    def follows(self, **settings: object) -> None:
        """Wait until the page has taken the settings over."""
        self.page.wait_for_function(
            """({ language, theme, season }) => {
              const { lang, dataset } = document.documentElement;
              return lang === language && dataset.theme === theme && dataset.season === season;
            }""",
            arg={"season": "summer", **settings},
        )

    def press(self, selector: str) -> None:
        """The first that is seen, with whatever this guest has: a mouse or a finger."""
        element = self.page.locator(selector).locator("visible=true").first
        press = element.click if self.size == WIDE else element.tap
        press(force=True)

    def ask(self, question: str, argument: object = None) -> Any:
        """What `seeing` sees."""
        return self.page.evaluate(f"argument => seeing.{question}(argument)", argument)

    def unforgiven(self) -> list[str]:
        forgiven = (*self.forgiven, BLOCKED)
        return [fault for fault in self.faults if not any(words in fault for words in forgiven)]

    def begin_anew(self) -> None:
        """As if never here before, but for the files that the browser has cached."""
        for page in self.context.pages:
            page.close()
        self.faults, self.forgiven = [], []
        self.settings, self.size = self.first_settings, self.first_size
        self.page = self.new_page()
        forgotten = {"origin": self.server.address, "storageTypes": "cookies,local_storage"}
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Storage.clearDataForOrigin", forgotten)
        devtools.detach()

    def close(self) -> None:
        self.context.close()

    def _listen(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"}:
            self.faults.append(f"{said.type}: {said.text} ({said.location.get('url', '')})")
