"""Which version of the project played: the commit of the folder where the command runs."""

import subprocess

from msgspec import Struct


class Commit(Struct, frozen=True):
    """A commit, its day, and whether the sources have changed since."""

    id: str
    day: str
    has_changes: bool


def current_commit() -> Commit | None:
    """None outside of a repository, and where git is not installed."""
    try:
        id_, day = _git("show", "--no-patch", "--format=%H %cs").split()
        has_changes = bool(_git("status", "--porcelain", "--", "src", "pyproject.toml"))
    except (OSError, subprocess.CalledProcessError):
        return None
    return Commit(id_, day, has_changes)


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], capture_output=True, text=True, check=True
    ).stdout.strip()
