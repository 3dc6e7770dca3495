"""In place of the standard library's in a browser, where no process can be started.

Whatever could start one is imported there with everything else, and never used.
"""

from . import connection, resource_tracker

__all__ = ["connection", "get_context", "parent_process", "resource_tracker"]


def get_context(method: str) -> None:
    """None: whoever asks it for a process fails."""


def parent_process() -> None:
    """There is none."""
