"""Positions out of real games, so that no test has to play for minutes to get where it begins."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

from stoneage.bots.planner.bot import Planner
from stoneage.bots.registry import BOTS
from stoneage.server.tables.leaving import resign
from stoneage.server.tables.playing import moved
from stoneage.server.tables.seating import new_table, seat_bot, sit_down, start
from stoneage.server.tables.table import HostedTable, Person
from stoneage.server.wire.settings import TableSettings
from stoneage.table.actions import Action
from stoneage.table.choices import choices
from stoneage.table.options import Options
from stoneage.table.seeing import view
from stoneage.table.view import View

HOST = Person("host", "Mira")
OTHERS = ("Jonas", "Otter", "Lin")
SURPRISE = 0.2
"""How often a player does something unexpected, so that every question comes up."""
GAMES = 60
PLAIN = Options()

Question = Callable[[View, list[Action]], bool]


def dealt(settings: TableSettings, bots: tuple[str, ...], seed: int) -> HostedTable:
    """A table at its first decision: bots on the last seats, people of one sofa on the others."""
    table = new_table("", "", f"{seed:064x}", HOST, settings)
    people = settings.options.players - len(bots)
    for seat, name in zip(range(1, people), OTHERS, strict=False):
        table = sit_down(table, HOST, seat, name).table
    for seat, bot in enumerate(bots, people):
        table = seat_bot(table, HOST, seat, bot, BOTS).table
    return start(table, HOST, 0).table


def walk(table: HostedTable, seed: int, surprise: float = SURPRISE) -> Iterator[HostedTable]:
    """Every decision of a game by players who are now and then surprising, and its end."""
    planner, chance = Planner(), random.Random(seed)
    yield table
    while table.document.status == "running" and table.game is not None:
        state = table.game.state
        possible = choices(state)
        if chance.random() < surprise:
            action = chance.choice(possible)
        else:
            action = planner.choose(view(state, table.to_act), possible, chance, 1)
        table = moved(table, action, 0).table
        yield table


@cache
def asked(
    wanted: Question,
    options: Options = PLAIN,
    bots: tuple[str, ...] = (),
    seat: int | None = None,
    surprise: float = SURPRISE,
) -> HostedTable:
    """The first table where a seat, or one certain seat, is asked this."""
    for seed in range(GAMES):
        first = dealt(TableSettings(options=options), bots, seed)
        for table in walk(first, seed, surprise):
            if table.to_act is None or table.game is None or seat not in {None, table.to_act}:
                continue
            if wanted(view(table.game.state, table.to_act), choices(table.game.state)):
                return table
    raise AssertionError("no game led there")


@cache
def finished(options: Options = PLAIN, bots: tuple[str, ...] = (), seed: int = 1) -> HostedTable:
    """A game that was played to its end."""
    *_, last = walk(dealt(TableSettings(options=options), bots, seed), seed, 0.0)
    return last


@cache
def resigned(decisions: int, options: Options = PLAIN) -> HostedTable:
    """A short game: the second player gave up after so many decisions."""
    played = islice(walk(dealt(TableSettings(options=options), (), 1), 1, 0.0), decisions + 1)
    *_, last = played
    return resign(last, HOST, 1, 0).table


def late(seen: View, _: list[Action]) -> bool:
    """Much has been gathered and built, and somebody is to place his figures."""
    return seen.round >= 7 and seen.awaited.decision == "place"


def nearly_over(seen: View, _: list[Action]) -> bool:
    """One more round, or two."""
    left = min((stack.left for stack in seen.stacks), default=0)
    return seen.awaited.decision == "place" and (seen.deck <= 4 or left <= 1)
