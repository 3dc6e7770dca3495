"""A check-up of a program: whole games against built-in bots, its faults and its times."""

from collections.abc import Sequence
from random import Random
from statistics import median
from time import perf_counter

from msgspec import Struct

from stoneage.bots.bot import Bot
from stoneage.table import Game, Options, chance_of

from .faults import Fault
from .hosted import HostedBot


class GameChecked(Struct, frozen=True, kw_only=True):
    """One game of the program: its seat, and how the game ended."""

    seat: int
    rounds: int
    points: tuple[int, ...]  # by seats
    winners: tuple[int, ...]
    forfeited: bool


class CheckUp(Struct, frozen=True, kw_only=True):
    """What came out of it."""

    name: str
    games: tuple[GameChecked, ...]
    decisions: int  # that it took itself
    median_seconds: float
    longest_seconds: float
    faults: tuple[Fault, ...]


def check_up(
    bot: HostedBot,
    opponents: Sequence[Bot],
    options: Options,
    games: int,
    seed: int,
    seconds: float,
) -> CheckUp:
    """Let the program play so many games, on the next seat in each."""
    times: list[float] = []
    played: list[GameChecked] = []
    for number in range(games):
        seat = number % options.players
        bots: list[Bot] = list(opponents)
        bots.insert(seat, bot)
        bot.start()
        chance = chance_of(Random(f"{seed}/{number}/table"))
        game = Game.new(options, chance)
        rng = Random(f"{seed}/{number}/bots")
        while (current := game.seat) is not None:
            view, choices = game.view(current), game.choices
            faults = len(bot.faults)
            began = perf_counter()
            action = bots[current].choose(view, choices, rng, seconds)
            taken = perf_counter() - began
            if current == seat and faults == len(bot.faults) and not bot.has_forfeited:
                times.append(taken)
            game = game.push(action).roll(chance)
        played.append(_played(game, seat, bot.has_forfeited))
        bot.end_game(game.result)
    return CheckUp(
        name=bot.name,
        games=tuple(played),
        decisions=len(times),
        median_seconds=median(times) if times else 0.0,
        longest_seconds=max(times, default=0.0),
        faults=tuple(bot.faults),
    )


def _played(game: Game, seat: int, forfeited: bool) -> GameChecked:
    result = game.result
    assert result is not None
    return GameChecked(
        seat=seat,
        rounds=int(game.state.round),
        points=tuple(scoring.total for scoring in result.scoring),
        winners=result.winners,
        forfeited=forfeited,
    )
