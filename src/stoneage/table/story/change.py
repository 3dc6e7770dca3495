"""One small change on the table: two states and the seat that it is about."""

from typing import NamedTuple

from stoneage.rules import Player, State
from stoneage.rules.bundle import bundle, held
from stoneage.table.events import Resources
from stoneage.table.names import LOCATIONS, LocationName


class Change(NamedTuple):
    """The table before and after one thing happened."""

    before: State
    after: State
    seat: int

    @property
    def was(self) -> Player:
        return self.before.players[self.seat]

    @property
    def now(self) -> Player:
        return self.after.players[self.seat]

    @property
    def location(self) -> int:
        """Where it happened: the location being resolved."""
        return int(self.after.location)

    @property
    def at(self) -> LocationName:
        return LOCATIONS[self.location]

    def without(self, paid: Resources, points: int) -> "Change":
        """What is left of the change once this payment and these points have been told."""
        middle = self.before.copy()
        payer = middle.players[self.seat]
        payer.resources -= bundle(paid.wood, paid.brick, paid.stone, paid.gold)
        payer.score += points
        return self._replace(before=middle)


def resources_added(was: Player, now: Player) -> Resources:
    return Resources(
        *(int(held(now.resources, kind) - held(was.resources, kind)) for kind in range(4))
    )
