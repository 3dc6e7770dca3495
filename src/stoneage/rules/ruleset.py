"""What the players agree on before the game (S1, C2, W, L, I)."""

from typing import final

from mypy_extensions import i64

from .errors import IllegalSetup
from .house import OUR_HOUSE, House


@final
class Ruleset:
    """The number of players, the variants and the house values. Never changed after it is made."""

    __slots__ = ("closed_cards", "harsh_winter", "house", "igloos", "players", "wild_animals")

    def __init__(
        self,
        players: i64 = 4,
        harsh_winter: bool = False,
        wild_animals: bool = False,
        igloos: bool = False,
        closed_cards: bool = False,
        house: House = OUR_HOUSE,
    ) -> None:
        if not 2 <= players <= 4:
            raise IllegalSetup("the game is for 2, 3 or 4 players")
        self.players: i64 = players
        self.harsh_winter: bool = harsh_winter
        self.wild_animals: bool = wild_animals
        self.igloos: bool = igloos
        self.closed_cards: bool = closed_cards
        self.house: House = house

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and self._agreed() == other._agreed()

    def __hash__(self) -> int:
        return hash(self._agreed())

    def __repr__(self) -> str:
        return "Ruleset" + repr(self._agreed())

    def __reduce__(self) -> tuple[object, ...]:
        return Ruleset, self._agreed()

    def _agreed(self) -> tuple[object, ...]:
        variants = (self.harsh_winter, self.wild_animals, self.igloos, self.closed_cards)
        return int(self.players), *variants, self.house
