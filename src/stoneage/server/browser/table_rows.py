"""The rows of tables as texts under keys, as the hall wants to read and write them."""

from msgspec import Raw, Struct, json
from msgspec.structs import replace

from stoneage.server.store.errors import RowRefused
from stoneage.server.store.rows import (
    FIRST_VERSION,
    ChatRow,
    DueRow,
    EntryRow,
    NewChatRow,
    NewTable,
    Status,
    TableChange,
    TableRow,
)

from .key_values import Batch, KeyValues


class KeptTable(Struct, frozen=True, kw_only=True):
    """A row whose document can be read in the file that a person takes along."""

    id: str
    watch: str
    status: Status
    listed: bool
    version: int
    to_act: int | None
    due_at: int | None
    created_at: int
    changed_at: int
    document: Raw

    def row(self) -> TableRow:
        return TableRow(
            *(self.id, self.watch, self.status, self.listed, self.version, self.to_act),
            *(self.due_at, self.created_at, self.changed_at, bytes(self.document)),
        )


TABLE = json.Decoder(KeptTable)
ENTRY = json.Decoder(EntryRow)
CHAT = json.Decoder(ChatRow)
SEATS = json.Decoder(frozenset[int])


class TableRows:
    """A `TableStore` in a browser. A version of its own for each table settles who was first."""

    is_shared = True

    def __init__(self, texts: KeyValues) -> None:
        self.texts = texts
        self._due: dict[str, DueRow] = {}

    async def open(self) -> None:
        """Learn what is due; later changes of this page are followed."""
        for kept in (await self._tables()).values():
            self._follow(kept)

    async def create_table(self, row: NewTable) -> None:
        kept = KeptTable(
            id=row.id,
            watch=row.watch,
            status="open",
            listed=row.listed,
            version=FIRST_VERSION,
            to_act=None,
            due_at=None,
            created_at=row.at,
            changed_at=row.at,
            document=Raw(row.document),
        )
        if not await self._put(kept, None, Batch()):
            raise RowRefused

    async def commit(self, change: TableChange) -> bool:
        before = await self._table(change.id)
        if before is None or before.version != change.version - 1:
            return False
        kept = replace(
            before,
            version=change.version,
            document=Raw(change.document),
            status=change.status,
            to_act=change.to_act,
            due_at=change.due_at,
            changed_at=change.at,
        )
        is_committed = await self._put(kept, before.version, _moves_of(change))
        if is_committed:
            self._follow(kept)
        return is_committed

    async def table(self, table_id: str) -> TableRow | None:
        kept = await self._table(table_id)
        return None if kept is None else kept.row()

    async def all_tables(self) -> list[TableRow]:
        """The newest change first."""
        rows = [kept.row() for kept in (await self._tables()).values()]
        return sorted(rows, key=lambda row: -row.changed_at)

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        found = await self.texts.items(f"entry/{table_id}/")
        entries = [ENTRY.decode(text) for text in found.values()]
        later = [entry for entry in entries if entry.version > after]
        return sorted(later, key=lambda entry: entry.version)

    async def record(self, table_id: str) -> bytes | None:
        text = await self.texts.get(f"record/{table_id}")
        return None if text is None else text.encode()

    async def due(self, before: int, limit: int) -> list[DueRow]:
        due = [row for row in self._due.values() if row.due_at <= before]
        return sorted(due, key=lambda row: row.due_at)[:limit]

    async def say(self, line: NewChatRow) -> int:
        number = len(await self.texts.items(f"chat/{line.table_id}/")) + 1
        said = ChatRow(number, line.seat, line.person_id, line.name, line.text, line.at)
        await self.texts.write(Batch(puts={f"chat/{line.table_id}/{number}": _text(said)}))
        return number

    async def chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        found = await self.texts.items(f"chat/{table_id}/")
        lines = [CHAT.decode(text) for text in found.values()]
        later = [line for line in lines if line.number > after]
        return sorted(later, key=lambda line: line.number)

    async def mute(self, table_id: str, person_id: str, seat: int) -> None:
        seats = await self.mutes(table_id, person_id) | {seat}
        await self.texts.write(Batch(puts={f"mutes/{table_id}": _text(seats)}))

    async def unmute(self, table_id: str, person_id: str, seat: int) -> None:
        seats = await self.mutes(table_id, person_id) - {seat}
        await self.texts.write(Batch(puts={f"mutes/{table_id}": _text(seats)}))

    async def mutes(self, table_id: str, person_id: str) -> frozenset[int]:  # noqa: ARG002 - there is one
        text = await self.texts.get(f"mutes/{table_id}")
        return frozenset() if text is None else SEATS.decode(text)

    async def _put(self, kept: KeptTable, before: int | None, moves: Batch) -> bool:
        version = f"version/{kept.id}"
        return await self.texts.write(
            Batch(
                expected={version: None if before is None else str(before)},
                puts={version: str(kept.version), f"table/{kept.id}": _text(kept), **moves.puts},
                cleared=moves.cleared,
            )
        )

    async def _table(self, table_id: str) -> KeptTable | None:
        text = await self.texts.get(f"table/{table_id}")
        return None if text is None else TABLE.decode(text)

    async def _tables(self) -> dict[str, KeptTable]:
        found = await self.texts.items("table/")
        return {key: TABLE.decode(text) for key, text in found.items()}

    def _follow(self, kept: KeptTable) -> None:
        if kept.due_at is None or kept.status != "running":
            self._due.pop(kept.id, None)
        else:
            self._due[kept.id] = DueRow(kept.id, kept.version, kept.due_at)


def _moves_of(change: TableChange) -> Batch:
    """A game that is over is kept as its record, and no longer move by move."""
    if change.record is not None:
        return Batch(
            puts={f"record/{change.id}": change.record.decode()}, cleared=(f"entry/{change.id}/",)
        )
    if not change.back and not change.moves:
        return Batch()
    entry = EntryRow(change.version, change.back, change.moves)
    return Batch(puts={f"entry/{change.id}/{change.version}": _text(entry)})


def _text(what: object) -> str:
    return json.encode(what).decode()
