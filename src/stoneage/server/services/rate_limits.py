"""Who asks too much has to wait: token buckets, with a bounded memory."""

import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Literal, get_args

from msgspec import Struct

LimitKind = Literal[
    "commands",
    "chat",
    "tables",
    "people",
    "imports",
    "reviews",
    "hints",
    "pictures",
    "reads",
    "mails",
]
KINDS: tuple[LimitKind, ...] = get_args(LimitKind)

RATE = re.compile(r"(\d{1,6})/(s|min|h) burst (\d{1,6})")
UNITS = {"s": 1, "min": 60, "h": 3600}
MAX_BUCKETS = 20_000
ROUNDING = 1e-6
IPV6_PREFIX = 64
"""Bits of an IPv6 address that tell customers apart: each has all the addresses below."""


class Rate(Struct, frozen=True):
    """How often in the long run, and how many at once."""

    per_second: float
    burst: int


class Bucket(Struct):
    """What somebody may still do at once, as counted at a moment."""

    tokens: float
    counted_at: float


def rate_of(text: str) -> Rate | None:
    """Reads `20/s burst 60`, `6/min burst 10`; None if it is nothing of the kind."""
    match = RATE.fullmatch(text.strip())
    if match is None:
        return None
    number, unit, burst = int(match[1]), match[2], int(match[3])
    if not number or not burst:
        return None
    return Rate(number / UNITS[unit], burst)


class RateLimits:
    """The buckets of everybody, of each kind. With several workers each has its own."""

    def __init__(
        self,
        rates: Mapping[LimitKind, Rate],
        now: Callable[[], float] = time.monotonic,
        most: int = MAX_BUCKETS,
    ) -> None:
        self._rates = rates
        self._now = now
        self._most = most
        self._buckets: dict[LimitKind, OrderedDict[str, Bucket]] = {
            kind: OrderedDict() for kind in rates
        }

    def take(self, kind: LimitKind, who: str) -> float:
        """0 if it is granted, else the seconds to wait; then nothing was taken."""
        rate = self._rates[kind]
        buckets = self._buckets[kind]
        now = self._now()
        bucket = buckets.get(who)
        if bucket is None:
            bucket = buckets[who] = Bucket(rate.burst, now)
            # The one that was asked longest ago is the fullest, so it loses least by starting anew.
            if len(buckets) > self._most:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(who)
        gained = (now - bucket.counted_at) * rate.per_second
        bucket.tokens = min(rate.burst, bucket.tokens + gained)
        bucket.counted_at = now
        if bucket.tokens < 1 - ROUNDING:
            return (1 - bucket.tokens) / rate.per_second
        bucket.tokens -= 1
        return 0

    def __len__(self) -> int:
        return sum(len(buckets) for buckets in self._buckets.values())


def client_key(session: str | None, address: str | None) -> str:
    """Whose bucket it is: the session's, or the address' of those without one."""
    return f"session {session}" if session else address_key(address)


def address_key(address: str | None) -> str:
    """The address as far as it tells customers apart."""
    try:
        parsed = ipaddress.ip_address(address or "")
    except ValueError:
        return "address unknown"
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return f"address {parsed.ipv4_mapped}"
        return f"address {ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False)}"
    return f"address {parsed}"
