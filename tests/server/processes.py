"""Real processes, for tests that kill them."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120
"""Seconds after which something that must happen has not happened."""


def environment(**variables: str) -> dict[str, str]:
    """For a process that finds the same sources as this one."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**os.environ, "PYTHONPATH": paths, "LC_ALL": "en_US.UTF-8", **variables}


def is_alive(process: int) -> bool:
    """A zombie, which nobody has waited for yet, is not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    if not status.exists():
        return not status.parent.parent.joinpath("self").exists()
    return status.read_text().rpartition(")")[2].split()[0] != "Z"


def until(condition: Callable[[], bool]) -> None:
    """Wait for what must become true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
