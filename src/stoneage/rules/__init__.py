"""The rules of the game: pure, typed, and compiled where a C compiler is at hand."""

from . import state

RULES_VERSION = 1
"""Raised whenever the same record could end differently under these rules."""


def is_compiled() -> bool:
    return not (state.__file__ or "").endswith(".py")
