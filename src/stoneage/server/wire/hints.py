"""Hints and the coach's advice."""

from typing import Literal

from msgspec import Struct

from stoneage.analysis import Advice, Hinted, Idea, Thing
from stoneage.table import UseTools

from .commands import Version


class HintWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants a hint on the decision that they saw: the idea, or three moves."""

    version: Version
    level: Literal["idea", "moves"]


class HintNow(Struct, frozen=True, kw_only=True):
    """A hint; it counts, so the table has a new version."""

    version: int
    idea: Idea
    moves: tuple[Hinted, ...]  # the best first; none where only the idea was asked for


class AdviceWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody has seen of the game so far, and the tools that they have laid ready."""

    done: tuple[Thing, ...] = ()
    chosen: UseTools | None = None


class AdviceNow(Struct, frozen=True, kw_only=True):
    """What the coach says to this version."""

    version: int
    advice: Advice
