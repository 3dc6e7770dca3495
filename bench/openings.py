"""How elders begin and how they win: first placements by turn, and what winners own at the end.

    python3 dev.py bench openings [--players N] [--games N] [--last]

With `--last` it is told of the last champion, whose nets lie in bench/rival_nets.
"""

import argparse
from collections import defaultdict

from stoneage.bots.elder.lookahead.expectimax import Lookahead
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.elder.quantized import shipped
from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.bits import number_in
from stoneage.rules.chance import random_deal
from stoneage.rules.game import apply_unchecked, dice_awaited, roll_unchecked
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.scoring import winners
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER, PLACE, ROLL
from stoneage.rules.tools import tool_points
from stoneage.table.names import LOCATIONS

from .rivals import rival
from .winners import Share

SELDOM = 0.02  # first placements of a smaller share of the games are not told
OWNED = ("tools", "agriculture", "figures", "buildings", "cards", "rounds starved")


class Watched:
    """One game, watched from outside."""

    def __init__(self, state: State) -> None:
        players = len(state.players)
        self.state = state
        self.start = int(state.start)
        self.first: list[str] = [""] * players
        self.starved = [0] * players

    def play(self, net: Net, chance: Xorshift) -> None:
        state = self.state
        players = len(state.players)
        lookaheads = [Lookahead(net, players, seat) for seat in range(players)]
        scores = [0] * players
        while state.decision != GAME_OVER:
            if state.decision == ROLL:
                roll_unchecked(state, chance.dice(dice_awaited(state)))
                continue
            seat, was_placing = int(state.current), state.decision == PLACE
            before = int(state.players[seat].placed)
            apply_unchecked(state, choose(state, lookaheads[seat], 0.0, chance))
            if was_placing and not self.first[seat]:
                taken = int(state.players[seat].placed) & ~before
                self.first[seat] = LOCATIONS[taken.bit_length() - 1].rstrip("-1234")
            for each, player in enumerate(state.players):
                self.starved[each] += player.score < scores[each]
                scores[each] = int(player.score)

    def owned(self, seat: int) -> tuple[int, ...]:
        player = self.state.players[seat]
        return (
            int(tool_points(player)),
            int(player.agriculture),
            int(player.figures),
            int(number_in(player.buildings)),
            int(number_in(player.cards | player.extra_card)),
            self.starved[seat],
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--last", action="store_true")
    asked = parser.parse_args()
    players: int = asked.players
    net = rival(players) if asked.last else shipped(players)
    begun: dict[tuple[int, str], Share] = defaultdict(Share)
    owned: dict[bool, list[tuple[int, ...]]] = {True: [], False: []}
    for game in range(asked.games):
        chance = Xorshift(game)
        watched = Watched(random_deal(Ruleset(players), chance))
        watched.play(net, chance)
        best = winners(watched.state)
        for seat in range(players):
            turn = (seat - watched.start) % players
            won = seat in best
            begun[turn, watched.first[seat]].add(float(won) / len(best))
            owned[won].append(watched.owned(seat))
    tell(begun, owned, asked.games)


def tell(
    begun: dict[tuple[int, str], Share], owned: dict[bool, list[tuple[int, ...]]], games: int
) -> None:
    print("| turn | first placement | games | won |\n| --: | --- | --: | --: |")
    for (turn, place), share in sorted(begun.items(), key=lambda row: (row[0][0], -row[1].games)):
        if share.games >= SELDOM * games:
            print(f"| {turn + 1} | {place} | {share.games:,} | {share.percent:.1f} % |")
    print("\n| at the end | " + " | ".join(OWNED) + " |\n| --- |" + " --: |" * len(OWNED))
    for name, rows in (("winners", owned[True]), ("the others", owned[False])):
        means = (sum(column) / len(rows) for column in zip(*rows, strict=True))
        print(f"| {name} | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")


if __name__ == "__main__":
    main()
