"""Which locations may come next in a turn: those that can only be better later are left out."""

from mypy_extensions import i64

from stoneage.rules import Offer, State
from stoneage.rules.bits import number_in
from stoneage.rules.components import CARDS, GAIN_TOOL, ONE_USE_TOOL
from stoneage.rules.terms import BUILDING_1, CARD_1, CODE, HUNT, TAKE_RESOURCES_ACTION


def worth_weighing(state: State, offer: Offer) -> list[int]:
    """The village gives at once; dice come before payments, except for cards that bring tools.

    Resources of choice (C12) are never taken here: at a payment or a meal one knows more.
    """
    player = state.players[state.current]
    rolls = number_in(player.placed >> HUNT & 31)
    actions: list[int] = []
    for index in range(offer.number):
        action = offer.at(index)
        if action & CODE == TAKE_RESOURCES_ACTION:
            continue
        location = action >> 4
        if location < HUNT:
            return [int(action)]
        if rolls and location >= CARD_1 and not _brings_tool(state, location):
            continue
        actions.append(int(action))
        if rolls == 1 and location < CARD_1 and not _awaits_tool(state, player.placed):
            return [int(action)]
    if rolls and not player.unused and not _awaits_tool(state, player.placed):
        return actions[:1]
    return actions


def _brings_tool(state: State, location: i64) -> bool:
    if location >= BUILDING_1:
        return False
    return CARDS[state.card_on(location - CARD_1)].top in (GAIN_TOOL, ONE_USE_TOOL)


def _awaits_tool(state: State, placed: i64) -> bool:
    for location in range(CARD_1, BUILDING_1):
        if placed >> location & 1 and _brings_tool(state, location):
            return True
    return False
