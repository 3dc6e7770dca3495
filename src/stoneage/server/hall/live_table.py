"""A table that is kept in memory: its latest changes, who listens, what was said."""

import asyncio
from collections import deque
from collections.abc import Sequence

import msgspec

from stoneage.server.store.rows import ChatRow
from stoneage.server.tables.table import Happened, HostedTable
from stoneage.server.tables.viewing import Viewer, update
from stoneage.server.wire.messages import Said, Update
from stoneage.table.events import Event

RECENT_CHANGES = 100
LINES_KEPT = 200

ENCODER = msgspec.json.Encoder()


class Kept:
    """One table in the hall. Whoever changes it holds its lock."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.is_stale = False  # the store may know more, and must be asked before the next use
        self.thinking: asyncio.Task[None] | None = None
        self.lines: deque[ChatRow] = deque(maxlen=LINES_KEPT)
        self.mutes: dict[str, set[int]] = {}
        self._listeners: set[asyncio.Event] = set()
        self._recent: deque[tuple[int, int, tuple[Event, ...]]] = deque(maxlen=RECENT_CHANGES)
        self._encoded: dict[tuple[str | None, bool, int | None], bytes] = {}

    @property
    def is_in_use(self) -> bool:
        return bool(self._listeners) or self.lock.locked() or self.thinking is not None

    def listen(self) -> asyncio.Event:
        """An event that is set whenever there is something new; `leave` ends it."""
        listener = asyncio.Event()
        self._listeners.add(listener)
        return listener

    def leave(self, listener: asyncio.Event) -> None:
        self._listeners.discard(listener)

    def wake(self) -> None:
        for listener in self._listeners:
            listener.set()

    def install(self, happened: Happened) -> None:
        """Make a committed change the present one, and wake all who listen."""
        self.follow(happened.table, None if happened.back else happened.events)

    def follow(self, table: HostedTable, events: Sequence[Event] | None) -> None:
        """Go on to a later version; without its events all listeners get a whole view."""
        if events is None:
            self._recent.clear()
        else:
            self._recent.append((self.table.version, table.version, tuple(events)))
        self.table = table
        self._encoded.clear()
        self.wake()

    def update_for(self, viewer: Viewer, since: int | None) -> Update:
        missed = self._missed(since)
        return update(self.table, viewer, None if missed is None else since, missed or ())

    def encoded_update(self, viewer: Viewer, since: int | None) -> bytes:
        """The same as bytes, made once for all devices of a person and for all spectators."""
        document = self.table.document
        is_known = viewer.person == document.host or bool(document.seats_of(viewer.person))
        # Whatever a client says that it has seen, only versions that are known here are kept.
        missed = self._missed(since)
        seen = None if missed is None else since
        key = (viewer.person if is_known else None, viewer.is_spectator, seen)
        encoded = self._encoded.get(key)
        if encoded is None:
            encoded = ENCODER.encode(update(self.table, viewer, seen, missed or ()))
            self._encoded[key] = encoded
        return encoded

    def heard_by(self, viewer: Viewer, after: int) -> list[Said]:
        """What was said after a line that this viewer knows, less those whom he has muted."""
        muted = self.mutes.get(viewer.person or "", set())
        return [
            Said(number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at)
            for line in self.lines
            if line.number > after and (line.seat is None or line.seat not in muted)
        ]

    def _missed(self, since: int | None) -> list[Event] | None:
        """All events after this version, or None if they are not known any more."""
        if since is None:
            return None
        events: list[Event] = []
        version = self.table.version
        for first, last, happened in reversed(self._recent):
            if version <= since or last != version:
                break
            events[:0] = happened
            version = first
        return events if version == since else None
