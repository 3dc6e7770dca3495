"""How long a game will last."""

from mypy_extensions import i64

from stoneage.rules import State
from stoneage.rules.terms import SPACES, STACK


def rounds_left(state: State, cards_a_round: float, rounds_a_building: float) -> float:
    """How many rounds will follow this one: what is left, at the pace of the rounds so far.

    The two numbers are the usual pace: cards that are taken in a round, and rounds that each
    building of the lowest stack lasts. They count as much as two rounds of experience.
    """
    lowest: i64 = STACK
    for stack in range(state.ruleset.players):
        lowest = min(lowest, STACK - state.gone_from(stack))
    if lowest == 0:
        return 0.0
    played = float(state.round - 1)
    card_pace = (2.0 * cards_a_round + float(state.drawn - SPACES)) / (2.0 + played)
    by_cards = float(len(state.deck) - int(state.drawn)) / card_pace
    building_pace = (2.0 * rounds_a_building + played) / (2.0 + float(STACK - lowest))
    return min(by_cards, float(lowest) * building_pace)
