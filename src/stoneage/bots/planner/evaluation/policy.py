"""Planner's choice: the action after which its own position promises most."""

from mypy_extensions import i64

from stoneage.bots.estimates.pace import rounds_left
from stoneage.rules import Offer, Player, State, chasers, cost_of, offer_actions, perform
from stoneage.rules import worth as pips_of
from stoneage.rules.bundle import size
from stoneage.rules.components import CARDS, GAIN_TOOL, ONE_USE_TOOL
from stoneage.rules.terms import (
    ANIMAL,
    BUILDING_1,
    CARD_1,
    CODE,
    HUNT,
    HUT,
    PLACE,
    RESOLVE,
    RIVER,
    ROLL,
    TAKE_RESOURCES_ACTION,
    TOOL_MAKER,
    USE_TOOLS,
)

from .prospect import expected_of_card, prospect
from .weights import Weights


def choose(state: State, weights: Weights) -> i64:
    """The best of the legal actions, by what the seat to act may know."""
    offer = Offer()
    offer_actions(state, offer)
    if offer.number == 1:
        return offer.at(0)
    actions = offer.listed()
    if state.decision == PLACE:
        return _best_placement(state, actions, weights, offer)
    if state.decision == RESOLVE:
        return _next_location(state, actions)
    return _best_answer(state, actions, weights, offer)


def _best_placement(state: State, actions: list[int], weights: Weights, offer: Offer) -> i64:
    seat = state.current
    rounds = rounds_left(state, weights.cards_a_round, weights.stack_pace)
    before = prospect(state, seat, rounds, weights, offer)
    best: i64 = actions[0]
    most = -1e9
    for action in actions:
        location: i64 = action >> 4
        figures: i64 = action & 15
        gain = _gain(state, seat, location, figures, rounds, before, weights, offer)
        if location < HUNT or location >= CARD_1:
            rivals_gain = _rivals_gain(state, location, rounds, weights, offer)
            gain += weights.urgency * max(gain, 0.0) + weights.blocking * rivals_gain
        gain -= weights.free_figure * float(figures)
        if gain > most:
            most = gain
            best = action
    return best


def _gain(
    state: State,
    seat: i64,
    location: i64,
    figures: i64,
    rounds: float,
    before: float,
    weights: Weights,
    offer: Offer,
) -> float:
    """How much more a seat may expect with these figures there."""
    if location == ANIMAL:
        return weights.chase * float(chasers(state) + 1) / float(state.ruleset.players)
    player = state.players[seat]
    player.send(location, figures)
    after = prospect(state, seat, rounds, weights, offer)
    player.call_home(location)
    return after - before


def _rivals_gain(
    state: State, location: i64, rounds: float, weights: Weights, offer: Offer
) -> float:
    """The most that the place would bring one of the others."""
    most = 0.0
    figures: i64 = 2 if location == HUT else 1
    for seat in range(state.ruleset.players):
        rival = state.players[seat]
        if seat == state.current or rival.home < figures:
            continue
        before = prospect(state, seat, rounds, weights, offer)
        gain = _gain(state, seat, location, figures, rounds, before, weights, offer)
        most = max(most, gain)
    return most


def _next_location(state: State, actions: list[int]) -> i64:
    """What makes the rest better comes first (A5)."""
    best: i64 = actions[0]
    lowest: i64 = 1000
    for action in actions:
        if action & CODE == TAKE_RESOURCES_ACTION:
            continue
        rank = _rank(state, action >> 4)
        if rank < lowest:
            lowest = rank
            best = action
    return best


def _rank(state: State, location: i64) -> i64:
    """Tools, then dice for the dearest goods, then the village, cards and buildings."""
    if location == TOOL_MAKER:
        return 0
    if CARD_1 <= location < BUILDING_1:
        card = CARDS[state.card_on(location - CARD_1)]
        can_pay = size(state.players[state.current].resources) >= cost_of(location)
        is_tool = card.top in (GAIN_TOOL, ONE_USE_TOOL)
        return 1 if is_tool and can_pay else 30 + location
    if HUNT <= location < CARD_1:
        return 2 + RIVER - location
    return 20 + location if location < HUNT else 50 + location


def _best_answer(state: State, actions: list[int], weights: Weights, offer: Offer) -> i64:
    """Try each answer on a twin and look at the end of the turn."""
    seat = state.current
    rounds = rounds_left(state, weights.cards_a_round, weights.stack_pace)
    best: i64 = actions[0]
    most = -1e9
    for action in actions:
        twin = state.copy()
        perform(twin, action)
        points = prospect(twin, seat, rounds, weights, offer)
        if state.decision == USE_TOOLS:
            points += _spare_tools(twin.players[seat], weights)
        elif twin.decision == ROLL:
            points += expected_of_card(twin, weights)
        if points > most:
            most = points
            best = action
    return best


def _spare_tools(player: Player, weights: Weights) -> float:
    """Unused tools are worth something while other rolls are to come."""
    for location in range(HUNT, CARD_1):
        if player.placed >> location & 1:
            return float(pips_of(player, player.unused & 7)) * weights.spare_tool
    return 0.0
