"""The tables in memory: a bounded number of them, loaded when somebody asks for one."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator

from .live_table import Kept

Load = Callable[[str], Coroutine[None, None, Kept]]


class Shelf:
    """Tables that nobody uses make room for others, the longest unused first."""

    def __init__(self, load: Load, room: int) -> None:
        self._load = load
        self._room = room
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Kept]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Kept]:
        return iter(list(self._kept.values()))

    def known(self) -> list[str]:
        """The ids of all tables that are at hand or on their way."""
        return [*self._kept, *self._loading]

    def is_known(self, table_id: str) -> bool:
        return table_id in self._kept or table_id in self._loading

    def at_hand(self, table_id: str) -> Kept | None:
        return self._kept.get(table_id)

    async def at_hand_or_coming(self, table_id: str) -> Kept | None:
        """What is being loaded just now may have been read before the news of it came."""
        loading = self._loading.get(table_id)
        if loading is None:
            return self._kept.get(table_id)
        await asyncio.wait([loading])
        return None if loading.exception() is not None else loading.result()

    async def take(self, table_id: str) -> Kept:
        """The one and only `Kept` of this table; two who ask at once wait for the same loading."""
        kept = self._kept.get(table_id)
        if kept is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            kept = await asyncio.shield(loading)
            kept = self._kept.setdefault(table_id, kept)
        self._kept.move_to_end(table_id)
        self._make_room()
        return kept

    def _make_room(self) -> None:
        excess = len(self._kept) - self._room
        if excess <= 0:
            return
        unused = [table_id for table_id, kept in self._kept.items() if not kept.is_in_use]
        for table_id in unused[:excess]:
            del self._kept[table_id]
