"""What can be asked of the command, and how."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from stoneage.table import LANGUAGES, LETTERS

from .administering import backup, close_table, list_tables, restore
from .drawing import draw
from .matches import arena, bot_host, bots, games, ladder, simulate
from .outcomes import DONE, MISUSED
from .playing import VARIANTS, play
from .practising import check, make, practice
from .records import replay, verify
from .reviewing import review
from .serving import SETTINGS, serve
from .site import site
from .training import train

STYLES = ("builder", "painter", "toolmaker", "farmer", "starveling", "raven")
OPPONENTS = (
    *("great-shaman", "shaman", "wandering-shaman", "young-shaman", "elder", "storyteller"),
    *("scout", "hunter", "planner", "fisher", "shepherd", "weaver", "tanner", "potter"),
    *("woodcutter", "apprentice", "drummer", "youngster", "dreamer", "child", "forager"),
    *(f"{strength}{style}" for style in STYLES for strength in ("great-", "", "young-")),
)
PEOPLE = "how many of the seats people hold, taking turns at the keyboard"
BOTS = "who holds the other seats, as in planner,woodcutter: " + ", ".join(OPPONENTS)

THEMES = ("feeding", "tools", "cards", "last-round", "blocking", "buildings", "growth")
DIFFICULTIES = ("easy", "medium", "hard")
OWN_BOT = 'a bot, or a program of your own as "cmd: node mybot.mjs"'
PLAYING = "who plays, as in planner,elder or planner woodcutter*3; they take turns at the seats"
KEEP_GAMES = "keep every game there; the same command goes on where it was stopped"
KEEP = "keep every deal there; the same command goes on where it was stopped"
SEATING = (
    "Every deal is played once for each rotation of the seats, so the number of games is rounded"
    " up. 'planner woodcutter*3' seats one against three; 'planner planner' are two entrants that"
    " play each other. Where fewer bots than seats are named they sit down again in the same order;"
    " where there are more, some sit out in each game. A win share is that of one seat."
)
CLUSTER = "the Ray cluster that does the work, as in head:6379 or ray://head:10001"
GENERATIONS = "how many, from now: the same net for the same seed, unlike with hours"
PICTURE = "board.svg or board.png; without it the SVG is printed"
LADDER = Path("docs") / "ladder.md"
ALONE = ["serve", "--open"]
"""What the command does when nothing is asked of it."""
OPEN = "open the browser, and take another port if this one is in use: what stoneage alone does"
SERVING = (
    "Every flag is also an environment variable: --bot-seconds is STONEAGE_BOT_SECONDS. Flags count"
    " more. docs/operating.md explains them all."
)


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


def parser() -> Parser:
    command_line = Parser(prog="stoneage", description="The board game Stone Age.")
    command_line.epilog = "Without a command it starts a server and opens the browser."
    command_line.add_argument("--version", action=Version, nargs=0, help="print the version")
    commands = command_line.add_subparsers(title="commands", metavar="COMMAND", required=True)

    server = commands.add_parser("serve", help="serve the game to browsers", epilog=SERVING)
    server.set_defaults(command=serve)
    server.add_argument("--open", action="store_true", help=OPEN)
    _add_settings(server)

    game = commands.add_parser("play", help="play a game in this terminal")
    game.set_defaults(command=play)
    _add_options(game)
    game.set_defaults(players=None)
    game.add_argument("--terminal", action="store_true", help="here, as long as there is no other")
    game.add_argument("--people", type=int, choices=(1, 2, 3, 4), help=PEOPLE)
    game.add_argument("--bots", metavar="BOT,BOT", help=BOTS)
    game.add_argument("--seed", type=int, help="a number that fixes deal, dice and opponents")
    game.add_argument("--start", type=_seat, metavar="A-D", help="who begins, instead of a lot")
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

    picture = commands.add_parser("draw", help="draw a position of a recorded game")
    picture.set_defaults(command=draw)
    picture.add_argument("file", type=Path, metavar="FILE", help="a record, as JSON or notation")
    picture.add_argument("--move", type=_from(0), metavar="N", help="after N moves, not at the end")
    picture.add_argument("--seat", type=_seat, metavar="A-D", help="as this seat saw it")
    picture.add_argument("--winter", action="store_true", help="with snow on the land")
    picture.add_argument("-o", "--output", type=Path, metavar="FILE", help=PICTURE)

    pages = commands.add_parser("site", help="write the game as static files that need no server")
    pages.set_defaults(command=site)
    pages.add_argument("folder", type=Path, metavar="DIR", help="a new folder, or an earlier site")

    study = commands.add_parser("review", help="what was luck, and what would have been better")
    study.set_defaults(command=review)
    study.add_argument("file", type=Path, metavar="FILE", help="a record, as JSON or notation")
    study.add_argument("--deep", action="store_true", help="search at every decision, for minutes")
    study.add_argument("--keep", type=Path, metavar="FILE", help="keep it there; goes on with it")
    study.add_argument("--json", action="store_true", help="print the review as JSON")
    study.add_argument("--html", type=Path, metavar="FILE", help="write it as a page of its own")

    drill = commands.add_parser("practice", help="find the best move in a position")
    drill.set_defaults(command=practice)
    drill.add_argument("--theme", choices=THEMES, help="only of this theme")
    drill.add_argument("--difficulty", choices=DIFFICULTIES, help="only so difficult")
    drill.add_argument("--seed", type=int, metavar="N", help="a number that fixes the order")
    drills = drill.add_subparsers(title="commands", metavar="COMMAND")
    source = drills.add_parser("make", help="search games of bots; the same command goes on")
    source.set_defaults(command=make)
    source.add_argument("file", type=Path, metavar="FILE", help="where they are written")
    source.add_argument("--number", type=_from(1), default=300, metavar="N", help="how many")
    _add_executor(source)
    repetition = drills.add_parser("check", help="look at all anew; drop what no longer holds")
    repetition.set_defaults(command=check)
    repetition.add_argument("file", type=Path, metavar="FILE", help="which is written anew")
    _add_executor(repetition)

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
    _add_executor(match)
    match.add_argument("--keep", type=Path, metavar="FILE", help=KEEP)
    match.add_argument("--save", type=Path, metavar="DIR", help="write a record of every game")
    match.add_argument("--json", action="store_true", help="print the numbers as JSON")
    match.add_argument("--csv", type=Path, metavar="FILE", help="write the numbers as CSV")

    sample = commands.add_parser("games", help="play many games, write a table for statistics")
    sample.set_defaults(command=games)
    sample.add_argument("--bots", nargs="+", default=[], metavar="BOT", help=PLAYING)
    sample.add_argument("--bot", action="append", default=[], metavar="BOT", help=OWN_BOT)
    _add_options(sample)
    sample.add_argument("--games", type=_from(1), default=1000, metavar="N", help="how many")
    sample.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games")
    sample.add_argument("--seconds", type=_seconds, default=1.0, help="for each decision")
    sample.add_argument("--out", type=Path, required=True, metavar="FILE", help="as Parquet")
    sample.add_argument("--keep", type=Path, metavar="FILE", help=KEEP_GAMES)
    _add_executor(sample)

    rungs = commands.add_parser("ladder", help="play all bots against each other, write the page")
    rungs.set_defaults(command=ladder)
    rungs.add_argument("--bots", nargs="+", choices=OPPONENTS, metavar="BOT", help="only these")
    rungs.add_argument("--games", type=_from(1), default=2000, metavar="N", help="for each match")
    rungs.add_argument(
        "--slow-games", type=_from(1), default=20, metavar="N", help="for those that search"
    )
    rungs.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games")
    _add_executor(rungs)
    rungs.add_argument("--keep", type=Path, metavar="DIR", help="for files that let it go on later")
    rungs.add_argument("--output", type=Path, default=LADDER, metavar="FILE", help="the page")

    listing = commands.add_parser("bots", help="list the bots")
    listing.set_defaults(command=bots)

    school = commands.add_parser("train", help="teach a net for Elder; the same command goes on")
    school.set_defaults(command=train)
    school.add_argument("--players", type=int, choices=(2, 3, 4), required=True, help="at a table")
    length = school.add_mutually_exclusive_group()
    length.add_argument("--hours", type=_hours, default=1.0, help="how long, from now")
    length.add_argument("--generations", type=_from(1), metavar="N", help=GENERATIONS)
    school.add_argument("--out", type=Path, required=True, metavar="DIR", help="for all its files")
    school.add_argument(
        "--begin-with", type=Path, metavar="DIR", help="of another table size, or of nets alone"
    )
    school.add_argument("--hidden", type=_from(1), default=96, metavar="N", help="hidden units")
    school.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same deals")
    school.add_argument("--plan", type=Path, metavar="FILE", help="JSON: what to do otherwise")
    _add_executor(school)

    admin = commands.add_parser("admin", help="back up, restore, list and close tables")
    duties = _add_duties(admin)

    spoken = (
        server,
        game,
        story,
        proof,
        picture,
        pages,
        study,
        drill,
        source,
        repetition,
        many,
        host,
        match,
        sample,
        rungs,
        listing,
        school,
        *duties,
    )
    for command in spoken:
        command.add_argument("--lang", choices=LANGUAGES, help="the language of all sentences")
    return command_line


def _add_settings(command: argparse.ArgumentParser) -> None:
    """Read later, together with the environment, so that a mistake is explained in words."""
    for name, (value, meaning) in SETTINGS.items():
        flag = "--" + name.replace("_", "-")
        if value is None:
            switch = argparse.BooleanOptionalAction
            command.add_argument(flag, action=switch, default=None, help=meaning)
        else:
            command.add_argument(flag, metavar=value, help=meaning)


def _add_duties(admin: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    duties = admin.add_subparsers(title="commands", metavar="COMMAND", required=True)
    copy = duties.add_parser("backup", help="copy everything that is stored into a new file")
    copy.set_defaults(command=backup)
    copy.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    back = duties.add_parser("restore", help="copy a backup into an empty database")
    back.set_defaults(command=restore)
    back.add_argument("file", type=Path, metavar="FILE", help="a backup")
    tables = duties.add_parser("list", help="list the tables where people wait or play")
    tables.set_defaults(command=list_tables)
    tables.add_argument("--most", type=_from(1), default=1000, metavar="N", help="of each kind")
    end = duties.add_parser("close", help="end a table for good")
    end.set_defaults(command=close_table)
    end.add_argument("table", metavar="TABLE", help="its id, or its digest in list and log")
    found = [copy, back, tables, end]
    url, meaning = SETTINGS["database"]
    for duty in found:
        duty.add_argument("--database", metavar=url, help=meaning)
    return found


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=int, choices=(2, 3, 4), default=4, help="seats")
    for variant in VARIANTS:
        command.add_argument(f"--{variant}", action="store_true", help=f"with {variant}")


def _add_executor(command: argparse.ArgumentParser) -> None:
    workers = command.add_mutually_exclusive_group()
    workers.add_argument("--processes", type=_from(1), metavar="N", help="one a core unless said")
    workers.add_argument("--cluster", metavar="ADDRESS", help=CLUSTER)


def _from(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"a number from {least} on is wanted")
        return int(text)

    return number


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 60:
        raise ValueError(text)
    return seconds


def _hours(text: str) -> float:
    hours = float(text)
    if not 0 < hours <= 10_000:
        raise ValueError(text)
    return hours


def _seat(text: str) -> int:
    """A letter, as on the board, or its number."""
    names = [*LETTERS, *"1234"]
    if text.upper() not in names:
        raise argparse.ArgumentTypeError("choose from A to D")
    return names.index(text.upper()) % len(LETTERS) + 1
