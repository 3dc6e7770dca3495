"""How the server says no: a code that never changes, and a sentence for people."""

from typing import Literal

from msgspec import Struct

from stoneage.rules import IllegalReason

RefusalCode = Literal[
    IllegalReason,
    # what was sent
    "malformed",
    "bad-record",
    "too-large",
    "too-long-a-game",
    "unprintable-name",
    "unprintable-word",
    "unprintable-text",
    "impossible-options",
    "key-used",
    "other-site",
    "no-such-time-zone",
    "bad-subscription",
    "bad-address",
    "no-mail",
    "unknown-host",
    "too-fast",
    "too-many-connections",
    # who and where
    "nobody",
    "no-such-page",
    "no-such-method",
    "no-such-table",
    "no-such-seat",
    "no-such-bot",
    "no-such-link",
    "no-such-device",
    "no-such-passkey",
    "bad-passkey",
    "no-passkeys-here",
    "too-many-passkeys",
    "no-such-replay",
    "no-such-exercise",
    "no-such-move",
    "not-your-seat",
    "not-your-turn",
    "not-the-host",
    "not-to-be-watched",
    "cards-closed",
    # before the game
    "seat-taken",
    "seat-open",
    "seats-open",
    "already-seated",
    "already-started",
    "not-started",
    # the game under way, and after it
    "stale-version",
    "bot-plays-on",
    "already-resigned",
    "not-away",
    "offer-pending",
    "no-offer",
    "nothing-to-take-back",
    "rated-table",
    "rules-changed",
    "table-over",
    "not-over",
    "chat-off",
    "too-many-reviews",
    "hints-off",
    "no-coach",
    # the server itself
    "too-busy",
    "store-unavailable",
    "outcome-unknown",
    "our-fault",
]
"""One of ours, or one of the rules."""


class Refused(Exception):
    """A wish that cannot be fulfilled; nothing has changed, unless the outcome is unknown."""

    def __init__(self, code: RefusalCode, retry_after: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after = retry_after


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused: a name that never changes, and a sentence for people."""

    code: RefusalCode
    reason: str
    retry_after: float | None = None
