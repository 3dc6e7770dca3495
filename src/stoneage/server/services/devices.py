"""Passkeys and devices: coming back to oneself, and shutting a lost device out."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import Final

from msgspec import Raw

from stoneage.server.store.errors import RowRefused
from stoneage.server.store.passkeys import ChallengeRow, PasskeyRow, Passkeys
from stoneage.server.store.rows import PersonRow
from stoneage.server.store.store import Store
from stoneage.server.wire.devices import (
    Devices,
    NewPasskey,
    PasskeyView,
    SessionView,
    UsedPasskey,
)
from stoneage.server.wire.refusals import Refused

from .accounts import Accounts, digest
from .site import Site

CHALLENGE_LIFETIME: Final = 5 * 60 * 1000
MAX_PASSKEYS: Final = 20


class DevicesService:
    """Every way back to a person."""

    def __init__(self, store: Store, accounts: Accounts, now: Callable[[], int]) -> None:
        self.passkeys = Passkeys(store)
        self.accounts = accounts
        self.now = now

    async def devices(self, person: PersonRow, session: str, has_name: bool) -> Devices:
        sessions = await self.passkeys.sessions(person.id)
        keys = await self.passkeys.of_person(person.id)
        return Devices(
            sessions=tuple(
                SessionView(
                    id=handle(row.token_hash),
                    device=row.device,
                    way=row.way,
                    created_at=row.created_at,
                    seen_at=row.seen_at,
                    is_this=row.token_hash == session,
                )
                for row in sessions
            ),
            passkeys=tuple(
                PasskeyView(
                    id=handle(row.id),
                    device=row.device,
                    created_at=row.created_at,
                    used_at=row.used_at,
                )
                for row in keys
            ),
            can_have_passkeys=has_name,
        )

    async def shut_out(self, person: PersonRow, device: str) -> None:
        """End a session, wherever it is used."""
        for row in await self.passkeys.sessions(person.id):
            if handle(row.token_hash) == device:
                await self.accounts.end(row.token_hash)
                return
        raise Refused("no-such-device")

    async def forget(self, person: PersonRow, passkey: str) -> None:
        for row in await self.passkeys.of_person(person.id):
            if handle(row.id) == passkey and await self.passkeys.remove(person.id, row.id):
                return
        raise Refused("no-such-device")

    async def creation(self, person: PersonRow, site: Site) -> Raw:
        """What a browser needs to make a passkey."""
        known = await self.passkeys.of_person(person.id)
        if len(known) >= MAX_PASSKEYS:
            raise Refused("too-many-passkeys")
        authenticator = await _authenticator()
        own = sha256(f"passkey {person.id}".encode()).digest()
        asked = authenticator.ask_to_make(site, own, person.name, [row.id for row in known])
        await self._remember(asked.challenge, person.id)
        return Raw(asked.options)

    async def create(
        self, person: PersonRow, site: Site, made: NewPasskey, device: str | None
    ) -> None:
        authenticator = await _authenticator()
        challenge = await self._answered(authenticator, made.client_data, person.id)
        verified = authenticator.verified_new(site, challenge, made)
        if verified is None:
            raise Refused("bad-passkey")
        row = PasskeyRow(
            id=verified.id,
            person_id=person.id,
            public_key=verified.public_key,
            sign_count=verified.sign_count,
            device=device,
            created_at=self.now(),
        )
        try:
            await self.passkeys.add(row)
        except RowRefused:
            raise Refused("bad-passkey") from None

    async def request(self, site: Site) -> Raw:
        """What a browser needs to use a passkey, whoever's it is."""
        asked = (await _authenticator()).ask_to_use(site)
        await self._remember(asked.challenge, None)
        return Raw(asked.options)

    async def come_in(
        self, site: Site, used: UsedPasskey, device: str | None
    ) -> tuple[PersonRow, str]:
        """Whose passkey it is, and the token of a new cookie."""
        authenticator = await _authenticator()
        challenge = await self._answered(authenticator, used.client_data, None)
        row = await self.passkeys.passkey(used.id)
        if row is None:
            raise Refused("no-such-passkey")
        sign_count = authenticator.verified_use(site, challenge, used, row)
        if sign_count is None:
            raise Refused("bad-passkey")
        await self.passkeys.use(row.id, sign_count, self.now())
        return await self.accounts.come_in_as(row.person_id, "passkey", device)

    async def _remember(self, challenge: str, person_id: str | None) -> None:
        now = self.now()
        row = ChallengeRow(
            challenge_hash=digest(challenge),
            person_id=person_id,
            expires_at=now + CHALLENGE_LIFETIME,
        )
        await self.passkeys.challenge(row, now)

    async def _answered(
        self, authenticator: ModuleType, client_data: str, person_id: str | None
    ) -> str:
        """The challenge that was answered, if it was ours, and nobody answered it before."""
        challenge: str | None = authenticator.challenge_in(client_data)
        if challenge is None:
            raise Refused("bad-passkey")
        taken = await self.passkeys.take_challenge(digest(challenge), self.now())
        if taken is None or taken.person_id != person_id:
            raise Refused("bad-passkey")
        return challenge


async def _authenticator() -> ModuleType:
    """Loaded when it is first needed, away from the event loop."""
    return await asyncio.to_thread(import_module, ".authenticator", __package__)


def handle(secret: str) -> str:
    """By which something is named without giving it away."""
    return digest(secret)[:22]
