"""What can be done, as small typed values: one class per kind of action, and chance's roll."""

from typing import Annotated

from msgspec import Meta, Struct

from .names import LocationName

Figures = Annotated[int, Meta(ge=1, le=10)]
Number = Annotated[int, Meta(ge=0, le=10)]
Face = Annotated[int, Meta(ge=1, le=6)]
Space = Annotated[int, Meta(ge=1, le=3)]
OneUseValue = Annotated[int, Meta(ge=2, le=4)]


class Move(Struct, frozen=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """Anything that moves the game on: an action of a player, or a roll."""


class Place(Move, frozen=True, tag="place"):
    """Put figures on one location (P1)."""

    at: LocationName
    figures: Figures = 1


class Resolve(Move, frozen=True, tag="resolve"):
    """Let the figures of one location get to work (A1)."""

    at: LocationName


class UseTools(Move, frozen=True, tag="use-tools"):
    """Add tools, by their spaces, and one-use tools, by their values, to a roll (T3, C11)."""

    tools: tuple[Space, ...] = ()
    one_use: tuple[OneUseValue, ...] = ()


class Payment(Move, frozen=True):
    """Resources that change hands."""

    wood: Number = 0
    brick: Number = 0
    stone: Number = 0
    gold: Number = 0


class Pay(Payment, frozen=True, tag="pay"):
    """Pay for a card, building or igloo; `extra` adds the stone of W1 or the gold of W2."""

    extra: bool = False


class Decline(Move, frozen=True, tag="decline"):
    """Take the figure home and leave the card or building (C1, B1)."""


class TakeDie(Move, frozen=True, tag="take-die"):
    """Take one of the dice for all, and what it stands for (C3)."""

    face: Face


class TakeResources(Payment, frozen=True, tag="take-resources"):
    """Use the card of two resources of choice (C12)."""


class TakeReward(Payment, frozen=True, tag="take-reward"):
    """Take the reward of the lowest die, with the chosen resources, or that of a 1 (L6)."""

    as_one: bool = False


class Feed(Payment, frozen=True, tag="feed"):
    """Pay the missing food with resources (F2)."""


class Starve(Move, frozen=True, tag="starve"):
    """Feed no more and lose ten points (F3)."""


class Roll(Move, frozen=True, tag="roll"):
    """Chance's move: the awaited dice show these faces."""

    dice: tuple[Face, ...]


Action = (
    Place
    | Resolve
    | UseTools
    | Pay
    | Decline
    | TakeDie
    | TakeResources
    | TakeReward
    | Feed
    | Starve
)
"""What a player can do; `game.choices` are of these."""
AnyMove = Action | Roll
