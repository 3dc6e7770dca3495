"""What a player may expect of the figures placed so far: a look at the end of the turn."""

from typing import final

from mypy_extensions import i64

from stoneage.bots.estimates.yields import expected_yield
from stoneage.rules import (
    Offer,
    Player,
    State,
    building_at,
    cost_of,
    gain,
    gain_agriculture,
    gain_figure,
    gain_tool,
    penalty,
    take_what_is_shown,
)
from stoneage.rules import worth as pips_of
from stoneage.rules.bits import bit
from stoneage.rules.bundle import divisor, held, offer_bundles, one, size, value
from stoneage.rules.components import (
    CARDS,
    EXTRA_CARD,
    ITEM_BY_DIE,
    RESOURCE_BY_DICE,
    Building,
    Card,
)
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

from .weights import Weights
from .worth import worth


def prospect(state: State, seat: i64, rounds: float, weights: Weights, offer: Offer) -> float:
    """The worth of a seat's position once all its figures have done what can be expected.

    Tools come before dice, dice before payments, fixed prices before cards before free ones (A5).
    """
    turn = Turn(state, state.players[seat].copy(), rounds, weights)
    turn.visit_village()
    turn.gather()
    turn.build_at_fixed_prices()
    turn.take_cards()
    turn.build_freely(offer)
    return turn.points + worth(turn.player, rounds, weights)


@final
class Turn:
    """A player's turn in thought, on a copy of the player's board.

    `points` are those that no board shows. While figures are placed, those at home are `credit`:
    they can still bring some of what a card or building costs.
    """

    def __init__(self, state: State, player: Player, rounds: float, weights: Weights) -> None:
        self.state: State = state
        self.player: Player = player
        self.placed: i64 = player.placed
        self.rounds: float = rounds
        self.weights: Weights = weights
        self.points: float = 0.0
        self.credit: i64 = 0
        if state.decision == PLACE:
            self.credit = int(float(player.home) * weights.credit)

    def stands_at(self, location: i64) -> bool:
        return bool(self.placed >> location & 1)

    def visit_village(self) -> None:
        if self.stands_at(TOOL_MAKER):
            gain_tool(self.player)
        if self.stands_at(HUT):
            gain_figure(self.player)
        if self.stands_at(FIELD):
            gain_agriculture(self.player)

    def gather(self) -> None:
        """Whole goods go into the stock; what is left over counts by its share."""
        rolls: i64 = 0
        for location in range(HUNT, CARD_1):
            rolls += self.placed >> location & 1
        if not rolls:
            return
        tools = pips_of(self.player, self.player.unused & 7) // rolls
        for location in range(HUNT, CARD_1):
            if self.stands_at(location):
                self.gather_at(location, tools - penalty(self.state))

    def gather_at(self, location: i64, added: i64) -> None:
        good = FOOD if location == HUNT else location - FOREST
        amount = expected_yield(good, self.player.figures_at(location), added)
        whole = int(amount)
        gain(self.player, good, whole)
        share = self.weights.food if good == FOOD else self.weights.of(good)
        self.points += (amount - float(whole)) * share

    def build_at_fixed_prices(self) -> None:
        for location in range(BUILDING_1, ANIMAL):
            if self.stands_at(location):
                building = building_at(self.state, location)
                if building.price and self.can_borrow(lacking(self.player, building.price)):
                    self.player.resources -= building.price
                    self.player.score += building.points
                    self.keep(location)

    def can_borrow(self, missing: i64) -> bool:
        """Take what is missing on credit, if there is enough of it: as many pips as it needs."""
        if size(missing) > self.credit:
            return False
        self.credit -= size(missing)
        self.player.resources += missing
        for resource in range(WOOD, GOLD + 1):
            woods = float(held(missing, resource) * divisor(resource)) / float(divisor(WOOD))
            self.points -= woods * self.weights.credit_price
        return True

    def take_cards(self) -> None:
        for location in range(CARD_1, BUILDING_1):
            if self.stands_at(location) and self.state.card_on(location - CARD_1) >= 0:
                missing = max(cost_of(location) - size(self.player.resources), 0)
                if self.can_borrow(missing * one(WOOD)):
                    self.take_card(location)

    def take_card(self, location: i64) -> None:
        """Pay with what is worth least."""
        unpaid = cost_of(location)
        for resource in range(WOOD, GOLD + 1):
            paid = min(unpaid, held(self.player.resources, resource))
            self.player.resources -= paid * one(resource)
            unpaid -= paid
        card = self.state.card_on(location - CARD_1)
        self.player.cards |= bit(card)
        self.take_effect(CARDS[card])

    def take_effect(self, card: Card) -> None:
        """What is shown goes to the board; dice and the unseen card count by what they promise."""
        if card.top == ITEM_BY_DIE:
            self.points += self.weights.die_for_all
        elif card.top == RESOURCE_BY_DICE:
            amount = expected_yield(card.good, 2, -penalty(self.state))
            self.points += amount * self.weights.of(card.good)
        elif card.top == EXTRA_CARD:
            self.points += self.weights.extra_card
        else:
            take_what_is_shown(self.player, card)

    def build_freely(self, offer: Offer) -> None:
        """Pay what gives the most beyond the worth of the resources (B3, B4)."""
        for location in range(BUILDING_1, IGLOO_1):
            if self.stands_at(location):
                building = building_at(self.state, location)
                if not building.price:
                    self.pay_best(location, building, offer)

    def pay_best(self, location: i64, building: Building, offer: Offer) -> None:
        offer.clear()
        stock = self.player.resources
        offer_bundles(offer, stock, building.least, building.most, building.kinds, PAY_ACTION)
        most = 0.0
        best: i64 = 0
        for index in range(offer.number):
            paid = offer.at(index) >> CODE_BITS
            margin = float(value(paid)) - cost_in_worth(paid, self.rounds, self.weights)
            if margin > most:
                most = margin
                best = paid
        if best:
            self.player.resources -= best
            self.player.score += value(best)
            self.keep(location)

    def keep(self, location: i64) -> None:
        if location >= IGLOO_1:
            self.player.igloos |= bit(location - IGLOO_1)
        else:
            self.player.buildings |= bit(self.state.top_of(location - BUILDING_1))


def lacking(player: Player, price: i64) -> i64:
    """The bundle that a player is short of for a price."""
    missing: i64 = 0
    for resource in range(WOOD, GOLD + 1):
        short = held(price, resource) - held(player.resources, resource)
        missing += max(short, 0) * one(resource)
    return missing


def expected_of_card(state: State, weights: Weights) -> float:
    """What the awaited dice of a card just taken will bring."""
    if state.aim == DICE_FOR_ALL:
        return weights.die_for_all
    return expected_yield(state.aim, 2, -penalty(state)) * weights.of(state.aim)


def cost_in_worth(paid: i64, rounds: float, weights: Weights) -> float:
    soon = min(rounds, 1.0)
    cost = 0.0
    for resource in range(WOOD, GOLD + 1):
        each = 1.0 + (weights.of(resource) - 1.0) * soon
        cost += float(held(paid, resource)) * each
    return cost
