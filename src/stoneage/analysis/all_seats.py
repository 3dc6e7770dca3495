"""What may be expected of a choice or a roll: every seat's chance to win. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from stoneage.bots.elder.lookahead import Lookahead, choose, dice_with, is_needed, is_wasteful
from stoneage.bots.elder.value import Net, Perspective
from stoneage.bots.elder.value.shares import margin_at_end, shares, shares_at_end
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import (
    Offer,
    State,
    dice_awaited,
    goods_for,
    offer_actions,
    penalty,
    perform,
    see_dice,
    step,
    totals,
)
from stoneage.rules import worth as pips_of
from stoneage.rules.terms import (
    FIRST_STEP,
    FOOD,
    GAME_OVER,
    PLACE,
    RESOLVE,
    ROLL,
    ROUND_END,
    TAKE_DIE,
    TAKE_REWARD,
    USE_TOOLS,
    USE_TOOLS_ACTION,
)

UNKNOWN: Final = -1.0


@final
class Estimate:
    """Seat by seat: the chance to win, together 1, and the lead over the best of the others."""

    __slots__ = ("chances", "margins")

    def __init__(self, chances: list[float], margins: list[float]) -> None:
        self.chances: list[float] = chances
        self.margins: list[float] = margins

    def add(self, other: "Estimate", weight: float) -> None:
        for seat in range(len(self.chances)):
            self.chances[seat] += weight * other.chances[seat]
            self.margins[seat] += weight * other.margins[seat]


def nothing(players: i64) -> Estimate:
    """What a weighted mean begins with."""
    return Estimate([0.0] * int(players), [0.0] * int(players))


@final
class AllSeats:
    """Elder's nets and its way to look ahead, for all seats at once."""

    def __init__(self, net: Net, players: i64) -> None:
        self.players: i64 = players
        self.seat: i64 = 0  # whose choice is weighed, or who rolls: it answers what follows
        self.perspectives: list[Perspective] = [
            Perspective(net, players, place) for place in range(players)
        ]
        self.lookaheads: list[Lookahead] = [
            Lookahead(net, players, place) for place in range(players)
        ]
        self.rng: Xorshift = Xorshift(1)

    def look_for(self, seat: i64, known: i64) -> None:
        """For this seat; `known` are its extra cards, as far as whoever asks may know them."""
        self.seat = seat
        for perspective in self.perspectives:
            perspective.known = known if perspective.seat == seat else 0

    def static(self, state: State) -> Estimate:
        """What the nets say; where the game is over, or ends with this round, what it came to."""
        end = state
        if state.decision == ROUND_END:
            end = state.copy()
            step(end)
        if end.decision == GAME_OVER:
            margins = [margin_at_end(end, seat) for seat in range(self.players)]
            return Estimate(shares_at_end(end), margins)
        wins: list[float] = []
        margins = []
        for perspective in self.perspectives:
            said = perspective.evaluate(state)
            wins.append(said.win)
            margins.append(said.margin)
        return Estimate(shares(wins), margins)

    def after(self, state: State, action: i64) -> Estimate:
        twin = state.copy()
        perform(twin, action)
        return self.follow(twin)

    def after_placing(self, worlds: list[State], action: i64) -> list[Estimate]:
        """A placement, judged in every world when everybody has placed: all go on like Elder.

        All worlds see the placements of the first one: to find them is what takes the time, and
        what lies hidden matters more to the judgement than to where people place.
        """
        twins = [world.copy() for world in worlds]
        first = twins[0]
        perform_in_all(twins, action)
        while first.decision == PLACE:
            placed = choose(first, self.lookaheads[first.current], 0.0, self.rng)
            perform_in_all(twins, placed)
        return [self.static(twin) for twin in twins]

    def follow(self, state: State) -> Estimate:
        """The seat answers questions well, rolls for goods are averaged; then the nets judge."""
        settle(state)
        decision = state.decision
        if decision == ROLL:
            if state.aim <= FOOD:
                return self.average(state)
        elif RESOLVE < decision < ROLL and state.current == self.seat:
            return self.best(state)
        return self.static(state)

    def best(self, state: State) -> Estimate:
        offer = Offer()
        offer_actions(state, offer)
        best = self.after(state, offer.at(0))
        for index in range(1, offer.number):
            action = offer.at(index)
            if state.decision == USE_TOOLS and is_wasteful(state, action - USE_TOOLS_ACTION):
                continue
            found = self.after(state, action)
            if found.chances[self.seat] > best.chances[self.seat]:
                best = found
        return best

    def average(self, state: State) -> Estimate:
        """Over all totals of dice for a good; each with the tools that are best for it."""
        dice = dice_awaited(state)
        ways = totals(dice)
        every_way = 0.0
        for count in ways:
            every_way += float(count)
        known: dict[int, Estimate] = {}
        mean = nothing(self.players)
        for pips in range(dice, 6 * dice + 1):
            mean.add(self.after_total(state, pips, known), float(ways[pips]) / every_way)
        return mean

    def after_total(self, state: State, pips: i64, known: dict[int, Estimate]) -> Estimate:
        """The dice show so many pips; what equal goods with equal tools lead to is known."""
        player = state.players[state.current]
        tools = player.unused
        best: Estimate | None = None
        for mask in range(tools + 1):
            if mask & ~tools:
                continue
            goods = goods_for(pips + pips_of(player, mask) - penalty(state), state.aim)
            if mask and not is_needed(state, mask, pips, goods):
                continue
            key = int(goods * 64 + mask)
            found = known.get(key)
            if found is None:
                twin = state.copy()
                see_dice(twin, dice_with(dice_awaited(state), pips))
                if tools:
                    perform(twin, USE_TOOLS_ACTION + mask)
                found = self.follow(twin)
                known[key] = found
            if best is None or found.chances[self.seat] > best.chances[self.seat]:
                best = found
        assert best is not None
        return best

    def after_dice(self, state: State, dice: i64) -> Estimate:
        """Dice that are taken one by one: everybody takes what is best for themselves."""
        twin = state.copy()
        see_dice(twin, dice)
        settle(twin)
        while twin.decision in (TAKE_DIE, TAKE_REWARD):
            self.take(twin)
        return self.static(twin)

    def take(self, state: State) -> None:
        offer = Offer()
        offer_actions(state, offer)
        best: i64 = offer.at(0)
        most = UNKNOWN
        for index in range(offer.number):
            twin = state.copy()
            perform(twin, offer.at(index))
            settle(twin)
            win = self.perspectives[state.current].evaluate(twin).win
            if win > most:
                most = win
                best = offer.at(index)
        perform(state, best)
        settle(state)


def perform_in_all(worlds: list[State], placement: i64) -> None:
    """A placement is legal in all of them, for it depends on nothing hidden."""
    for world in worlds:
        perform(world, placement)
        while world.decision >= FIRST_STEP:
            step(world)


def settle(state: State) -> None:
    """What happens by itself, up to the end of the round, where something is revealed."""
    while state.decision >= FIRST_STEP and state.decision != ROUND_END:
        step(state)
