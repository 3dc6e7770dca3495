"""What each action of the action space is called."""

from functools import lru_cache

from stoneage.rules.bundle import held
from stoneage.table import write_move
from stoneage.table.codec import decode
from stoneage.table.names import RESOURCES

from .stepping.numbering import (
    CHOOSE_FIRST,
    NUMBERS,
    PORTION_FIRST,
    PRICE_EXTRA_INDEX,
    PRICE_INDEX,
)


@lru_cache(maxsize=1)
def action_names() -> tuple[str, ...]:
    """The notation of each action, in order; words where the position says the rest of it."""
    return tuple(_name(index, number) for index, number in enumerate(NUMBERS))


def _name(index: int, number: int) -> str:
    if index == int(PRICE_INDEX):
        return "the price"
    if index == int(PRICE_EXTRA_INDEX):
        return "the price+"
    if int(PORTION_FIRST) <= index < int(CHOOSE_FIRST):
        return _portion(number)
    return write_move(decode(number))


def _portion(bundle: int) -> str:
    told = (
        f"{held(bundle, number)} {resource}"
        for number, resource in enumerate(RESOURCES[:-1])
        if held(bundle, number)
    )
    return ", ".join((*told, "the rest in gold"))
