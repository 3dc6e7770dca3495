"""Where a browser keeps texts by their keys: all of a batch is written, or nothing."""

from typing import Protocol

from msgspec import Struct


class Batch(Struct, frozen=True, kw_only=True):
    """What is written at once, if the texts under `expected` are still these."""

    expected: dict[str, str | None] = {}
    puts: dict[str, str] = {}
    cleared: tuple[str, ...] = ()  # all keys that begin so, before anything is put


class KeyValues(Protocol):
    """Several pages may use the same at once; what was written is durable, or `StoreError`."""

    async def get(self, key: str) -> str | None: ...
    async def items(self, prefix: str) -> dict[str, str]: ...
    async def write(self, batch: Batch) -> bool:
        """False: something expected was not so, and nothing was written."""
        ...


class MemoryKeyValues:
    """Kept as long as the program runs."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self._texts.get(key)

    async def items(self, prefix: str) -> dict[str, str]:
        return {key: text for key, text in sorted(self._texts.items()) if key.startswith(prefix)}

    async def write(self, batch: Batch) -> bool:
        if any(self._texts.get(key) != text for key, text in batch.expected.items()):
            return False
        for key in [key for key in self._texts if key.startswith(batch.cleared)]:
            del self._texts[key]
        self._texts.update(batch.puts)
        return True
