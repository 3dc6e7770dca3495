"""A refusal for people: its status, and its sentence in their language."""

from functools import cache

from stoneage.record import BadRecord, bad_record_text
from stoneage.server.store.errors import OutcomeUnknown, StoreError
from stoneage.server.wire.refusals import Problem, RefusalCode, Refused
from stoneage.table import ENGLISH, LANGUAGES, Words

STATUS: dict[RefusalCode, int] = {
    "malformed": 400,
    "bad-record": 400,
    "unprintable-name": 400,
    "unprintable-word": 400,
    "unprintable-text": 400,
    "impossible-options": 400,
    "no-such-time-zone": 400,
    "bad-subscription": 400,
    "bad-address": 400,
    "no-such-bot": 400,
    "nobody": 401,
    "other-site": 403,
    "not-your-seat": 403,
    "not-your-turn": 403,
    "not-the-host": 403,
    "not-to-be-watched": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-link": 404,
    "no-such-device": 404,
    "no-such-passkey": 404,
    "bad-passkey": 400,
    "no-such-replay": 404,
    "no-such-exercise": 404,
    "no-such-move": 404,
    "no-such-page": 404,
    "no-such-method": 405,
    "too-large": 413,
    "too-long-a-game": 413,
    "unknown-host": 421,
    "too-fast": 429,
    "too-many-reviews": 429,
    "too-many-connections": 429,
    "our-fault": 500,
    "store-unavailable": 503,
    "outcome-unknown": 503,
}
OTHERWISE = 409
"""It could be right at another moment."""


def status_of(code: RefusalCode) -> int:
    return STATUS.get(code, OTHERWISE)


def refused_by_store(failure: StoreError) -> Refused:
    """A commit whose answer was lost may have been made, and nobody must think otherwise."""
    is_unknown = isinstance(failure, OutcomeUnknown)
    return Refused("outcome-unknown" if is_unknown else "store-unavailable")


def retry_after(seconds: float | None) -> dict[str, str]:
    """The header that tells programs how long to wait."""
    return {} if seconds is None else {"retry-after": str(int(seconds) + 1)}


def problem(refused: Refused, language: str) -> Problem:
    return Problem(
        code=refused.code,
        reason=reason(refused.code, language),
        retry_after=refused.retry_after,
    )


def reason(code: RefusalCode, language: str) -> str:
    """One of ours, or one of the rules."""
    words = words_of(language)
    name = f"refused-{code}"
    return words.say(name if words.has(name) else f"illegal-{code}")


def problem_of_record(error: BadRecord, language: str) -> Problem:
    return Problem(code="bad-record", reason=bad_record_text(words_of(language), error))


@cache
def words_of(language: str) -> Words:
    return Words(language)


def accepted_language(header: str | None) -> str:
    """The first of our languages in an Accept-Language header."""
    for part in (header or "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return ENGLISH
