"""`stoneage bot-host`: what the writer of a bot gets to read."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from stoneage.bots.host.faults import FAULTS
from stoneage.bots.registry import BOTS
from stoneage.cli import main
from stoneage.cli.arguments import OPPONENTS
from stoneage.table.languages import LANGUAGES
from stoneage.table.words import Words
from tests.bots.hosting import Watch, command_of, python_example

TRIAL = ("--players", "2", "--against", "forager", "--lang", "en")
NONSENSE = command_of(sys.executable, "-I", "-S", "-c", "input(); print('hm')")


def test_a_sound_bot_gets_a_clean_bill(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-host", python_example(), *TRIAL, "--games", "2"]) == 0
    first, second, times, verdict = capsys.readouterr().out.splitlines()
    assert first.startswith("Game 1: Python example in seat A has ")
    assert first.endswith(": won.")
    assert second.startswith("Game 2: Python example in seat B has ")
    assert "decisions; the median took" in times
    assert verdict == "No fault was found."


def test_every_fault_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-host", NONSENSE, *TRIAL]) == 1
    lines = capsys.readouterr().out.splitlines()
    nonsense = "The program wrote something that is no JSON. (hm)"
    assert lines[0] == f"Fault in game 1 before the first decision: {nonsense}"
    assert lines[1:5] == [f"Fault in game 1 at decision {at}: {nonsense}" for at in range(1, 5)]
    assert "forfeits this game" in lines[5]
    assert lines[6].endswith(": forfeited.")
    assert lines[-1] == "5 faults were found."


def test_verbose_shows_the_lines_on_the_wire(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-host", python_example(), *TRIAL, "--verbose"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == '> {"type":"hello","protocol":1,"rules":1}'
    assert lines[1] == '< {"type": "hello", "protocol": 1, "name": "Python example"}'
    assert lines[2].startswith('> {"type":"choose","id":1,"view":{"seat":0,')
    assert lines[3].startswith('< {"type": "choice", "id": 1, "choice": ')


def test_what_a_bot_says_about_its_fault_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    crash = command_of(sys.executable, "-I", "-S", "-c", "raise SystemExit('no book of openings')")
    assert main(["bot-host", crash, *TRIAL]) == 1
    assert "  ! no book of openings" in capsys.readouterr().out.splitlines()


def test_every_built_in_bot_can_be_the_opponent() -> None:
    assert set(OPPONENTS) == set(BOTS)


@pytest.mark.parametrize("seconds", ["0", "-1", "61", "nan", "inf", "soon"])
def test_the_time_for_a_decision_is_a_number_of_seconds(seconds: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bot-host", "cat", "--seconds", seconds])
    assert left.value.code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_words_in_every_language(language: str) -> None:
    words = Words(language)
    assert [name for name in FAULTS if not words.has(f"fault-{name}")] == []


def test_control_c_ends_the_check_up_and_the_bot(tmp_path: Path) -> None:
    """Although the bot would stall for a minute."""
    watch = Watch(tmp_path)
    bot = watch.program(at_hello="print('here', file=sys.stderr, flush=True); time.sleep(60)")
    checking = subprocess.Popen(
        [sys.executable, "-m", "stoneage", "bot-host", bot, *TRIAL, "--verbose"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert checking.stdout is not None
    while b"! here" not in checking.stdout.readline():
        pass
    checking.send_signal(signal.SIGINT)
    _, complaints = checking.communicate(timeout=30)
    assert checking.returncode == 130
    assert complaints == b""
    assert watch.all_are_gone(1)
    watch.close()
