"""The columns of the table of cards, for loops that look at many of them."""

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
