"""Placements that are studied: everybody places on, and the net judges what that led to. Compiled.

What was found, and how each candidate looks at once, is what the placing net learns from.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stoneage.bots.elder.lookahead.expectimax import Lookahead, candidates
from stoneage.bots.elder.value.features import Perspective
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.shaman.search.rollout import Rollouts
from stoneage.rules import State, perform, step
from stoneage.rules.terms import FIRST_STEP, ROUND_END

STRANGERS: Final[i64] = 2  # candidates drawn by lot, so that mistakes of the net come to light


@final
class Studies:
    """The studied placements of one game: how candidates look, and what they came to."""

    def __init__(self, candidates: i64, noise: float) -> None:
        self.candidates: i64 = candidates  # the most that are tried at a placement
        self.noise: float = noise  # of everybody who places on
        self.rows: vec[i64] = vec[i64]()
        self.sizes: list[int] = []
        self.worths: list[float] = []

    def study(
        self,
        state: State,
        lookahead: Lookahead,
        rollouts: Rollouts,
        perspective: Perspective,
        rng: Xorshift,
    ) -> i64:
        """The best placement; what was found is kept."""
        actions = self.drawn(state, lookahead, rng)
        if len(actions) == 1:
            return actions[0]
        worths = [rollouts.worth_when_placed(state, action, self.noise) for action in actions]
        best: i64 = 0
        for index in range(i64(len(actions))):
            self.write_down(state, actions[index], perspective)
            if worths[index] > worths[best]:
                best = index
        self.sizes.append(len(actions))
        self.worths += worths
        return actions[best]

    def drawn(self, state: State, lookahead: Lookahead, rng: Xorshift) -> list[int]:
        """Those that promise most, and some of the others."""
        actions = candidates(state)
        if len(actions) <= self.candidates:
            return actions
        values = lookahead.values(state, actions)
        ranked = [(-values[index], index) for index in range(len(actions))]
        ranked.sort()
        order = [index for _, index in ranked]
        for place in range(self.candidates - STRANGERS, self.candidates):
            other = place + rng.below(i64(len(order)) - place)
            order[place], order[other] = order[other], order[place]
        return [actions[index] for index in order[: self.candidates]]

    def write_down(self, state: State, action: i64, perspective: Perspective) -> None:
        """The position that the net is asked about."""
        perspective.known = state.players[perspective.seat].extra_card
        twin = state.copy()
        perform(twin, action)
        while twin.decision >= FIRST_STEP and twin.decision != ROUND_END:
            step(twin)
        perspective.look(twin)
        rows = self.rows
        values = perspective.features.values
        for index in range(len(values)):
            rows = append(rows, values[index])
        self.rows = rows
