"""What the README shows works as it is written there."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A whole game from the first deal to its winner."""
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines] == ["A", "B", "C"]
    assert any(line.endswith("won") for line in lines)


def test_every_link_of_the_readme_leads_somewhere() -> None:
    """Pictures and pages that the README names are there."""
    root = Path(__file__).parents[1]
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []
