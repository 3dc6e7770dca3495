"""A table in memory: its latest changes, who is subscribed, what was said."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from stoneage.server.store.rows import ChatRow
from stoneage.server.tables.table import Happened, HostedTable
from stoneage.server.tables.viewing import Viewer, update
from stoneage.server.wire.messages import Said, Update
from stoneage.table.events import Event

MAX_RECENT_CHANGES = 100
MAX_CHAT_LINES = 200

ENCODER = msgspec.json.Encoder()


class LiveTable:
    """One table that somebody uses. Whoever changes it holds its lock."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.is_stale = False  # the store may know more, and must be asked before the next use
        self.bot_task: asyncio.Task[None] | None = None
        self.chat: deque[Said] = deque(maxlen=MAX_CHAT_LINES)
        self.mutes: dict[str, set[int]] = {}
        self._subscribers: set[asyncio.Event] = set()
        self._recent: deque[tuple[int, int, tuple[Event, ...]]] = deque(maxlen=MAX_RECENT_CHANGES)
        self._encoded: dict[tuple[str | None, bool, int | None, bool], bytes] = {}

    @property
    def is_in_use(self) -> bool:
        return bool(self._subscribers) or self.lock.locked() or self.bot_task is not None

    def subscribe(self) -> asyncio.Event:
        """An event that is set whenever there is something new, until `unsubscribe`."""
        subscriber = asyncio.Event()
        self._subscribers.add(subscriber)
        return subscriber

    def unsubscribe(self, subscriber: asyncio.Event) -> None:
        self._subscribers.discard(subscriber)

    def notify(self) -> None:
        for subscriber in self._subscribers:
            subscriber.set()

    def install(self, happened: Happened) -> None:
        """Make a committed change the present one, and notify all subscribers."""
        self.advance(happened.table, None if happened.back else happened.events)

    def advance(self, table: HostedTable, events: Sequence[Event] | None) -> None:
        """Go on to a later version; without its events all subscribers get a whole view."""
        if events is None:
            self._recent.clear()
        else:
            self._recent.append((self.table.version, table.version, tuple(events)))
        self.table = table
        self._encoded.clear()
        self.notify()

    def update_for(self, viewer: Viewer, since: int | None) -> Update:
        missed = self._missed(since)
        return update(self.table, viewer, None if missed is None else since, missed or ())

    def encoded_update(
        self, viewer: Viewer, since: int | None, is_following: bool = False
    ) -> bytes:
        """The same as bytes, made once for all devices of a person and for all spectators.

        `is_following`: the viewer has been subscribed since that version, we need not believe it.
        """
        document = self.table.document
        is_known = viewer.person == document.host or bool(document.seats_of(viewer.person))
        # Whatever a client says that it has seen, only versions that are known here are cached.
        missed = self._missed(since)
        seen = None if missed is None else since
        key = (viewer.person if is_known else None, viewer.is_spectator, seen, is_following)
        encoded = self._encoded.get(key)
        if encoded is None:
            news = update(self.table, viewer, seen, missed or (), is_following)
            encoded = ENCODER.encode(news)
            self._encoded[key] = encoded
        return encoded

    @property
    def last_line(self) -> int:
        """The number of the latest line of chat."""
        return self.chat[-1].number if self.chat else 0

    def add_chat(self, rows: Iterable[ChatRow]) -> None:
        """Lines that are not known yet: two who fetch at once may bring the same."""
        for row in rows:
            if row.number > self.last_line:
                self.chat.append(msgspec.convert(row, Said, from_attributes=True))
        self.notify()

    def chat_for(self, viewer: Viewer, after: int) -> list[Said]:
        """What was said after a line that this viewer knows.

        Less those whom they have muted, and those who have deleted themselves.
        """
        seats = enumerate(self.table.document.seats)
        unheard = {number for number, seat in seats if seat.is_nameless}
        unheard |= self.mutes.get(viewer.person or "", set())
        return [
            line
            for line in self.chat
            if line.number > after and line.text and line.seat not in unheard
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
