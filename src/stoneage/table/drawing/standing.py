"""Who stands on the land, and how far everybody has come on the score track."""

from collections.abc import Sequence

from stoneage.table.names import LOCATIONS, LocationName
from stoneage.table.view import View

from .canvas import BONE, Canvas
from .geometry import TRACK, VALLEY, Point, animal_rings, box_of, corner, meadow
from .seats import DRESSES

STEP = 17  # between markers that share a space


def standing_at(view: View, at: LocationName) -> list[int]:
    """Whose figures stand there, one entry a figure."""
    return [
        seat
        for seat, board in enumerate(view.players)
        for _ in range(board.chasing if at == "animal" else board.placed.get(at, 0))
    ]


def draw_figures(canvas: Canvas, view: View) -> None:
    """Everybody with the feet on a ring, those behind first."""
    for at in LOCATIONS:
        seats = standing_at(view, at)
        if not seats:
            continue
        feet, size = _feet(view, at, len(seats))
        taken = zip(feet[: len(seats)], seats, strict=True)
        for point, seat in sorted(taken, key=lambda each: each[0].y):
            figure = f"figure-{DRESSES[seat].emblem}"
            canvas.symbol(figure, point.x - size / 2, point.y - size * 0.86, size)


def _feet(view: View, at: LocationName, number: int) -> tuple[Sequence[Point], float]:
    """Where so many figures stand at a place, and how large they are."""
    if at == "hunt":
        return meadow(number), VALLEY.figure
    if at in VALLEY.sites:
        return VALLEY.sites[at].rings, VALLEY.figure
    if at == "animal":
        rings = animal_rings(len(view.players))
        return [Point(ring.x, ring.y + 2) for ring in rings], VALLEY.animal_figure
    ring = corner(box_of(at, len(view.stacks)) or VALLEY.deck)
    return [Point(ring.x, ring.y + 3)], VALLEY.piece_figure


def draw_markers(canvas: Canvas, view: View) -> None:
    """The players' emblems; one that has gone all the way round wears a golden edge."""
    spaces = [max(0, board.score) % len(TRACK) for board in view.players]
    for seat, space in enumerate(spaces):
        sharing = [other for other, there in enumerate(spaces) if there == space]
        size = 22 if len(sharing) > 1 else 26
        at = _beside(space, sharing.index(seat), len(sharing))
        if view.players[seat].score >= len(TRACK):
            edge = size / 2 + 2
            canvas.ellipse(at.x, at.y, edge, edge, fill="#c98a2b", stroke=BONE, stroke_width=1.5)
        emblem = f"emblem-{DRESSES[seat].emblem}"
        canvas.symbol(emblem, at.x - size / 2, at.y - size / 2, size)


def _beside(space: int, place: int, sharing: int) -> Point:
    """Along the track, and never beyond its end."""
    point = TRACK[space]
    if sharing == 1:
        return point
    is_upright = sum(other.x == point.x for other in TRACK) > 2
    here = point.y if is_upright else point.x
    furthest = max(other.y if is_upright else other.x for other in TRACK)
    half = (sharing - 1) / 2 * STEP
    moved = max(STEP + half, min(here, furthest - half)) - half + place * STEP
    return Point(point.x, moved) if is_upright else Point(moved, point.y)
