"""Above the land: which round and phase it is, whose turn, and what is awaited."""

import textwrap
from collections.abc import Sequence

from stoneage.table.view import View
from stoneage.table.words import Words

from .canvas import INK, Canvas, Look, fitting, width_of
from .seats import DRESSES

PHASES = ("placing", "using", "feeding")
VARIANTS = ("harsh_winter", "wild_animals", "igloos", "closed_cards")
MUTED = "#665440"
HEIGHT = 56


def draw_heading(
    canvas: Canvas, view: View, words: Words, names: Sequence[str], width: float
) -> None:
    _draw_title(canvas, view, words)
    _draw_turn(canvas, view, words, names, width / 2)
    _draw_phases(canvas, view, words, width)


def _draw_title(canvas: Canvas, view: View, words: Words) -> None:
    """The name of the game and the variants that are played, in two lines where one is too long."""
    lines = _variants(view, words)
    title: Look = {"text_anchor": "start", "font_family": canvas.display}
    canvas.text(words.say("web-title"), 4, 36 - 7 * len(lines), 24, **title)
    for index, line in enumerate(lines):
        text, size = fitting(line, 12.5, 325)
        y = 47 - 7 * (len(lines) - 1) + 15 * index
        canvas.text(text, 5, y, size, text_anchor="start", font_weight=600, fill=MUTED)


def _variants(view: View, words: Words) -> list[str]:
    played = [variant for variant in VARIANTS if getattr(view.options, variant)]
    if not played:
        return []
    variants = [words.say(f"variant-{variant.replace('_', '-')}") for variant in played]
    sentence = words.say("board-variants", variants=words.row(variants))
    if width_of(sentence, 12.5) <= 325:
        return [sentence]
    return textwrap.wrap(sentence, len(sentence) * 2 // 3)


def _draw_turn(
    canvas: Canvas, view: View, words: Words, names: Sequence[str], middle: float
) -> None:
    """A pill in the colours of the seat to act, or of who has won."""
    seat = view.result.winners[0] if view.result else view.awaited.seat
    dress = DRESSES[view.turn if seat is None else seat]
    title, size = fitting(title_text(view, words, names), 24, 300)
    task, small = fitting(task_text(view, words, names), 15, 320)
    wide = 400
    left = middle - wide / 2
    canvas.rect(left, 1, wide, HEIGHT - 2, 27, fill="#FBF5E8", stroke=dress.line, stroke_width=3)
    canvas.symbol(f"emblem-{dress.emblem}", left + 6, 5, 46)
    look = {"text_anchor": "start"}
    canvas.text(title, left + 64, 26, size, font_family=canvas.display, **look)
    canvas.text(task, left + 64, 45, small, font_weight=700, fill=MUTED, **look)


def title_text(view: View, words: Words, names: Sequence[str]) -> str:
    if view.result:
        return words.say("web-game-over")
    seat = view.awaited.seat
    return words.say("web-turn-of", player=names[view.turn if seat is None else seat])


def task_text(view: View, words: Words, names: Sequence[str]) -> str:
    """What is awaited, in a few words."""
    awaited = view.awaited
    if view.result:
        winners = [names[seat] for seat in view.result.winners]
        return words.say("event-game-won", players=words.listing(winners), number=len(winners))
    if awaited.decision == "place" and awaited.seat is not None:
        return words.say("web-task-place", home=view.players[awaited.seat].home)
    if awaited.decision == "feed":
        return words.say("web-task-feed", missing=awaited.missing_food)
    if awaited.at is None:
        return words.say("web-task-resolve")
    return words.say(f"web-task-{awaited.decision}", place=words.say(f"location-{awaited.at}.at"))


def _draw_phases(canvas: Canvas, view: View, words: Words, width: float) -> None:
    right = width - 4
    for phase in () if view.result else reversed(PHASES):
        name = words.say(f"web-phase-{phase}")
        room = width_of(name, 15) + 22
        if view.phase == phase:
            canvas.rect(right - room, 15, room, 26, 13, fill=INK)
        colour = "#FBF5E8" if view.phase == phase else MUTED
        canvas.text(name, right - room / 2, 33, 15, fill=colour, font_weight=700)
        right -= room + 2
    canvas.text(words.say("web-round", round=view.round), right - 8, 33, 15.5, text_anchor="end")
