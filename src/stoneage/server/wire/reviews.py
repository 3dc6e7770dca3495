"""The review of a game, and how far it is."""

from typing import Literal

from msgspec import Struct

from stoneage.analysis import Effort, Review

ReviewStatus = Literal["none", "running", "stopped", "failed", "done"]


class ReviewWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How thorough a review shall be."""

    effort: Effort = "quick"


class ReviewNow(Struct, frozen=True, kw_only=True):
    """A review as far as it is; what was stopped goes on when it is wanted again."""

    effort: Effort
    status: ReviewStatus
    moves: int
    reviewed: int  # so many of them, from the first on
    review: Review | None
