"""What lies on the land: cards, buildings, igloos, the animal and the deck."""

from stoneage.table.names import ANIMALS, IGLOOS, LOCATIONS, LocationName
from stoneage.table.pieces import building_called
from stoneage.table.view import View
from stoneage.table.words import Words

from .canvas import BONE, INK, Canvas
from .faces import draw_animal, draw_building, draw_card, draw_igloo
from .geometry import VALLEY, Box, animal_rings, box_of, corner
from .rings import draw_animal_ring, draw_paper_ring
from .standing import standing_at

BACK = "#6E3B22"
WAITING = VALLEY.animal.x + VALLEY.animal.width + 18  # where animals wait for their turn
SPIRAL = (
    "M24.3 24.6c1.2-1.3 3.4-.5 3.5 1.6.1 2.9-2.9 4.5-5.5 3.7"
    "-3.7-1.1-5.1-5.1-3.8-8.4 1.7-4.3 6.8-5.6 10.9-3.7"
)


def draw_pieces(canvas: Canvas, view: View, words: Words) -> None:
    """Each with its rings, and an outline where it is being used; animals that wait beside."""
    for at in LOCATIONS:
        box = box_of(at, len(view.stacks)) if _has_piece(view, at) else None
        if box is None:
            continue
        canvas.rect(box.x, box.y + 3, box.width, box.height, 9, fill="#000", fill_opacity=0.28)
        if at == view.awaited.at:
            _draw_outline(canvas, box)
        with canvas.group(words.say(f"location-{at}"), transform=_moved(box)):
            _draw_piece(canvas, view, at)
        if at == "animal":
            for ring in animal_rings(len(view.players)):
                draw_animal_ring(canvas, ring, VALLEY.animal_rings.size)
        elif not at.startswith("igloo") or standing_at(view, at):
            draw_paper_ring(canvas, corner(box))
    for place, animal in enumerate(view.waiting_animals):
        y = VALLEY.animal.y + 20 + 36 * place
        canvas.draw("circle", cx=WAITING, cy=y, r=16, fill=BONE, stroke=INK, stroke_width=1.4)
        canvas.symbol(animal, WAITING - 12, y - 12, 24)


def _has_piece(view: View, at: LocationName) -> bool:
    kind, _, number = at.partition("-")
    match kind:
        case "card":
            return view.display[int(number) - 1] is not None
        case "building":
            return int(number) <= len(view.stacks) and view.stacks[int(number) - 1].left > 0
        case "igloo":
            return f"igloo{number}" in view.igloos
        case _:
            return at == "animal" and view.animal is not None


def _draw_piece(canvas: Canvas, view: View, at: LocationName) -> None:
    kind, _, number = at.partition("-")
    match kind:
        case "card":
            draw_card(canvas, view.display[int(number) - 1] or "", cost=int(number))
        case "building":
            stack = view.stacks[int(number) - 1]
            draw_building(canvas, stack.top or "", stack.left)
        case "igloo":
            draw_igloo(canvas, building_called(IGLOOS[int(number) - 1], view.options))
        case _:
            animal = view.animal or ANIMALS[0]
            penalty = view.options.ruleset().house.penalties[ANIMALS.index(animal)]
            draw_animal(canvas, animal, int(penalty))


def _draw_outline(canvas: Canvas, box: Box) -> None:
    for margin, colour in ((8, "#fffbef"), (6, "#0a6f64"), (2, "#fffbef")):
        x, y = box.x - margin, box.y - margin
        width, height = box.width + 2 * margin, box.height + 2 * margin
        canvas.rect(x, y, width, height, 8 + margin, fill=colour)


def draw_deck(canvas: Canvas, left: int, words: Words) -> None:
    """Face down, as thick as it is."""
    with canvas.group(transform=_moved(VALLEY.deck)):
        for depth in reversed(range(min(4, -(-left // 8)))):
            shift = depth * 2
            canvas.rect(shift, shift, 80, 112, 8, fill=BACK, stroke=INK, stroke_width=1.6)
        if left:
            canvas.rect(7, 7, 66, 98, 4, fill="none", stroke="#D9A560", stroke_width=1.6)
            spiral = {"fill": "none", "stroke": "#EBC58A", "stroke_linecap": "round"}
            place = "translate(-20 -8) scale(2.5)"
            canvas.path(SPIRAL, transform=place, stroke_width=2.2, **spiral)
        else:
            empty = {"fill": "#1a110b", "stroke": "#5E4938", "stroke_dasharray": "5 4"}
            canvas.rect(1, 1, 78, 110, 8, fill_opacity=0.5, **empty)
        canvas.rect(8, 81, 64, 20, 10, fill=INK)
        canvas.text(words.say("web-left", number=left), 40, 95.5, 13, fill=BONE)


def _moved(box: Box) -> str:
    return f"translate({box.x:g} {box.y:g})"
