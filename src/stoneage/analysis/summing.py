"""The sum of a game: first + decisions + others + luck + revision = result, seat by seat."""

from collections import Counter
from collections.abc import Sequence

from .chances import WHOLE, Chances
from .document import Moment, SeatSummary, Shares
from .luck_table import luckier_than
from .verdicts import NOT_JUDGED, accuracy


def summaries(chances: Sequence[Chances], moments: Sequence[Moment]) -> tuple[SeatSummary, ...]:
    players = len(chances[0])
    return tuple(_summary(seat, players, chances, moments) for seat in range(players))


def _summary(
    seat: int, players: int, chances: Sequence[Chances], moments: Sequence[Moment]
) -> SeatSummary:
    decided = [moment for moment in moments if moment.kind == "decision"]
    own = [moment for moment in decided if moment.seat == seat]
    first, result = chances[0][seat], chances[-1][seat]
    decisions = sum(_millionths(moment.effect, seat) for moment in own)
    others = sum(_millionths(moment.effect, seat) for moment in decided) - decisions
    luck = sum(_millionths(moment.luck, seat) for moment in moments)
    revision = result - first - decisions - others - luck
    error = sum(moment.error**2 for moment in moments if moment.kind == "chance") ** 0.5
    among, band = luckier_than(luck / WHOLE, error, players)
    judged = [moment for moment in own if moment.verdict not in NOT_JUDGED]
    return SeatSummary(
        first=first / WHOLE,
        decisions=decisions / WHOLE,
        others=others / WHOLE,
        luck=luck / WHOLE,
        revision=revision / WHOLE,
        result=result / WHOLE,
        accuracy=accuracy([moment.points for moment in judged]),
        luckier_than=among,
        luck_band=band,
        judged=dict(sorted(Counter(moment.verdict for moment in own if moment.verdict).items())),
    )


def _millionths(numbers: Shares, seat: int) -> int:
    return round(numbers[seat] * WHOLE)
