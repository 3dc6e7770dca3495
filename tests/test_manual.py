"""The manual has every page and every public name; that it can be built is a check of its own."""

from pathlib import Path

import pytest

import stoneage
from tools import manual
from tools.manual import FETCHED

ROOT = Path(__file__).parents[1]
UNDOCUMENTED = {"__version__", "bots"}
"""A sentence on the page, and a room with names of its own."""


def test_the_reference_has_every_public_name() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8").splitlines()
    wanted = [f"::: stoneage.{name}" for name in stoneage.__all__ if name not in UNDOCUMENTED]
    assert [line for line in wanted if line not in page] == []
    assert "::: stoneage.bots" in page


def test_every_page_is_in_a_chapter() -> None:
    """Zensical does not say so itself."""
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [page.name for page in (ROOT / "docs").glob("*.md")]
    assert [page for page in pages if f": {page}\n" not in contents] == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    assert FETCHED.search('<link rel="stylesheet" href="https://fonts.example/a.css">')
    assert FETCHED.search("<script async src=//cdn.example/a.js>")
    assert not FETCHED.search('<script src="../assets/a.js"></script><a href="https://b.example">')


def test_a_script_becomes_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pages of our server run no others."""
    monkeypatch.setattr(manual, "MANUAL", tmp_path)
    (tmp_path / "assets").mkdir()
    text = '<script>run()</script><script type="application/json">{}</script>'
    page = manual.without_inline_scripts(text, tmp_path / "rules")
    (file,) = (tmp_path / "assets").iterdir()
    assert file.read_text(encoding="utf-8") == "run()"
    expected = f'<script src="../assets/{file.name}"></script>'
    assert page == expected + '<script type="application/json">{}</script>'
