"""Ratings on the scale of Elo: 400 points are odds of 10 to 1 (Bradley and Terry 1952).

Of several seats each wins in proportion to its strength. All games are weighed at once, so their
order does not matter, as it would with ratings that follow game by game: bots do not learn.
"""

from collections.abc import Sequence
from math import exp, log, log10

from msgspec import Struct

AVERAGE = 1500.0
STEPS = 10_000
CLOSE_ENOUGH = 1e-9
DRAWN_GAMES = 1.0


class Meeting(Struct, frozen=True):
    """Games of the same company: the seats and the wins of every bot, by number."""

    seats: tuple[int, ...]
    games: int
    wins: tuple[float, ...]


def ratings(meetings: Sequence[Meeting]) -> list[float]:
    """One for each bot; on average 1500.

    Everybody is also given one drawn game against an average bot, so that whoever won all games
    has a rating too (Hunter 2004 for the steps).
    """
    number = len(meetings[0].seats)
    of_bot = [[meeting for meeting in meetings if meeting.seats[bot]] for bot in range(number)]
    strengths = [1.0] * number
    for _ in range(STEPS):
        stepped = _centred([_step(bot, strengths, of_bot[bot]) for bot in range(number)])
        change = max(abs(log(new / old)) for new, old in zip(stepped, strengths, strict=True))
        strengths = stepped
        if change < CLOSE_ENOUGH:
            break
    return [AVERAGE + 400 * log10(strength) for strength in strengths]


def _step(bot: int, strengths: list[float], meetings: Sequence[Meeting]) -> float:
    """The strength with which the bot would have won as often as it did in its meetings."""
    wins = DRAWN_GAMES / 2
    expected = DRAWN_GAMES / (strengths[bot] + 1.0)
    for meeting in meetings:
        together = sum(seats * strengths[at] for at, seats in enumerate(meeting.seats) if seats)
        wins += meeting.wins[bot]
        expected += meeting.games * meeting.seats[bot] / together
    return wins / expected


def _centred(strengths: list[float]) -> list[float]:
    middle = exp(sum(map(log, strengths)) / len(strengths))
    return [strength / middle for strength in strengths]
