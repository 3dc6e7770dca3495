"""Asks Elder what things are worth: a tool, a figure, a field, and more, round by round.

    python3 dev.py bench lessons [--players N] [--games N]

At the beginning of every round of games of elders the start player is given one thing more; the
mean change of the net's chance to win, in percent, is what it is worth.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable

from stoneage.bots.elder.lookahead.expectimax import Lookahead
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.elder.quantized import shipped
from stoneage.bots.elder.value.features import Perspective
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.bundle import with_more
from stoneage.rules.chance import random_deal
from stoneage.rules.game import apply_unchecked, dice_awaited, roll_unchecked
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import Player, State
from stoneage.rules.terms import GAME_OVER, GOLD, PLACE, ROLL, WOOD
from stoneage.rules.tools import gain_tool
from stoneage.rules.village import gain_agriculture, gain_figure

Gift = Callable[[Player], None]


def _more(good: int, number: int) -> Gift:
    def give(player: Player) -> None:
        player.resources = with_more(player.resources, good, number)

    return give


def _food(player: Player) -> None:
    player.food += 5


def _points(player: Player) -> None:
    player.score += 10


GIFTS: dict[str, Gift] = {
    "tool": gain_tool,
    "figure": gain_figure,
    "agriculture": gain_agriculture,
    "5 food": _food,
    "3 wood": _more(int(WOOD), 3),
    "1 gold": _more(int(GOLD), 1),
    "10 points": _points,
}


def asked_in(state: State, perspective: Perspective) -> dict[str, float]:
    """What each gift would change."""
    seat = int(state.start)
    perspective.known = state.players[seat].extra_card
    before = perspective.evaluate(state).win
    found = {}
    for name, give in GIFTS.items():
        twin = state.copy()
        give(twin.players[seat])
        found[name] = perspective.evaluate(twin).win - before
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    net = shipped(asked.players)
    changes: dict[int, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in range(asked.games):
        chance = Xorshift(game)
        state = random_deal(Ruleset(asked.players), chance)
        lookaheads = [Lookahead(net, asked.players, seat) for seat in range(asked.players)]
        perspectives = [Perspective(net, asked.players, seat) for seat in range(asked.players)]
        last = 0
        while state.decision != GAME_OVER:
            if state.decision == PLACE and state.round > last:
                last = int(state.round)
                for name, change in asked_in(state, perspectives[state.start]).items():
                    changes[last][name].append(change)
            if state.decision == ROLL:
                roll_unchecked(state, chance.dice(dice_awaited(state)))
            else:
                apply_unchecked(state, choose(state, lookaheads[state.current], 0.0, chance))
    print("| round | " + " | ".join(GIFTS) + " |")
    print("| --: |" + " --: |" * len(GIFTS))
    for number, row in sorted(changes.items()):
        if len(row["tool"]) >= asked.games // 4:
            cells = [f"{100 * sum(row[name]) / len(row[name]):+.1f}" for name in GIFTS]
            print(f"| {number} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
