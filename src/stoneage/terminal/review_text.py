"""A review on the screen: a bar while it is made, then chart, sum and mistakes."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from stoneage.analysis import Effort, Review, Reviewer, turning_point_text
from stoneage.analysis.report import (
    chances_by_round,
    mistake_heading,
    mistake_rows,
    sum_heading,
    sum_rows,
)
from stoneage.record import Record
from stoneage.table import LETTERS, Words

BAR = 60  # letters for a whole win


def review_with_bar(
    words: Words, record: Record, effort: Effort, begun: Review | None
) -> tuple[Review, bool]:
    """The review, and whether it was finished: Control-C stops it, and what was found is kept."""
    console = Console(file=sys.stderr)
    reviewer = Reviewer(record, effort, begun)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("review-progress"), total=len(record.moves))
        try:
            for reviewed in reviewer.steps():
                progress.update(task, completed=reviewed)
        except KeyboardInterrupt:
            return reviewer.so_far(), False
    return reviewer.so_far(), True


def read_review(file: Path) -> Review | None:
    """What was kept there, or nothing."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Review)
    except (OSError, msgspec.DecodeError):
        return None


def show_review(words: Words, review: Review, names: Sequence[str]) -> None:
    console = Console()
    heading = words.say("review-heading", effort=review.effort, moves=review.reviewed)
    console.print(heading, style="bold", markup=False)
    console.print()
    console.print(words.say("review-chances"), style="bold", markup=False)
    for line in chart_lines(review):
        console.print(line, markup=False, highlight=False)
    console.print()
    sums = sum_rows(words, review.summary, names)
    console.print(_table(words.say("review-sum"), sum_heading(words), sums))
    console.print(words.say("review-note"), markup=False, highlight=False)
    console.print()
    console.print(words.say("review-turning-points"), style="bold", markup=False)
    for number, point in enumerate(review.turning_points, 1):
        text = turning_point_text(words, review, point, names)
        console.print(f"{number}. {text}", markup=False, highlight=False)
    mistakes = mistake_rows(words, review, names)
    console.print(_table(words.say("review-mistakes"), mistake_heading(words), mistakes))


def chart_lines(review: Review) -> list[str]:
    """A bar a round, in which every seat has as many letters as it has of the win."""
    lines = [f"{number:>3} {_bar(row)}" for number, row in chances_by_round(review)]
    return [*lines, f"    {_bar(review.chances[-1])}"]


def _bar(chances: Sequence[float]) -> str:
    ends = [round(BAR * sum(chances[: seat + 1])) for seat in range(len(chances))]
    starts = [0, *ends[:-1]]
    widths = [end - start for start, end in zip(starts, ends, strict=True)]
    return "".join(LETTERS[seat] * width for seat, width in enumerate(widths))


def _table(title: str, heading: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(title=title, box=SIMPLE, title_justify="left")
    for column in heading:
        table.add_column(column)
    for row in rows:
        table.add_row(*row)
    return table
