"""The reception: who is who, by a secret cookie and without an account."""

import secrets
from collections.abc import Callable
from hashlib import sha256

from stoneage.server.store.rows import Link, Person, Session
from stoneage.server.store.store import Store
from stoneage.server.tables.seating import printable
from stoneage.server.wire.refusals import Refused

LINK_LASTS = 60 * 60 * 1000
"""Milliseconds until a personal link to another device is of no use any more."""


class Reception:
    """Lets people in. Only digests of their secrets are stored."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def known(self, token: str | None) -> Person | None:
        if not token:
            return None
        return await self.store.person_of_session(digest(token), self.now())

    async def welcome(self, name: str, language: str | None) -> tuple[Person, str]:
        """A new person, and the token of his cookie."""
        now = self.now()
        person = Person(
            id=secrets.token_urlsafe(16), name=printable(name), language=language, created_at=now
        )
        await self.store.add_person(person)
        return person, await self._new_session(person.id)

    async def rename(self, person: Person, name: str, language: str | None) -> Person:
        named = printable(name)
        await self.store.rename(person.id, named, language)
        return Person(id=person.id, name=named, language=language, created_at=person.created_at)

    async def new_link(self, person: Person) -> tuple[str, int]:
        """A token that lets another device in as the same person, once, and when it expires."""
        token = secrets.token_urlsafe(24)
        expires_at = self.now() + LINK_LASTS
        link = Link(token_hash=digest(token), person_id=person.id, expires_at=expires_at)
        await self.store.add_link(link, self.now())
        return token, expires_at

    async def come_by_link(self, token: str) -> tuple[Person, str]:
        person_id = await self.store.take_link(digest(token), self.now())
        person = None if person_id is None else await self.store.person(person_id)
        if person is None:
            raise Refused("no-such-link")
        return person, await self._new_session(person.id)

    async def leave(self, token: str) -> None:
        await self.store.end_session(digest(token))

    async def _new_session(self, person_id: str) -> str:
        token = secrets.token_urlsafe(32)
        now = self.now()
        session = Session(
            token_hash=digest(token), person_id=person_id, created_at=now, seen_at=now
        )
        await self.store.add_session(session)
        return token


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
