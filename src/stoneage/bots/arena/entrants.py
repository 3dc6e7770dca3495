"""Who takes part in a match, and how many seats each of them holds at the table."""

import re
from collections.abc import Sequence

from msgspec import Struct

from stoneage.bots.bot import Bot
from stoneage.bots.host.hosted import HostedBot
from stoneage.bots.registry import BOTS

from .errors import NoBots, UnknownEntrant

COMMAND = "cmd:"
WITH_SEATS = re.compile(r"(.+?)(?:\*([1-9]))?", re.DOTALL)


class Entrant(Struct, frozen=True):
    """One row of the standings: a bot of the registry, or a command, and the seats it holds."""

    id: str  # the bot's own, with a number if it takes part more than once
    bot: str
    seats: int = 1


def entrants_of(names: Sequence[str]) -> tuple[Entrant, ...]:
    """`planner woodcutter*3` as entrants; `planner planner` are two that play each other."""
    if not names:
        raise NoBots
    entrants: list[Entrant] = []
    for name in names:
        parts = WITH_SEATS.fullmatch(name)
        bot, seats = (parts[1].strip(), int(parts[2] or 1)) if parts else (name, 1)
        if not bot.startswith(COMMAND) and bot not in BOTS:
            raise UnknownEntrant(name)
        earlier = sum(entrant.bot == bot for entrant in entrants)
        known_as = " ".join(bot.removeprefix(COMMAND).split())
        entrants.append(Entrant(f"{known_as}-{earlier + 1}" if earlier else known_as, bot, seats))
    return tuple(entrants)


def make_bot(entrant: Entrant) -> Bot:
    """A bot of its own for one seat, in the process that plays the games."""
    if entrant.bot.startswith(COMMAND):
        return HostedBot(entrant.bot.removeprefix(COMMAND).strip())
    return BOTS[entrant.bot]()


def line_of(entrants: Sequence[Entrant]) -> list[int]:
    """The entrants' numbers, each as often as it holds a seat."""
    return [number for number, entrant in enumerate(entrants) for _ in range(entrant.seats)]


def seatings(line: Sequence[int], players: int) -> list[tuple[int, ...]]:
    """Who sits where in each rotation of a deal.

    The line moves on by one seat a rotation, so that everybody sits everywhere equally often. At
    a larger table it begins again after its last; at a smaller one those beyond it sit out.
    """
    return [
        tuple(line[(seat + rotation) % len(line)] for seat in range(players))
        for rotation in range(len(line))
    ]
