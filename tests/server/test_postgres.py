"""The PostgreSQL of the tests: found or missed loudly, and never left behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.postgres import NoPostgreSQL, find_programs

ROOT = Path(__file__).resolve().parents[2]
HOLD = """
import sys
from tests.server.postgres import guarded
with guarded() as server:
    print(server.folder, flush=True)
    sys.stdin.read()
"""


def test_a_wrong_choice_of_programs_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STONEAGE_POSTGRES_BIN", str(tmp_path))
    with pytest.raises(NoPostgreSQL, match="STONEAGE_POSTGRES_BIN"):
        find_programs()


def test_a_right_choice_of_programs_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    found = find_programs()
    monkeypatch.setenv("STONEAGE_POSTGRES_BIN", str(found))
    monkeypatch.setenv("PATH", "")
    assert find_programs() == found


def test_no_server_is_left_when_the_tests_are_killed() -> None:
    """Its guard holds the other end of the error stream, and ends only after the server."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        folder = Path(process.stdout.readline().strip())
        assert (folder / "data" / "postmaster.pid").is_file()
        process.kill()
        process.stderr.read()
    assert not folder.exists()
