"""Writing reviews: one process at a time has the claim to one, until it says so or is too late."""

from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, TextClause, text, update

from .people_writes import each
from .rows import ReviewClaim, ReviewKey, ReviewProgress
from .schema import reviews

CLAIM: Final = text("""
INSERT INTO reviews
    (game_id, effort, version, moves, reviewed, is_done, has_failed, claim, claimed_until)
VALUES (:game_id, :effort, :version, :moves, 0, false, false, :claim, :until)
ON CONFLICT (game_id, effort, version) DO UPDATE
SET claim = excluded.claim, claimed_until = excluded.claimed_until, has_failed = false
WHERE NOT reviews.is_done AND (reviews.claimed_until IS NULL OR reviews.claimed_until <= :now)
""")
OF_KEY: Final = "WHERE game_id = :game_id AND effort = :effort AND version = :version"
RENEW: Final = text(f"UPDATE reviews SET claimed_until = :until {OF_KEY} AND claim = :claim")
KEEP: Final = text(f"""
UPDATE reviews SET reviewed = :reviewed, review = :review, claimed_until = :until
{OF_KEY} AND claim = :claim
""")
FINISH: Final = text(f"""
UPDATE reviews SET reviewed = :reviewed, review = :review, summary = :summary, is_done = true,
    claim = NULL, claimed_until = NULL
{OF_KEY} AND claim = :claim
""")
FAIL: Final = text(f"""
UPDATE reviews SET has_failed = true, claim = NULL, claimed_until = NULL {OF_KEY} AND claim = :claim
""")
RELEASE: Final = text(f"UPDATE reviews SET claim = NULL, claimed_until = NULL {OF_KEY}")


@each
def claim_review(connection: Connection, claim: ReviewClaim) -> bool:
    """Whether it was free, and is not done."""
    times = {"now": claim.now, "until": claim.until}
    return _changes(connection, CLAIM, claim.key, claim=claim.claim, moves=claim.moves, **times)


@each
def renew_claim(connection: Connection, claim: ReviewClaim) -> bool:
    """Whether it is still claimed by the same process."""
    return _changes(connection, RENEW, claim.key, claim=claim.claim, until=claim.until)


@each
def keep_review(connection: Connection, progress: ReviewProgress) -> bool:
    """Whether it is still claimed by the same process; or nothing is kept."""
    found = {"reviewed": progress.reviewed, "review": progress.review, "claim": progress.claim}
    if progress.summary is not None:
        return _changes(connection, FINISH, progress.key, **found, summary=progress.summary)
    return _changes(connection, KEEP, progress.key, **found, until=progress.until)


@each
def fail_review(connection: Connection, failed: tuple[ReviewKey, str]) -> None:
    key, claim = failed
    _changes(connection, FAIL, key, claim=claim)


@each
def release_review(connection: Connection, key: ReviewKey) -> None:
    """Whoever works on it will find that it is wanted no more."""
    _changes(connection, RELEASE, key)


@each
def release_all(connection: Connection, _: None) -> None:
    """No process works on any review: the only one has just begun."""
    connection.execute(update(reviews).values(claim=None, claimed_until=None))


def _changes(connection: Connection, statement: TextClause, key: ReviewKey, **values: Any) -> bool:
    return connection.execute(statement, {**asdict(key), **values}).rowcount == 1
