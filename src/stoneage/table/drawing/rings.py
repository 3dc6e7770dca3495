"""The hollows in which figures stand."""

from .canvas import INK, Canvas, Look
from .geometry import Point

SHADE = "#1f150d"
HOLLOW: Look = {"fill": SHADE, "fill_opacity": 0.34, "stroke": SHADE, "stroke_opacity": 0.55}


def draw_ring(canvas: Canvas, at: Point) -> None:
    """On the ground."""
    _draw(canvas, at, 1, shadow=5.4, rim=2.8)


def draw_animal_ring(canvas: Canvas, at: Point, scale: float) -> None:
    _draw(canvas, at, scale, shadow=4.4, rim=2.2)


def draw_paper_ring(canvas: Canvas, at: Point) -> None:
    """On a card, a building or an igloo."""
    canvas.ellipse(at.x, at.y, 12.9, 9.4, fill="#e4d3b0", stroke=INK, stroke_width=1.8)
    canvas.ellipse(at.x, at.y, 9, 6, fill="#cdb88f")


def _draw(canvas: Canvas, at: Point, scale: float, shadow: float, rim: float) -> None:
    rx, ry = 15 * scale, 10.5 * scale
    canvas.ellipse(at.x, at.y, rx, ry, stroke_width=shadow, **HOLLOW)
    canvas.ellipse(at.x, at.y, rx, ry, fill="none", stroke="#fbf3e0", stroke_width=rim)
