"""One's own mistakes as exercises, out of the reviews of the latest games."""

import asyncio

from stoneage.analysis import Moment
from stoneage.analysis.practice import Exercise
from stoneage.server.hall.live_tables import LiveTables
from stoneage.server.reviews.review_process import unpacked
from stoneage.server.reviews.reviews import Reviews
from stoneage.server.store.store import Store
from stoneage.server.tables.practising import BETWEEN, exercise_of, mistakes
from stoneage.server.wire.refusals import Refused

LATEST = 20  # tables that are looked at, and of those that were reviewed
REVIEWED = 5
MOST = 20  # exercises


class OwnMistakes:
    """What somebody could have done better, for nobody else to see."""

    def __init__(self, store: Store, tables: LiveTables, reviews: Reviews) -> None:
        self.store = store
        self.tables = tables
        self.reviews = reviews

    async def numbers(self, person: str) -> tuple[str, ...]:
        """The costliest first."""
        rows = await self.store.of_person(person, LATEST)
        over = {row.table.id: row.seats for row in rows if row.table.status == "over"}
        reviewed = await self.reviews.summaries([*over])
        found: list[tuple[float, str]] = []
        for table_id in [each for each in over if each in reviewed][:REVIEWED]:
            wrong = mistakes(await self._moments(table_id), over[table_id])
            found += [(-each.loss, f"{table_id}{BETWEEN}{each.move}") for each in wrong]
        return tuple(number for _, number in sorted(found)[:MOST])

    async def exercise(self, person: str, number: str) -> Exercise:
        """Or `Refused`, also where it is somebody else's."""
        table_id, _, move = number.partition(BETWEEN)
        table = (await self.tables.get(table_id)).table
        own = table.document.seats_of(person)
        if not own or table.document.status != "over":
            raise Refused("no-such-exercise")
        for moment in mistakes(await self._moments(table_id), own):
            if str(moment.move) == move:
                return await asyncio.to_thread(exercise_of, table, moment, number)
        raise Refused("no-such-exercise")

    async def _moments(self, table_id: str) -> tuple[Moment, ...]:
        row = await self.reviews.read(table_id, "quick")
        if row is None or row.review is None or not row.is_done:
            return ()
        return (await asyncio.to_thread(unpacked, row.review)).moments
