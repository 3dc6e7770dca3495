"""The dice that lie before the player in turn, or that must fall."""

from stoneage.table.names import LocationName
from stoneage.table.view import View

from .canvas import INK, Canvas
from .geometry import VALLEY, Point, box_of

SIZE, STEP, EDGE = 30, 36, 8
FRAME = 30  # what the score track takes of the land
TILTS = (-9, 5, 11, -4, 8, -11, 3, -7, 10, -2)


def draw_dice(canvas: Canvas, view: View) -> None:
    """On a tray beside the place they are for; dice that have not fallen are only outlined."""
    faces = view.awaited.dice
    number = len(faces) or view.awaited.dice_to_roll
    at = view.awaited.at
    if at is None or not number:
        return
    columns = number if at in VALLEY.sites else min(2, number)
    width = columns * STEP + 2 * EDGE - 4
    height = -(-number // columns) * STEP + 2 * EDGE - 8
    corner = _beside(view, at, width, height)
    canvas.rect(corner.x, corner.y + 3, width, height, 13, fill="#000", fill_opacity=0.35)
    canvas.rect(corner.x, corner.y, width, height, 13, fill="#FBF5E8", stroke="#8F7A57")
    for index in range(number):
        x = corner.x + EDGE + index % columns * STEP + 1
        y = corner.y + EDGE + index // columns * STEP - 1
        turned = f"rotate({TILTS[index]} {x + SIZE / 2:g} {y + SIZE / 2:g})"
        if faces:
            canvas.symbol(f"die-{faces[index]}", x, y, SIZE, transform=turned)
        else:
            look = {"fill": "#F3E8D2", "stroke": INK, "stroke_dasharray": "4 3"}
            canvas.rect(
                x + 3, y + 3, SIZE - 6, SIZE - 6, 6, transform=turned, stroke_width=1.6, **look
            )


def _beside(view: View, at: LocationName, width: float, height: float) -> Point:
    """Below the sign of a place in the land, on the space of a card, beside the animal."""
    animal = VALLEY.animal
    if at == "animal":
        return Point(animal.x + animal.width + 8, animal.y + 62)
    if at not in VALLEY.sites:
        box = box_of(at, len(view.stacks)) or VALLEY.deck
        return Point(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2)
    sign = VALLEY.sites[at].sign
    least = animal.x + animal.width + 12 if at == "hunt" and view.animal else FRAME
    left = max(least, min(sign.x - width / 2, VALLEY.width - FRAME - width))
    return Point(left, sign.y + 15)
