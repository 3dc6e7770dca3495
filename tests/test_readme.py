"""What README and guides show works as it is written there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDES = ("docs/index.md", "docs/python.md", "docs/positions.md", "docs/environments.md")
EXAMPLES = [
    (guide, code)
    for guide in GUIDES
    for code in re.findall(
        r"```python\n(.*?)```", (ROOT / guide).read_text(encoding="utf-8"), re.DOTALL
    )
]


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A whole game from the first deal to its winner."""
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    lines = capsys.readouterr().out.splitlines()[-3:]
    assert [line[0] for line in lines] == ["A", "B", "C"]
    assert any(line.endswith("won") for line in lines)


@pytest.mark.parametrize(("guide", "code"), EXAMPLES)
def test_the_python_of_the_guides_runs(
    guide: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each example by itself, from the root of the project."""
    monkeypatch.chdir(ROOT)
    exec(compile(code, guide, "exec"), {})


def test_every_link_of_the_readme_leads_somewhere() -> None:
    """Pictures and pages that the README names are there."""
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
