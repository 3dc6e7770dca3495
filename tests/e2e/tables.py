"""Tables in every state, set once and looked at by many tests."""

from functools import cache

from msgspec.structs import replace

from stoneage.server.tables.seating import new_table
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.settings import TableSettings
from stoneage.table.actions import Action
from stoneage.table.options import Options
from stoneage.table.view import View

from .positions import HOST, asked, finished, late
from .questions import QUESTIONS
from .server_process import Planted, ServerProcess

EVERYTHING = Options(harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True)
LONG_NAMES = ("great-shaman", "wandering-shaman", "youngster")
LONGEST = "Konstantin Maximilian von Wiesengrund II"
LONG_OF_PEOPLE = ("Annemarie Hohenberger", "Mira", LONGEST, "Großmutter Käthe")
FRONT = 0
"""The seat of the person in front of the screen."""


def early(seen: View, _: list[Action]) -> bool:
    return seen.round == 1 and seen.awaited.decision == "place"


def renamed(table: HostedTable) -> HostedTable:
    """People whose names are long."""
    seats = zip(LONG_OF_PEOPLE, table.document.seats, strict=True)
    named = tuple(replace(seat, name=name) for name, seat in seats)
    return replace(table, document=replace(table.document, seats=named))


POSITIONS = {
    "first-move": lambda: asked(early, Options(), seat=FRONT),
    "late": lambda: asked(late, Options(), seat=FRONT),
    "late-two": lambda: asked(late, Options(players=2), seat=FRONT),
    "everything": lambda: asked(late, EVERYTHING, seat=FRONT),
    "offered": lambda: asked(late, Options(), seat=FRONT),
    "shared": lambda: asked(late, EVERYTHING, seat=FRONT),
    "long-names": lambda: asked(late, Options(), LONG_NAMES, seat=FRONT),
    "waiting": lambda: renamed(asked(late, Options(), seat=2)),
    "over": lambda: finished(Options()),
    "over-two": lambda: finished(Options(players=2)),
    "over-long-names": lambda: finished(Options(), LONG_NAMES),
    "open": lambda: new_table("", "", "5e" * 32, HOST, TableSettings()),
    **{name: question.position for name, question in QUESTIONS.items()},
}
UNASKED = {"waiting", "over", "over-two", "over-long-names", "open"}
"""Where the person in front of the screen has nothing to decide."""


class Tables:
    """The tables of one server."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.table = cache(self._set)

    def _set(self, name: str) -> Planted:
        """The first cookie is that of the one who is asked, or of the first seat."""
        table: HostedTable = POSITIONS[name]()
        front = FRONT if name in UNASKED else table.to_act
        seats = range(len(table.document.seats))
        if name == "open":
            return self.server.plant(table)
        if name == "shared":
            return self.server.plant(table, [0 for _ in seats])
        return self.server.plant(table, [0 if seat == front else 1 for seat in seats])
