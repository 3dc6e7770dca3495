"""The examples run as they are. What needs torch, which is gigabytes, is only linted and typed."""

import runpy
import sys
from pathlib import Path

import pytest

from stoneage.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_tour_runs_from_its_first_cell_to_its_last(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "tour.py"))
    told = capsys.readouterr().out
    assert "player_0" in told
    assert "games ended; whoever started won" in told


def test_a_table_of_games_is_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a few games, as the command in the example makes them."""
    table = tmp_path / "games.parquet"
    command = ["games", "--bots", "woodcutter", "forager", "--processes", "1"]
    played = ["--players", "2", "--games", "6", "--seed", "1", "--out", str(table)]
    assert main([*command, *played]) == 0
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", ["ten_thousand_games.py", str(table)])
    runpy.run_path(str(EXAMPLES / "ten_thousand_games.py"), run_name="__main__")
    told = capsys.readouterr().out
    assert told.startswith("6 games")
    assert "woodcutter" in told
    assert "points_buildings" in told
