"""Tables in every state, set once and looked at by many tests."""

from functools import cache

from stoneage.server.tables.seating import new_table
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.settings import TableSettings
from stoneage.table.actions import Action
from stoneage.table.options import Options
from stoneage.table.view import View

from .house import House, Planted
from .positions import HOST, asked, finished, late
from .questions import QUESTIONS

EVERYTHING = Options(harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True)
FRONT = 0
"""The seat of the person in front of the screen."""


def early(seen: View, _: list[Action]) -> bool:
    return seen.round == 1 and seen.awaited.decision == "place"


POSITIONS = {
    "first-move": lambda: asked(early, Options(), seat=FRONT),
    "late": lambda: asked(late, Options(), seat=FRONT),
    "late-two": lambda: asked(late, Options(players=2), seat=FRONT),
    "everything": lambda: asked(late, EVERYTHING, seat=FRONT),
    "offered": lambda: asked(late, Options(), seat=FRONT),
    "shared": lambda: asked(late, EVERYTHING, seat=FRONT),
    "waiting": lambda: asked(late, Options(), seat=2),
    "over": lambda: finished(Options()),
    "over-two": lambda: finished(Options(players=2)),
    "open": lambda: new_table("", "", "5e" * 32, HOST, TableSettings()),
    **{name: question.position for name, question in QUESTIONS.items()},
}


class Town:
    """The tables of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = cache(self._set)

    def _set(self, name: str) -> Planted:
        """The first cookie is that of the one who is asked, or of the first seat."""
        table: HostedTable = POSITIONS[name]()
        front = FRONT if name in {"waiting", "over", "over-two", "open"} else table.to_act
        seats = range(len(table.document.seats))
        if name == "open":
            return self.house.plant(table)
        if name == "shared":
            return self.house.plant(table, [0 for _ in seats])
        return self.house.plant(table, [0 if seat == front else 1 for seat in seats])
