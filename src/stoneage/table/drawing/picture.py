"""A view as one picture: the land, and below it what lies before each player."""

from collections.abc import Sequence
from contextlib import AbstractContextManager

from stoneage.table.languages import ENGLISH
from stoneage.table.seats import LETTERS
from stoneage.table.view import View
from stoneage.table.words import Words

from . import heading, players
from .canvas import Canvas
from .geometry import VALLEY
from .scoring import draw_scoring, scoring_height
from .valley import draw_valley

MARGIN, GAP = 16, 12


def draw_svg(
    view: View,
    *,
    winter: bool = False,
    language: str = ENGLISH,
    names: Sequence[str] | None = None,
) -> str:
    """Everything that the viewer may know, as one SVG that needs no other file."""
    words = Words(language)
    called = names or LETTERS
    canvas = Canvas(language)
    width, land = VALLEY.width, MARGIN - 2 + heading.HEIGHT + GAP
    boards = land + VALLEY.height + GAP
    scoring = boards + len(view.players) * (players.HEIGHT + players.GAP) - players.GAP + GAP
    table = scoring_height(view)
    height = scoring + table + (MARGIN if table else MARGIN - GAP)
    canvas.rect(0, 0, width + 2 * MARGIN, height, 18, fill="#E6D7BA")
    with _moved(canvas, MARGIN - 4):
        heading.draw_heading(canvas, view, words, called, width)
    with _moved(canvas, land):
        draw_valley(canvas, view, words, winter)
    with _moved(canvas, boards):
        players.draw_players(canvas, view, called, width)
    with _moved(canvas, scoring):
        draw_scoring(canvas, view, words, width)
    title = words.say("web-title") + " · " + heading.title_text(view, words, called)
    return canvas.document(title, width + 2 * MARGIN, height)


def _moved(canvas: Canvas, y: float) -> AbstractContextManager[None]:
    return canvas.group(transform=f"translate({MARGIN} {y:g})")
