"""The final scoring by category, below the players' boards (E3)."""

from stoneage.table.view import ScoringView, View
from stoneage.table.words import Words

from .canvas import Canvas, fitting, written
from .players import LINE, PANEL
from .seats import DRESSES

HEAD, ROW = 64, 34
SYMBOLS = {
    "in_game": "points",
    "cultures": "culture-writing",
    "repeated_cultures": "culture-music",
    "farmers": "profession-farmers",
    "tool_makers": "profession-tool-makers",
    "hut_builders": "profession-hut-builders",
    "shamans": "profession-shamans",
    "resources": "any-resource",
    "total": "star",
}


def scoring_height(view: View) -> float:
    return HEAD + ROW * len(view.players) + 8 if view.result else 0


def draw_scoring(canvas: Canvas, view: View, words: Words, width: float) -> None:
    """A column a category, a row a player; the winners' totals stand out."""
    if view.result is None:
        return
    canvas.rect(0, 0, width, scoring_height(view), 14, fill=PANEL, stroke=LINE)
    step = (width - 70) / len(SYMBOLS)
    for column, category in enumerate(ScoringView.__struct_fields__):
        middle = 64 + step * (column + 0.5)
        canvas.symbol(SYMBOLS[category], middle - 15, 8, 30)
        name = words.say(f"scoring-{category.replace('_', '-')}")
        text, size = fitting(name, 13, step - 8)
        canvas.text(text, middle, 54, size, font_weight=700, fill="#665440")
    for seat, scoring in enumerate(view.result.scoring):
        y = HEAD + seat * ROW
        canvas.path(f"M14 {y}h{width - 28:g}", stroke=LINE)
        canvas.symbol(f"emblem-{DRESSES[seat].emblem}", 20, y + 4, 26)
        if seat in view.result.winners:
            x = 64 + step * (len(SYMBOLS) - 0.5)
            canvas.rect(x - 40, y + 4, 80, 26, 13, fill=DRESSES[seat].colour)
        for column, category in enumerate(ScoringView.__struct_fields__):
            points: int = getattr(scoring, category)
            is_won = category == "total" and seat in view.result.winners
            canvas.text(
                written(points),
                64 + step * (column + 0.5),
                y + 24,
                18,
                fill=DRESSES[seat].letters if is_won else None,
                opacity=None if points else 0.4,
            )
