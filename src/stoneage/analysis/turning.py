"""The turning points of a game: after them it went another way."""

from collections.abc import Sequence

from .chances import Chances
from .document import Moment, Shares, TurningPoint

MOST = 3
LEAST_CHANGE = 0.03


def turning_points(
    chances: Sequence[Chances], moments: Sequence[Moment]
) -> tuple[TurningPoint, ...]:
    """At most three and at most one a round: changes of the lead first, then the largest."""
    points = {index: _point(index, moment, chances) for index, moment in enumerate(moments)}
    worth = [index for index in points if abs(points[index].change) >= LEAST_CHANGE]
    worth.sort(key=lambda index: (not _turned(moments[index], chances), -abs(points[index].change)))
    chosen: dict[int, int] = {}
    for index in worth:
        if len(chosen) < MOST:
            chosen.setdefault(moments[index].round, index)
    return tuple(points[index] for index in sorted(chosen.values()))


def _point(index: int, moment: Moment, chances: Sequence[Chances]) -> TurningPoint:
    changes: Shares = moment.effect if moment.kind == "decision" else moment.luck
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    return TurningPoint(
        moment=index, seat=seat, change=changes[seat], leader=_leader(chances[moment.move + 1])
    )


def _turned(moment: Moment, chances: Sequence[Chances]) -> bool:
    return _leader(chances[moment.move]) != _leader(chances[moment.move + 1])


def _leader(chances: Chances) -> int:
    return max(range(len(chances)), key=lambda seat: chances[seat])
