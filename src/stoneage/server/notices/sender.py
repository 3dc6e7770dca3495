"""Sends what waits to be sent, beside everything else: no move ever waits for it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, cast

from msgspec import json
from msgspec.structs import replace

from stoneage.server.hall.loading import table_of
from stoneage.server.store.errors import StoreError
from stoneage.server.store.notices import MAIL, NoticeRow, Notices, WishesRow
from stoneage.server.tables.table import HostedTable
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.notices import NoticeKind, NoticeWishes

from .mail import Mail
from .occasions import is_current
from .push import Outcome, Push
from .quiet_hours import may_send_at
from .wording import encoded, mail_text, worded

Result = TypeVar("Result")

AT_ONCE: Final = 16
"""Threads that wait for endpoints: one that hangs holds only its own."""
POLL: Final = 1.0
BACKOFF: Final = (30_000, 300_000, 1_800_000, 7_200_000)
"""Milliseconds until a message is tried again; after the last time it is given up."""
WISHES = json.Decoder(NoticeWishes)


class Sender:
    """Takes due notices out of the store, each once, and sends them."""

    def __init__(
        self,
        notices: Notices,
        now: Callable[[], int],
        push: Push,
        mail: Mail | None,
        public_url: str | None,
    ) -> None:
        self.notices = notices
        self.now = now
        self.push = push
        self.mail = mail
        self.public_url = public_url
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="notices")
        self._sending: set[asyncio.Task[None]] = set()

    async def run_forever(self) -> None:
        while True:
            try:
                await self.send_due()
            except StoreError:
                pass  # it is asked again in a moment
            except Exception as error:
                note("notices-failed", level=logging.ERROR, error=error)
            await asyncio.sleep(POLL)

    async def send_due(self) -> None:
        """Begin to send what is due, as far as there are threads."""
        free = AT_ONCE - len(self._sending)
        for row in await self.notices.due(self.now(), free) if free else ():
            if await self.notices.take(row):
                task = asyncio.create_task(self._send(row))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def finish(self) -> None:
        """Wait for what is being sent."""
        while self._sending:
            await asyncio.gather(*self._sending, return_exceptions=True)

    def close(self) -> None:
        """What hangs is left to itself."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _send(self, row: NoticeRow) -> None:
        try:
            outcome = await self._try(row)
            if outcome == "failed" and row.attempts < len(BACKOFF):
                later = self.now() + BACKOFF[row.attempts]
                await self._again(replace(row, due_at=later, attempts=row.attempts + 1))
        except Exception as error:
            note("notice-failed", Fields(table=row.table_id), logging.ERROR, error)

    async def _again(self, row: NoticeRow) -> None:
        await self.notices.enqueue([row])

    async def _try(self, row: NoticeRow) -> Outcome:
        found = await self.notices.wishes([row.person_id])
        stored = await self.notices.store.table(row.table_id)
        if not found or stored is None:
            return "sent"
        wishes = WISHES.decode(found[0].wishes)
        kind = cast(NoticeKind, row.kind)
        table = table_of(stored)
        wanted = wishes.mail if row.target == MAIL else wishes.push
        if kind not in wanted or not is_current(table, row.person_id, kind):
            return "sent"
        due = may_send_at(wishes.quiet, self.now())
        if due > self.now():
            await self._again(replace(row, due_at=due))
            return "sent"
        if row.target == MAIL:
            return await self._mail(row, kind, table, found[0])
        return await self._push(row, kind, table, found[0])

    async def _push(
        self, row: NoticeRow, kind: NoticeKind, table: HostedTable, to: WishesRow
    ) -> Outcome:
        subscription = await self.notices.subscription(row.target)
        if subscription is None or subscription.person_id != row.person_id:
            return "sent"
        message = encoded(worded(kind, table, row.person_id, to.language))
        outcome = await self.in_thread(
            lambda: self.push.send(subscription, message, row.table_id[:32])
        )
        if outcome == "gone":
            await self.notices.unsubscribe(row.target)
        return outcome

    async def _mail(
        self, row: NoticeRow, kind: NoticeKind, table: HostedTable, to: WishesRow
    ) -> Outcome:
        address = await self.notices.address(row.person_id)
        mail, at = self.mail, self.public_url
        if mail is None or at is None or address is None or address.confirmed_at is None:
            return "sent"
        message = worded(kind, table, row.person_id, to.language)
        stop = f"{at}/api/notices/stop/{address.stop_token}"
        text = mail_text(
            message, f"{at}/#/table/{table.id}", f"{at}/#/stop/{address.stop_token}", to.language
        )
        outcome = await self.in_thread(
            lambda: mail.send(address.address, message.title, text, stop)
        )
        if outcome == "gone":
            await self.notices.remove_address(row.person_id)
        return outcome

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        """What may hang, away from the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)
