"""Reviews of one's own browser: they share one thread with the games that are played."""

from collections.abc import Iterator
from typing import cast

import pytest

from stoneage.record import Record
from stoneage.server.browser import MemoryKeyValues, reviews
from stoneage.server.browser.tables_here import TablesHere
from stoneage.server.hall.tasks import BackgroundTasks
from stoneage.server.tables.table import Person
from stoneage.server.wire.commands import SeatBot, Start
from stoneage.server.wire.settings import TableSettings
from stoneage.table.options import Options

pytestmark = pytest.mark.anyio


async def test_a_review_goes_on_when_the_bots_have_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    async def bots_rest() -> None:
        happened.append("bots move")

    class TwoSteps:
        def __init__(self, *_: object) -> None:
            """Of any game."""

        def steps(self) -> Iterator[None]:
            for _ in range(2):
                happened.append("a step")
                yield

        def so_far(self) -> None:
            """Nothing that is looked at here."""

    monkeypatch.setattr(reviews, "Reviewer", TwoSteps)
    tasks = BackgroundTasks()
    own = reviews.OwnReviews(MemoryKeyValues(), tasks, bots_rest)
    await own.start("a game", cast("Record", None), "quick")
    await tasks.finish()
    assert happened == ["a step", "bots move"] * 2


async def test_bots_rest_once_a_person_has_to_move() -> None:
    here = TablesHere(MemoryKeyValues(), lambda: 0)
    person = Person("ayla", "Ayla")
    settings = TableSettings(options=Options(players=2), start=1)
    table = await here.hall.open_table(person, settings)
    await here.hall.do(table.id, person, SeatBot(id=1, seat=1, bot="forager"))
    await here.hall.do(table.id, person, Start(id=2))
    live = await here.hall.tables.get(table.id)
    assert live.table.acting_bot == "forager"
    await here.bots_rest()
    assert live.table.acting_bot is None
