"""The only place where typed actions meet the numbers of the rules."""

from collections.abc import Callable

from stoneage.rules import IllegalAction, terms
from stoneage.rules.bundle import bundle, held

from .actions import (
    Action,
    Decline,
    Feed,
    Pay,
    Payment,
    Place,
    Resolve,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
)
from .decode_table import DecodeTable
from .names import LOCATIONS

LIMIT = 1 << 62
MOST_AT_ONCE = 10  # figures or resources of one kind

_encoded: dict[Action, int] = {}
"""Every action that was met so far."""


def decode(number: int) -> Action:
    """The typed value of a number that the rules offered; `ValueError` for any other number."""
    if not 0 <= number < LIMIT:
        raise ValueError(number)
    action: Action = ACTIONS.value(number)
    return action


def encode(action: Action) -> int:
    """The number of a typed action, or `IllegalAction` for a value that no game can offer."""
    try:
        known = _encoded.get(action)
        if known is not None:
            return known
        number = _encode(action)
        is_the_same = decode(number) == action
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise IllegalAction("no-such-action") from None
    if not is_the_same:
        raise IllegalAction("no-such-action")
    return number


def _met(number: int) -> Action:
    action = _decode(number)
    _encoded[action] = number
    return action


def _decode(number: int) -> Action:
    code = number & int(terms.CODE)
    paid = number >> int(terms.CODE_BITS)
    kind = _WITH_RESOURCES.get(code)
    if kind is not None:
        return kind(*_resources(paid))
    if paid:
        raise ValueError(number)
    location, figures = divmod(code, 16)
    if location < len(LOCATIONS) and figures <= MOST_AT_ONCE:
        return Place(LOCATIONS[location], figures) if figures else Resolve(LOCATIONS[location])
    if code in _PLAIN:
        return _PLAIN[code]
    if 0 <= code - int(terms.USE_TOOLS_ACTION) < 64:
        return _tools(code - int(terms.USE_TOOLS_ACTION))
    raise ValueError(number)


def _resources(paid: int) -> tuple[int, int, int, int]:
    wood, brick, stone, gold = (int(held(paid, resource)) for resource in range(4))
    if max(wood, brick, stone, gold) > MOST_AT_ONCE:
        raise ValueError(paid)
    return wood, brick, stone, gold


def _tools(mask: int) -> UseTools:
    spaces = tuple(space + 1 for space in range(3) if mask >> space & 1)
    return UseTools(spaces, tuple(value for value in (2, 3, 4) if mask >> value + 1 & 1))


def _encode(action: Action) -> int:
    match action:
        case Place(at, figures):
            return LOCATIONS.index(at) * 16 + figures
        case Resolve(at):
            return LOCATIONS.index(at) * 16
        case UseTools(tools, one_use):
            mask = sum(1 << space - 1 for space in tools) + sum(1 << value + 1 for value in one_use)
            return int(terms.USE_TOOLS_ACTION) + mask
        case TakeDie(face):
            return int(terms.TAKE_DIE_ACTION) + face
        case Decline():
            return int(terms.DECLINE)
        case Starve():
            return int(terms.STARVE)
        case _:
            paid = int(bundle(action.wood, action.brick, action.stone, action.gold))
            return paid << int(terms.CODE_BITS) | _code(action)


def _code(action: Payment) -> int:
    match action:
        case Pay(extra=True):
            return int(terms.PAY_EXTRA_ACTION)
        case Pay():
            return int(terms.PAY_ACTION)
        case Feed():
            return int(terms.FEED_ACTION)
        case TakeResources():
            return int(terms.TAKE_RESOURCES_ACTION)
        case TakeReward(as_one=True):
            return int(terms.REWARD_AS_ONE_ACTION)
        case _:
            return int(terms.TAKE_REWARD_ACTION)


def _pay_extra(wood: int, brick: int, stone: int, gold: int) -> Pay:
    return Pay(wood, brick, stone, gold, extra=True)


def _reward_as_one(wood: int, brick: int, stone: int, gold: int) -> TakeReward:
    return TakeReward(wood, brick, stone, gold, as_one=True)


_WITH_RESOURCES: dict[int, Callable[[int, int, int, int], Action]] = {
    int(terms.PAY_ACTION): Pay,
    int(terms.PAY_EXTRA_ACTION): _pay_extra,
    int(terms.FEED_ACTION): Feed,
    int(terms.TAKE_RESOURCES_ACTION): TakeResources,
    int(terms.TAKE_REWARD_ACTION): TakeReward,
    int(terms.REWARD_AS_ONE_ACTION): _reward_as_one,
}

_PLAIN: dict[int, Action] = {
    int(terms.DECLINE): Decline(),
    int(terms.STARVE): Starve(),
    **{int(terms.TAKE_DIE_ACTION) + face: TakeDie(face) for face in range(1, 7)},
}

ACTIONS = DecodeTable(_met)
