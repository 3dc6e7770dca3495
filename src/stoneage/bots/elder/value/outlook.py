"""A player's board as it may be expected at the end of the turn, in quarters of a good.

What the placed figures will bring is folded into the board, so that the net need not learn the
arithmetic of dice and prices.
"""

from typing import Final, final

from mypy_extensions import i64

from stoneage.bots.estimates.yields import expected_yield
from stoneage.rules import ONE_USE, Player, State, building_at, cost_of, penalty, tool_points
from stoneage.rules import worth as pips_of
from stoneage.rules.bits import bit, number_in
from stoneage.rules.bundle import held
from stoneage.rules.components import (
    CARDS,
    CHOOSE_RESOURCES,
    EXTRA_CARD,
    FARMERS,
    GAIN_AGRICULTURE,
    GAIN_FOOD,
    GAIN_RESOURCE,
    GAIN_TOOL,
    HUT_BUILDERS,
    ITEM_BY_DIE,
    ONE_USE_TOOL,
    RESOURCE_BY_DICE,
    SCORE_POINTS,
    SHAMANS,
    TOOL_MAKERS,
    Building,
    Card,
)
from stoneage.rules.terms import (
    ANIMAL,
    BUILDING_1,
    CARD_1,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    MOST_AGRICULTURE,
    MOST_FIGURES,
    TOOL_MAKER,
)

from .stock import QUARTERS, Stock, best_free_payment, lacking

MOST_TOOLS: Final[i64] = 12


@final
class Outlook:
    """One player's expected board."""

    def __init__(self) -> None:
        self.stock: Stock = Stock()
        self.score: i64 = 0
        self.agriculture: i64 = 0
        self.figures: i64 = 0
        self.tools: i64 = 0
        self.spare_pips: i64 = 0  # of unused tools
        self.one_use_pips: i64 = 0
        self.may_choose: i64 = 0
        self.cards: i64 = 0
        self.unseen_cards: i64 = 0
        self.buildings: i64 = 0
        self.igloos: i64 = 0
        self.dice_for_all: i64 = 0
        self.unpaid_cards: i64 = 0
        self.unpaid_buildings: i64 = 0
        self.missing: i64 = 0  # quarters of resources that the unpaid ones lack
        self.seen: i64 = 0  # mask of the culture symbols
        self.different: i64 = 0
        self.repeated: i64 = 0
        self.farmers: i64 = 0
        self.tool_makers: i64 = 0
        self.hut_builders: i64 = 0
        self.shamans: i64 = 0

    def look(self, state: State, player: Player, known: i64) -> None:
        """Become the outlook of a player whose extra cards in the mask `known` may be counted."""
        self.read(player, known)
        placed = player.placed
        if placed:
            self.visit_village(placed)
            self.gather(state, player)
            self.build(state, placed, True)
            self.take_cards(state, placed)
            self.build(state, placed, False)
        self.count_cards()

    def read(self, player: Player, known: i64) -> None:
        stock = self.stock
        resources = player.resources
        stock.wood = held(resources, 0) * QUARTERS
        stock.brick = held(resources, 1) * QUARTERS
        stock.stone = held(resources, 2) * QUARTERS
        stock.gold = held(resources, 3) * QUARTERS
        stock.food = player.food * QUARTERS
        self.score = player.score
        self.agriculture = player.agriculture
        self.figures = player.figures
        self.tools = tool_points(player)
        self.spare_pips = pips_of(player, player.unused & 7)
        self.one_use_pips = pips_of(player, player.unused & ONE_USE)
        self.may_choose = player.may_choose
        self.cards = player.cards | player.extra_card & known
        self.unseen_cards = number_in(player.extra_card & ~known)
        self.buildings = number_in(player.buildings)
        self.igloos = number_in(player.igloos)
        self.dice_for_all = 0
        self.unpaid_cards = 0
        self.unpaid_buildings = 0
        self.missing = 0

    def visit_village(self, placed: i64) -> None:
        if placed >> TOOL_MAKER & 1:
            self.gain_tool()
        if placed >> HUT & 1 and self.figures < MOST_FIGURES:
            self.figures += 1
        if placed >> FIELD & 1:
            self.gain_agriculture()

    def gain_tool(self) -> None:
        if self.tools < MOST_TOOLS:
            self.tools += 1
            self.spare_pips += 1

    def gain_agriculture(self) -> None:
        if self.agriculture < MOST_AGRICULTURE:
            self.agriculture += 1

    def gather(self, state: State, player: Player) -> None:
        """Unused tools are shared among the rolls to come."""
        rolls = number_in(player.placed >> HUNT & 31)
        if not rolls:
            return
        added = self.spare_pips // rolls - penalty(state)
        self.spare_pips = 0
        for location in range(HUNT, CARD_1):
            if player.placed >> location & 1:
                good: i64 = 4 if location == HUNT else location - FOREST
                amount = expected_yield(good, player.figures_at(location), added)
                self.stock.gain(good, i64(amount * 4.0))

    def build(self, state: State, placed: i64, is_fixed: bool) -> None:
        """Fixed prices come before cards, free prices after them."""
        for location in range(BUILDING_1, ANIMAL):
            if placed >> location & 1:
                building = building_at(state, location)
                if bool(building.price) == is_fixed:
                    self.pay_building(building, location)

    def pay_building(self, building: Building, location: i64) -> None:
        stock = self.stock
        if building.price:
            missing = lacking(stock, building.price)
            if missing:
                self.unpaid_buildings += 1
                self.missing += missing
                return
            stock.pay(building.price)
            self.score += building.points
        else:
            points = best_free_payment(stock, building, True)
            if not points:
                self.unpaid_buildings += 1
                self.missing += max(building.least * QUARTERS - stock.size(), QUARTERS)
                return
            self.score += points
        if location < BUILDING_1 + 4:
            self.buildings += 1
        else:
            self.igloos += 1

    def take_cards(self, state: State, placed: i64) -> None:
        for location in range(CARD_1, BUILDING_1):
            if not placed >> location & 1:
                continue
            card = state.card_on(location - CARD_1)
            if card < 0:
                self.dice_for_all += 1  # it is taken, its dice are still to fall
            elif self.stock.size() >= cost_of(location) * QUARTERS:
                self.stock.pay_cheaply(cost_of(location) * QUARTERS)
                self.cards |= bit(card)
                self.take_effect(CARDS[card])
            else:
                self.unpaid_cards += 1
                self.missing += cost_of(location) * QUARTERS - self.stock.size()

    def take_effect(self, card: Card) -> None:
        top = card.top
        if top == GAIN_FOOD:
            self.stock.food += card.amount * QUARTERS
        elif top == GAIN_RESOURCE:
            self.stock.gain(card.good, card.amount * QUARTERS)
        elif top == RESOURCE_BY_DICE:
            self.stock.gain(card.good, i64(expected_yield(card.good, 2, 0) * 4.0))
        elif top == SCORE_POINTS:
            self.score += card.amount
        elif top == GAIN_TOOL:
            self.gain_tool()
        elif top == GAIN_AGRICULTURE:
            self.gain_agriculture()
        elif top == EXTRA_CARD:
            self.unseen_cards += 1
        elif top == ONE_USE_TOOL:
            self.one_use_pips += card.amount
        elif top == CHOOSE_RESOURCES:
            self.may_choose = 1
        elif top == ITEM_BY_DIE:
            self.dice_for_all += 1

    def count_cards(self) -> None:
        """The icons of the bottom halves (E3)."""
        self.seen = 0
        self.different = 0
        self.repeated = 0
        self.farmers = 0
        self.tool_makers = 0
        self.hut_builders = 0
        self.shamans = 0
        cards = self.cards
        index: i64 = 0
        while cards:
            if cards & 1:
                self.count_card(CARDS[index])
            cards >>= 1
            index += 1

    def count_card(self, card: Card) -> None:
        bottom = card.bottom
        if bottom == FARMERS:
            self.farmers += card.icons
        elif bottom == TOOL_MAKERS:
            self.tool_makers += card.icons
        elif bottom == HUT_BUILDERS:
            self.hut_builders += card.icons
        elif bottom == SHAMANS:
            self.shamans += card.icons
        elif self.seen >> bottom & 1:
            self.repeated += 1
        else:
            self.seen |= bit(bottom)
            self.different += 1
