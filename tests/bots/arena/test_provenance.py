"""The commit that played."""

import subprocess
from pathlib import Path

import pytest

from stoneage.bots.arena.provenance import current_commit

NAME = ("-c", "user.name=Tester", "-c", "user.email=tester@example.org")


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", "-C", str(folder), *arguments], check=True, capture_output=True)


def test_the_commit_and_whether_the_sources_have_changed_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(tmp_path, "init")
    (tmp_path / "src").mkdir()
    source = tmp_path / "src" / "rules.py"
    source.write_text("a = 1\n")
    git(tmp_path, "add", ".")
    git(tmp_path, *NAME, "commit", "-m", "first")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("not a source")
    commit = current_commit()
    assert commit is not None
    assert len(commit.id) == 40
    assert len(commit.day) == 10
    assert not commit.has_changes
    source.write_text("a = 2\n")
    changed = current_commit()
    assert changed is not None
    assert changed.has_changes


def test_outside_of_a_repository_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.chdir(tmp_path)
    assert current_commit() is None
