"""The tables in memory: a bounded number of them, loaded when somebody asks for one."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator

from .live_table import LiveTable

Load = Callable[[str], Coroutine[None, None, LiveTable]]


class TableCache:
    """Evicts tables that nobody uses, the least recently used first."""

    def __init__(self, load: Load, size: int) -> None:
        self._load = load
        self._size = size
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def __contains__(self, table_id: str) -> bool:
        """Whether a table is loaded, or is being loaded."""
        return table_id in self._tables or table_id in self._loading

    def ids(self) -> list[str]:
        """Of all tables that are loaded or being loaded."""
        return [*self._tables, *self._loading]

    async def loaded(self, table_id: str) -> LiveTable | None:
        """A table that is in memory, without loading it.

        One that is being loaded is waited for: it may have been read before the latest change.
        """
        loading = self._loading.get(table_id)
        if loading is None:
            return self._tables.get(table_id)
        await asyncio.wait([loading])
        return None if loading.exception() is not None else loading.result()

    async def get(self, table_id: str) -> LiveTable:
        """The only `LiveTable` of this table; concurrent callers share one loading."""
        live = self._tables.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
            live = self._tables.setdefault(table_id, live)
        self._tables.move_to_end(table_id)
        self._evict()
        return live

    def _evict(self) -> None:
        excess = len(self._tables) - self._size
        if excess <= 0:
            return
        unused = [table_id for table_id, live in self._tables.items() if not live.is_in_use]
        for table_id in unused[:excess]:
            del self._tables[table_id]
