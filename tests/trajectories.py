"""Prints a digest of every number of many random games, for comparing two builds of the rules."""

import hashlib
from itertools import product

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.chance import let_fall, random_deal
from stoneage.rules.game import apply_unchecked, legal_actions
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.scoring import final_scores, winners
from stoneage.rules.terms import GAME_OVER, ROLL

GAMES = 3


def digest(ruleset: Ruleset, seed: int) -> str:
    """Of every list of legal actions and every state on the way."""
    found = hashlib.sha256()
    rng = Xorshift(seed)
    state = random_deal(ruleset, rng)
    while state.decision != GAME_OVER:
        if state.decision == ROLL:
            let_fall(state, rng)
        else:
            actions = legal_actions(state)
            found.update(repr(actions).encode())
            apply_unchecked(state, actions[rng.below(len(actions))])
        found.update(repr(state.numbers()).encode())
    return f"{found.hexdigest()} {final_scores(state)} {winners(state)}"


def main() -> None:
    either = (False, True)
    for players, winter, animals, igloos in product((2, 3, 4), either, either, either):
        ruleset = Ruleset(players, winter, animals, igloos)
        for seed in range(GAMES):
            print(players, winter, animals, igloos, seed, digest(ruleset, seed))


if __name__ == "__main__":
    main()
