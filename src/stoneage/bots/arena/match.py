"""What a match is: the same deals for every rotation of the seats; and what is kept of it."""

from random import Random

from msgspec import Struct

from stoneage.bots.host.faults import Fault
from stoneage.bots.rng.seeds import seed_of_game
from stoneage.rules import RULES_VERSION
from stoneage.table import Options
from stoneage.table.names import EndName

from .entrants import Entrant, line_of, seatings


class Match(Struct, frozen=True, kw_only=True):
    """All that decides the games of a match, except how many there are."""

    options: Options
    entrants: tuple[Entrant, ...]
    seed: int
    seconds: float = 1.0  # for each decision
    rules: int = RULES_VERSION

    @property
    def rotations(self) -> int:
        """The games of one deal."""
        return len(line_of(self.entrants))

    def deals_for(self, games: int) -> int:
        """Whole deals only: the number of games is rounded up."""
        return -(-games // self.rotations)

    def seatings(self, deal: int) -> list[tuple[int, ...]]:
        """The entrants seat by seat, rotation by rotation; each deal mixes who sits beside whom."""
        line = line_of(self.entrants)
        Random(f"{self.seed}/{deal}/line").shuffle(line)
        return seatings(line, self.options.players)

    def chance_of(self, deal: int) -> int:
        """The seed of cards, buildings, start player and dice: the same for all rotations."""
        return seed_of_game(self.seed, deal)

    def luck_of(self, deal: int, rotation: int, seat: int) -> Random:
        """The bot's own generator."""
        return Random(f"{self.seed}/{deal}/{rotation}/{seat}")


class GamePlayed(Struct, frozen=True, kw_only=True):
    """One game, seat by seat."""

    entrants: tuple[int, ...]  # who sat there, by number
    start: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    end: EndName
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # on the clock, for all decisions together
    faults: tuple[int, ...]  # of programs that misbehaved
    reports: tuple[Fault, ...] = ()  # each of these faults in full


class DealPlayed(Struct, frozen=True):
    """All games of one deal."""

    number: int
    games: tuple[GamePlayed, ...]
