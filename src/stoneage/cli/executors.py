"""Who does the work of a command: processes here."""

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from .outcomes import Misuse

if TYPE_CHECKING:
    from stoneage.processes import Executor
    from stoneage.table import Words


@contextmanager
def executor_for(words: "Words", asked: argparse.Namespace) -> "Iterator[Executor]":
    """As many processes as were asked for; if the work itself fails, that is said."""
    from stoneage.processes import ExecutionError, ProcessExecutor
    from stoneage.processes.cores import cores
    from stoneage.terminal import execution_error_text

    try:
        with closing(ProcessExecutor(asked.processes or cores())) as executor:
            yield executor
    except ExecutionError as error:
        raise Misuse(execution_error_text(words, error)) from None
