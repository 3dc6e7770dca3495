"""The drawings that Python and the web client share, read from the files of the web client."""

import re
from functools import cache
from pathlib import Path

from stoneage.table.names import BUILDINGS

PLACES = (
    Path(__file__).parents[2] / "art",  # installed
    Path(__file__).parents[4] / "web" / "src" / "art",  # in the source tree
)
PREFIX = "stoneage"
"""Of every id: in a page that shows many pictures an id always stands for the same drawing."""

DRAWING = re.compile(r'<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>\s*', re.DOTALL)


@cache
def symbol(name: str) -> str:
    """A `<symbol>` of this name, for `<use>`: a thing, or what stands on a building."""
    folder = "buildings" if name in BUILDINGS else "symbols"
    box, inner = _drawing(f"{folder}/{name}.svg")
    return f'<symbol id="{symbol_id(name)}" viewBox="{box}">{inner}</symbol>'


def symbol_id(name: str) -> str:
    return f"{PREFIX}-{name}"


@cache
def scene(season: str) -> str:
    """The land in summer or winter, with ids of its own."""
    _, inner = _drawing(f"scenes/wide-{season}.svg")
    own = f"{PREFIX}-{season}-"
    return re.sub(r'( id="|href="#|url\(#)', lambda found: found[1] + own, inner)


def read_art(name: str) -> str:
    for place in PLACES:
        file = place / name
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(name)


def _drawing(name: str) -> tuple[str, str]:
    """The view box and the content, in plain colours: not every program knows CSS variables."""
    found = DRAWING.fullmatch(read_art(name))
    if found is None:
        raise ValueError(f"{name} is no drawing: it needs an <svg> with a viewBox")
    return found[1], re.sub(r"var\(--[\w-]+, *([^)]+)\)", r"\1", found[2])
