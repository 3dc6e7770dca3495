"""Paying for a card, a building or an igloo, or not; and the card of two resources (C12, D12)."""

from typing import Final

from mypy_extensions import i64

from .buildings import can_pay_building, offer_building_payments
from .bundle import bundle, combined, offer_bundles
from .cards import can_pay_card, offer_card_payments
from .offer import Offer
from .state import Player, State
from .terms import BUILDING_1, DECLINE, NEXT_LOCATION, PAY, TAKE_RESOURCES_ACTION

TWO_OF_EACH: Final[i64] = bundle(2, 2, 2, 2)


def offer_payments(state: State, player: Player, offer: Offer) -> None:
    """Declining and every payment for what the player's figure stands on (C1, B1)."""
    offer.add(DECLINE)
    if state.location < BUILDING_1:
        offer_card_payments(state, player, offer)
    else:
        offer_building_payments(state, player, offer)
    offer_choice_card(player, offer)


def offer_choice_card(player: Player, offer: Offer) -> None:
    """Every two resources, for whoever holds the unused card of C12."""
    if player.may_choose:
        offer_bundles(offer, TWO_OF_EACH, 2, 2, 0, TAKE_RESOURCES_ACTION)


def ask_for_payment(state: State, player: Player) -> None:
    """Whoever can only decline is not asked."""
    if player.may_choose or can_pay(state, player):
        state.decision = PAY
    else:
        decline(state, player)


def can_pay(state: State, player: Player) -> bool:
    if state.location < BUILDING_1:
        return can_pay_card(state, player)
    return can_pay_building(state, player)


def decline(state: State, player: Player) -> None:
    player.call_home(state.location)
    state.decision = NEXT_LOCATION


def choose_resources(player: Player, chosen: i64) -> None:
    """Use the card of C12: the chosen resources come from the supply."""
    player.may_choose = 0
    player.resources = combined(player.resources, chosen)
