"""Where everything lies in the drawing of the valley, as the web client has it too."""

from math import ceil, cos, pi, sin

from msgspec import Struct
from msgspec.json import decode

from stoneage.table.names import LocationName

from .art import read_art


class Point(Struct, frozen=True):
    x: float
    y: float


class Box(Struct, frozen=True):
    x: float
    y: float
    width: float
    height: float


class Site(Struct, frozen=True):
    """An oval in the landscape, its rings, and where its sign stands."""

    centre: Point
    radius: Point
    rings: tuple[Point, ...]
    sign: Point


class Meadow(Struct, frozen=True):
    """How hunters stand, row behind row."""

    columns: int
    step: float
    drop: float
    depth: float


class Stacks(Struct, frozen=True):
    """The buildings, side by side around a middle."""

    middle: float
    y: float
    step: float
    width: float
    height: float


class AnimalRings(Struct, frozen=True):
    size: float
    across: float
    down: float
    top: float


class Stretch(Struct, frozen=True):
    """Some spaces of the score track in a line."""

    x: float
    y: float
    across: float
    down: float
    number: int


class Valley(Struct, frozen=True, rename="camel"):
    width: float
    height: float
    figure: float
    piece_figure: float
    animal_figure: float
    sites: dict[str, Site]
    meadow: Meadow
    cards: tuple[Box, ...]
    stacks: Stacks
    igloos: tuple[Box, ...]
    animal: Box
    animal_rings: AnimalRings
    deck: Box
    track: tuple[Stretch, ...]


class _Shapes(Struct, frozen=True):
    wide: Valley


VALLEY = decode(read_art("valley.json"), type=_Shapes).wide
TRACK = tuple(
    Point(line.x + line.across * step, line.y + line.down * step)
    for line in VALLEY.track
    for step in range(line.number)
)


def buildings(stacks: int) -> tuple[Box, ...]:
    """So many tiles side by side in the middle of their part of the ledge."""
    row = VALLEY.stacks
    left = row.middle - ((stacks - 1) * row.step + row.width) / 2
    return tuple(
        Box(left + stack * row.step, row.y, row.width, row.height) for stack in range(stacks)
    )


def box_of(at: LocationName, stacks: int) -> Box | None:
    """Where a card, a building, an igloo or the animal lies; None in the landscape."""
    kind, _, number = at.rpartition("-")
    if kind == "card":
        return VALLEY.cards[int(number) - 1]
    if kind == "building":
        return buildings(stacks)[int(number) - 1]
    if kind == "igloo":
        return VALLEY.igloos[int(number) - 1]
    return VALLEY.animal if at == "animal" else None


def corner(box: Box) -> Point:
    """The only ring of a card, a building or an igloo."""
    return Point(box.x + box.width - 17, box.y + 15)


def animal_rings(players: int) -> list[Point]:
    """The rings on the card of an animal: one for each player."""
    box, rings = VALLEY.animal, VALLEY.animal_rings
    middle = box.x + box.width / 2
    points = []
    for index in range(players):
        is_alone = players % 2 == 1 and index == players - 1
        x = middle if is_alone else middle + (index % 2 - 0.5) * rings.across
        down = rings.down / 2 if players == 2 else index // 2 * rings.down
        points.append(Point(x, box.y + rings.top + down))
    return points


def meadow(number: int) -> list[Point]:
    """Places for so many hunters."""
    site, rows = VALLEY.sites["hunt"], VALLEY.meadow
    columns = max(rows.columns, ceil(number / 3))
    step = min(rows.step, site.radius.x * 1.7 / columns)
    lines = ceil(number / columns)
    points = []
    for index in range(number):
        line = index // columns
        in_line = min(columns, number - line * columns)
        points.append(
            Point(
                site.centre.x + (index % columns - (in_line - 1) / 2) * step,
                site.centre.y + rows.drop + (line - (lines - 1) / 2) * rows.depth,
            )
        )
    return points


def oval(site: Site) -> str:
    """A hand-drawn oval: round, but not quite."""
    points = []
    for index in range(16):
        angle = index / 16 * 2 * pi
        wobble = 1 + 0.012 * sin(index * 2.7 + site.centre.x) + 0.008 * cos(index * 4.1)
        points.append(
            Point(
                site.centre.x + site.radius.x * wobble * cos(angle),
                site.centre.y + site.radius.y * wobble * sin(angle),
            )
        )
    return _smooth(points)


def _smooth(points: list[Point]) -> str:
    """A curve through all points and back to the first."""
    path = f"M{points[0].x:.1f} {points[0].y:.1f}"
    for index, start in enumerate(points):
        before, end, after = (points[(index + step) % len(points)] for step in (-1, 1, 2))
        controls = (
            start.x + (end.x - before.x) / 6,
            start.y + (end.y - before.y) / 6,
            end.x - (after.x - start.x) / 6,
            end.y - (after.y - start.y) / 6,
        )
        path += "C" + " ".join(f"{number:.1f}" for number in (*controls, end.x, end.y))
    return f"{path}z"
