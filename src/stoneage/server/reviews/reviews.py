"""Reviews: few at a time, one process each, stored as they go on, so that nothing found is lost."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from msgspec import Struct, json

from stoneage.analysis import REVISION, Effort, SeatSummary
from stoneage.record import Record, to_json
from stoneage.server.hall.tasks import BackgroundTasks
from stoneage.server.store.ids import new_id
from stoneage.server.store.review_store import ReviewStore
from stoneage.server.store.rows import ReviewClaim, ReviewKey, ReviewProgress, ReviewRow
from stoneage.server.store.store import Store
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.refusals import Refused

from .review_process import ReviewLost, ReviewProcess, ReviewRequest

EFFORTS: Final[tuple[Effort, ...]] = ("quick", "deep")
LEASE: Final = 60_000  # milliseconds until another process may go on with a review
RENEWAL: Final = 15.0  # seconds
MOST_WAITING: Final = 50
MOST_PER_PERSON: Final = 3


class Job(Struct, eq=False):
    """A review that this process works on, or will."""

    key: ReviewKey
    claim: str
    who: str
    request: ReviewRequest
    moves: int
    process: ReviewProcess | None = None
    is_wanted: bool = True

    def stop(self) -> None:
        self.is_wanted = False
        if self.process is not None:
            self.process.kill()


class Reviews:
    """Each effort has processes of its own: a deep review makes no quick one wait."""

    def __init__(self, store: Store, now: Callable[[], int], processes: int) -> None:
        self.store = ReviewStore(store)
        self.now = now
        self._tasks = BackgroundTasks()
        self._threads = ThreadPoolExecutor(processes * len(EFFORTS), thread_name_prefix="reviews")
        self._free = {effort: asyncio.Semaphore(processes) for effort in EFFORTS}
        self._jobs: dict[ReviewKey, Job] = {}
        self._renewing: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of those that are alive."""
        return [job.process.id for job in self._jobs.values() if job.process is not None]

    async def read(self, game_id: str, effort: Effort) -> ReviewRow | None:
        return await self.store.read(key_of(game_id, effort))

    async def summaries(self, game_ids: list[str]) -> dict[str, tuple[SeatSummary, ...]]:
        """Of those games that were reviewed; the deeper one, where there are two."""
        rows = await self.store.summaries(game_ids, REVISION) if game_ids else []
        rows.sort(key=lambda row: EFFORTS.index(row.effort))
        return {row.game_id: SUMMARY.decode(row.summary) for row in rows}

    async def start(self, game_id: str, record: Record, effort: Effort, who: str) -> None:
        """Begin it or go on with it, unless it is done or under way."""
        key = key_of(game_id, effort)
        if key in self._jobs:
            return
        self._check_room(who)
        row = await self.store.read(key)
        if self._is_closed or key in self._jobs or (row is not None and row.is_done):
            return
        begun = None if row is None else row.review
        request = ReviewRequest(to_json(record).encode(), effort, begun)
        job = Job(key, new_id(), who, request, len(record.moves))
        self._jobs[key] = job
        try:
            if await self.store.claim(self._claim(job)):
                self._tasks.spawn(self._work(job))
                self._keep_renewing()
                return
        except BaseException:
            self._jobs.pop(key, None)
            raise
        self._jobs.pop(key, None)

    async def stop(self, game_id: str, effort: Effort) -> None:
        """What was found so far stays; another process that works on it will notice."""
        key = key_of(game_id, effort)
        await self.store.release(key)
        job = self._jobs.pop(key, None)
        if job is not None:
            await asyncio.to_thread(job.stop)

    async def close(self) -> None:
        """End all processes; what they were at can be gone on with."""
        self._is_closed = True
        if self._renewing is not None:
            self._renewing.cancel()
        for job in [*self._jobs.values()]:
            await self.stop(job.key.game_id, job.request.effort)
        await self._tasks.finish()
        await asyncio.to_thread(self._threads.shutdown)

    def _check_room(self, who: str) -> None:
        theirs = sum(job.who == who for job in self._jobs.values())
        if theirs >= MOST_PER_PERSON or len(self._jobs) >= MOST_WAITING:
            raise Refused("too-many-reviews")

    def _claim(self, job: Job) -> ReviewClaim:
        now = self.now()
        return ReviewClaim(
            key=job.key, claim=job.claim, moves=job.moves, now=now, until=now + LEASE
        )

    async def _work(self, job: Job) -> None:
        try:
            async with self._free[job.request.effort]:
                if job.is_wanted:
                    await self._follow(job)
        except ReviewLost as lost:
            if job.is_wanted:
                note("review-failed", Fields(why=lost.why), logging.WARNING)
                await self.store.fail(job.key, job.claim)
        finally:
            if self._jobs.get(job.key) is job:
                del self._jobs[job.key]
            if job.process is not None:
                await asyncio.to_thread(job.process.kill)

    async def _follow(self, job: Job) -> None:
        """Keep what the process reports, until it is done or nobody wants it any more."""
        in_thread = asyncio.get_running_loop().run_in_executor
        process = job.process = await in_thread(self._threads, ReviewProcess, job.request)
        while job.is_wanted:
            report = await in_thread(self._threads, process.report)
            progress = ReviewProgress(
                key=job.key,
                claim=job.claim,
                reviewed=report.reviewed,
                review=report.review,
                until=self.now() + LEASE,
                summary=report.summary,
            )
            if not await self.store.keep(progress) or report.summary is not None:
                return

    def _keep_renewing(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = self._tasks.spawn(self._renew())

    async def _renew(self) -> None:
        """As long as there are jobs; one that lost its claim was stopped by another process."""
        while self._jobs:
            await asyncio.sleep(RENEWAL)
            for job in [*self._jobs.values()]:
                if not await self.store.renew(self._claim(job)):
                    await asyncio.to_thread(job.stop)


SUMMARY = json.Decoder(tuple[SeatSummary, ...])


def key_of(game_id: str, effort: Effort) -> ReviewKey:
    return ReviewKey(game_id=game_id, effort=effort, version=REVISION)
