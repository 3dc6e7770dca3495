"""Who wins games of elders: which turn, and who has which cards.

    python3 dev.py bench winners [--players N] [--games N]

Prints the win share of each turn, and of those who had a card at the end, the best and the worst.
"""

import argparse
from dataclasses import dataclass, field

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.table.names import CARDS
from stoneage.table.pieces import bottom_text, top_text
from stoneage.table.words import Words

from .elders import Elders

SHOWN = 8


@dataclass
class Share:
    """Of the games of one kind."""

    games: int = 0
    wins: float = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.wins += share

    @property
    def percent(self) -> float:
        return 100 * self.wins / self.games


@dataclass
class Tally:
    turns: list[Share]
    cards: list[Share] = field(default_factory=lambda: [Share() for _ in CARDS])


def tally(players: int, games: int) -> Tally:
    elders = Elders(players)
    found = Tally([Share() for _ in range(players)])
    for game in range(games):
        chance = Xorshift(game)
        state = elders.deal(chance)
        start = int(state.start)
        seen = elders.play(state, chance)
        for seat, share in enumerate(seen.shares):
            found.turns[(seat - start) % players].add(share)
            player = state.players[seat]
            held = int(player.cards | player.extra_card)
            for card in range(len(CARDS)):
                if held >> card & 1:
                    found.cards[card].add(share)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--games", type=int, default=2000)
    asked = parser.parse_args()
    found = tally(asked.players, asked.games)
    print("by turn: " + " / ".join(f"{turn.percent:.1f} %" for turn in found.turns) + "\n")
    words = Words()
    ranked = sorted(zip(found.cards, CARDS, strict=True), key=lambda row: -row[0].percent)
    print("| top | bottom | games | won |\n| --- | --- | --: | --: |")
    for share, name in (*ranked[:SHOWN], *ranked[-SHOWN:]):
        halves = f"{top_text(words, name)} | {bottom_text(words, name)}"
        print(f"| {halves} | {share.games:,} | {share.percent:.1f} % |")


if __name__ == "__main__":
    main()
