"""Accounts: who is who, by a secret cookie and without a password."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256

from msgspec.structs import replace

from stoneage.server.store.ids import new_id
from stoneage.server.store.rows import LinkRow, PersonRow, SessionRow
from stoneage.server.store.store import Store
from stoneage.server.tables.seating import printable
from stoneage.server.wire.people import Way
from stoneage.server.wire.refusals import Refused

LINK_LIFETIME = 60 * 60 * 1000
"""Milliseconds until a personal link to another device expires."""


class Accounts:
    """People, their sessions and their links. Only digests of their secrets are stored."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._watched: dict[str, set[asyncio.Event]] = {}

    async def person_of(self, token: str | None) -> PersonRow | None:
        """Whose cookie this is."""
        if not token:
            return None
        return await self.store.person_of_session(digest(token), self.now())

    async def create(
        self, name: str, language: str | None, device: str | None = None
    ) -> tuple[PersonRow, str]:
        """A new person, and the token of their cookie."""
        person = PersonRow(
            id=new_id(), name=printable(name), language=language, created_at=self.now()
        )
        await self.store.add_person(person)
        return person, await self._new_session(person.id, "name", device)

    async def rename(self, person: PersonRow, name: str, language: str | None) -> PersonRow:
        renamed = replace(person, name=printable(name), language=language)
        await self.store.rename(renamed.id, renamed.name, renamed.language)
        return renamed

    async def new_link(self, person: PersonRow) -> tuple[str, int]:
        """A token that lets another device in as the same person, once, and when it expires."""
        token = secrets.token_urlsafe(24)
        expires_at = self.now() + LINK_LIFETIME
        link = LinkRow(token_hash=digest(token), person_id=person.id, expires_at=expires_at)
        await self.store.add_link(link, self.now())
        return token, expires_at

    async def redeem_link(self, token: str, device: str | None = None) -> tuple[PersonRow, str]:
        """The person whom a link leads to, and the token of a new cookie."""
        person_id = await self.store.take_link(digest(token), self.now())
        if person_id is None:
            raise Refused("no-such-link")
        return await self.come_in_as(person_id, "link", device)

    async def come_in_as(
        self, person_id: str, way: Way, device: str | None
    ) -> tuple[PersonRow, str]:
        """A person who has shown who they are, and the token of a new cookie."""
        person = await self.store.person(person_id)
        if person is None:
            raise Refused("no-such-link")
        return person, await self._new_session(person.id, way, device)

    async def end_session(self, token: str) -> None:
        await self.end(digest(token))

    async def end(self, session: str) -> None:
        """Whoever has this session is nobody from now on, and leaves the tables of this process."""
        await self.store.end_session(session)
        for ended in self._watched.get(session, ()):
            ended.set()

    @contextmanager
    def watching(self, token: str) -> Iterator[asyncio.Event]:
        """An event that is set when the session of this token is ended here."""
        session, ended = digest(token), asyncio.Event()
        self._watched.setdefault(session, set()).add(ended)
        try:
            yield ended
        finally:
            self._watched[session].discard(ended)
            if not self._watched[session]:
                del self._watched[session]

    async def _new_session(self, person_id: str, way: Way, device: str | None) -> str:
        token = secrets.token_urlsafe(32)
        now = self.now()
        session = SessionRow(
            token_hash=digest(token),
            person_id=person_id,
            created_at=now,
            seen_at=now,
            device=device,
            way=way,
        )
        await self.store.add_session(session)
        return token


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
