"""How many connections one address, one person and all together may have at a time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from stoneage.server.wire.refusals import Refused

from .rate_limits import address_key


class ConnectionCount:
    """Who is connected how often, and at most so often."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Count one more, unless they have enough already."""
        if self._counts[who] >= self._most:
            return False
        self._counts[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._counts[who] -= 1
        if self._counts[who] <= 0:
            del self._counts[who]

    def __len__(self) -> int:
        """Of all together."""
        return self._counts.total()


class ConnectionLimits:
    """Sockets and requests that wait: what lasts is counted by address and by person.

    With several workers each counts for itself.
    """

    def __init__(self, per_address: int, per_person: int) -> None:
        self._addresses = ConnectionCount(per_address)
        self._people = ConnectionCount(per_person)

    @contextmanager
    def connected(self, address: str | None, person: str | None) -> Iterator[None]:
        """Counted as long as it lasts, or `Refused`."""
        key = address_key(address)
        if not self._addresses.enter(key):
            raise Refused("too-many-connections")
        try:
            with self._of_person(person):
                yield
        finally:
            self._addresses.leave(key)

    @contextmanager
    def _of_person(self, person: str | None) -> Iterator[None]:
        if person is None:
            yield
            return
        if not self._people.enter(person):
            raise Refused("too-many-connections")
        try:
            yield
        finally:
            self._people.leave(person)
