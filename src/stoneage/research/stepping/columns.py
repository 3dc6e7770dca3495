"""The columns of the table of cards, for what looks at many of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stoneage.rules.components import CARDS

TOP: Final[vec[i64]] = vec[i64]([int(card.top) for card in CARDS])
GOOD: Final[vec[i64]] = vec[i64]([int(card.good) for card in CARDS])
AMOUNT: Final[vec[i64]] = vec[i64]([int(card.amount) for card in CARDS])
BOTTOM: Final[vec[i64]] = vec[i64]([int(card.bottom) for card in CARDS])
ICONS: Final[vec[i64]] = vec[i64]([int(card.icons) for card in CARDS])
TOPS: Final[i64] = 10
BOTTOMS: Final[i64] = 12
SYMBOL_BITS: Final[i64] = 4  # of one bottom: there are nine symbols of a kind at most
EIGHT_CARDS: Final[i64] = 256  # sets of them


def symbols_of_eights() -> list[int]:
    """The symbols of every set of eight cards that follow one another, packed, a row an eight."""
    sums: list[int] = []
    for first in range(0, len(CARDS), 8):
        for mask in range(EIGHT_CARDS):
            packed = 0
            for card in range(first, min(first + 8, len(CARDS))):
                if mask >> card - first & 1:
                    packed += CARDS[card].icons << SYMBOL_BITS * CARDS[card].bottom
            sums.append(int(packed))
    return sums


SYMBOLS: Final[vec[i64]] = vec[i64](symbols_of_eights())


def symbols(cards: i64) -> i64:
    """How many symbols of each bottom the cards in a mask have, packed (E3)."""
    packed: i64 = 0
    row: i64 = 0
    while cards:
        packed += SYMBOLS[row + (cards & 255)]
        cards >>= 8
        row += EIGHT_CARDS
    return packed
