"""`stoneage games`: a table for statistics."""

import re
import sys
from pathlib import Path

import polars as pl
import pytest

from stoneage.bots.arena.seat_rows import SeatRow
from stoneage.cli import main
from tests.complaints import assert_one_line

PAGE = Path(__file__).parents[3] / "docs" / "games.md"
GAMES = ["games", "--bots", "woodcutter,forager", "--processes", "1", "--games", "4"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def written(file: Path, *arguments: str) -> pl.DataFrame:
    assert main([*GAMES, "--out", str(file), *arguments]) == 0
    return pl.read_parquet(file)


def test_every_seat_of_every_game_has_a_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With everything on, the points of all sources add up, and so do the victories."""
    variants = ["--harsh-winter", "--wild-animals", "--igloos", "--closed-cards"]
    table = written(tmp_path / "games.parquet", "--players", "3", *variants)
    assert capsys.readouterr().out.startswith("4 games written to ")
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
    assert table.columns == [*SeatRow.__struct_fields__]
    assert table.select("game", "seat").rows() == [(g, s) for g in range(4) for s in range(3)]
    assert table.select(variant.strip("-").replace("-", "_") for variant in variants).row(0) == (
        (True,) * 4
    )
    sources = [column for column in table.columns if column.startswith("points_")]
    assert table.select(pl.sum_horizontal(sources) == pl.col("points")).to_series().all()
    by_game = table.group_by("game").agg(
        pl.col("win").sum(), pl.col("place").min(), pl.col("bot").n_unique(), pl.len()
    )
    assert by_game.select("win", "place", "bot", "len").unique().rows() == [(1.0, 1, 2, 3)]
    assert table["seed"].n_unique() == 4
    ((pips,),) = table.select(pl.sum("pips") / pl.sum("dice")).rows()
    assert pips == pytest.approx(3.5, abs=0.5)


def test_the_example_of_the_manual_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "games.parquet", "--games", "1")
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, "docs/games.md", "exec"), {})


def test_the_same_seed_writes_the_same_file_and_what_is_kept_is_not_played_again(
    tmp_path: Path,
) -> None:
    whole, resumed = tmp_path / "whole.parquet", tmp_path / "resumed.parquet"
    keep = ["--keep", str(tmp_path / "kept.jsonl")]
    written(whole)
    written(resumed, "--games", "2", *keep)
    first = (tmp_path / "kept.jsonl").read_bytes()
    written(resumed, *keep)
    assert resumed.read_bytes() == whole.read_bytes()
    assert (tmp_path / "kept.jsonl").read_bytes().startswith(first)
    assert not written(resumed, "--seed", "2").equals(pl.read_parquet(whole))


def test_control_c_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stoneage.terminal.games.play_games", interrupted)
    file = tmp_path / "games.parquet"
    file.write_bytes(b"earlier")
    assert main([*GAMES, "--out", str(file)]) == 130
    assert "was not written. With --keep" in capsys.readouterr().err
    assert file.read_bytes() == b"earlier"
    assert [*tmp_path.iterdir()] == [file]


NOWHERE = "/no/such/folder/games.parquet"
MISTAKES = [
    (["games", "--out", "games.parquet"], "Name at least one bot"),
    (["games", "--bots", "planer", "--out", "games.parquet"], "no bot called planer"),
    ([*GAMES, "--out", NOWHERE], "cannot be written"),
    ([*GAMES, "--out", "."], "cannot be written"),
    ([*GAMES, "--out", "games.parquet", "--keep", NOWHERE], "cannot be written"),
]


@pytest.mark.parametrize(("command", "complaint"), MISTAKES)
def test_a_mistake_gets_one_line_before_the_first_game(
    command: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("stoneage.terminal.games.play_games", None)
    assert_one_line(command, complaint, capsys)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_a_number_of_games_is_wanted(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([*GAMES, "--games", games, "--out", "games.parquet"])
    assert exit_.value.code == 2
    assert "a number from 1 on is wanted" in capsys.readouterr().err


def test_without_polars_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "stoneage.terminal.games", raising=False)
    command = [*GAMES, "--out", "games.parquet"]
    assert_one_line(command, 'pip install "stoneage[research]"', capsys)


def test_the_manual_explains_every_column() -> None:
    rows = re.findall(r"^\| (`[^|]+`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    explained = [column for row in rows for column in re.findall(r"`(\w+)`", row)]
    assert explained == [*SeatRow.__struct_fields__]
