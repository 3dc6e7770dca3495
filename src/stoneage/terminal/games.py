"""Many games of bots, written as a table for statistics: a row a seat."""

import sys
from contextlib import closing
from errno import EISDIR
from os import strerror
from pathlib import Path

import polars as pl
from msgspec.structs import astuple
from rich.console import Console
from rich.progress import Progress

from stoneage.bots.arena import GameRows, Match, MatchFile, SeatRow, play_games
from stoneage.processes import Executor
from stoneage.table import Words

from .ladder import Stopped

GAMES_AT_ONCE = 1000
"""So many are held as objects, the others in columns, which need far less memory."""
KINDS = {bool: pl.Boolean, float: pl.Float64, int: pl.Int64}
SCHEMA = {column: KINDS.get(kind, pl.String) for column, kind in SeatRow.__annotations__.items()}


class Columns:
    """Rows, brought into columns now and then."""

    def __init__(self) -> None:
        self._frames = [pl.DataFrame(schema=SCHEMA)]
        self._latest: list[GameRows] = []

    def add(self, game: GameRows) -> None:
        self._latest.append(game)
        if len(self._latest) == GAMES_AT_ONCE:
            self._bring_in()

    def frame(self) -> pl.DataFrame:
        self._bring_in()
        return pl.concat(self._frames)

    def _bring_in(self) -> None:
        rows = [astuple(row) for game in self._latest for row in game.rows]
        self._frames.append(pl.DataFrame(rows, SCHEMA, orient="row"))
        self._latest.clear()


def write_games(
    words: Words,
    match: Match,
    games: int,
    executor: Executor,
    file: Path,
    keep: Path | None,
) -> int:
    """Play so many games and write a row for each seat, how many is returned; or `Stopped`.

    The file is there when it is complete, and not before. What is kept is not played again.
    """
    if file.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(file))
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.touch()  # whoever cannot write there learns it before the first game
    try:
        frame = _played(words, match, games, executor, keep)
        frame.write_parquet(unfinished)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return len(frame)


def _played(
    words: Words, match: Match, games: int, executor: Executor, keep: Path | None
) -> pl.DataFrame:
    kept = None if keep is None else MatchFile(keep, match, GameRows)
    before = [] if kept is None else kept.played[:games]
    columns = Columns()
    for game in before:
        columns.add(game)
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(words.say("simulating"), total=games, completed=len(before))
        try:
            to_play = range(len(before), games)
            with closing(play_games(match, to_play, executor)) as playing:
                for game in playing:
                    if kept is not None:
                        kept.add(game)
                    columns.add(game)
                    progress.advance(bar)
        except KeyboardInterrupt:
            raise Stopped from None
    return columns.frame()
