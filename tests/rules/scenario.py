"""A table for tests that reads like the rulebook: `table(2).gives(0, wood=3).places(0, "hut")`.

Seats are numbers from 0. Whatever a test does not set is as at the start of a game, with the deck
and the stacks in printed order.
"""

from collections.abc import Iterable

import pytest

from stoneage.rules import terms
from stoneage.rules.bundle import bundle, held
from stoneage.rules.dice import faces_of
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import apply, deal, dice_awaited, legal_actions, roll
from stoneage.rules.house import OUR_HOUSE, House
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import Player, State

LOCATIONS = {
    "tool maker": terms.TOOL_MAKER,
    "hut": terms.HUT,
    "field": terms.FIELD,
    "hunt": terms.HUNT,
    "forest": terms.FOREST,
    "clay pit": terms.CLAY_PIT,
    "quarry": terms.QUARRY,
    "river": terms.RIVER,
    "animal": terms.ANIMAL,
}
for number in range(4):
    LOCATIONS[f"card {number + 1}"] = terms.CARD_1 + number
    LOCATIONS[f"building {number + 1}"] = terms.BUILDING_1 + number
    LOCATIONS[f"igloo {number + 1}"] = terms.IGLOO_1 + number

DECISIONS = {
    "place": terms.PLACE,
    "resolve": terms.RESOLVE,
    "use tools": terms.USE_TOOLS,
    "pay": terms.PAY,
    "take die": terms.TAKE_DIE,
    "take reward": terms.TAKE_REWARD,
    "feed": terms.FEED,
    "roll": terms.ROLL,
    "game over": terms.GAME_OVER,
}


def first(*pieces: int, of: int) -> list[int]:
    """All pieces from 0 to `of` - 1, these first."""
    return [*pieces, *(piece for piece in range(of) if piece not in pieces)]


class Table:
    def __init__(self, state: State) -> None:
        self.state = state

    # what lies on the table

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def wood(self, seat: int) -> int:
        return held(self.player(seat).resources, terms.WOOD)

    def brick(self, seat: int) -> int:
        return held(self.player(seat).resources, terms.BRICK)

    def stone(self, seat: int) -> int:
        return held(self.player(seat).resources, terms.STONE)

    def gold(self, seat: int) -> int:
        return held(self.player(seat).resources, terms.GOLD)

    def tools(self, seat: int) -> list[int]:
        return [self.player(seat).tools >> 4 * space & 15 for space in range(3)]

    def unused_tools(self, seat: int) -> list[int]:
        """The spaces, from 0, whose tool is unused."""
        return [space for space in range(3) if self.player(seat).unused >> space & 1]

    def one_use_tools(self, seat: int) -> list[int]:
        """The values of the unspent one-use tools."""
        return [value for value in (2, 3, 4) if self.player(seat).unused >> value + 1 & 1]

    def display(self) -> list[int]:
        """The card on each space from the cheapest on, -1 where it is gone."""
        return [self.state.card_on(space) for space in range(4)]

    def dice(self) -> list[int]:
        return faces_of(self.state.dice)

    def awaits(self, decision: str, seat: int | None = None) -> "Table":
        assert self.state.decision == DECISIONS[decision]
        assert seat is None or self.state.current == seat
        return self

    # setting the scene

    def gives(
        self, seat: int, *, wood: int = 0, brick: int = 0, stone: int = 0, gold: int = 0
    ) -> "Table":
        self.player(seat).resources += bundle(wood, brick, stone, gold)
        return self

    def has_tools(self, seat: int, *values: int, used: Iterable[int] = ()) -> "Table":
        """Tools on the spaces from 0 on; the spaces in `used` are used this round."""
        player = self.player(seat)
        player.tools = sum(value << 4 * space for space, value in enumerate(values))
        player.unused &= 56
        for space, value in enumerate(values):
            if value and space not in used:
                player.unused |= 1 << space
        return self

    def sets(self, seat: int, **numbers: int) -> "Table":
        """Set plain numbers of a player's board: food, score, agriculture, figures …"""
        for name, number in numbers.items():
            if name == "figures":
                self.player(seat).home += number - self.player(seat).figures
            setattr(self.player(seat), name, number)
        return self

    def owns(
        self,
        seat: int,
        *,
        cards: Iterable[int] = (),
        extra_card: int | None = None,
        buildings: Iterable[int] = (),
        igloos: Iterable[int] = (),
    ) -> "Table":
        """These pieces lie before a player, wherever else they may be."""
        player = self.player(seat)
        player.cards |= sum(1 << card for card in cards)
        player.extra_card |= 0 if extra_card is None else 1 << extra_card
        player.buildings |= sum(1 << building for building in buildings)
        player.igloos |= sum(1 << igloo for igloo in igloos)
        return self

    def leaves_in_deck(self, number: int) -> "Table":
        """Only the last cards of the deck are still to be drawn."""
        self.state.drawn = len(self.state.deck) - number
        return self

    def leaves_in_stack(self, stack: int, number: int) -> "Table":
        """Only the last buildings of a stack, 1 to 4, are left."""
        self.state.built += 7 - number - self.state.gone_from(stack - 1) << 4 * (stack - 1)
        return self

    def is_threatened_by(self, animal: int) -> "Table":
        """This animal, 0 to 3, is the active one."""
        self.state.threat = animal + 1
        return self

    # playing

    def does(self, action: int) -> "Table":
        apply(self.state, action)
        return self

    def places(self, seat: int, at: str, figures: int = 1) -> "Table":
        self.awaits("place", seat)
        return self.does(place(at, figures))

    def everybody_hunts(self) -> "Table":
        """All figures that are still at home go hunting, until phase 1 is over."""
        while self.state.decision == terms.PLACE:
            hunts = [action for action in self.legal() if action >> 4 == terms.HUNT]
            self.does(hunts[-1] if hunts else self.legal()[-1])
        return self

    def resolves(self, seat: int, at: str) -> "Table":
        self.awaits("resolve", seat)
        return self.does(resolve(at))

    def rolls(self, *faces: int) -> "Table":
        roll(self.state, list(faces))
        return self

    def rolls_all(self, face: int) -> "Table":
        """Every awaited die shows this face."""
        return self.rolls(*[face] * dice_awaited(self.state))

    def uses_tools(self, *spaces: int, one_use: Iterable[int] = ()) -> "Table":
        self.awaits("use tools")
        return self.does(use_tools(*spaces, one_use=one_use))

    def pays(self, *, extra: int = False, **resources: int) -> "Table":
        self.awaits("pay")
        return self.does(pay(extra=extra, **resources))

    def declines(self) -> "Table":
        self.awaits("pay")
        return self.does(terms.DECLINE)

    def takes_die(self, seat: int, face: int) -> "Table":
        self.awaits("take die", seat)
        return self.does(terms.TAKE_DIE_ACTION + face)

    def chooses(self, **resources: int) -> "Table":
        """Uses the card of two resources (C12)."""
        return self.does(choose(**resources))

    def feeds(self, seat: int, **resources: int) -> "Table":
        self.awaits("feed", seat)
        return self.does(feed(**resources))

    def starves(self, seat: int) -> "Table":
        self.awaits("feed", seat)
        return self.does(terms.STARVE)

    def takes_reward(self, *, as_one: int = False, **resources: int) -> "Table":
        self.awaits("take reward")
        return self.does(reward(as_one=as_one, **resources))

    def plays_on(self, until: str) -> "Table":
        """Everybody takes the first legal action and rolls ones until a decision is awaited."""
        while self.state.decision not in (DECISIONS[until], terms.GAME_OVER):
            if self.state.decision == terms.ROLL:
                self.rolls_all(1)
            else:
                self.does(self.legal()[0])
        return self.awaits(until)

    def works_until_the_chase(self) -> "Table":
        """Phases 1 and 2 pass with hunting and ones, up to the first roll for the animal."""
        self.everybody_hunts()
        while not (self.state.decision == terms.ROLL and self.state.aim == terms.REWARD):
            assert self.state.decision in (terms.RESOLVE, terms.ROLL)
            self.does(self.legal()[0]) if self.legal() else self.rolls_all(1)
        return self

    # what is allowed

    def legal(self) -> list[int]:
        return legal_actions(self.state)

    def allows(self, action: int) -> bool:
        return action in self.legal()

    def allows_placing(self, at: str) -> list[int]:
        """The numbers of figures that may be placed there now."""
        return [action & 15 for action in self.legal() if action >> 4 == LOCATIONS[at]]

    def refuses(self, action: int, reason: str) -> "Table":
        """The action is illegal for this reason and leaves no trace."""
        before = self.state.copy()
        with pytest.raises(IllegalAction) as refused:
            apply(self.state, action)
        assert refused.value.reason == reason
        assert self.state == before
        return self


def table(
    players: int = 2,
    *,
    start: int = 0,
    cards: Iterable[int] = (),
    tiles: Iterable[int] = (),
    deck: Iterable[int] | None = None,
    harsh_winter: bool = False,
    wild_animals: bool = False,
    igloos: bool = False,
    closed_cards: bool = False,
    house: House = OUR_HOUSE,
) -> Table:
    """A new game. `cards` and `tiles` come first in deck and stacks; `deck` gives all of it."""
    ruleset = Ruleset(players, harsh_winter, wild_animals, igloos, closed_cards, house)
    pieces = 40 if wild_animals else 36
    order = list(deck) if deck is not None else first(*cards, of=pieces)
    return Table(deal(ruleset, order, first(*tiles, of=28), start))


def threatened(
    players: int = 2,
    *animals: int,
    cards: Iterable[int] = (),
    house: House = OUR_HOUSE,
) -> Table:
    """Round 2, in which seat 0 begins: these animals were drawn together, the first is active.

    Everybody has twelve food again. The cards lie on the spaces from 1 on.
    """
    buyer = players - 1
    bought = next(card for card in (18, 31) if card not in cards)
    row = first(bought, *cards, of=36)[:4]
    deck = first(*row, *animals, of=40)
    game = table(players, start=buyer, deck=deck, wild_animals=True, house=house)
    game.gives(buyer, wood=1).places(buyer, "card 1").everybody_hunts()
    game.resolves(buyer, "card 1").pays(wood=1).plays_on("place").awaits("place", 0)
    for seat in range(players):
        game.sets(seat, food=12)
    return game


def place(at: str, figures: int = 1) -> int:
    return LOCATIONS[at] * 16 + figures


def resolve(at: str) -> int:
    return LOCATIONS[at] * 16


def use_tools(*spaces: int, one_use: Iterable[int] = ()) -> int:
    mask = sum(1 << space for space in spaces) + sum(1 << value + 1 for value in one_use)
    return terms.USE_TOOLS_ACTION + mask


def some(*, wood: int = 0, brick: int = 0, stone: int = 0, gold: int = 0) -> int:
    return bundle(wood, brick, stone, gold)


def pay(*, extra: int = False, **resources: int) -> int:
    code = terms.PAY_EXTRA_ACTION if extra else terms.PAY_ACTION
    return some(**resources) << terms.CODE_BITS | code


def choose(**resources: int) -> int:
    return some(**resources) << terms.CODE_BITS | terms.TAKE_RESOURCES_ACTION


def feed(**resources: int) -> int:
    return some(**resources) << terms.CODE_BITS | terms.FEED_ACTION


def reward(*, as_one: int = False, **resources: int) -> int:
    code = terms.REWARD_AS_ONE_ACTION if as_one else terms.TAKE_REWARD_ACTION
    return some(**resources) << terms.CODE_BITS | code


def die(face: int) -> int:
    return terms.TAKE_DIE_ACTION + face
