"""The `stoneage` command. What a subcommand needs is imported late, so that help comes at once."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .arguments import ALONE, parser
from .outcomes import DONE, INTERRUPTED, MISUSED, Misuse

if TYPE_CHECKING:
    from stoneage.table import Words

__all__ = ["main"]

OF_THE_PLAY_EXTRA = frozenset(
    ("alembic", "litestar", "platformdirs", "prometheus_client", "rich", "sqlalchemy", "uvicorn")
)


def main(arguments: list[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    try:
        asked = parser().parse_args(given or ALONE)
        command: Callable[[argparse.Namespace], int] = asked.command
        code = command(asked)
        sys.stdout.flush()
    except Misuse as misuse:
        return _misused(str(misuse))
    except ModuleNotFoundError as missing:
        library = str(missing.name).partition(".")[0]
        if library not in OF_THE_PLAY_EXTRA:
            raise
        return _misused(_words().say("play-missing", library=library))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has had enough: what is still in the buffer must go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    return code


def _misused(why: str) -> int:
    print(f"stoneage: {why}", file=sys.stderr)
    return MISUSED


def _words() -> "Words":
    from stoneage.table import Words, language_of

    return Words(language_of(os.environ))
