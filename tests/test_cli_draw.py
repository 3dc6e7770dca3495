"""`stoneage draw`: a position of a recorded game as a file."""

import sys
from pathlib import Path

import msgspec
import pytest

from stoneage.cli import main
from stoneage.table.drawing import draw_svg
from tests.complaints import assert_one_line
from tests.table.drawing.looking import GAMES, recorded, texts_in

GAME = GAMES / "everything.json"
PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def test_a_position_is_drawn_into_a_file(tmp_path: Path) -> None:
    """As a seat saw it, in the language and the season that are asked for."""
    file = tmp_path / "board.svg"
    command = ["draw", str(GAME), "--move", "120", "--seat", "B", "--winter", "--lang", "de"]
    assert main([*command, "-o", str(file)]) == 0
    svg = file.read_text(encoding="utf-8")
    seen = recorded("everything")[120].view(1)
    names = ["Ada", "Björn", "春", 'D. "Dee"']
    assert svg == draw_svg(seen, winter=True, language="de", names=names) + "\n"


def test_the_picture_in_the_manual_is_the_newest(tmp_path: Path) -> None:
    """stoneage draw docs/pictures/board.json --move 330 --lang en -o docs/pictures/board.svg"""
    file = tmp_path / "board.svg"
    record = PICTURES / "board.json"
    assert main(["draw", str(record), "--move", "330", "--lang", "en", "-o", str(file)]) == 0
    assert file.read_bytes() == (PICTURES / "board.svg").read_bytes()


def test_the_last_position_is_printed_unless_said_otherwise(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["draw", str(GAME)]) == 0
    assert "Game over" in texts_in(capsys.readouterr().out)


def test_bots_are_called_by_their_names(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    record = msgspec.json.decode(GAME.read_bytes())
    del record["digest"]
    record["seats"][0] = "planner"
    game.write_bytes(msgspec.json.encode(record))
    file = tmp_path / "board.svg"
    assert main(["draw", str(game), "--move", "0", "-o", str(file)]) == 0
    assert "Planner" in texts_in(file.read_text(encoding="utf-8"))


def test_a_position_becomes_pixels(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    assert main(["draw", str(GAME), "--move", "0", "-o", str(file)]) == 0
    png = file.read_bytes()
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20]) == 1120


def test_without_the_library_for_pixels_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    file = tmp_path / "board.png"
    assert_one_line(["draw", str(GAME), "-o", str(file)], 'pip install "stoneage[png]"', capsys)
    assert not file.exists()


MISTAKES = [
    (["nowhere.json"], "nowhere.json cannot be read"),
    ([__file__], "no record of a game"),
    ([str(GAME), "--move", "99999"], "There is no move 99,999"),
    ([str(GAMES / "two-players-cards.json"), "--seat", "D"], "no seat D: choose from A to B"),
    ([str(GAME), "-o", "board.jpg"], "ends in .svg or .png instead of board.jpg"),
    ([str(GAME), "-o", "/no/such/folder/board.svg"], "Name another file"),
]


@pytest.mark.parametrize(("arguments", "complaint"), MISTAKES)
def test_a_mistake_gets_one_line_that_says_what_to_do(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert_one_line(["draw", *arguments], complaint, capsys)
