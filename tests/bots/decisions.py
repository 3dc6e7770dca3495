"""What Elder is told and what the bots choose in fixed positions, for comparing with a golden.

python -m tests.bots.decisions > tests/bots/decisions.txt
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import product

from stoneage.bots.elder.lookahead.expectimax import Lookahead
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.elder.quantized import shipped
from stoneage.bots.elder.value.features import Perspective, names
from stoneage.bots.planner.evaluation.policy import choose as plan
from stoneage.bots.planner.evaluation.weights import tuned
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER, ROLL
from tests.laws.walks import advance, position

MOVES = (0, 7, 25, 60, 95, 140, 210, 300)
NOISE = 6.0


def decisions() -> Iterator[str]:
    """One line for each position: its features, the choices of Elder, noisy Elder and Planner."""
    for players, has_variants in product((2, 3, 4), (False, True)):
        ruleset = Ruleset(
            players,
            harsh_winter=has_variants,
            wild_animals=has_variants,
            igloos=has_variants,
            closed_cards=has_variants,
        )
        for seed, moves in enumerate(MOVES):
            state = position(ruleset, seed, moves)
            while state.decision == ROLL:
                advance(state, Xorshift(seed))
            if state.decision != GAME_OVER:
                yield f"{players} {has_variants:d} {moves:>3}  {described(state, seed)}"


def described(state: State, seed: int) -> str:
    players, seat = len(state.players), state.current
    lookahead = Lookahead(shipped(players), players, seat)
    chosen = [
        choose(state, lookahead, 0.0, Xorshift(seed)),
        choose(state, lookahead, NOISE, Xorshift(seed)),
        plan(state, tuned()),
    ]
    return f"{features(state)}  " + " ".join(f"{action:>6}" for action in chosen)


def features(state: State) -> str:
    """A digest of all features from all seats, by name."""
    players = len(state.players)
    found = sha256()
    for seat in range(players):
        perspective = Perspective(shipped(players), players, seat)
        perspective.known = state.players[seat].extra_card
        perspective.look(state)
        for name, value in zip(names(players), perspective.features.values, strict=True):
            found.update(f"{name} = {value}\n".encode())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    print(*decisions(), sep="\n")
