"""The `stoneage` command as people run it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from stoneage.cli import main
from stoneage.record.forms import read
from stoneage.record.notation import write_notation
from tests.complaints import assert_one_line

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "tests" / "games" / "everything.json"
COMMAND = [sys.executable, "-m", "stoneage"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def environment() -> dict[str, str]:
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )


def test_a_game_is_played_from_start_to_end_through_standard_input(tmp_path: Path) -> None:
    """Whoever always takes the first line gets to the end, and the record of it is sound."""
    file = tmp_path / "game.json"
    done = run("play", "--players", "2", "--seed", "3", "--save", str(file), typed="1\n" * 4000)
    assert done.stderr == ""
    assert done.returncode == 0
    assert "Thank you for playing." in done.stdout
    assert read(file.read_bytes()).result is not None


def test_the_end_of_input_leaves_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "--seed", "3", "--save", str(file), typed="1\n")
    assert done.returncode == 0
    assert done.stdout.endswith("Goodbye.\n")
    assert len(read(file.read_bytes()).moves) > 0


def test_the_same_seed_deals_the_same_game() -> None:
    assert run("play", "--seed", "3").stdout == run("play", "--seed", "3").stdout
    assert run("play", "--seed", "3").stdout != run("play", "--seed", "4").stdout


def test_control_c_leaves_quietly() -> None:
    playing = subprocess.Popen(
        [*COMMAND, "play"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert playing.stdout is not None
    while b"Where do you place" not in playing.stdout.readline():
        pass
    playing.send_signal(signal.SIGINT)
    _, complaints = playing.communicate(timeout=20)
    assert playing.returncode == 130
    assert complaints == b""


def test_a_closed_pipe_is_no_error() -> None:
    """As in `stoneage replay FILE | head -1`."""
    telling = subprocess.Popen(
        [*COMMAND, "replay", str(GAME)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert telling.stdout is not None
    assert telling.stdout.readline()
    telling.stdout.close()
    assert telling.wait(timeout=20) == 0
    assert telling.stderr is not None
    assert telling.stderr.read() == b""
    telling.stderr.close()


def test_help_comes_without_loading_what_only_some_commands_need() -> None:
    """So it is quick."""
    source = (
        "import sys, stoneage.cli as cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "late = {'fluent', 'rich', 'stoneage.record', 'stoneage.bots', 'stoneage.server'}\n"
        "sys.exit(1 if late & set(sys.modules) else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, env=environment(), check=False
    )
    assert done.returncode == 0
    assert b"simulate" in done.stdout


def test_a_replay_tells_every_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME)]) == 0
    story = capsys.readouterr().out
    last = max(map(int, re.findall(r"^ *(\d+)  ", story, re.MULTILINE)))
    assert last == len(read(GAME.read_bytes()).moves)
    assert "Round 2 begins" in story
    assert "wins." in story


def test_a_replay_reads_notation_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(GAME)])
    story = capsys.readouterr().out
    notation = tmp_path / "game.txt"
    notation.write_text(write_notation(read(GAME.read_bytes())), encoding="utf-8")
    main(["replay", str(notation)])
    assert capsys.readouterr().out == story


def test_a_replay_stops_at_a_move_with_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME), "--to", "4"]) == 0
    story = capsys.readouterr().out
    assert "\n    4  " in story
    assert "\n    5  " not in story
    assert "round 1" in story


def test_a_replay_tells_one_round(capsys: pytest.CaptureFixture[str]) -> None:
    """From its beginning to its end, and nothing of the others."""
    assert main(["replay", str(GAME), "--round", "2"]) == 0
    story = capsys.readouterr().out
    assert "Round 2 begins" in story
    assert "Round 1 begins" not in story
    assert "Round 3 begins" not in story


def test_a_replay_shows_what_a_seat_saw(capsys: pytest.CaptureFixture[str]) -> None:
    """C10: the extra card is known to its taker alone."""
    seats = []
    for seat in ("A", "b", "3", "4"):
        assert main(["replay", str(GAME), "--seat", seat]) == 0
        seats.append("takes the top card of the deck:" in capsys.readouterr().out)
    assert sum(seats) <= 1


def test_a_sound_record_is_proven(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(GAME)]) == 0
    assert capsys.readouterr().out.endswith("and the dice were fair.\n")


def test_a_changed_record_is_found_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = msgspec.json.decode(GAME.read_bytes())
    roll = next(index for index, move in enumerate(record["moves"]) if move["do"] == "roll")
    record["moves"][roll]["dice"][0] = 7 - record["moves"][roll]["dice"][0]
    changed = tmp_path / "changed.json"
    changed.write_bytes(msgspec.json.encode(record))
    assert main(["verify", str(changed)]) == 1
    verdict = capsys.readouterr().out
    assert f"moves[{roll}]" in verdict
    assert "not to be trusted" in verdict


def test_foreign_content_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"hello": "world"}')
    assert main(["verify", str(foreign)]) == 1
    assert "no record of a game" in capsys.readouterr().out
    assert main(["replay", str(foreign)]) == 2
    assert "no record of a game" in capsys.readouterr().err


MISTAKES = [
    (["replay", "nowhere.json"], "nowhere.json cannot be read"),
    (["verify", "nowhere.json"], "Name a record"),
    (["replay", str(GAME), "--to", "99999"], "There is no move 99,999"),
    (["replay", str(GAME), "--round", "999"], "There is no round 999"),
    (
        ["replay", str(GAME.parent / "two-players-cards.json"), "--seat", "D"],
        "no seat D: choose from A to B",
    ),
    (["play", "--players", "2", "--people", "3"], "3 people cannot sit at a table for 2"),
    (["play", "--save", "/no/such/folder/game.json"], "Name another file"),
]


@pytest.mark.parametrize(("command", "complaint"), MISTAKES)
def test_a_mistake_gets_one_line_that_says_what_to_do(
    command: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert_one_line(command, complaint, capsys)


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["--help"])
    assert exit_.value.code == 0
    assert "play a game" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command",
    [
        ["dance"],
        ["play", "--players", "5"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["replay"],
        ["replay", str(GAME), "--to", "-1"],
        ["replay", str(GAME), "--seat", "E"],
        ["play", "--lang", "fr"],
    ],
)
def test_a_wrong_argument_gets_one_line(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(command)
    assert exit_.value.code == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "--help" in complaint


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate --players 3 --games 2 --seed 1 --harsh-winter --wild-animals --igloos"
    assert main([*command.split(), "--closed-cards", "--json"]) == 0
    output = capsys.readouterr()
    numbers = msgspec.json.decode(output.out)
    assert output.err == ""
    assert numbers["games"] == 2
    assert sum(numbers["ends"].values()) == 2
    assert {
        "decisions",
        "cpu_seconds",
        "games_per_second",
        "decisions_per_second",
        "compiled",
        "rounds_mean",
        "score_mean",
        "winner_score_mean",
    } <= set(numbers)


@pytest.mark.parametrize(("language", "word"), [("en", "rounds"), ("de", "Runden"), ("zh", "轮")])
def test_simulate_speaks_the_language(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "1", "--lang", language]) == 0
    assert word in capsys.readouterr().out


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out.startswith("stoneage ")


def serve_without(module: str) -> subprocess.CompletedProcess[str]:
    """The command in a process that cannot import one module."""
    script = f"""
import sys
sys.modules[{module!r}] = None
from stoneage.cli import main
sys.exit(main(["serve", "--port", "0"]))
"""
    return subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )


def test_whoever_lacks_a_library_is_told_what_to_install() -> None:
    ended = serve_without("litestar")
    assert ended.returncode == 2
    assert ended.stderr.splitlines() == [
        'stoneage: Playing needs litestar: pip install "stoneage[play]".'
    ]


def test_a_module_of_ours_that_is_missing_is_no_matter_of_installing() -> None:
    assert "ModuleNotFoundError" in serve_without("stoneage.server.services.settings").stderr
