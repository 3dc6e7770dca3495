"""Reviews in the store: one process at a time has the claim to one. On both databases."""

import pytest
from msgspec.structs import replace

from stoneage.server.store import Store
from stoneage.server.store.review_store import ReviewStore
from stoneage.server.store.rows import ReviewClaim, ReviewKey, ReviewProgress, SummaryRow

pytestmark = pytest.mark.anyio

KEY = ReviewKey(game_id="table", effort="quick", version=1)
MINE = ReviewClaim(key=KEY, claim="mine", moves=7, now=100, until=200)
THEIRS = replace(MINE, claim="theirs", now=150, until=300)
FOUND = ReviewProgress(key=KEY, claim="mine", reviewed=3, review=b"part", until=250)


async def test_a_review_is_claimed_by_one_until_they_are_too_late(store: Store) -> None:
    reviews = ReviewStore(store)
    assert await reviews.read(KEY) is None
    assert await reviews.claim(MINE)
    assert not await reviews.claim(THEIRS)
    assert await reviews.keep(FOUND)
    assert not await reviews.claim(replace(THEIRS, now=240))
    assert await reviews.renew(replace(MINE, until=270))
    assert await reviews.claim(replace(THEIRS, now=270))
    assert not await reviews.keep(replace(FOUND, reviewed=4, review=b"late"))
    assert not await reviews.renew(MINE)
    row = await reviews.read(KEY)
    assert row is not None
    assert (row.reviewed, row.review, row.claimed_until, row.moves) == (3, b"part", 300, 7)


async def test_a_review_that_is_stopped_or_fails_is_free(store: Store) -> None:
    reviews = ReviewStore(store)
    await reviews.claim(MINE)
    await reviews.keep(FOUND)
    await reviews.release(KEY)
    assert not await reviews.keep(FOUND)
    assert await reviews.claim(THEIRS)
    await reviews.fail(KEY, "mine")
    row = await reviews.read(KEY)
    assert row is not None
    assert not row.has_failed, "it is not theirs to fail"
    await reviews.fail(KEY, "theirs")
    row = await reviews.read(KEY)
    assert row is not None
    assert (row.has_failed, row.claimed_until, row.review) == (True, None, b"part")
    assert await reviews.claim(MINE)
    await reviews.release_all()
    assert await reviews.claim(replace(THEIRS, now=0))
    row = await reviews.read(KEY)
    assert row is not None
    assert not row.has_failed


async def test_a_review_is_done_once_for_each_version_of_the_analysis(store: Store) -> None:
    reviews = ReviewStore(store)
    await reviews.claim(MINE)
    done = replace(FOUND, reviewed=7, review=b"all", summary=b"[]")
    assert await reviews.keep(done)
    assert not await reviews.claim(replace(THEIRS, now=10**12))
    row = await reviews.read(KEY)
    assert row is not None
    assert (row.is_done, row.claimed_until, row.review) == (True, None, b"all")
    newer = replace(KEY, version=2)
    assert await reviews.claim(replace(MINE, key=newer))
    assert await reviews.summaries(["table", "another"], 1) == [SummaryRow("table", "quick", b"[]")]
    assert await reviews.summaries(["table", "another"], 2) == []
