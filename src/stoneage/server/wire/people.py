"""People: a name and a secret cookie, no account."""

from typing import Literal

from msgspec import Struct

from stoneage.record import SeatName

Language = Literal["en", "de", "zh"]
Way = Literal["name", "link", "passkey"]
"""How somebody comes in."""


class NewPerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody comes in, or changes their name."""

    name: SeatName
    language: Language | None = None


class PersonView(Struct, frozen=True, kw_only=True):
    """Who one is here."""

    name: str
    language: str | None
    now: int  # the server's time, for clocks: milliseconds since 1970


class PersonalLink(Struct, frozen=True, kw_only=True):
    """Whoever opens this link once, on another device, is the same person there."""

    token: str
    expires_at: int  # milliseconds since 1970


class LinkToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: str
