"""`stoneage train`"""

import sys
from functools import partial
from pathlib import Path

import pytest

from stoneage.bots import training
from stoneage.cli import main
from tests.complaints import assert_one_line

TINY = partial(training.Plan, games=1, planners_games=2, measured_games=2, keep=0.2)


def command(folder: Path, *more: str) -> list[str]:
    shortest = ["--hours", "1e-12", "--hidden", "3", "--processes", "1"]
    return ["train", *shortest, "--out", str(folder), *more]


def test_training_tells_its_progress_and_leaves_weights_and_a_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a course for another table can begin with what was learnt."""
    monkeypatch.setattr(training, "Plan", TINY)
    assert main(command(tmp_path / "two", "--players", "2")) == 0
    told = capsys.readouterr().out
    assert told.startswith("Generation 1, 2 games, 0 minutes; losses ")
    assert "Against Planner it wins " in told
    made = {file.name for file in (tmp_path / "two").iterdir()}
    assert made == {"checkpoint.npz", "curve.json", "curve.svg", "elder-2.safetensors"}
    other = command(tmp_path / "three", "--players", "3", "--begin-with", str(tmp_path / "two"))
    assert main(other) == 0
    assert (tmp_path / "three" / "elder-3.safetensors").exists()
    (tmp_path / "three" / "checkpoint.npz").unlink()
    again = command(tmp_path / "again", "--players", "3", "--begin-with", str(tmp_path / "three"))
    assert main(again) == 0


def test_without_numpy_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "stoneage.bots.training.run", None)
    assert main(command(tmp_path, "--players", "2")) == 2
    assert 'pip install "stoneage[train]"' in capsys.readouterr().err


def test_an_empty_folder_is_no_beginning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ("--players", "2", "--begin-with", str(tmp_path))
    assert main(command(tmp_path / "two", *more)) == 2
    assert f"Nothing was learnt in {tmp_path} yet." in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert_one_line(command(tmp_path / "file", "--players", "2"), "cannot be written", capsys)


def test_a_plan_changes_how_it_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "Plan", TINY)
    plan = tmp_path / "plan.json"
    plan.write_text('{"planners_games": 3}', encoding="utf-8")
    more = ("--players", "2", "--plan", str(plan))
    assert main(command(tmp_path / "two", *more)) == 0
    assert capsys.readouterr().out.startswith("Generation 1, 3 games")


@pytest.mark.parametrize(
    ("text", "why"),
    [("[]", "Expected `object`"), ('{"gmaes": 3}', "gmaes"), ('{"games": 1.5}', "Expected `int`")],
)
def test_what_is_no_plan_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, why: str
) -> None:
    plan = tmp_path / "plan.json"
    plan.write_text(text, encoding="utf-8")
    more = ("--players", "2", "--plan", str(plan))
    assert_one_line(command(tmp_path / "two", *more), why, capsys)


def test_a_missing_plan_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = ("--players", "2", "--plan", str(tmp_path / "none.json"))
    assert_one_line(command(tmp_path / "two", *more), "No such file", capsys)
