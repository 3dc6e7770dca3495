"""Passkeys and sessions of people: every way back to a person, and shutting one."""

from typing import Final

from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import Connection, delete, select, update

from .people_writes import each
from .queries import ID
from .rows import SessionRow
from .schema import challenges, passkeys, sessions
from .statements import insert
from .store import Store

SESSIONS: Final = (
    select(sessions).where(sessions.c.person_id == ID).order_by(sessions.c.seen_at.desc())
)
PASSKEYS: Final = select(passkeys).where(passkeys.c.person_id == ID).order_by(passkeys.c.created_at)
PASSKEY: Final = select(passkeys).where(passkeys.c.id == ID)


class PasskeyRow(Struct, frozen=True, kw_only=True):
    """A passkey's public part."""

    id: str
    person_id: str
    public_key: bytes
    sign_count: int
    device: str | None
    created_at: int
    used_at: int | None = None


class ChallengeRow(Struct, frozen=True, kw_only=True):
    """What an authenticator has to sign, for one use; with the person who makes a passkey."""

    challenge_hash: str
    person_id: str | None
    expires_at: int


class Passkeys:
    """The part of the store that is about ways back to a person."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def sessions(self, person_id: str) -> list[SessionRow]:
        """The last seen first."""
        return await self.store.read(_read_sessions, id=person_id)

    async def of_person(self, person_id: str) -> list[PasskeyRow]:
        return await self.store.read(_read_passkeys, id=person_id)

    async def passkey(self, passkey_id: str) -> PasskeyRow | None:
        return await self.store.read(_read_passkey, id=passkey_id)

    async def add(self, row: PasskeyRow) -> None:
        await self.store.writer.submit(_add_passkey, row)

    async def use(self, passkey_id: str, sign_count: int, now: int) -> None:
        await self.store.writer.submit(_use_passkey, (passkey_id, sign_count, now))

    async def remove(self, person_id: str, passkey_id: str) -> bool:
        return await self.store.writer.submit(_remove_passkey, (person_id, passkey_id))

    async def challenge(self, row: ChallengeRow, now: int) -> None:
        """A new one; those that nobody answered in time go."""
        await self.store.writer.submit(_add_challenge, (row, now))

    async def take_challenge(self, challenge_hash: str, now: int) -> ChallengeRow | None:
        """For the first who asks before it expires."""
        return await self.store.writer.submit(_take_challenge, (challenge_hash, now))


def _read_sessions(connection: Connection, **key: str) -> list[SessionRow]:
    return [SessionRow(**row) for row in connection.execute(SESSIONS, key).mappings()]


def _read_passkeys(connection: Connection, **key: str) -> list[PasskeyRow]:
    return [PasskeyRow(**row) for row in connection.execute(PASSKEYS, key).mappings()]


def _read_passkey(connection: Connection, **key: str) -> PasskeyRow | None:
    row = connection.execute(PASSKEY, key).mappings().first()
    return None if row is None else PasskeyRow(**row)


@each
def _add_passkey(connection: Connection, row: PasskeyRow) -> None:
    insert(connection, passkeys, [astuple(row)])


@each
def _use_passkey(connection: Connection, used: tuple[str, int, int]) -> None:
    passkey_id, sign_count, now = used
    touched = update(passkeys).where(passkeys.c.id == passkey_id)
    connection.execute(touched.values(sign_count=sign_count, used_at=now))


@each
def _remove_passkey(connection: Connection, removed: tuple[str, str]) -> bool:
    person_id, passkey_id = removed
    gone = delete(passkeys).where(passkeys.c.id == passkey_id, passkeys.c.person_id == person_id)
    return connection.execute(gone).rowcount == 1


@each
def _add_challenge(connection: Connection, row: tuple[ChallengeRow, int]) -> None:
    challenge, now = row
    connection.execute(delete(challenges).where(challenges.c.expires_at <= now))
    insert(connection, challenges, [astuple(challenge)])


@each
def _take_challenge(connection: Connection, taking: tuple[str, int]) -> ChallengeRow | None:
    challenge_hash, now = taking
    taken = (
        delete(challenges)
        .where(challenges.c.challenge_hash == challenge_hash, challenges.c.expires_at > now)
        .returning(challenges)
    )
    row = connection.execute(taken).mappings().first()
    return None if row is None else ChallengeRow(**row)
