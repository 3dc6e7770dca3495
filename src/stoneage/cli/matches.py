"""`stoneage simulate`, `arena`, `games`, `ladder`, `bots` and `bot-host`"""

import argparse
import sys

from .argument_values import options_for, words_for
from .executors import executor_for
from .outcomes import DONE, INTERRUPTED, WRONG, Misuse


def simulate(asked: argparse.Namespace) -> int:
    from msgspec import json

    from stoneage.terminal import simulate_with_bar, simulation_lines

    words = words_for(asked)
    simulation = simulate_with_bar(words, options_for(asked), asked.games, asked.seed)
    if asked.json:
        print(json.encode(simulation).decode())
    else:
        print(*simulation_lines(words, simulation), sep="\n")
    return DONE


def bot_host(asked: argparse.Namespace) -> int:
    from stoneage.bots import BOTS
    from stoneage.terminal import run_check_up

    words = words_for(asked)
    options = options_for(asked)
    opponents = [BOTS[asked.against]() for _ in range(options.players - 1)]
    found = run_check_up(
        words,
        asked.program,
        opponents,
        options,
        asked.games,
        asked.seed,
        asked.seconds,
        asked.verbose,
    )
    return WRONG if found.faults else DONE


def arena(asked: argparse.Namespace) -> int:
    from msgspec import json

    from stoneage.bots.arena import ArenaError, Match, entrants_of
    from stoneage.terminal import arena_error_text, play_match, show_standings, write_csv

    words = words_for(asked)
    try:
        entrants = entrants_of([*asked.bots, *asked.bot])
        match = Match(
            options=options_for(asked), entrants=entrants, seed=asked.seed, seconds=asked.seconds
        )
        if asked.save is not None:
            asked.save.mkdir(parents=True, exist_ok=True)
        with executor_for(words, asked) as executor:
            played = play_match(
                words, match, asked.games, executor, keep=asked.keep, records=asked.save
            )
        if played is None:
            print(words.say("arena-nothing"), file=sys.stderr)
            return INTERRUPTED
        if asked.csv is not None:
            write_csv(asked.csv, played)
    except (ArenaError, OSError) as error:
        raise Misuse(arena_error_text(words, error)) from None
    if asked.json:
        print(json.encode(played).decode())
    else:
        show_standings(words, asked.games, played)
    return DONE if played.is_complete else INTERRUPTED


def games(asked: argparse.Namespace) -> int:
    words = words_for(asked)
    try:
        from stoneage.terminal import write_games
    except ModuleNotFoundError as missing:
        if missing.name != "polars":
            raise
        raise Misuse(words.say("games-missing", library=missing.name)) from None
    from stoneage.bots.arena import ArenaError, Match, entrants_of
    from stoneage.terminal import Stopped, arena_error_text

    names = [name for named in asked.bots for name in named.split(",") if name]
    try:
        match = Match(
            options=options_for(asked),
            entrants=entrants_of([*names, *asked.bot]),
            seed=asked.seed,
            seconds=asked.seconds,
        )
        with executor_for(words, asked) as executor:
            rows = write_games(words, match, asked.games, executor, asked.out, asked.keep)
    except Stopped:
        print(words.say("games-stopped", file=str(asked.out)), file=sys.stderr)
        return INTERRUPTED
    except (ArenaError, OSError) as error:
        raise Misuse(arena_error_text(words, error)) from None
    print(words.say("games-written", games=asked.games, rows=rows, file=str(asked.out)))
    return DONE


def ladder(asked: argparse.Namespace) -> int:
    from stoneage.bots import BOTS
    from stoneage.bots.arena import ArenaError, Games
    from stoneage.terminal import Stopped, arena_error_text, climb

    words = words_for(asked)
    bots = [bot for bot in BOTS if bot in (asked.bots or BOTS)]
    if len(bots) < 2:
        raise Misuse(words.say("ladder-alone"))
    games = Games(asked.games, asked.slow_games)
    try:
        with executor_for(words, asked) as executor:
            climb(words, bots, games, asked.seed, executor, asked.keep, asked.output)
    except Stopped:
        print(words.say("ladder-stopped"), file=sys.stderr)
        return INTERRUPTED
    except (ArenaError, OSError) as error:
        raise Misuse(arena_error_text(words, error)) from None
    return DONE


def bots(asked: argparse.Namespace) -> int:
    from stoneage.terminal import bot_lines

    print(*bot_lines(words_for(asked)), sep="\n")
    return DONE
