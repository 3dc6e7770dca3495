"""Pages look as they did, roughly; and nothing is told by colour alone."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageOps

from .conftest import Invite
from .guest import Guest
from .pictures import SEEN, TOLERANCE, WORST, differences, path_of, shrunk, take
from .states import STATES
from .tables import Tables

EMBLEMS = ("hand", "sun", "fish", "spiral")
SHAPES = {
    "players": tuple(f"emblem-{emblem}" for emblem in EMBLEMS),
    "figures": tuple(f"figure-{emblem}" for emblem in EMBLEMS),
    "goods": ("wood", "brick", "stone", "gold", "food"),
}
SMALL = 24
"""Pixels: as small as a symbol is ever drawn."""
TURNED = "hue-rotate(200deg)"
CLEAR = 48
"""A step on a scale of 255 that the eye cannot miss."""
DIFFERENT = 0.06
"""How much of one symbol must clearly differ from another."""


@pytest.mark.parametrize("state", SEEN)
def test_no_page_is_grossly_broken(invite: Invite, tables: Tables, state: str) -> None:
    """`python -m tests.e2e.pictures` keeps new pictures after a change that is meant."""
    guest = invite(**SEEN[state])
    picture = take(guest, tables, state)
    kept = Image.open(path_of(state)).convert("RGB")
    mean, worst = differences(picture, kept)
    assert mean < TOLERANCE
    assert worst < WORST
    if state == "table, late":
        guest.page.evaluate("document.querySelector('.board').style.visibility = 'hidden'")
        mean, worst = differences(shrunk(guest.page.screenshot()), kept)
        assert mean > TOLERANCE or worst > WORST, "a missing board would not be noticed"


def test_players_and_goods_are_told_apart_in_a_grey_picture(invite: Invite, tables: Tables) -> None:
    """Symbols differ in shape; two that differ in their colours alone would be noticed."""
    guest = invite()
    STATES["table, late"](guest, tables)
    for emblem in EMBLEMS:
        assert guest.page.locator(f'use[href="#i-emblem-{emblem}"]').count() > 0
    for names in SHAPES.values():
        grey = {name: grey_picture(guest, name) for name in names}
        for one, other in combinations(names, 2):
            assert difference(grey[one], grey[other]) > DIFFERENT, f"{one} and {other}"
    red, blue = grey_picture(guest, "figure-hand"), grey_picture(guest, "figure-hand", TURNED)
    assert difference(red, blue) < DIFFERENT


def grey_picture(guest: Guest, name: str, filtered: str = "none") -> Image.Image:
    """A symbol alone on white ground, without its colours."""
    guest.page.evaluate(
        """([name, size, filtered]) => {
          document.getElementById('alone')?.remove();
          const ground = document.createElement('div');
          ground.id = 'alone';
          ground.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99;'
            + `background: white; filter: ${filtered}; width: ${size}px; height: ${size}px`;
          ground.innerHTML =
            `<svg width="${size}" height="${size}"><use href="#i-${name}"></use></svg>`;
          document.body.append(ground);
        }""",
        [name, SMALL, filtered],
    )
    return ImageOps.grayscale(
        Image.open(BytesIO(guest.page.locator("#alone").screenshot())).convert("RGB")
    )


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of points whose greys are clearly not the same."""
    greys = zip(one.tobytes(), other.tobytes(), strict=True)
    return sum(abs(a - b) > CLEAR for a, b in greys) / len(one.tobytes())
