"""What the hall does without being asked: bots' moves, and clocks that run out."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from stoneage.rules.errors import IllegalAction
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.leaving import time_up
from stoneage.server.tables.playing import moved
from stoneage.server.tables.table import Happened, HostedTable
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.thinking import ThinkersClosed
from stoneage.server.wire.refusals import Refused
from stoneage.table.actions import Action
from stoneage.table.choices import choices
from stoneage.table.seeing import view
from stoneage.table.view import View

from .hall import Hall
from .live_table import Kept

AT_ONCE = 200


class Thinking(Protocol):
    """Whoever asks the bots."""

    async def choose(
        self, bot: str, view: View, choices: Sequence[Action], seconds: float
    ) -> Action: ...


class Duties:
    """Looks after the tables of a hall."""

    def __init__(self, hall: Hall, thinking: Thinking, seconds: float) -> None:
        self.hall = hall
        self.thinking = thinking
        self.seconds = seconds
        hall.observers.append(self._changed)

    async def look(self, ahead: int = 0) -> None:
        """Do what is due now, or will be in so many milliseconds."""
        now = self.hall.now()
        for row in await self.hall.store.due(now + ahead, AT_ONCE):
            try:
                await self._look_after(row.id, row.version)
            except Refused:
                continue  # somebody moved in the meantime
            except StoreError:
                raise
            except Exception as error:
                # One table that cannot be read must not stop the clocks of all others.
                note("not-looked-after", Fields(table=row.id), logging.ERROR, error)

    async def look_again_and_again(self, seconds: float = 1.0) -> None:
        """At first at all that was left behind by a process that ended, then at what is due."""
        await self._look_safely(self.hall.patience)
        while True:
            await asyncio.sleep(seconds)
            await self._look_safely(0)

    async def _look_safely(self, ahead: int) -> None:
        """A store that cannot be reached for a moment is asked again later."""
        with suppress(StoreError):
            await self.look(ahead)

    async def _look_after(self, table_id: str, version: int) -> None:
        await self.hall.heard(table_id, version)
        kept = await self.hall.kept(table_id)
        if kept.table.acting_bot is not None:
            self._think(kept)
        elif _is_time_up(kept.table, self.hall.now()):
            await self.hall.change(table_id, lambda table: time_up(table, self.hall.now()))

    def _changed(self, kept: Kept, _: Happened) -> None:
        if kept.table.acting_bot is not None:
            self._think(kept)

    def _think(self, kept: Kept) -> None:
        if kept.thinking is None:
            kept.thinking = self.hall.spawn(self._bots_move(kept))

    async def _bots_move(self, kept: Kept) -> None:
        """Bots move until it is a person's turn; whoever else moves meanwhile wins."""
        try:
            while kept.table.acting_bot is not None:
                await self._bot_moves(kept)
        except (StoreError, ThinkersClosed):
            return  # the turn is still due, and is found again
        finally:
            kept.thinking = None

    async def _bot_moves(self, kept: Kept) -> None:
        table = kept.table
        bot, seat, game = table.acting_bot, table.to_act, table.game
        if bot is None or game is None:
            return
        possible = choices(game.state)
        action = await self.thinking.choose(bot, view(game.state, seat), possible, self.seconds)

        def change(now: HostedTable) -> Happened:
            now.check_version(table.version)
            return moved(now, action, self.hall.now())

        with suppress(Refused, IllegalAction):
            await self.hall.change(table.id, change)


def _is_time_up(table: HostedTable, now: int) -> bool:
    return table.document.deadline is not None and table.document.deadline <= now
