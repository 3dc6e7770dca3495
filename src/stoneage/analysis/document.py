"""What a review is made of; docs/analysis.md defines every number."""

from typing import Literal

from msgspec import Struct, field

from stoneage.record import Hex
from stoneage.table import Action

from .luck import RollOutcome
from .reasons import Reason
from .verdicts import Verdict
from .weighing import Effort

FORMAT: Literal["stoneage-review"] = "stoneage-review"
VERSION: Literal[1] = 1
REVISION = 3
"""Goes up whenever a number of a review may come out differently: stored reviews are made anew."""

Shares = tuple[float, ...]
"""One number a seat, in parts of a win."""

Cause = Literal["roll", "cards", "building"]


class Moment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision, or something that chance did. One move may be both, one after the other."""

    move: int  # its index in the record: `chances[move]` is before it
    round: int
    kind: Literal["decision", "chance"]
    seat: int  # who decided, or whose turn it was
    expected: Shares  # after what was played; or the mean of what could have come
    # Of a decision:
    played: Action | None = None
    best: Action | None = None
    loss: float = 0.0  # in chance to win, never negative
    points: float = 0.0  # the same in points of the final lead
    verdict: Verdict | None = field(default=None, name="class")
    effect: Shares  # on every seat, of playing this instead of the best
    choices: int = 0  # how many there were
    reasons: tuple[Reason, ...] = ()  # for the best, where something worse was played
    # Of chance:
    cause: Cause | None = None
    dice: tuple[int, ...] = ()
    luck: Shares  # what came against the mean of what could have come
    error: float = 0.0  # standard error of that mean, or of the loss; 0 where it is exact
    outcomes: tuple[RollOutcome, ...] = ()  # what a roll for goods could have been


class TurningPoint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment after which the game went another way."""

    moment: int  # its index in `moments`
    seat: int  # whose chance changed most
    change: float
    leader: int  # who was most likely to win after it


class SeatSummary(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """first + decisions + others + luck + revision = result."""

    first: float
    decisions: float  # own, against the best choices
    others: float  # the others' decisions
    luck: float
    revision: float  # what the estimate itself changed by looking one step further
    result: float
    accuracy: float | None  # 0 to 100; none without a decision that was judged
    luckier_than: float  # of 100 games
    luck_band: tuple[float, float]  # the same, where it lies with 95 %
    judged: dict[Verdict, int]  # how many decisions of each class


class Review(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, or the part of it that has been looked at, move by move."""

    format: Literal["stoneage-review"] = FORMAT
    version: Literal[1] = VERSION
    effort: Effort
    game: Hex  # digest of everything that the game's players could see
    moves: int
    reviewed: int  # so many of them, from the first on
    chances: tuple[Shares, ...]  # at the start, and after every move that was looked at
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    summary: tuple[SeatSummary, ...]  # seat by seat, up to here
