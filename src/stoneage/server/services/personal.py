"""What a person may ask for about themselves: a copy of everything, and its deletion."""

import logging
import zlib
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Raw

from stoneage.server.hall.hall import Hall
from stoneage.server.notices.telling import Telling
from stoneage.server.store import personal
from stoneage.server.store.errors import StoreError
from stoneage.server.store.rows import PersonRow
from stoneage.server.store.store import Store
from stoneage.server.tables.forgetting import forgotten
from stoneage.server.tables.table import Happened, HostedTable, Person
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.personal import Everything, OwnWords
from stoneage.server.wire.refusals import Refused

from .devices import DevicesService
from .history import Histories

RECORDS_AT_ONCE: Final = 50


class Personal:
    """Everything about one person, found and forgotten."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        histories: Histories,
        telling: Telling,
        devices: DevicesService,
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.hall = hall
        self.histories = histories
        self.telling = telling
        self.devices = devices
        self.now = now

    async def everything(self, person: PersonRow) -> Everything:
        games = await self.histories.of_person(person.id)
        said = await personal.said_by(self.store, person.id)
        return Everything(
            made_at=self.now(),
            name=person.name,
            language=person.language,
            created_at=person.created_at,
            tables=tuple(await personal.tables_with(self.store, person.id)),
            games=tuple(games),
            records=await self._records([game.id for game in games]),
            said=tuple(OwnWords(table=at, text=line.text, at=line.at) for at, line in said),
            devices=await self.devices.devices(person, session="", has_name=True),
            notices=await self.telling.settings(person, session_hash=""),
        )

    async def forget(self, person_id: str) -> None:
        """Delete a person, to the end whatever becomes of the caller.

        At once nobody is this person any more; a process that ends before all tables have
        forgotten them leaves the rest to the next that starts.
        """
        await self.hall.tasks.shielded(self._forget(person_id))

    async def finish(self) -> None:
        """What an earlier process has left."""
        for person_id in await personal.half_forgotten(self.store):
            await self._forget(person_id)

    async def _forget(self, person_id: str) -> None:
        await personal.begin_forgetting(self.store, person_id)
        person = Person(person_id, "")

        def change(table: HostedTable) -> Happened:
            return forgotten(table, person, self.now())

        for table_id in await personal.tables_with(self.store, person_id):
            try:
                await self.hall.change(table_id, change)
            except (StoreError, Refused):
                raise
            except Exception as error:
                # A table that cannot be read shows no name to anybody either.
                note("forgetting-failed", Fields(table=table_id), logging.ERROR, error)
        await personal.finish_forgetting(self.store, person_id)

    async def _records(self, ids: Sequence[str]) -> dict[str, Raw]:
        found: dict[str, Raw] = {}
        for start in range(0, len(ids), RECORDS_AT_ONCE):
            part = ids[start : start + RECORDS_AT_ONCE]
            packed = await personal.packed_records(self.store, part)
            for table_id, record in packed.items():
                found[table_id] = Raw(await self.store.in_thread(zlib.decompress, record))
        return found
