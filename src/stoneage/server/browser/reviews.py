"""Reviews between the moves: step by step, kept as they go on."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from msgspec import Struct, json

from stoneage.analysis import REVISION, Effort, Moment, Review, Reviewer, SeatSummary
from stoneage.record import Record
from stoneage.server.hall.tasks import BackgroundTasks
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.reviews import ReviewNow, ReviewStatus

from .key_values import Batch, KeyValues

KEEPING = 1.0  # seconds between two writings


class KeptReview(Struct, frozen=True, kw_only=True):
    """What was found so far."""

    review: Review
    is_done: bool = False


KEPT = json.Decoder(KeptReview)


class OwnReviews:
    """Whoever plays does not wait for them; the deep ones are left to a server."""

    def __init__(
        self, texts: KeyValues, tasks: BackgroundTasks, bots_rest: Callable[[], Awaitable[None]]
    ) -> None:
        self.texts = texts
        self.tasks = tasks
        self.bots_rest = bots_rest
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def read(self, game_id: str, record: Record, effort: Effort, is_brief: bool) -> ReviewNow:
        key = _key(game_id, effort)
        kept = await self._kept(key)
        return ReviewNow(
            effort=effort,
            status=self._status(key, kept),
            moves=len(record.moves),
            reviewed=0 if kept is None else kept.review.reviewed,
            review=None if kept is None or is_brief else kept.review,
        )

    async def start(self, game_id: str, record: Record, effort: Effort) -> None:
        if effort != "quick":
            raise Refused("no-such-page")
        key = _key(game_id, effort)
        kept = await self._kept(key)
        if key not in self._running and (kept is None or not kept.is_done):
            begun = None if kept is None else kept.review
            self._failed.discard(key)
            task = self.tasks.spawn(self._work(key, Reviewer(record, effort, begun)))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))

    async def stop(self, game_id: str, effort: Effort) -> None:
        task = self._running.get(_key(game_id, effort))
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def summary(self, game_id: str) -> tuple[SeatSummary, ...] | None:
        """Of a game whose review is done."""
        kept = await self._kept(_key(game_id, "quick"))
        return kept.review.summary if kept is not None and kept.is_done else None

    async def moments(self, game_id: str) -> tuple[Moment, ...]:
        """Of the same."""
        kept = await self._kept(_key(game_id, "quick"))
        return kept.review.moments if kept is not None and kept.is_done else ()

    async def reviewed(self) -> list[str]:
        """The games of which there is a review, or the beginning of one."""
        return [key.split("/")[1] for key in await self.texts.items("review/")]

    async def _work(self, key: str, reviewer: Reviewer) -> None:
        kept_at = time.monotonic()
        try:
            for _ in reviewer.steps():
                await asyncio.sleep(0)
                await self.bots_rest()
                if time.monotonic() - kept_at >= KEEPING:
                    await self._keep(key, KeptReview(review=reviewer.so_far()))
                    kept_at = time.monotonic()
        except Exception:
            self._failed.add(key)
            raise
        await self._keep(key, KeptReview(review=reviewer.so_far(), is_done=True))

    async def _kept(self, key: str) -> KeptReview | None:
        text = await self.texts.get(key)
        return None if text is None else KEPT.decode(text)

    async def _keep(self, key: str, review: KeptReview) -> None:
        await self.texts.write(Batch(puts={key: json.encode(review).decode()}))

    def _status(self, key: str, kept: KeptReview | None) -> ReviewStatus:
        if kept is not None and kept.is_done:
            return "done"
        if key in self._running:
            return "running"
        if key in self._failed:
            return "failed"
        return "none" if kept is None else "stopped"


def _key(game_id: str, effort: Effort) -> str:
    return f"review/{game_id}/{effort}/{REVISION}"
