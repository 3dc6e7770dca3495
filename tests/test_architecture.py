"""The map is true: every file and name on it exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
HOP = re.compile(r"^\| \d+ \| `([^`]+)` `([^`]+)` \|", re.MULTILINE)
WALKS = dict(re.findall(r"### ([^\n]+)\n(.*?)(?=\n###|\Z)", PAGE, re.DOTALL))
MOST_HOPS = 40


@pytest.mark.parametrize("walk", WALKS)
def test_every_hop_of_a_walk_is_where_the_map_says(walk: str) -> None:
    hops = HOP.findall(WALKS[walk])
    assert len(hops) == WALKS[walk].count("\n| ") - 1
    for file, name in hops:
        source = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"\b{re.escape(name)}\b", source), f"{file} knows no {name}"


def test_a_click_becomes_a_drawn_move_in_few_hops() -> None:
    assert 30 <= len(HOP.findall(WALKS["A click to a drawn move"])) <= MOST_HOPS


@pytest.mark.parametrize(
    ("heading", "folder"),
    [
        ("Where is the rule I look for", "src/stoneage/rules"),
        ("The bots", "src/stoneage/bots"),
        ("The environments", "src/stoneage/research"),
        ("The server", "src/stoneage/server"),
        ("The web client", "web/src"),
    ],
)
def test_every_part_on_the_map_exists(heading: str, folder: str) -> None:
    part = PAGE[PAGE.index(f"## {heading}") :].split("\n## ")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    assert named
    for name in named:
        is_there = (ROOT / folder / name).exists()
        assert is_there or (" " not in name and f"def {name}" in all_of(ROOT / folder)), name


@pytest.mark.parametrize("folder", ["src/stoneage", "src/stoneage/server", "src/stoneage/bots"])
def test_every_package_is_on_the_map(folder: str) -> None:
    for package in (ROOT / folder).glob("*/__init__.py"):
        assert f"`{package.parent.name}/`" in PAGE or f"/{package.parent.name}/`" in PAGE


def all_of(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
