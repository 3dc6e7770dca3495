"""The ladder: which matches it is made of, and what they say together."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from stoneage.bots.registry import SHAMANS, THOROUGH
from stoneage.table import Options

from .entrants import entrants_of
from .match import Match
from .rating import Meeting, ratings
from .standings import Standings

TABLES = (2, 3, 4)
REACHES = (1, 3, 9)
"""How far below are those that a bot meets. Near ones tell neighbours apart; without far ones the
errors of a long chain of neighbours would add up."""
SECONDS = 5.0
"""For each decision: nobody is cut short."""
SHORT = 0.3
"""Whoever searches for longer plays fewer games, so that all pairings take about as long."""


class Rungs(Struct, frozen=True):
    """The matches at tables of one size: bots against each other, and each against itself."""

    players: int
    pairings: tuple[Match, ...]
    mirrors: tuple[Match, ...]


def ladder(bots: Sequence[str], seed: int) -> tuple[Rungs, ...]:
    """Where nobody meets anybody, as those that search at larger tables, there are no rungs."""
    tables = (rungs(bots, players, seed) for players in TABLES)
    return tuple(table for table in tables if table.pairings)


def rungs(bots: Sequence[str], players: int, seed: int) -> Rungs:
    """Of two neighbours one sits alone among copies of the other, and the other way round."""

    def match(*names: str) -> Match:
        return Match(
            options=Options(players=players),
            entrants=entrants_of(names),
            seed=seed,
            seconds=SECONDS,
        )

    pairings: list[Match] = []
    for one, other in neighbours(bots, players):
        pairings.append(match(one, f"{other}*{players - 1}"))
        if players > 2:
            pairings.append(match(other, f"{one}*{players - 1}"))
    quick = [bot for bot in bots if bot not in THOROUGH]
    return Rungs(players, tuple(pairings), tuple(match(*[bot] * players) for bot in quick))


def neighbours(bots: Sequence[str], players: int) -> Iterator[tuple[str, str]]:
    """Those that take their time meet only the next one below, and only in duels."""
    for place, one in enumerate(bots):
        reaches = REACHES if one not in THOROUGH else (1,) if players == 2 else ()
        for reach in reaches:
            if place + reach < len(bots):
                yield one, bots[place + reach]


def games_of(match: Match, quick: int, slow: int) -> int:
    """How many games of a match are played, by the time that its slowest bot takes."""
    longest = max(SHAMANS.get(entrant.bot, 0.0) for entrant in match.entrants)
    if not longest:
        return quick
    return slow if longest <= SHORT else max(round(slow * SHORT / longest), 1)


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
