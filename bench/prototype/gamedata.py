"""Invented but plausible components, as plain tuples shared by every prototype.

Card     = (effect, argument, bottom, icons)
  bottom 0..7 = one of the 8 green culture symbols; 8..11 = farmer, toolmaker, builder, shaman
Building = (minimum, maximum, kinds, (wood, clay, stone, gold), points)
  fixed cost: minimum == 0, the cost tuple and the points hold
  free cost:  pay minimum..maximum resources of exactly `kinds` kinds (0 = any), points = value
"""

DICE_FOR_ALL, FOOD, RESOURCE, ROLL, POINTS, TOOL, FIELD, EXTRA_CARD, ONE_USE_TOOL, TWO_RESOURCES = (
    range(10)
)

_EFFECTS = (
    [(DICE_FOR_ALL, 0)] * 10
    + [(FOOD, n) for n in (1, 2, 3, 3, 4, 5, 7)]
    + [(RESOURCE, r) for r in (1, 2, 2, 3, 3)]
    + [(ROLL, r) for r in (0, 2, 3)]
    + [(POINTS, 3)] * 3
    + [(TOOL, 0)]
    + [(FIELD, 0)] * 2
    + [(EXTRA_CARD, 0)]
    + [(ONE_USE_TOOL, i) for i in range(3)]  # one-use tools of value 2, 3, 4
    + [(TWO_RESOURCES, 0)]
)
_BOTTOMS = [(s, 0) for s in range(8)] * 2 + [(8 + p, n) for p in range(4) for n in (1, 1, 1, 2, 2)]

CARDS: list[tuple[int, int, int, int]] = [
    (effect, arg, *_BOTTOMS[(i * 7 + 3) % 36]) for i, (effect, arg) in enumerate(_EFFECTS)
]

_FIXED = [
    (2, 1, 0, 0),
    (2, 0, 1, 0),
    (2, 0, 0, 1),
    (1, 2, 0, 0),
    (0, 2, 1, 0),
    (0, 2, 0, 1),
    (1, 0, 2, 0),
    (0, 1, 2, 0),
    (0, 0, 2, 1),
    (1, 1, 1, 0),
    (1, 1, 1, 0),
    (1, 1, 0, 1),
    (1, 1, 0, 1),
    (1, 0, 1, 1),
    (1, 0, 1, 1),
    (0, 1, 1, 1),
    (0, 1, 1, 1),
]
BUILDINGS: list[tuple[int, int, int, tuple[int, int, int, int], int]] = (
    [(0, 0, 0, c, 3 * c[0] + 4 * c[1] + 5 * c[2] + 6 * c[3]) for c in _FIXED]
    + [(n, n, k, (0, 0, 0, 0), 0) for n in (4, 5) for k in (1, 2, 3, 4)]
    + [(1, 7, 0, (0, 0, 0, 0), 0)] * 3
)
assert len(CARDS) == 36
assert len(BUILDINGS) == 28
