"""The `stoneage` command. What a subcommand needs is imported late, so that help comes at once."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from stoneage.terminal.languages import LANGUAGES, language_of

if TYPE_CHECKING:
    from stoneage.table.options import Options
    from stoneage.terminal.session import Session
    from stoneage.terminal.words import Words

DONE, WRONG, MISUSED, INTERRUPTED = 0, 1, 2, 130

VARIANTS = ("harsh-winter", "wild-animals", "igloos", "closed-cards")
PEOPLE = "how many of the seats people hold, taking turns at the keyboard"


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
    import random

    from stoneage.table.game import Game
    from stoneage.terminal.screen import Screen
    from stoneage.terminal.session import Session

    words = _words(asked)
    options = _options(asked)
    if asked.people > options.players:
        raise Misuse(words.say("too-many-people", people=asked.people, players=options.players))
    game = Game.new(options, asked.seed)
    opponents = random.Random(None if asked.seed is None else f"{asked.seed}/opponents")
    session = Session(words, Screen(), game, asked.people, opponents)
    if asked.save is None:
        session.run()
        return DONE
    _save(words, session, asked.save)
    try:
        session.run()
    finally:
        _save(words, session, asked.save)
    return DONE


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
    game.add_argument("--people", type=int, choices=(1, 2, 3, 4), default=1, help=PEOPLE)
    game.add_argument("--seed", type=int, help="a number that fixes deal, dice and opponents")
    game.add_argument("--save", type=Path, metavar="FILE", help="keep the game as a record")

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

    for command in (game, story, proof, many):
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


def _seat(text: str) -> int:
    return "ABCD".index(text.upper()) + 1 if text.isalpha() else _from(1)(text)


def _options(asked: argparse.Namespace) -> "Options":
    from stoneage.table.options import Options

    return Options(
        players=asked.players,
        harsh_winter=asked.harsh_winter,
        wild_animals=asked.wild_animals,
        igloos=asked.igloos,
        closed_cards=asked.closed_cards,
    )


def _words(asked: argparse.Namespace) -> "Words":
    from stoneage.terminal.words import Words

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
