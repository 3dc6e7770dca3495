"""What every environment can be told beside the number of players."""

from typing import TypedDict

from stoneage.table import HouseValues


class Variants(TypedDict, total=False):
    """The variants of the game, none of which is played unless it is named, and house values."""

    harsh_winter: bool
    wild_animals: bool
    igloos: bool
    closed_cards: bool
    house: HouseValues | None
