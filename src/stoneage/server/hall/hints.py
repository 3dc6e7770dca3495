"""Hints and the coach: thought out beside the hall, counted at the table."""

from typing import Protocol

from stoneage.analysis import Advice, Hint
from stoneage.server.tables.hinting import check_coach, check_hints, count_hint
from stoneage.server.tables.table import Person
from stoneage.server.thinking.thinking_process import AdviceRequest, HintRequest
from stoneage.server.wire.hints import AdviceNow, AdviceWish, HintNow, HintWish

from .hall import Hall


class Thinking(Protocol):
    """Whoever thinks for people."""

    async def hint(self, request: HintRequest) -> Hint: ...
    async def advise(self, request: AdviceRequest) -> Advice: ...


class Hints:
    """What people at a table are told by those who know the game."""

    def __init__(self, hall: Hall, thinking: Thinking) -> None:
        self.hall = hall
        self.thinking = thinking

    async def hint(self, table_id: str, person: Person, wish: HintWish) -> HintNow:
        """Counted durably before it is given; or `Refused`."""
        table = (await self.hall.tables.get(table_id)).table
        seat, game = check_hints(table, person, wish.version), table.running_game()
        found = await self.thinking.hint(HintRequest(game.view(seat), tuple(game.choices)))
        version = await self.hall.change(
            table_id, lambda now: count_hint(now, person, wish.version)
        )
        moves = found.choices if wish.level == "moves" else ()
        return HintNow(version=version, idea=found.idea, moves=moves)

    async def advice(self, table_id: str, person: Person, wish: AdviceWish) -> AdviceNow:
        """What the coach says; nobody else hears it. Or `Refused`."""
        table = (await self.hall.tables.get(table_id)).table
        seat, game = check_coach(table, person), table.running_game()
        is_asked = seat == table.to_act and table.acting_bot is None
        choices = tuple(game.choices) if is_asked else ()
        done = tuple(sorted({*wish.done}))
        request = AdviceRequest(game.view(seat), choices, done, wish.chosen)
        return AdviceNow(version=table.version, advice=await self.thinking.advise(request))
