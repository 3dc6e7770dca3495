"""`stoneage arena`, `ladder` and `bots` as people run them."""

import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stoneage.bots.arena.errors import BotFault
from stoneage.bots.registry import BOTS
from stoneage.cli import main
from stoneage.processes.executor import LostProcess
from stoneage.record.forms import read
from stoneage.table.words import Words
from stoneage.terminal.arena_errors import arena_error_text
from stoneage.terminal.execution_errors import execution_error_text
from tests.complaints import assert_one_line

MATCH = ["arena", "woodcutter", "forager", "--players", "2", "--processes", "1"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def numbers(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return msgspec.json.decode(output.out)


def test_json_has_the_match_and_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    found = numbers(capsys, *MATCH, "--games", "4", "--seed", "3")
    assert (found["games"], found["players"], found["seed"]) == (4, 2, 3)
    assert {"winner_score_mean", "rounds_mean"} <= set(found)
    assert sum(found["ends"].values()) == 4
    assert [row["id"] for row in found["bots"]] == ["woodcutter", "forager"]
    fields = {"games", "wins", "win_share", "low", "high", "rating", "score_mean"}
    assert all(fields | {"ms_per_decision"} <= set(row) for row in found["bots"])
    assert sum(row["wins"] for row in found["bots"]) == 4


def test_the_faults_of_a_program_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    """A clear message for every move that it loses; the match goes on."""
    program = f"cmd: {sys.executable} nothing-here.py"
    assert main(["arena", "forager", "--bot", program, "--players", "2", "--games", "2"]) == 0
    said = capsys.readouterr().err
    assert "nothing-here.py:\nFault in game 1" in said
    assert said.count("forfeits this game") == 2


def test_csv_has_a_row_for_every_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.csv"
    found = numbers(capsys, *MATCH, "--games", "2", "--csv", str(file))
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [row["id"] for row in rows] == ["woodcutter", "forager"]
    assert [float(row["rating"]) for row in rows] == [row["rating"] for row in found["bots"]]
    assert {row["players"] for row in rows} == {"2"}


def test_the_standings_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "woodcutter", "forager*2", "--players", "3", "--games", "4"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    assert "Woodcutter" in output.out
    assert "100.0%" in output.out
    assert "4 games became 6" in output.out


@pytest.mark.parametrize(("language", "word"), [("de", "Holzfäller"), ("zh", "伐木者")])
def test_the_arena_speaks_the_language(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*MATCH, "--games", "1", "--lang", language]) == 0
    assert word in capsys.readouterr().out


def test_a_match_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And comes to the same result as one that never stopped."""
    keep = ["--keep", str(tmp_path / "match.jsonl")]
    numbers(capsys, *MATCH, "--games", "2", *keep)
    lines = (tmp_path / "match.jsonl").read_text(encoding="utf-8").splitlines()
    resumed = numbers(capsys, *MATCH, "--games", "6", *keep)
    assert (tmp_path / "match.jsonl").read_text(encoding="utf-8").splitlines()[:2] == lines
    whole = numbers(capsys, *MATCH, "--games", "6")
    for found in (resumed, whole):
        for row in found["bots"]:
            del row["ms_per_decision"]
    assert resumed == whole
    assert main([*MATCH, "--seed", "2", *keep]) == 2
    assert "another match" in capsys.readouterr().err


def test_every_saved_record_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    numbers(capsys, *MATCH, "--games", "2", "--save", str(tmp_path / "new" / "games"))
    files = list((tmp_path / "new" / "games").iterdir())
    assert len(files) == 2
    for file in files:
        assert read(file.read_bytes()).result is not None
        assert main(["verify", str(file)]) == 0


MISTAKES = [
    (["arena"], "Name at least one bot"),
    (["arena", "planer"], "no bot called planer"),
    ([*MATCH, "--games", "1", "--csv", "/no/such/folder/match.csv"], "cannot be written"),
    ([*MATCH, "--games", "1", "--keep", "/no/such/folder/match.jsonl"], "cannot be written"),
]


@pytest.mark.parametrize(("command", "complaint"), MISTAKES)
def test_a_mistake_gets_one_line(
    command: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert_one_line(command, complaint, capsys)


def test_what_goes_wrong_in_a_match_is_told() -> None:
    fault = arena_error_text(Words("en"), BotFault("planner", 1, 7, "oh"))
    assert "planner at seat B did not choose one" in fault
    assert "has ended unexpectedly" in execution_error_text(Words("en"), LostProcess())


def test_the_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(BOTS)
    assert any("Hoards wood" in line for line in lines)


def started(*arguments: str) -> subprocess.Popen[str]:
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.Popen(
        [sys.executable, "-m", "stoneage", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        start_new_session=True,
    )


def wait_for_lines(file: Path, lines: int) -> None:
    end = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT for a group of processes")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_control_c_gives_the_result_so_far(tmp_path: Path, processes: str) -> None:
    """As a terminal sends it: to all processes of the group. None of them complains."""
    file = tmp_path / "match.jsonl"
    bots = ["woodcutter", "forager", "--players", "2"]
    many = ["--games", "100000", "--processes", processes, "--keep", str(file), "--json"]
    playing = started("arena", *bots, *many)
    wait_for_lines(file, 3)
    os.killpg(playing.pid, signal.SIGINT)
    result, complaints = playing.communicate(timeout=60)
    assert complaints == ""
    assert playing.returncode == 130
    found = msgspec.json.decode(result)
    assert not found["is_complete"]
    assert 2 <= found["deals"] < file.read_bytes().count(b"\n")


def test_the_ladder_writes_its_page_and_can_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With scripts only: the others take their time interpreted."""
    file = tmp_path / "ladder.md"
    command = ["ladder", "--bots", "forager", "woodcutter", "--games", "1", "--processes", "1"]
    command += ["--output", str(file), "--keep", str(tmp_path / "kept")]
    assert main(command) == 0
    text = file.read_text(encoding="utf-8")
    assert all(f"## {players} players" in text for players in (2, 3, 4))
    assert "4 players, Woodcutter and Forager × 3: Woodcutter wins" in capsys.readouterr().out
    assert main(command) == 0
    assert file.read_text(encoding="utf-8") == text


def test_a_ladder_of_one_bot_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_one_line(["ladder", "--bots", "planner", "planner"], "needs two bots", capsys)
    assert [*tmp_path.iterdir()] == []
