"""Reviews of games as they are stored: what was found so far, and who works on it."""

from msgspec.structs import asdict

from . import queries, review_writes
from .rows import ReviewClaim, ReviewKey, ReviewProgress, ReviewRow, SummaryRow
from .store import Store


class ReviewStore:
    """The part of the store that keeps reviews."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, key: ReviewKey) -> ReviewRow | None:
        return await self.store.read(queries.read_review, **asdict(key))

    async def summaries(self, game_ids: list[str], version: int) -> list[SummaryRow]:
        """Of those games whose review is done."""
        return await self.store.read(queries.read_summaries, ids=game_ids, version=version)

    async def claim(self, claim: ReviewClaim) -> bool:
        """Whether nobody else works on it, and it is not done."""
        return await self.store.writer.submit(review_writes.claim_review, claim)

    async def renew(self, claim: ReviewClaim) -> bool:
        """Whether the claim still holds, and does so for longer now."""
        return await self.store.writer.submit(review_writes.renew_claim, claim)

    async def keep(self, progress: ReviewProgress) -> bool:
        """Whether the claim still holds, so that this was kept."""
        return await self.store.writer.submit(review_writes.keep_review, progress)

    async def fail(self, key: ReviewKey, claim: str) -> None:
        await self.store.writer.submit(review_writes.fail_review, (key, claim))

    async def release(self, key: ReviewKey) -> None:
        """Stop it, whichever process works on it."""
        await self.store.writer.submit(review_writes.release_review, key)

    async def release_all(self) -> None:
        """What a process that ended has left behind; only where there is no other."""
        await self.store.writer.submit(review_writes.release_all, None)
