"""From a change of a table to what has to be sent: to whom, by which ways."""

import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final

from msgspec import json

from stoneage.server.hall.tasks import BackgroundTasks
from stoneage.server.store.notices import (
    MAIL,
    AddressRow,
    NoticeRow,
    Notices,
    SubscriptionRow,
)
from stoneage.server.store.rows import PersonRow
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.notices import (
    AddressView,
    NoticeKind,
    NoticeSettings,
    NoticeWishes,
    PushSubscription,
)
from stoneage.server.wire.refusals import Refused

from .mail import is_address
from .occasions import invited, occasions
from .quiet_hours import is_zone
from .sender import WISHES, Sender
from .wording import confirmation, encoded, mail_text, trial

ENCODER: Final = json.Encoder()


class Telling:
    """What people want to be told, and what they are told."""

    def __init__(
        self,
        notices: Notices,
        sender: Sender,
        tasks: BackgroundTasks,
        now: Callable[[], int],
        push_after: int,
        mail_after: int,
    ) -> None:
        self.notices = notices
        self.sender = sender
        self.tasks = tasks
        self.now = now
        self.push_after = push_after  # milliseconds: whoever looks has moved by then
        self.mail_after = mail_after

    def follow(self, before: HostedTable | None, after: HostedTable) -> None:
        """A change is durable: tell those whom it concerns, when there is time for it."""
        found = [*(invited(after) if before is None else occasions(before, after))]
        if found:
            self.tasks.spawn(self._enqueue(after, found))

    async def _enqueue(self, table: HostedTable, found: Iterable[tuple[str, NoticeKind]]) -> None:
        kinds = dict(found)
        rows: list[NoticeRow] = []
        for wished in await self.notices.wishes([*kinds]):
            kind, wishes = kinds[wished.person_id], WISHES.decode(wished.wishes)
            delays: dict[str, int] = {}
            if kind in wishes.push:
                mine = await self.notices.subscriptions(wished.person_id)
                delays |= {each.endpoint_hash: self.push_after for each in mine}
            if kind in wishes.mail and self.sender.mail is not None:
                delays[MAIL] = self.mail_after
            rows += [
                NoticeRow(
                    table_id=table.id,
                    version=table.version,
                    person_id=wished.person_id,
                    target=target,
                    kind=kind,
                    due_at=self.now() + delay,
                )
                for target, delay in delays.items()
            ]
        if rows:
            await self.notices.enqueue(rows)

    async def settings(self, person: PersonRow, session_hash: str) -> NoticeSettings:
        found = await self.notices.wishes([person.id])
        address = await self.notices.address(person.id)
        mine = await self.notices.subscriptions(person.id)
        return NoticeSettings(
            wishes=WISHES.decode(found[0].wishes) if found else NoticeWishes(),
            push_key=self.sender.push.key.public,
            is_subscribed=any(each.session_hash == session_hash for each in mine),
            has_mail=self.sender.mail is not None,
            address=None if address is None else _address_view(address),
        )

    async def wish(self, person: PersonRow, wishes: NoticeWishes) -> None:
        if wishes.quiet is not None and not is_zone(wishes.quiet.zone):
            raise Refused("no-such-time-zone")
        await self.notices.put_wishes(person.id, ENCODER.encode(wishes))

    async def subscribe(
        self, person: PersonRow, session_hash: str, wanted: PushSubscription
    ) -> None:
        """Or `Refused`, if nothing could be sent there or must not be."""
        keys = wanted.keys
        check = self.sender.push.check
        is_usable = await self.sender.in_thread(
            lambda: check(wanted.endpoint, keys.p256dh, keys.auth)
        )
        if not is_usable:
            raise Refused("bad-subscription")
        await self.notices.subscribe(
            SubscriptionRow(
                endpoint_hash=_digest(wanted.endpoint),
                person_id=person.id,
                session_hash=session_hash,
                endpoint=wanted.endpoint,
                key=keys.p256dh,
                auth=keys.auth,
                created_at=self.now(),
            )
        )

    async def ask_address(self, person: PersonRow, address: str) -> None:
        """Remember an address, and send it a link that confirms it."""
        sender = self.sender
        mail, at = sender.mail, sender.public_url
        if mail is None or at is None:
            raise Refused("no-mail")
        if not is_address(address):
            raise Refused("bad-address")
        token = secrets.token_urlsafe(24)
        await self.notices.put_address(
            AddressRow(
                person_id=person.id,
                address=address,
                token_hash=_digest(token),
                stop_token=secrets.token_urlsafe(24),
                asked_at=self.now(),
            )
        )
        subject, text = confirmation(f"{at}/#/confirm/{token}", person.language)
        self.tasks.spawn(sender.in_thread(lambda: mail.send(address, subject, text)))

    async def confirm(self, token: str) -> None:
        if not await self.notices.confirm_address(_digest(token), self.now()):
            raise Refused("no-such-link")

    async def try_out(self, person: PersonRow) -> None:
        """One message by every way that there is."""
        message = trial(person.language)
        sender = self.sender
        for each in await self.notices.subscriptions(person.id):
            self.tasks.spawn(self._try_push(each, encoded(message)))
        address = await self.notices.address(person.id)
        mail, at = sender.mail, sender.public_url
        if mail is not None and at and address is not None and address.confirmed_at is not None:
            to, stop = address.address, address.stop_token
            text = mail_text(message, at, f"{at}/#/stop/{stop}", person.language)
            ending = f"{at}/api/notices/stop/{stop}"
            self.tasks.spawn(sender.in_thread(lambda: mail.send(to, message.title, text, ending)))

    async def _try_push(self, subscription: SubscriptionRow, message: bytes) -> None:
        push = self.sender.push
        outcome = await self.sender.in_thread(lambda: push.send(subscription, message, "trial"))
        if outcome == "gone":
            await self.notices.unsubscribe(subscription.endpoint_hash)


def _address_view(row: AddressRow) -> AddressView:
    return AddressView(
        address=row.address, is_confirmed=row.confirmed_at is not None, asked_at=row.asked_at
    )


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
