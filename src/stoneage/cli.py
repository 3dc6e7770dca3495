"""The `stoneage` command. What a subcommand needs is imported late, so that help comes at once."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from stoneage.table.languages import LANGUAGES, language_of

if TYPE_CHECKING:
    from stoneage.table.game import Game
    from stoneage.table.options import Options
    from stoneage.table.words import Words
    from stoneage.terminal.seats import Seats
    from stoneage.terminal.session import Session

DONE, WRONG, MISUSED, INTERRUPTED = 0, 1, 2, 130

VARIANTS = ("harsh-winter", "wild-animals", "igloos", "closed-cards")
OPPONENTS = ("planner", "woodcutter", "forager")
ALREADY_KNOWN = ("players", "people", "bots", "seed", *VARIANTS)
PEOPLE = "how many of the seats people hold, taking turns at the keyboard"
BOTS = "who holds the other seats, as in planner,woodcutter: " + ", ".join(OPPONENTS)

OWN_BOT = 'a bot, or a program of your own as "cmd: node mybot.mjs"'
KEEP = "keep every deal there; the same command goes on where it was stopped"
SEATING = (
    "Every deal is played once for each rotation of the seats, so the number of games is rounded"
    " up. 'planner woodcutter*3' seats one against three; 'planner planner' are two entrants that"
    " play each other. Where fewer bots than seats are named they sit down again in the same order;"
    " where there are more, some sit out in each game. A win share is that of one seat."
)
LADDER = Path("docs") / "ladder.md"


class Misuse(Exception):
    """Something that only the user can put right, said in his language."""


def main(arguments: list[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        asked = _parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], int] = asked.command
        code = command(asked)
        sys.stdout.flush()
    except Misuse as misuse:
        print(f"stoneage: {misuse}", file=sys.stderr)
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has had enough: what is still in the buffer must go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    return code


def play(asked: argparse.Namespace) -> int:
    from stoneage.terminal.colours import wants_colours
    from stoneage.terminal.screen import Screen
    from stoneage.terminal.session import Session
    from stoneage.terminal.starting import CannotStart

    words = _words(asked)
    try:
        game, seats = _new_game(words, asked) if asked.resume is None else _resumed(words, asked)
    except CannotStart as error:
        raise Misuse(str(error)) from None
    screen = Screen(has_colours=wants_colours(sys.stdout))
    session = Session(words, screen, game, seats, asked.save or asked.resume)
    if session.file is not None:
        _save(words, session, session.file)
    session.run()
    return DONE


def _new_game(words: "Words", asked: argparse.Namespace) -> "tuple[Game, Seats]":
    from stoneage.table.game import Game
    from stoneage.terminal.starting import seated

    bots = asked.bots.split(",") if asked.bots else []
    seats = seated(words, asked.people or 1, bots, asked.players, asked.seed)
    return Game.new(_options(asked, len(seats.names)), asked.seed), seats


def _resumed(words: "Words", asked: argparse.Namespace) -> "tuple[Game, Seats]":
    from stoneage.terminal.starting import CannotStart, resumed

    given = [f"--{name}" for name in ALREADY_KNOWN if getattr(asked, name.replace("-", "_"))]
    if given:
        raise CannotStart(words.say("resume-alone", options=words.listing(given)))
    try:
        return resumed(words, _content(words, asked.resume))
    except CannotStart as error:
        raise CannotStart(f"{asked.resume}: {error}") from None


def replay(asked: argparse.Namespace) -> int:
    from stoneage.record.errors import BadRecord
    from stoneage.record.forms import read
    from stoneage.record.replay import Replay
    from stoneage.terminal.complaint import bad_record_text
    from stoneage.terminal.replaying import story_lines

    words = _words(asked)
    try:
        game = Replay(read(_content(words, asked.file)))
    except BadRecord as error:
        raise Misuse(f"{asked.file}: {bad_record_text(words, error)}") from None
    _check_number(words, "no-such-move", asked.to, len(game))
    _check_number(words, "no-such-round", asked.round, int(game.game.state.round))
    _check_number(words, "no-such-seat", asked.seat, len(game.record.seats))
    seat = None if asked.seat is None else asked.seat - 1
    for line in story_lines(words, game, asked.to, asked.round, seat):
        print(line)
    return DONE


def verify(asked: argparse.Namespace) -> int:
    from stoneage.record.forms import verify_text
    from stoneage.terminal.verdict import verdict_lines

    words = _words(asked)
    verdict = verify_text(_content(words, asked.file))
    print(*verdict_lines(words, verdict), sep="\n")
    return DONE if verdict.is_sound else WRONG


def simulate(asked: argparse.Namespace) -> int:
    from msgspec import json

    from stoneage.terminal.simulation import simulate_with_bar, simulation_lines

    words = _words(asked)
    simulation = simulate_with_bar(words, _options(asked), asked.games, asked.seed)
    if asked.json:
        print(json.encode(simulation).decode())
    else:
        print(*simulation_lines(words, simulation), sep="\n")
    return DONE


def bot_host(asked: argparse.Namespace) -> int:
    from stoneage.bots.registry import BOTS
    from stoneage.terminal.bot_host import run_check_up

    words = _words(asked)
    options = _options(asked)
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

    from stoneage.bots.arena.entrants import entrants_of
    from stoneage.bots.arena.errors import ArenaError
    from stoneage.bots.arena.match import Match
    from stoneage.terminal.arena import play_match, show_standings
    from stoneage.terminal.arena_errors import arena_error_text
    from stoneage.terminal.spreadsheet import write_csv

    words = _words(asked)
    try:
        entrants = entrants_of([*asked.bots, *asked.bot])
        match = Match(
            options=_options(asked), entrants=entrants, seed=asked.seed, seconds=asked.seconds
        )
        if asked.save is not None:
            asked.save.mkdir(parents=True, exist_ok=True)
        played = play_match(
            words, match, asked.games, _processes(asked), keep=asked.keep, records=asked.save
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


def ladder(asked: argparse.Namespace) -> int:
    from stoneage.bots.arena.errors import ArenaError
    from stoneage.terminal.arena_errors import arena_error_text
    from stoneage.terminal.ladder import Stopped, climb

    words = _words(asked)
    try:
        climb(words, asked.games, asked.seed, _processes(asked), asked.keep, asked.output)
    except Stopped:
        print(words.say("ladder-stopped"), file=sys.stderr)
        return INTERRUPTED
    except (ArenaError, OSError) as error:
        raise Misuse(arena_error_text(words, error)) from None
    return DONE


def bots(asked: argparse.Namespace) -> int:
    from stoneage.terminal.arena import bot_lines

    print(*bot_lines(_words(asked)), sep="\n")
    return DONE


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, instead of printing all it knows."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message}; see {self.prog} --help\n")


class Version(argparse.Action):
    """Looked up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version

        try:
            installed = version("stoneage")
        except PackageNotFoundError:
            installed = "source"
        print(f"stoneage {installed}")
        parser.exit(DONE)


def _parser() -> Parser:
    parser = Parser(prog="stoneage", description="The board game Stone Age.")
    parser.add_argument("--version", action=Version, nargs=0, help="print the version")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    game = commands.add_parser("play", help="play a game in this terminal")
    game.set_defaults(command=play)
    _add_options(game)
    game.set_defaults(players=None)
    game.add_argument("--terminal", action="store_true", help="here, as long as there is no other")
    game.add_argument("--people", type=int, choices=(1, 2, 3, 4), help=PEOPLE)
    game.add_argument("--bots", metavar="BOT,BOT", help=BOTS)
    game.add_argument("--seed", type=int, help="a number that fixes deal, dice and opponents")
    game.add_argument("--save", type=Path, metavar="FILE", help="keep the game after every move")
    game.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")

    story = commands.add_parser("replay", help="tell the story of a recorded game")
    story.set_defaults(command=replay)
    story.add_argument("file", type=Path, metavar="FILE", help="a record, as JSON or notation")
    story.add_argument("--to", type=_from(0), metavar="N", help="stop after N moves with the board")
    story.add_argument("--round", type=_from(1), metavar="N", help="tell this round only")
    story.add_argument("--seat", type=_seat, metavar="A-D", help="as this seat saw it")

    proof = commands.add_parser("verify", help="check moves, result and fair dice of a record")
    proof.set_defaults(command=verify)
    proof.add_argument("file", type=Path, metavar="FILE", help="a record, as JSON or notation")

    many = commands.add_parser("simulate", help="let random players play many games")
    many.set_defaults(command=simulate)
    _add_options(many)
    many.add_argument("--games", type=_from(1), default=1000, metavar="N", help="how many")
    many.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games")
    many.add_argument("--json", action="store_true", help="print the numbers as JSON")

    host = commands.add_parser("bot-host", help="check a bot that is a program of your own")
    host.set_defaults(command=bot_host)
    _add_options(host)
    host.add_argument("program", metavar="PROGRAM", help='how it is started: "node mybot.mjs"')
    host.add_argument("--against", choices=OPPONENTS, default="woodcutter", help="the other seats")
    host.add_argument("--games", type=_from(1), default=1, metavar="N", help="how many")
    host.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games")
    host.add_argument("--seconds", type=_seconds, default=2.0, help="for each decision")
    host.add_argument("--verbose", action="store_true", help="show every line that is exchanged")

    match = commands.add_parser("arena", help="let bots play a match", epilog=SEATING)
    match.set_defaults(command=arena)
    match.add_argument(
        "bots", nargs="*", metavar="BOT", help="planner, or woodcutter*3 for 3 seats"
    )
    match.add_argument("--bot", action="append", default=[], metavar="BOT", help=OWN_BOT)
    _add_options(match)
    match.add_argument("--games", type=_from(1), default=2000, metavar="N", help="at least so many")
    match.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games")
    match.add_argument("--seconds", type=_seconds, default=1.0, help="for each decision")
    match.add_argument("--processes", type=_from(1), metavar="N", help="one a core unless said")
    match.add_argument("--keep", type=Path, metavar="FILE", help=KEEP)
    match.add_argument("--save", type=Path, metavar="DIR", help="write a record of every game")
    match.add_argument("--json", action="store_true", help="print the numbers as JSON")
    match.add_argument("--csv", type=Path, metavar="FILE", help="write the numbers as CSV")

    rungs = commands.add_parser("ladder", help="play all bots against each other, write the page")
    rungs.set_defaults(command=ladder)
    rungs.add_argument("--games", type=_from(1), default=2000, metavar="N", help="for each match")
    rungs.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games")
    rungs.add_argument("--processes", type=_from(1), metavar="N", help="one a core unless said")
    rungs.add_argument("--keep", type=Path, metavar="DIR", help="for files that let it go on later")
    rungs.add_argument("--output", type=Path, default=LADDER, metavar="FILE", help="the page")

    listing = commands.add_parser("bots", help="list the bots")
    listing.set_defaults(command=bots)

    for command in (game, story, proof, many, host, match, rungs, listing):
        command.add_argument("--lang", choices=LANGUAGES, help="the language of all sentences")
    return parser


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=int, choices=(2, 3, 4), default=4, help="seats")
    for variant in VARIANTS:
        command.add_argument(f"--{variant}", action="store_true", help=f"with {variant}")


def _from(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if int(text) < least:
            raise ValueError(text)
        return int(text)

    return number


def _processes(asked: argparse.Namespace) -> int:
    from stoneage.bots.arena.processes import cores

    return asked.processes or cores()


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 60:
        raise ValueError(text)
    return seconds


def _seat(text: str) -> int:
    return "ABCD".index(text.upper()) + 1 if text.isalpha() else _from(1)(text)


def _options(asked: argparse.Namespace, players: int | None = None) -> "Options":
    from stoneage.table.options import Options

    return Options(
        players=players or asked.players,
        harsh_winter=asked.harsh_winter,
        wild_animals=asked.wild_animals,
        igloos=asked.igloos,
        closed_cards=asked.closed_cards,
    )


def _words(asked: argparse.Namespace) -> "Words":
    from stoneage.table.words import Words

    return Words(asked.lang or language_of(os.environ))


def _content(words: "Words", file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise Misuse(words.say("cannot-read", file=str(file), why=str(error.strerror))) from None


def _save(words: "Words", session: "Session", file: Path) -> None:
    try:
        session.write_record(file)
    except OSError as error:
        raise Misuse(words.say("cannot-save", file=str(file), why=str(error.strerror))) from None


def _check_number(words: "Words", complaint: str, number: int | None, most: int) -> None:
    if number is not None and number > most:
        raise Misuse(words.say(complaint, number=number, most=most))


if __name__ == "__main__":
    sys.exit(main())
