"""`stoneage play` as people start it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stoneage.cli import main
from stoneage.record.reading import read_record
from stoneage.table.actions import Roll
from stoneage.table.languages import LANGUAGES
from stoneage.table.words import Words

COMMAND = [sys.executable, "-m", "stoneage", "play", "--terminal"]
TO_THE_END = "1\n" * 3000


def play(*arguments: str, typed: str) -> str:
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_the_bots_that_were_named(language: str) -> None:
    bots = "woodcutter,planner"
    shown = play("--bots", bots, "--seed", "2", "--lang", language, typed=TO_THE_END)
    words = Words(language)
    assert f"{words.say('bot-woodcutter-name')} B" in shown
    assert f"{words.say('bot-planner-name')} C" in shown
    assert shown.rstrip().endswith(words.say("thanks"))
    assert "\033" not in shown


def test_a_kept_game_goes_on_without_further_words(tmp_path: Path) -> None:
    """Seats, variants and position come from the file, and it keeps the rest of the game."""
    file = tmp_path / "game.json"
    given = ["--bots", "woodcutter,forager", "--igloos", "--save", str(file), "--lang", "en"]
    left = play(*given, typed="1\nquit\n")
    assert f"Go on later with: stoneage play --resume {file}" in left
    moves = len(read_record(file.read_bytes()).moves)
    again = play("--resume", str(file), "--lang", "en", typed="board\nquit\n")
    assert "You are A, against Woodcutter B and Forager C." in again
    assert "igloo 1" in again
    assert len(read_record(file.read_bytes()).moves) == moves
    play("--resume", str(file), typed=TO_THE_END)
    assert read_record(file.read_bytes()).result is not None


def test_the_dice_of_a_resumed_game_cannot_be_foreseen(tmp_path: Path) -> None:
    """The same file goes on in different ways, also that of a game with a seed."""
    first, rest = tmp_path / "first.json", tmp_path / "rest.json"
    given = ["--bots", "woodcutter", "--seed", "6", "--save", str(first)]
    play(*given, typed="forest*5\nquit\n")
    rolls = set()
    for _ in range(3):
        play("--resume", str(first), "--save", str(rest), typed="1\n" * 60)
        moves = read_record(rest.read_bytes()).moves
        rolls.add(tuple(move.dice for move in moves if isinstance(move, Roll)))
    assert len(rolls) > 1


def test_another_file_may_keep_the_rest(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    play("--players", "2", "--save", str(first), typed="quit\n")
    before = first.read_bytes()
    play("--resume", str(first), "--save", str(second), typed="1\nquit\n")
    assert first.read_bytes() == before
    assert len(read_record(second.read_bytes()).moves) > len(read_record(before).moves)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "dragon"], "no bot called dragon"),
        (["--players", "2", "--bots", "planner,planner"], "cannot sit at a table for 2"),
        (["--resume", "nowhere.json"], "nowhere.json cannot be read"),
        (["--resume", __file__], "damaged"),
        (["--resume", "game.json", "--igloos", "--seed", "3"], "leave out --seed and --igloos"),
    ],
)
def test_a_mistake_gets_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--lang", "en", *arguments]) == 2
    output = capsys.readouterr()
    assert complaint in output.err
    assert output.err.count("\n") == 1
    assert output.out == ""


def test_the_table_can_name_the_start_player(capsys: pytest.CaptureFixture[str]) -> None:
    """S6: by lot, unless somebody is named who sits there."""
    shown = play("--bots", "forager", "--start", "B", "--lang", "en", typed="quit\n")
    assert "start player B" in shown
    assert main(["play", "--players", "2", "--start", "C", "--lang", "en"]) == 2
    assert "no seat C: choose from A to B" in capsys.readouterr().err
