"""Whole games of elders and planners, and what they looked like on the way. Compiled."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stoneage.bots.elder.lookahead.expectimax import Lookahead, candidates
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.elder.value.features import Perspective
from stoneage.bots.elder.value.net import Net
from stoneage.bots.planner.evaluation.policy import choose as plan
from stoneage.bots.planner.evaluation.weights import Weights, tuned
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.shaman.search.rollout import Rollouts
from stoneage.rules import (
    State,
    apply_unchecked,
    dice_awaited,
    final_scores,
    perform,
    roll_unchecked,
    step,
    winners,
)
from stoneage.rules.terms import FIRST_STEP, FOOD, GAME_OVER, PLACE, RESOLVE, ROLL, ROUND_END

from .study import Studies

PLANNER: Final[Weights] = tuned()
MOST_ROUNDS: Final[i64] = 40  # a game that drags on is counted as it stands
OPENING: Final[i64] = 2  # the last round of it


@final
class Seating:
    """Who plays a game: at each seat a net, or Planner where there is none."""

    def __init__(
        self,
        nets: list[Net | None],
        whim: float,
        noise: float,
        keep: float,
        study: float = 0.0,
        candidates: i64 = 12,
    ) -> None:
        self.nets: list[Net | None] = nets
        self.whim: float = whim  # the share of placements that are drawn by lot
        self.noise: float = noise  # how far a worth may be misjudged, to see other positions
        self.keep: float = keep  # the share of the positions that is written down
        self.study: float = study  # the share of elders' placements that is studied
        self.candidates: i64 = candidates  # the most that are tried there
        self.opening_noise: float = 0.0  # at least so much of it in the first rounds

    def noise_in(self, round_: i64) -> float:
        if round_ <= OPENING:
            return max(self.noise, self.opening_noise)
        return self.noise


@final
class GameSeen:
    """The features of positions of one game, each from one seat, and how it ended."""

    def __init__(self, studies: Studies) -> None:
        self.rows: vec[i64] = vec[i64]()
        self.seats: list[int] = []
        self.shares: list[float] = []
        self.margins: list[int] = []
        self.scores: list[int] = []
        self.rounds: int = 0
        self.judged: int = 0  # positions, while choosing
        self.studies: Studies = studies

    def write_down(self, perspective: Perspective, state: State) -> None:
        perspective.look(state)
        rows = self.rows
        values = perspective.features.values
        for index in range(len(values)):
            rows = append(rows, values[index])
        self.rows = rows
        self.seats.append(int(perspective.seat))

    def end(self, state: State) -> None:
        best = winners(state)
        self.scores = final_scores(state)
        self.rounds = int(state.round)
        for seat in range(len(self.scores)):
            rivals = [self.scores[other] for other in range(len(self.scores)) if other != seat]
            self.margins.append(self.scores[seat] - max(rivals))
            self.shares.append(1.0 / float(len(best)) if seat in best else 0.0)


def play(state: State, seating: Seating, blank: Net, rng: Xorshift) -> GameSeen:
    """Play to the end and write down what is seen on the way."""
    players = state.ruleset.players
    seen = GameSeen(Studies(seating.candidates, seating.noise))
    lookaheads: list[Lookahead | None] = []
    rollouts: list[Rollouts | None] = []
    perspectives: list[Perspective] = []
    for seat in range(players):
        net = seating.nets[seat]
        lookaheads.append(None if net is None else Lookahead(net, players, seat))
        if net is None or not seating.study:
            rollouts.append(None)
        else:
            rollouts.append(Rollouts(net, players, seat))
        perspectives.append(Perspective(blank, players, seat))
    while state.decision != GAME_OVER and state.round <= MOST_ROUNDS:
        if state.decision == ROLL:
            roll_unchecked(state, rng.dice(dice_awaited(state)))
            continue
        seat = state.current
        if state.decision == PLACE and below_share(rng, seating.whim):
            actions = candidates(state)
            action: i64 = actions[rng.below(i64(len(actions)))]
        else:
            lookahead = lookaheads[seat]
            if lookahead is None:
                action = plan(state, PLANNER)
            elif state.decision == PLACE and below_share(rng, seating.study):
                trying = rollouts[seat]
                assert trying is not None
                action = seen.studies.study(state, lookahead, trying, perspectives[seat], rng)
            else:
                action = choose(state, lookahead, seating.noise_in(state.round), rng)
        if below_share(rng, seating.keep):
            other = (seat + rng.below(players)) % players if below_share(rng, 0.4) else seat
            write_down(seen, state, action, perspectives[other])
        round_ = state.round
        apply_unchecked(state, action)
        if state.round != round_:
            for perspective in perspectives:
                if below_share(rng, seating.keep):
                    perspective.known = state.players[perspective.seat].extra_card
                    seen.write_down(perspective, state)
    seen.end(state)
    for lookahead in lookaheads:
        if lookahead is not None:
            seen.judged += lookahead.judged()
    return seen


def below_share(rng: Xorshift, share: float) -> bool:
    return float(rng.below(1000000)) < share * 1000000.0


def write_down(seen: GameSeen, state: State, action: i64, perspective: Perspective) -> None:
    """The position after an action, if it is one that the net is asked about."""
    perspective.known = state.players[perspective.seat].extra_card
    twin = state.copy()
    perform(twin, action)
    while twin.decision >= FIRST_STEP and twin.decision != ROUND_END:
        step(twin)
    is_question = RESOLVE < twin.decision < ROLL and twin.current == perspective.seat
    if is_question or (twin.decision == ROLL and twin.aim <= FOOD):
        return
    seen.write_down(perspective, twin)
