"""Elder's choice: the action after which its own chance to win is best, dice averaged."""

from typing import Final, final

from mypy_extensions import i64

from stoneage.bots.elder.value.features import Perspective
from stoneage.bots.elder.value.net import Net
from stoneage.rules import (
    Offer,
    State,
    dice_awaited,
    goods_for,
    offer_actions,
    penalty,
    perform,
    roll_unchecked,
    step,
    totals,
)
from stoneage.rules import worth as pips_of
from stoneage.rules.dice import total
from stoneage.rules.terms import (
    FIRST_STEP,
    FOOD,
    PLACE,
    RESOLVE,
    ROLL,
    ROUND_END,
    USE_TOOLS,
    USE_TOOLS_ACTION,
)

from .order import worth_weighing
from .rolls import dice_with

UNKNOWN: Final = -1e9


@final
class Lookahead:
    """Expectimax to the end of what a seat can decide by itself, then the net."""

    def __init__(self, net: Net, players: i64, seat: i64) -> None:
        self.seat: i64 = seat
        self.prize: float = net.prize
        self.perspective: Perspective = Perspective(net, players, seat)
        self.placing: Perspective = self.perspective
        if net.placing is not None:
            self.placing = Perspective(net.placing, players, seat)
        self.judging: Perspective = self.perspective

    def values(self, state: State, actions: list[int]) -> list[float]:
        """What each action is worth to the seat, which is to act, in points.

        Placements are judged by the net that has learnt to compare them.
        """
        self.judging = self.placing if state.decision == PLACE else self.perspective
        self.judging.known = state.players[self.seat].extra_card
        return [self.after(state, action) for action in actions]

    def judged(self) -> int:
        """How many positions so far."""
        judged = self.perspective.judged
        if self.placing is not self.perspective:
            judged += self.placing.judged
        return int(judged)

    def after(self, state: State, action: i64) -> float:
        twin = state.copy()
        perform(twin, action)
        return self.worth(twin)

    def worth(self, state: State) -> float:
        """The worth of what follows: questions answered well, rolls averaged, then the net."""
        while state.decision >= FIRST_STEP and state.decision != ROUND_END:
            step(state)
        decision = state.decision
        if decision == ROLL:
            if state.aim <= FOOD:
                return self.average(state)
        elif RESOLVE < decision < ROLL and state.current == self.seat:
            return self.best(state)
        return self.judge(state)

    def judge(self, state: State) -> float:
        said = self.judging.evaluate(state)
        return said.margin + self.prize * said.win

    def best(self, state: State) -> float:
        offer = Offer()
        offer_actions(state, offer)
        most = UNKNOWN
        for index in range(offer.number):
            action = offer.at(index)
            if state.decision == USE_TOOLS and is_wasteful(state, action - USE_TOOLS_ACTION):
                continue
            most = max(most, self.after(state, action))
        return most

    def average(self, state: State) -> float:
        """Over all totals of the dice; each with the tools that are best for it."""
        dice = dice_awaited(state)
        ways = totals(dice)
        player = state.players[state.current]
        tools = player.unused
        known: dict[int, float] = {}
        sum_of_worths = 0.0
        every_way = 0.0
        for pips in range(dice, 6 * dice + 1):
            most = UNKNOWN
            for mask in range(tools + 1):
                if mask & ~tools:
                    continue
                goods = goods_for(pips + pips_of(player, mask) - penalty(state), state.aim)
                if mask and not is_needed(state, mask, pips, goods):
                    continue
                key = int(goods * 64 + mask)
                found = known.get(key, UNKNOWN)
                if found == UNKNOWN:
                    found = self.after_roll(state, pips, mask)
                    known[key] = found
                most = max(most, found)
            sum_of_worths += most * float(ways[pips])
            every_way += float(ways[pips])
        return sum_of_worths / every_way

    def after_roll(self, state: State, pips: i64, tools: i64) -> float:
        twin = state.copy()
        roll_unchecked(twin, dice_with(dice_awaited(state), pips))
        if state.players[state.current].unused:
            perform(twin, USE_TOOLS_ACTION + tools)
        return self.worth(twin)


def is_needed(state: State, tools: i64, pips: i64, goods: i64) -> bool:
    """Whether every tool of a set is needed for so many goods."""
    player = state.players[state.current]
    rest = tools
    while rest:
        without = tools & ~(rest & -rest)
        if goods_for(pips + pips_of(player, without) - penalty(state), state.aim) == goods:
            return False
        rest &= rest - 1
    return True


def is_wasteful(state: State, tools: i64) -> bool:
    """Whether the fallen dice would bring as much without one of these tools."""
    if not tools:
        return False
    pips = total(state.dice)
    player = state.players[state.current]
    goods = goods_for(pips + pips_of(player, tools) - penalty(state), state.aim)
    return not is_needed(state, tools, pips, goods)


def candidates(state: State) -> list[int]:
    """The legal actions that are worth a thought."""
    offer = Offer()
    offer_actions(state, offer)
    if offer.number == 1 or state.decision == PLACE:
        return offer.listed()
    if state.decision == RESOLVE:
        return worth_weighing(state, offer)
    if state.decision == USE_TOOLS:
        actions = offer.listed()
        return [each for each in actions if not is_wasteful(state, each - int(USE_TOOLS_ACTION))]
    return offer.listed()
