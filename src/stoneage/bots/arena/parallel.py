"""Many deals or games at once; they come in their order, whoever plays them."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from stoneage.processes import Executor

from .match import DealPlayed, Match
from .seat_rows import GameRows, rows_of
from .table import ArenaTable

DealAndRecords = tuple[DealPlayed, dict[str, str]]


def play_deals(
    match: Match, deals: Sequence[int], executor: Executor, records: Path | None = None
) -> Generator[DealPlayed]:
    """Every deal in turn; their records are written here, wherever they were played."""
    job = partial(playing_deals, match, records is not None)
    with closing(executor.map(job, deals)) as playing:
        for deal, written in playing:
            if records is not None:
                for name, content in written.items():
                    (records / name).write_text(content, encoding="utf-8")
            yield deal


def play_games(match: Match, numbers: Sequence[int], executor: Executor) -> Generator[GameRows]:
    """Every game in turn. Each has a deal of its own, and the seats move on by one."""
    return executor.map(partial(playing_games, match), numbers)


@contextmanager
def playing_deals(match: Match, has_records: bool) -> Iterator[Callable[[int], DealAndRecords]]:
    """The job of a process: whole deals."""
    records: dict[str, str] = {}

    def play(deal: int) -> DealAndRecords:
        records.clear()
        return table.play_deal(deal), records.copy()

    with closing(ArenaTable(match, records.__setitem__ if has_records else None)) as table:
        yield play


@contextmanager
def playing_games(match: Match) -> Iterator[Callable[[int], GameRows]]:
    """The job of a process: single games."""
    with closing(ArenaTable(match)) as table:
        yield lambda number: rows_of(
            match, number, table.play_game(number, number % match.rotations)
        )
