"""Between JavaScript and the tables here: plain texts and numbers, no object of either side."""

from typing import Any, Protocol

from msgspec import json

from stoneage.server.wire.refusals import Refused

from .app import BrowserApp, Following
from .key_values import Batch

TEXTS = json.Decoder(dict[str, str])


class Storage(Protocol):
    """What the browser keeps texts in; it never fails, for where it may not write it remembers."""

    async def get(self, key: str) -> str | None: ...
    async def items(self, prefix: str) -> str: ...
    async def write(self, batch: str) -> bool: ...


class Page(Protocol):
    """Whoever follows tables, by the numbers of their lines."""

    def said(self, line: int, text: str) -> None: ...
    def closed(self, line: int) -> None: ...


class StoredKeyValues:
    """Texts in the browser's own storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def get(self, key: str) -> str | None:
        return await self.storage.get(key)

    async def items(self, prefix: str) -> dict[str, str]:
        return TEXTS.decode(await self.storage.items(prefix))

    async def write(self, batch: Batch) -> bool:
        return await self.storage.write(json.encode(batch).decode())


class Bridge:
    """What the worker calls."""

    def __init__(self, app: BrowserApp, page: Page) -> None:
        self.app = app
        self.page = page
        self.lines: dict[int, Following] = {}

    async def ask(self, method: str, path: str, body: str | None, key: str | None) -> Any:
        return await self.app.ask(method, path, body, key)

    async def follow(self, line: int, path: str) -> None:
        try:
            following = await self.app.follow(path, lambda text: self.page.said(line, text))
        except Refused:
            self.page.closed(line)
        else:
            self.lines[line] = following

    async def send(self, line: int, text: str) -> None:
        if line in self.lines:
            await self.lines[line].receive(text)

    def close(self, line: int) -> None:
        if line in self.lines:
            self.lines.pop(line).close()

    async def changed(self, table_id: str, version: int) -> None:
        """By another page."""
        await self.app.on_remote_change(table_id, version)


async def open_bridge(storage: Storage, page: Page) -> Bridge:
    app = BrowserApp(StoredKeyValues(storage))
    await app.open()
    return Bridge(app, page)
