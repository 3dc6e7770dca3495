"""A web space that knows files and nothing else, with the built site in a folder of it."""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from stoneage.cli import main

FOLDER = "club/stone-age"
KEPT_VERSION = """
() => new Promise((resolve) => {
  const opening = indexedDB.open('stoneage');
  opening.onsuccess = () => {
    const texts = opening.result.transaction('texts').objectStore('texts');
    const found = texts.getAll(IDBKeyRange.bound('version/', 'version/\\uffff'));
    found.onsuccess = () => { opening.result.close(); resolve(Number(found.result[0])); };
  };
})
"""
"""The version of the only table that a browser has kept."""


class Files(SimpleHTTPRequestHandler):
    """The types that every usual server knows; not a word about it."""

    extensions_map = {  # noqa: RUF012 - as in its parent
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


class WebSpace:
    """Reachable, or not, always at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / FOLDER
        assert main(["site", str(self.site)]) == 0
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/{FOLDER}"

    def open(self) -> None:
        files = functools.partial(Files, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), files)
        self._server.daemon_threads = True
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """Nobody answers there any more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def publish_another_build(self) -> None:
        """Newer pages: they say so by an attribute."""
        page, files = self.site / "index.html", self.site / "files.js"
        text = page.read_text(encoding="utf-8").replace("<html ", "<html data-newer ", 1)
        page.write_text(text, encoding="utf-8")
        listed = files.read_text(encoding="utf-8")
        assert '"index.html", "revision": "' in listed
        newer = listed.replace('"index.html", "revision": "', '"index.html", "revision": "2')
        files.write_text(newer, encoding="utf-8")


@contextmanager
def web_space(folder: Path) -> Iterator[WebSpace]:
    space = WebSpace(folder)
    try:
        yield space
    finally:
        space.cut()
