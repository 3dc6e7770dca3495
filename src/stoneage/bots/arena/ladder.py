"""The ladder: which matches it is made of, and what they say together."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from stoneage.table.options import Options

from .entrants import entrants_of
from .match import Match
from .rating import Meeting, ratings
from .standings import Standings

TABLES = (2, 3, 4)


class Rungs(Struct, frozen=True):
    """The matches at tables of one size: bots against each other, and each against itself."""

    players: int
    pairings: tuple[Match, ...]
    mirrors: tuple[Match, ...]


def ladder(bots: Sequence[str], seed: int) -> tuple[Rungs, ...]:
    return tuple(rungs(bots, players, seed) for players in TABLES)


def rungs(bots: Sequence[str], players: int, seed: int) -> Rungs:
    """Of every two bots one sits alone among copies of the other, and the other way round."""

    def match(*names: str) -> Match:
        return Match(options=Options(players=players), entrants=entrants_of(names), seed=seed)

    pairings: list[Match] = []
    for one, other in combinations(bots, 2):
        pairings.append(match(one, f"{other}*{players - 1}"))
        if players > 2:
            pairings.append(match(other, f"{one}*{players - 1}"))
    return Rungs(players, tuple(pairings), tuple(match(*[bot] * players) for bot in bots))


def joint_ratings(bots: Sequence[str], played: Sequence[Standings]) -> list[float]:
    """One rating for each bot, from all the pairings of one size."""
    return ratings([_meeting(bots, standings) for standings in played])


def _meeting(bots: Sequence[str], standings: Standings) -> Meeting:
    seats = [0] * len(bots)
    wins = [0.0] * len(bots)
    for row in standings.bots:
        seats[bots.index(row.bot)] += row.games // standings.games
        wins[bots.index(row.bot)] += row.wins
    return Meeting(tuple(seats), standings.games, tuple(wins))
