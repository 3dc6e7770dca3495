"""Paying for a card, a building or an igloo, or not; and the card of two resources (C12, D12)."""

from typing import Final

from mypy_extensions import i64

from .buildings import building_payments
from .bundle import bundle, combined, payments
from .cards import card_payments
from .state import Player, State
from .terms import BUILDING_1, NEXT_LOCATION, PAY, TAKE_RESOURCES_ACTION

CHOICES_OF_TWO: Final[list[int]] = payments(bundle(2, 2, 2, 2), 2, 2, 0, TAKE_RESOURCES_ACTION)


def ways_to_pay(state: State, player: Player) -> list[int]:
    """Declining and every payment for what the player's figure stands on (C1, B1)."""
    if state.location < BUILDING_1:
        ways = card_payments(state, player)
    else:
        ways = building_payments(state, player)
    return ways + CHOICES_OF_TWO if player.may_choose else ways


def ask_for_payment(state: State, player: Player) -> None:
    """Whoever can only decline is not asked."""
    if len(ways_to_pay(state, player)) > 1:
        state.decision = PAY
    else:
        decline(state, player)


def decline(state: State, player: Player) -> None:
    player.call_home(state.location)
    state.decision = NEXT_LOCATION


def choose_resources(player: Player, chosen: i64) -> None:
    """Use the card of C12: the chosen resources come from the supply."""
    player.may_choose = 0
    player.resources = combined(player.resources, chosen)
