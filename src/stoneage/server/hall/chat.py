"""Chat: what people say at a table, and whom they have muted."""

from collections.abc import Callable

from stoneage.server.store.rows import NewChatRow
from stoneage.server.tables.chatting import check_seated, spoken
from stoneage.server.tables.table import Person

from .live_table import LiveTable
from .live_tables import LiveTables
from .table_store import TableStore


class Chat:
    """The chat of all tables; what is said is durable before anybody sees it."""

    def __init__(self, store: TableStore, tables: LiveTables, now: Callable[[], int]) -> None:
        self.store = store
        self.tables = tables
        self.now = now

    async def say(self, table_id: str, person: Person, text: str, key: str | None = None) -> int:
        """Say it to all at the table, with the same key only once; the number of the line."""
        line = spoken((await self.tables.get(table_id)).table, person, text)
        row = NewChatRow(
            table_id=table_id,
            seat=line.seat,
            person_id=person.id,
            name=line.name,
            text=line.text,
            at=self.now(),
            key=key,
        )
        number = await self.store.say(row)
        await self.tables.fetch_chat(table_id)
        return number

    async def mute(self, table_id: str, person: Person, seat: int, on: bool) -> None:
        live = await self.tables.get(table_id)
        check_seated(live.table, person)
        live.table.seat(seat)
        if on:
            await self.store.mute(table_id, person.id, seat)
        else:
            await self.store.unmute(table_id, person.id, seat)
        await self.load_mutes(live, person)

    async def load_mutes(self, live: LiveTable, person: Person) -> None:
        """Needed before the chat is shown to somebody: the mutes of others are not in memory."""
        live.mutes[person.id] = set(await self.store.mutes(live.table.id, person.id))
