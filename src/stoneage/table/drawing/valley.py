"""The land with everything that lies and stands on it."""

from stoneage.rules.bundle import divisor
from stoneage.table.names import RESOURCES
from stoneage.table.view import View
from stoneage.table.words import Words

from .art import PREFIX, scene
from .canvas import BONE, INK, Canvas, Look, Value, width_of
from .dice import draw_dice
from .geometry import TRACK, VALLEY, Box, buildings, oval
from .pieces_on_land import draw_deck, draw_pieces
from .rings import draw_ring
from .standing import draw_figures, draw_markers

SIGNS = {
    "hunt": "hunt",
    "forest": "wood",
    "clay-pit": "brick",
    "quarry": "stone",
    "river": "gold",
    "tool-maker": "tool",
    "hut": "new-figure",
    "field": "agriculture",
}
ROCK: Look = {"fill": "#1a110b", "fill_opacity": 0.5, "stroke": "#5e4938", "stroke_width": 1.5}
ICE: Look = {"fill": "#4c7482", "fill_opacity": 0.28, "stroke": "#f6eddc", "stroke_width": 2}


def draw_valley(canvas: Canvas, view: View, words: Words, winter: bool) -> None:
    """Layer upon layer, from the ground up."""
    _draw_land(canvas, "winter" if winter else "summer")
    _draw_track(canvas)
    for box in buildings(len(view.stacks)):
        _draw_slot(canvas, box, **ROCK)
    for box in VALLEY.igloos if view.options.igloos else ():
        _draw_slot(canvas, box, stroke_dasharray="5 4", **ICE)
    if view.awaited.at in VALLEY.sites:
        _draw_outline(canvas, oval(VALLEY.sites[view.awaited.at]))
    for site in VALLEY.sites.values():
        for ring in site.rings:
            draw_ring(canvas, ring)
    draw_pieces(canvas, view, words)
    draw_deck(canvas, view.deck, words)
    for at in SIGNS:
        _draw_sign(canvas, at, words)
    draw_dice(canvas, view)
    draw_figures(canvas, view)
    draw_markers(canvas, view)


def _draw_land(canvas: Canvas, season: str) -> None:
    edge = f"{PREFIX}-edge"
    canvas.add(f'<clipPath id="{edge}">')
    canvas.rect(0, 0, VALLEY.width, VALLEY.height, 16)
    canvas.add("</clipPath>")
    with canvas.group(clip_path=f"url(#{edge})"):
        canvas.add(scene(season))


def _draw_track(canvas: Canvas) -> None:
    for number in range(0, len(TRACK), 5):
        canvas.text(str(number), TRACK[number].x, TRACK[number].y + 3.8, 11.5)


def _draw_slot(canvas: Canvas, box: Box, **look: Value) -> None:
    canvas.rect(box.x - 4, box.y - 4, box.width + 8, box.height + 8, 10, **look)


def _draw_outline(canvas: Canvas, path: str) -> None:
    """Around the place that is being used."""
    canvas.path(path, fill="none", stroke="#12a594", stroke_width=12, opacity=0.42)
    canvas.path(path, fill="none", stroke="#fffbef", stroke_width=6)
    canvas.path(path, fill="none", stroke="#0a6f64", stroke_width=2.6)


def _draw_sign(canvas: Canvas, at: str, words: Words) -> None:
    """Symbol and name of a place, and how many pips make one of what is found there."""
    name = words.say(f"location-{at}")
    name = name[0].upper() + name[1:]
    pips = _pips(at)
    middle = VALLEY.sites[at].sign
    named = width_of(name, 14)
    width = 32 + named + (32 if pips else 10)
    left, top = middle.x - width / 2, middle.y - 12.5
    canvas.rect(left, top + 1.5, width, 25, 12.5, fill="#000", fill_opacity=0.3)
    canvas.rect(left, top, width, 25, 12.5, fill=BONE, stroke=INK, stroke_width=1.4)
    canvas.symbol(SIGNS[at], left + 5, top + 1.5, 22)
    canvas.text(name, left + 31 + named / 2, middle.y + 4.8, 14)
    if pips:
        canvas.text(f"÷{pips}", left + width - 15, middle.y + 4.8, 14, fill="#665440")


def _pips(at: str) -> int:
    if at == "hunt":
        return 2
    found = SIGNS[at]
    return int(divisor(RESOURCES.index(found))) if found in RESOURCES else 0
