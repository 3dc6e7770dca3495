"""What happens without a command: bots move, and clocks run out."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from stoneage.processes import PoolClosed
from stoneage.rules import IllegalAction
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.leaving import time_up
from stoneage.server.tables.playing import moved
from stoneage.server.tables.table import Happened, HostedTable
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.refusals import Refused
from stoneage.table import Action, View

from .hall import Hall
from .live_table import LiveTable

BATCH_SIZE = 200


class Bots(Protocol):
    """Whoever asks the bots."""

    async def choose(
        self, bot: str, view: View, choices: Sequence[Action], seconds: float
    ) -> Action: ...


class Scheduler:
    """Asks bots at once when a table changes, and polls the store for whatever else is due."""

    def __init__(self, hall: Hall, bots: Bots, seconds: float) -> None:
        self.hall = hall
        self.bots = bots
        self.seconds = seconds
        hall.observers.append(self._on_change)

    async def run_due(self, ahead: int = 0) -> None:
        """Do what is due now, or will be in so many milliseconds."""
        now = self.hall.now()
        for row in await self.hall.store.due(now + ahead, BATCH_SIZE):
            try:
                await self._handle(row.id, row.version)
            except Refused:
                continue  # somebody moved in the meantime
            except StoreError:
                raise
            except Exception as error:
                # One table that cannot be read must not stop the clocks of all others.
                note("due-table-failed", Fields(table=row.id), logging.ERROR, error)

    async def run_forever(self, seconds: float = 1.0) -> None:
        """First take over what a process that ended has left behind, then poll for what is due."""
        await self._try_due(self.hall.bot_lease)
        while True:
            await asyncio.sleep(seconds)
            await self._try_due(0)

    async def _try_due(self, ahead: int) -> None:
        """A store that cannot be reached for a moment is asked again later."""
        with suppress(StoreError):
            await self.run_due(ahead)

    async def _handle(self, table_id: str, version: int) -> None:
        await self.hall.tables.on_remote_change(table_id, version)
        live = await self.hall.tables.get(table_id)
        if live.table.acting_bot is not None:
            self._start_bots(live)
        elif _is_time_up(live.table, self.hall.now()):
            await self.hall.change(table_id, lambda table: time_up(table, self.hall.now()))

    def _on_change(self, live: LiveTable, _: Happened) -> None:
        if live.table.acting_bot is not None:
            self._start_bots(live)

    def _start_bots(self, live: LiveTable) -> None:
        if live.bot_task is None:
            live.bot_task = self.hall.tasks.spawn(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        """Bots move until it is a person's turn; whoever else moves meanwhile wins."""
        try:
            while live.table.acting_bot is not None:
                await self._play_bot(live)
        except (StoreError, PoolClosed):
            return  # the turn is still due, and is found again
        finally:
            live.bot_task = None

    async def _play_bot(self, live: LiveTable) -> None:
        table = live.table
        bot, game = table.acting_bot, table.game
        if bot is None or game is None:
            return
        action = await self.bots.choose(bot, game.view(table.to_act), game.choices, self.seconds)

        def change(now: HostedTable) -> Happened:
            now.check_version(table.version)
            return moved(now, action, self.hall.now())

        with suppress(Refused, IllegalAction):
            await self.hall.change(table.id, change)


def _is_time_up(table: HostedTable, now: int) -> bool:
    return table.document.deadline is not None and table.document.deadline <= now
