"""Truncated rollouts: everybody plays like Elder for a while, then the net judges."""

from typing import final

from mypy_extensions import i64

from stoneage.bots.elder.lookahead.expectimax import Lookahead
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.elder.value.net import Evaluation, Net
from stoneage.bots.elder.value.shares import margin_at_end, shares, shares_at_end
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import State, perform, see_dice, step
from stoneage.rules.terms import FIRST_STEP, GAME_OVER, PLACE, ROLL, ROUND_END

from .world import World


@final
class Foreseen:
    """Where a try led: what the seat that searches thinks of it, and every seat's chance to win."""

    __slots__ = ("chances", "margin", "win")

    def __init__(self, win: float, margin: float, chances: list[float]) -> None:
        self.win: float = win
        self.margin: float = margin
        self.chances: list[float] = chances


@final
class Rollouts:
    """All seats' lookaheads, and the seat that searches."""

    def __init__(self, net: Net, players: i64, seat: i64) -> None:
        self.net: Net = net
        self.seat: i64 = seat
        self.lookaheads: list[Lookahead] = [
            Lookahead(net, players, place) for place in range(players)
        ]
        self.rng: Xorshift = Xorshift(1)

    def go_on(self, world: World, action: i64, rounds: i64) -> Foreseen:
        """What an action leads to at the end of this round, or of some rounds more."""
        state = world.state.copy()
        last = state.round + rounds
        perform(state, action)
        while True:
            while state.decision >= FIRST_STEP:
                if state.decision == ROUND_END and state.round >= last:
                    return self.judge(state)
                step(state)
            if state.decision == GAME_OVER:
                return ended(state, self.seat)
            if state.decision == ROLL:
                see_dice(state, world.dice(state))
            else:
                perform(state, choose(state, self.lookaheads[state.current], 0.0, self.rng))

    def worth_when_placed(self, state: State, action: i64, noise: float) -> float:
        """What a placement is worth when everybody has placed; all misjudge by up to `noise`."""
        twin = state.copy()
        perform(twin, action)
        while twin.decision == PLACE or twin.decision >= FIRST_STEP:
            if twin.decision == PLACE:
                perform(twin, choose(twin, self.lookaheads[twin.current], noise, self.rng))
            else:
                step(twin)
        said = self.opinion(twin, self.lookaheads[self.seat])
        return said.margin + self.net.prize * said.win

    def judge(self, state: State) -> Foreseen:
        """The last round is over where the round's end is the game's end."""
        end = state.copy()
        step(end)
        if end.decision == GAME_OVER:
            return ended(end, self.seat)
        said = [self.opinion(state, lookahead) for lookahead in self.lookaheads]
        own = said[self.seat]
        return Foreseen(own.win, own.margin, shares([each.win for each in said]))

    def opinion(self, state: State, lookahead: Lookahead) -> Evaluation:
        perspective = lookahead.perspective
        perspective.known = state.players[lookahead.seat].extra_card
        return perspective.evaluate(state)


def ended(state: State, seat: i64) -> Foreseen:
    """A finished game: shares of the win, and the margin."""
    chances = shares_at_end(state)
    return Foreseen(chances[seat], margin_at_end(state, seat), chances)
