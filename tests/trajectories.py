"""Prints digests of random games and of characters' choices, for comparing two builds."""

import hashlib
from itertools import product

from stoneage.bots.characters import LEVELS, in_style
from stoneage.bots.characters.bot import SCALES
from stoneage.bots.characters.judgement import choose
from stoneage.bots.elder import shipped
from stoneage.bots.elder.lookahead import Lookahead
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.chance import let_fall, random_deal
from stoneage.rules.game import apply_unchecked, legal_actions
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.scoring import final_scores, winners
from stoneage.rules.terms import GAME_OVER, ROLL

GAMES = 3
CHOICES = 40
CHARACTERS = (
    ("hunter", "great-raven"),
    ("drummer", "starveling", "great-toolmaker"),
    ("child", "painter", "young-builder", "farmer"),
)


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


def choices(names: tuple[str, ...]) -> str:
    """Of the first choices of a game between these characters, with all variants."""
    found = hashlib.sha256()
    players = len(names)
    rng = Xorshift(players)
    state = random_deal(Ruleset(players, True, True, True, True), rng)
    thinkers = [Lookahead(shipped(players), players, seat) for seat in range(players)]
    traits = [(LEVELS | in_style())[name] for name in names]
    for _ in range(CHOICES):
        while state.decision == ROLL:
            let_fall(state, rng)
        seat = state.current
        chosen = choose(state, thinkers[seat], *traits[seat], SCALES[players], rng)
        found.update(repr(int(chosen)).encode())
        apply_unchecked(state, chosen)
    return found.hexdigest()


def main() -> None:
    either = (False, True)
    for players, winter, animals, igloos in product((2, 3, 4), either, either, either):
        ruleset = Ruleset(players, winter, animals, igloos)
        for seed in range(GAMES):
            print(players, winter, animals, igloos, seed, digest(ruleset, seed))
    for names in CHARACTERS:
        print(*names, choices(names))


if __name__ == "__main__":
    main()
