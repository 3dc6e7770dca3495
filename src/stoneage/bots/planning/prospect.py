"""What a player may expect of the figures that he has placed: a look at the end of his turn."""

from typing import Final

from mypy_extensions import i64

from stoneage.rules.bits import bit
from stoneage.rules.buildings import building_at
from stoneage.rules.bundle import divisor, held, offer_bundles, one, size, value
from stoneage.rules.cards import cost_of
from stoneage.rules.components import (
    CARDS,
    CHOOSE_RESOURCES,
    EXTRA_CARD,
    GAIN_AGRICULTURE,
    GAIN_FOOD,
    GAIN_RESOURCE,
    GAIN_TOOL,
    ITEM_BY_DIE,
    ONE_USE_TOOL,
    RESOURCE_BY_DICE,
    SCORE_POINTS,
    Building,
    Card,
)
from stoneage.rules.gathering import gain, penalty
from stoneage.rules.odds import expected
from stoneage.rules.offer import Offer
from stoneage.rules.state import Player, State
from stoneage.rules.terms import (
    ANIMAL,
    BUILDING_1,
    CARD_1,
    CODE_BITS,
    DICE_FOR_ALL,
    FIELD,
    FOOD,
    FOREST,
    GOLD,
    HUNT,
    HUT,
    IGLOO_1,
    PAY_ACTION,
    PLACE,
    TOOL_MAKER,
    WOOD,
)
from stoneage.rules.tools import gain_one_use_tool, gain_tool
from stoneage.rules.tools import worth as pips_of
from stoneage.rules.village import gain_agriculture, gain_figure

from .weights import Weights
from .worth import worth

GATHERING: Final[i64] = 248  # the mask of hunt, forest, clay pit, quarry and river
MOST_DICE: Final[i64] = 10
LEAST_ADDED: Final[i64] = -3
MOST_ADDED: Final[i64] = 12
ADDED: Final[i64] = MOST_ADDED - LEAST_ADDED + 1
EXTRA_CARD_WORTH: Final[float] = 5.0


def _expectations() -> list[float]:
    return [
        expected(dice, good, [added], 0)
        for good in range(FOOD + 1)
        for dice in range(MOST_DICE + 1)
        for added in range(LEAST_ADDED, MOST_ADDED + 1)
    ]


YIELDS: Final[list[float]] = _expectations()


def expected_yield(good: i64, dice: i64, added: i64) -> float:
    """Exact, from a table: what dice with so many pips added bring on average."""
    within = min(max(added, LEAST_ADDED), MOST_ADDED)
    return YIELDS[(good * (MOST_DICE + 1) + dice) * ADDED + within - LEAST_ADDED]


def prospect(state: State, seat: i64, rounds: float, weights: Weights, offer: Offer) -> float:
    """The worth of a seat's position once all its figures have done what can be expected.

    Tools come before dice, dice before payments, fixed prices before cards before free ones (A5).
    While figures are placed, those at home can still bring some of what a card costs.
    """
    player = state.players[seat].copy()
    placed = player.placed
    if placed >> TOOL_MAKER & 1:
        gain_tool(player)
    if placed >> HUT & 1:
        gain_figure(player)
    if placed >> FIELD & 1:
        gain_agriculture(player)
    fractions = 0.0
    if placed & GATHERING:
        fractions = _gather(state, player, weights)
    points = fractions
    credit: i64 = int(float(player.home) * weights.credit) if state.decision == PLACE else 0
    for location in range(BUILDING_1, ANIMAL):
        if not placed >> location & 1:
            continue
        building = building_at(state, location)
        missing_bundle = _missing(player.resources, building.price)
        if building.price and size(missing_bundle) <= credit:
            credit -= size(missing_bundle)
            points -= _price_of_credit(missing_bundle, weights)
            player.resources += missing_bundle - building.price
            player.score += building.points
            _keep(state, player, location)
    for location in range(CARD_1, BUILDING_1):
        missing = cost_of(location) - size(player.resources)
        if placed >> location & 1 and missing <= credit:
            if missing > 0:
                credit -= missing
                points -= float(missing) * weights.credit_price
            points += _take_card(state, player, location, weights)
    for location in range(BUILDING_1, IGLOO_1):
        if placed >> location & 1:
            building = building_at(state, location)
            if not building.price:
                _build_freely(state, player, location, building, rounds, weights, offer)
    return points + worth(player, rounds, weights)


def _missing(stock: i64, price: i64) -> i64:
    """The bundle that a stock lacks for a price."""
    lacking: i64 = 0
    for resource in range(WOOD, GOLD + 1):
        short = held(price, resource) - held(stock, resource)
        if short > 0:
            lacking += short * one(resource)
    return lacking


def _price_of_credit(lacking: i64, weights: Weights) -> float:
    """What it takes to bring these resources in time: as many pips as they need."""
    pips: i64 = 0
    for resource in range(WOOD, GOLD + 1):
        pips += held(lacking, resource) * divisor(resource)
    return float(pips) / float(divisor(WOOD)) * weights.credit_price


def _gather(state: State, player: Player, weights: Weights) -> float:
    """Whole goods go into the stock; what is left over counts by its share."""
    rolls: i64 = 0
    for location in range(HUNT, CARD_1):
        rolls += player.placed >> location & 1
    tools = pips_of(player, player.unused & 7) // rolls
    fractions = 0.0
    for location in range(HUNT, CARD_1):
        if not player.placed >> location & 1:
            continue
        good = FOOD if location == HUNT else location - FOREST
        amount = expected_yield(good, player.figures_at(location), tools - penalty(state))
        whole = int(amount)
        gain(player, good, whole)
        share = weights.food if good == FOOD else weights.of(good)
        fractions += (amount - float(whole)) * share
    return fractions


def _keep(state: State, player: Player, location: i64) -> None:
    if location >= IGLOO_1:
        player.igloos |= bit(location - IGLOO_1)
    else:
        player.buildings |= bit(state.top_of(location - BUILDING_1))


def _take_card(state: State, player: Player, location: i64, weights: Weights) -> float:
    """Pay with what is worth least and take the card; gives points that no board shows."""
    card = state.card_on(location - CARD_1)
    if card < 0:
        return 0.0
    missing = cost_of(location)
    for resource in range(WOOD, GOLD + 1):
        paid = min(missing, held(player.resources, resource))
        player.resources -= paid * one(resource)
        missing -= paid
    player.cards |= bit(card)
    return _take_effect(state, player, CARDS[card], weights)


def expected_of_card(state: State, weights: Weights) -> float:
    """What the awaited dice of a card just taken will bring."""
    if state.aim == DICE_FOR_ALL:
        return weights.die_for_all
    return expected_yield(state.aim, 2, -penalty(state)) * weights.of(state.aim)


def _take_effect(state: State, player: Player, card: Card, weights: Weights) -> float:
    top = card.top
    if top == ITEM_BY_DIE:
        return weights.die_for_all
    if top == RESOURCE_BY_DICE:
        return expected_yield(card.good, 2, -penalty(state)) * weights.of(card.good)
    if top == EXTRA_CARD:
        return EXTRA_CARD_WORTH
    if top == GAIN_FOOD:
        player.food += card.amount
    elif top == GAIN_RESOURCE:
        gain(player, card.good, card.amount)
    elif top == SCORE_POINTS:
        player.score += card.amount
    elif top == GAIN_TOOL:
        gain_tool(player)
    elif top == GAIN_AGRICULTURE:
        gain_agriculture(player)
    elif top == ONE_USE_TOOL:
        gain_one_use_tool(player, card.amount)
    elif top == CHOOSE_RESOURCES:
        player.may_choose = 1
    return 0.0


def _build_freely(
    state: State,
    player: Player,
    location: i64,
    building: Building,
    rounds: float,
    weights: Weights,
    offer: Offer,
) -> None:
    """Pay what gives the most beyond the worth of the resources (B3, B4)."""
    offer.clear()
    stock = player.resources
    offer_bundles(offer, stock, building.least, building.most, building.kinds, PAY_ACTION)
    best = 0.0
    chosen: i64 = 0
    for index in range(offer.number):
        paid = offer.at(index) >> CODE_BITS
        margin = float(value(paid)) - cost_in_worth(paid, rounds, weights)
        if margin > best:
            best = margin
            chosen = paid
    if chosen:
        player.resources -= chosen
        player.score += value(chosen)
        _keep(state, player, location)


def cost_in_worth(paid: i64, rounds: float, weights: Weights) -> float:
    soon = min(rounds, 1.0)
    cost = 0.0
    for resource in range(WOOD, GOLD + 1):
        each = 1.0 + (weights.of(resource) - 1.0) * soon
        cost += float(held(paid, resource)) * each
    return cost
