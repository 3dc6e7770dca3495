"""The `stoneage` command. What a subcommand needs is imported late, so that help comes at once."""

import argparse
import io
import os
import sys
from collections.abc import Callable

from .arguments import ALONE, parser
from .outcomes import DONE, INTERRUPTED, MISUSED, Misuse

__all__ = ["main"]


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
        print(f"stoneage: {misuse}", file=sys.stderr)
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has had enough: what is still in the buffer must go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    return code
