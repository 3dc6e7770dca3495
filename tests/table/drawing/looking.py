"""Reading what is on a picture."""

from pathlib import Path
from xml.etree import ElementTree as Tree

from stoneage.record.forms import read
from stoneage.record.replay import walk
from stoneage.table.game import Game

GAMES = Path(__file__).resolve().parents[2] / "games"
SVG = "{http://www.w3.org/2000/svg}"


def recorded(name: str) -> list[Game]:
    """Every position of a recorded game."""
    return [*walk(read((GAMES / f"{name}.json").read_bytes()))]


def parsed(svg: str) -> Tree.Element:
    return Tree.fromstring(svg)


def symbols_in(svg: str) -> list[str]:
    """The names of the symbols that are shown, in the order in which they are drawn."""
    shown = parsed(svg).find(f"{SVG}g")
    assert shown is not None
    hrefs = [use.get("href", "") for use in shown.iter(f"{SVG}use")]
    return [
        href.removeprefix("#stoneage-")
        for href in hrefs
        if not href.startswith(("#stoneage-summer-", "#stoneage-winter-"))
    ]


def texts_in(svg: str) -> list[str]:
    return [text.text or "" for text in parsed(svg).iter(f"{SVG}text")]


def outline(svg: str) -> str:
    """Texts and symbols with their places, a line each; the land itself is left out."""
    root = parsed(svg)
    lines = [f"svg {root.get('viewBox')}"]
    shown = root.find(f"{SVG}g")
    assert shown is not None
    _describe(shown, 0, lines)
    return "\n".join(lines) + "\n"


def _describe(element: Tree.Element, depth: int, lines: list[str]) -> None:
    for child in element:
        tag = child.tag.removeprefix(SVG)
        place = f"{child.get('x', '')} {child.get('y', '')}".strip()
        if tag == "g":
            if child.get("clip-path") is None:
                lines.append("  " * depth + f"g {child.get('transform', '')}".rstrip())
                _describe(child, depth + 1, lines)
        elif tag in {"text", "title"}:
            lines.append("  " * depth + f"{tag} {place} {child.text}".replace("  ", " "))
        elif tag == "use":
            lines.append("  " * depth + f"{child.get('href')} {place} {child.get('width')}")
