"""What is printed on cards, buildings, igloos and animals."""

from stoneage.rules import components as printed
from stoneage.rules.bundle import held
from stoneage.rules.components import Building, Card
from stoneage.table.names import BUILDINGS, CARDS, RESOURCES
from stoneage.table.pieces import CULTURES, PROFESSIONS, TOPS

from .canvas import BONE, INK, Canvas

PAPER = "#FBF4E4"
COUNTED = {"food", "tool", "agriculture"}
# A shape for each kind that must differ: circle, square, triangle and diamond.
KINDS = (
    "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0",
    "M-6-6h12v12h-12z",
    "M0-7l7 12.5h-14z",
    "M0-7.5l7.5 7.5-7.5 7.5-7.5-7.5z",
)


def draw_card(canvas: Canvas, name: str, cost: int) -> None:
    """A civilization card, 100 by 132: what it gives now above, what it counts for below."""
    card = printed.CARDS[CARDS.index(name)]
    split = 71.28
    canvas.rect(0, 0, 100, 132, 8, fill=PAPER)
    lower = f"M0 {split}h100v{132 - split - 8:g}a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8z"
    canvas.path(lower, fill="#7C8C4B" if card.bottom < printed.CULTURES else "#E9C98D")
    wave = "q8.33-2.2 16.67 0q8.33 2.2 16.67 0" * 3
    canvas.path(f"M0 {split}{wave}", fill="none", stroke=INK, stroke_width=1.6, opacity=0.8)
    canvas.rect(0.8, 0.8, 98.4, 130.4, 7.4, fill="none", stroke=INK, stroke_width=1.6)
    _draw_top(canvas, card, 50, split / 2 + 8, 46)
    icons = int(card.icons)
    size = (46, 40, 30)[icons - 1]
    first = 50 - (icons * size + (icons - 1) * 2) / 2
    for index in range(icons):
        y = split + (132 - split - size) / 2
        canvas.symbol(bottom_symbol(card), first + index * (size + 2), y, size)
    draw_hexagon(canvas, 16, 17, 14.5, str(cost))


def bottom_symbol(card: Card) -> str:
    if card.bottom < printed.CULTURES:
        return f"culture-{CULTURES[card.bottom]}"
    return f"profession-{PROFESSIONS[card.bottom - printed.CULTURES]}"


def _draw_top(canvas: Canvas, card: Card, x: float, y: float, size: float) -> None:
    top, amount = TOPS[int(card.top)], int(card.amount)
    good = RESOURCES[card.good]
    if top in COUNTED:
        canvas.symbol(top, x - size * 0.78, y - size / 2, size)
        canvas.text(f"+{amount}", x + size * 0.5, y + size * 0.2, size * 0.56)
    elif top == "points":
        draw_shell(canvas, x - size / 2, y - size / 2, size, f"+{amount}")
    elif top == "resource":
        for index in range(amount):
            left = x - size * amount * 0.47 + index * size * 0.9
            canvas.symbol(good, left, y - size / 2, size)
    elif top == "resource-by-dice":
        canvas.symbol("die-3", x - size * 0.98, y - size * 0.42, size * 0.62)
        canvas.symbol("die-5", x - size * 0.46, y - size * 0.3, size * 0.62)
        canvas.symbol(good, x + size * 0.12, y - size * 0.42, size * 0.86)
    elif top == "dice-for-all":
        canvas.symbol(top, x - size * 0.56, y - size * 0.56, size * 1.12)
    else:
        name = f"{top}-{amount}" if top == "one-use-tool" else top
        canvas.symbol(name, x - size / 2, y - size / 2, size)


def draw_building(canvas: Canvas, name: str, left: int) -> None:
    """A building tile on its stack, 98 by 118: picture, points and price."""
    building = printed.BUILDINGS[BUILDINGS.index(name)]
    below = min(3, left - 1)
    for depth in range(below, 0, -1):
        canvas.rect(depth, depth * 2, 98, 114, 8, fill="#B7975F", stroke=INK, stroke_width=1.2)
    canvas.rect(0, 0, 98, 114, 8, fill="#EFDDB6")
    canvas.path("M0 62q24-6 49 0t49 0v44a8 8 0 0 1-8 8h-82a8 8 0 0 1-8-8z", fill="#D9BC84")
    canvas.ellipse(49, 72, 40, 6, fill="#7C5830", opacity=0.4)
    canvas.house(name, 50, 72)
    canvas.rect(5, 79, 88, 31, 7, fill=PAPER, stroke=INK, stroke_width=1.2)
    _draw_price(canvas, building, 49, 94.5, 27, room=84)
    canvas.rect(0.8, 0.8, 96.4, 112.4, 7.4, fill="none", stroke=INK, stroke_width=1.6)
    draw_shell(canvas, -5, -6, 34, str(int(building.points)) if building.price else "Σ")
    canvas.rect(68, 65, 26, 15, 7.5, fill=INK)
    canvas.text(f"×{left}", 81, 76.5, 12, fill=BONE)


def draw_igloo(canvas: Canvas, igloo: Building) -> None:
    """An igloo, 68 by 68: price and points."""
    canvas.rect(0.8, 0.8, 66.4, 66.4, 8, fill="#EAF2F2", stroke=INK, stroke_width=1.6)
    canvas.symbol("igloo", 19, 2, 42)
    canvas.rect(3.5, 45, 61, 20, 6, fill=PAPER, stroke=INK)
    _draw_price(canvas, igloo, 34, 55, 19, room=58)
    draw_shell(canvas, -3, -4, 28, str(int(igloo.points)))


def draw_animal(canvas: Canvas, name: str, penalty: int) -> None:
    """The active animal, 98 by 132, with room for the rings below."""
    canvas.rect(0, 0, 98, 132, 8, fill=PAPER)
    canvas.path("M0 76q25-5 49 0t49 0v48a8 8 0 0 1-8 8h-82a8 8 0 0 1-8-8z", fill="#B8674A")
    canvas.rect(0.8, 0.8, 96.4, 130.4, 7.5, fill="none", stroke=INK, stroke_width=1.6)
    canvas.symbol(name, 18, 8, 66)
    canvas.draw("circle", cx=17, cy=17, r=15, fill="#A8361F", stroke=INK, stroke_width=1.8)
    canvas.text(f"−{penalty}", 16.5, 23, 17, fill=BONE)


def _draw_price(
    canvas: Canvas, building: Building, x: float, y: float, size: float, room: float
) -> None:
    """What must be paid, in symbols around a point."""
    kinds = int(building.kinds)
    unit = min(size / 27, room / (28 + kinds * 16))
    if building.price:
        paid = [
            name for kind, name in enumerate(RESOURCES) for _ in range(held(building.price, kind))
        ]
        step = min(size, (room - size) / max(1, len(paid) - 1))
        start = x - ((len(paid) - 1) * step + size) / 2
        for index, name in enumerate(paid):
            canvas.symbol(name, start + index * step, y - size / 2, size)
    elif kinds:
        left = x - (26 + kinds * 16) / 2 * unit
        draw_hexagon(canvas, left + 12 * unit, y, 12 * unit, str(int(building.most)))
        for index in range(kinds):
            canvas.path(
                KINDS[index],
                transform=f"translate({left + (34 + index * 16) * unit:g} {y:g}) scale({unit:g})",
                fill=PAPER,
                stroke=INK,
                stroke_width=2,
                stroke_linejoin="round",
            )
    else:
        draw_hexagon(canvas, x, y, 12 * unit, f"{building.least}–{building.most}", wide=True)


def draw_hexagon(
    canvas: Canvas, x: float, y: float, radius: float, text: str, wide: bool = False
) -> None:
    """A number of resources of any kind."""
    half = radius * 1.5 if wide else 0
    side = half + radius * (0.65 if wide else 0.87)
    edge = 0 if wide else radius / 2
    right = [(half, -radius), (side, -edge), (side, edge), (half, radius)]
    corners = right + [(-across, down) for across, down in reversed(right)]
    points = " ".join(f"{x + across:g},{y + down:g}" for across, down in dict.fromkeys(corners))
    look = {"fill": "#E6D3B1", "stroke": INK, "stroke_linejoin": "round"}
    canvas.draw("polygon", points=points, stroke_width=1.8, **look)
    canvas.text(text, x, y + radius * 0.4, radius * 1.18)


def draw_shell(canvas: Canvas, x: float, y: float, size: float, text: str) -> None:
    """Points, written on a shell."""
    canvas.symbol("points", x, y, size)
    canvas.text(
        text,
        x + size / 2,
        y + size * 0.68,
        size * (0.4 if len(text) > 2 else 0.47),
        paint_order="stroke",
        stroke="#FBF0D6",
        stroke_width=3.5,
        stroke_linejoin="round",
    )
