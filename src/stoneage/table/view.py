"""What one seat, or a spectator, may see: types of their own, filled field by field."""

from msgspec import Struct

from .names import AimName, AnimalName, DecisionName, EndName, LocationName, PhaseName
from .options import Options


class Awaited(Struct, frozen=True, kw_only=True):
    """What the game waits for, and from whom."""

    decision: DecisionName
    seat: int | None = None  # nobody while dice must fall, and at the end
    at: LocationName | None = None  # the location being resolved
    aim: AimName | None = None  # what the dice are for
    dice: tuple[int, ...] = ()  # those that lie there
    dice_to_roll: int = 0
    missing_food: int = 0


class ToolView(Struct, frozen=True):
    """One tool on its space."""

    value: int
    used: bool = False


class ScoringView(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's points, category by category (E3)."""

    in_game: int
    cultures: int
    repeated_cultures: int
    farmers: int
    tool_makers: int
    hut_builders: int
    shamans: int
    resources: int
    total: int


class PlayerView(Struct, frozen=True, kw_only=True):
    """One player's board, as the viewer sees it."""

    score: int
    food: int
    agriculture: int
    figures: int
    home: int
    chasing: int  # figures on the animal's card
    placed: dict[LocationName, int]
    wood: int
    brick: int
    stone: int
    gold: int
    tools: tuple[ToolView, ...]
    one_use_tools: tuple[int, ...]
    may_choose_resources: bool
    cards: tuple[str, ...]  # those that the viewer may see
    extra_card: str | None  # seen by its taker only, until the end (C10)
    hidden_cards: int  # those that the viewer may not see
    buildings: tuple[str, ...]
    igloos: tuple[str, ...]


class StackView(Struct, frozen=True):
    """A stack of buildings: the one on top and how many there are."""

    top: str | None
    left: int


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How it ended."""

    cause: EndName
    scoring: tuple[ScoringView, ...]
    winners: tuple[int, ...]


class View(Struct, frozen=True, kw_only=True):
    """Everything that a seat, or a spectator (None), may know."""

    seat: int | None
    options: Options
    round: int
    phase: PhaseName
    start: int
    turn: int  # whose turn it is; others may decide in between (C3)
    awaited: Awaited
    players: tuple[PlayerView, ...]
    display: tuple[str | None, ...]  # the cheapest space first
    deck: int
    stacks: tuple[StackView, ...]
    igloos: tuple[str, ...]
    animal: AnimalName | None
    waiting_animals: tuple[AnimalName, ...]
    gone_animals: tuple[AnimalName, ...]
    result: Result | None

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        # Late, for a drawing is made from a view.
        from .drawing import draw_svg  # noqa: PLC0415

        return draw_svg(self)
