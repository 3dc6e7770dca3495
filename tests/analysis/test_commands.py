"""`stoneage review`, `stoneage practice` and `hint`, as people type them."""

import json
from pathlib import Path

import msgspec
import pytest

from stoneage.analysis.document import Review
from stoneage.analysis.practice.exercises import shipped
from stoneage.cli import main
from stoneage.record.record import Record
from stoneage.record.writing import to_json
from stoneage.table.notation import write_move
from stoneage.table.words import Words
from stoneage.terminal.hint_text import Hints
from stoneage.terminal.practice import practise
from stoneage.terminal.screen import Screen
from tests.analysis.games import part, recorded


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game that was left after its first placement."""
    path = tmp_path / "game.json"
    record = Record.of(recorded("two-players-cards").at(1), ["A", "<b>"])
    path.write_text(to_json(record), encoding="utf-8")
    return path


def test_a_review_is_shown_with_chart_and_sum(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "AAAA" in shown
    assert "Luck and skill" in shown
    assert "Turning points" in shown


def test_a_review_is_written_as_json_and_kept(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    assert main(["review", str(file), "--json", "--keep", str(kept)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["format"] == "stoneage-review"
    assert msgspec.json.decode(kept.read_bytes(), type=Review).reviewed == 1


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_review_is_written_as_one_page(file: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "review.html"
    assert main(["review", str(file), "--html", str(page), "--lang", language]) == 0
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert "<polyline" in text
    assert "&lt;b&gt;" in text
    assert "<b>" not in text
    assert "http" not in text


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    assert main(["review", str(wrong)]) == 2
    assert "wrong.json" in capsys.readouterr().err


def test_a_hint_gives_the_idea_first_and_then_the_moves() -> None:
    whole = part("two-players-cards", -8, 8)
    game = next(each for each in whole.walk() if each.seat is not None and len(each.choices) > 1)
    hints = Hints(Words("en"))
    idea = hints.lines(game, game.seat or 0)
    moves = hints.lines(game, game.seat or 0)
    assert idea[1] == Words("en").say("hint-again")
    assert "%" not in "".join(idea)
    assert all("%" in line for line in moves)


def test_practice_asks_and_judges(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is no choice is asked again; whoever has had enough ends the input."""
    best = write_move(shipped().exercises[0].answers[0].choice)
    answers = iter(["nonsense", best])

    def typed(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    words, exercise = Words("en"), shipped().exercises[0]
    practise(words, Screen(), [exercise, exercise])
    shown = capsys.readouterr().out
    assert "Find the move" in shown
    assert shown.count("Right: ") == 1
    assert shown.endswith("Goodbye.\n")


def test_practice_of_a_theme_asks_for_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nobody_types(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody_types)
    exercise = shipped().exercises[0]
    chosen = ["--theme", exercise.theme, "--difficulty", exercise.difficulty, "--lang", "en"]
    assert main(["practice", *chosen]) == 0
    name = Words("en").say(f"practice-theme-{exercise.theme}")
    assert f"Find the move ({name}, {exercise.difficulty})" in capsys.readouterr().out
