"""How a game may go on: everybody plays like Elder for a while, then the net judges."""

from typing import final

from mypy_extensions import i64

from stoneage.bots.elder.thinking.choosing import choose
from stoneage.bots.elder.thinking.thinker import Thinker
from stoneage.bots.elder.value.net import Evaluation, Net
from stoneage.bots.playout import Xorshift
from stoneage.rules.game import perform, see_dice, step
from stoneage.rules.scoring import final_scores, winners
from stoneage.rules.state import State
from stoneage.rules.terms import FIRST_STEP, GAME_OVER, ROLL, ROUND_END

from .world import World


@final
class Company:
    """All seats' thoughts, and the seat that searches."""

    def __init__(self, net: Net, players: i64, seat: i64) -> None:
        self.net: Net = net
        self.seat: i64 = seat
        self.thinkers: list[Thinker] = [Thinker(net, players, place) for place in range(players)]
        self.rng: Xorshift = Xorshift(1)

    def go_on(self, world: World, action: i64, rounds: i64) -> Evaluation:
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
                return outcome(state, self.seat)
            if state.decision == ROLL:
                see_dice(state, world.dice(state))
            else:
                perform(state, choose(state, self.thinkers[state.current], 0.0, self.rng))

    def judge(self, state: State) -> Evaluation:
        """The last round is over where the round's end is the game's end."""
        end = state.copy()
        step(end)
        if end.decision == GAME_OVER:
            return outcome(end, self.seat)
        perspective = self.thinkers[self.seat].perspective
        perspective.known = state.players[self.seat].extra_card
        return perspective.evaluate(state)


def outcome(state: State, seat: i64) -> Evaluation:
    """A finished game: the share of the win and the margin."""
    best = winners(state)
    scores = final_scores(state)
    rivals = [scores[other] for other in range(len(scores)) if other != seat]
    share = 1.0 / float(len(best)) if int(seat) in best else 0.0
    return Evaluation(share, float(scores[seat] - max(rivals)))
