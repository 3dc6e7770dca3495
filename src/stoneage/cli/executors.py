"""Who does the work of a command: processes here, or a cluster."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from .outcomes import Misuse

if TYPE_CHECKING:
    from stoneage.processes import Executor
    from stoneage.table import Words


@contextmanager
def executor_for(words: "Words", asked: argparse.Namespace) -> "Iterator[Executor]":
    """The cluster or the processes that were asked for; if the work itself fails, that is said."""
    from stoneage.processes import ExecutionError
    from stoneage.terminal import execution_error_text

    try:
        with closing(_executor(words, asked)) as executor:
            yield executor
    except ExecutionError as error:
        raise Misuse(execution_error_text(words, error)) from None


def _executor(words: "Words", asked: argparse.Namespace) -> "Executor":
    from stoneage.processes import ProcessExecutor, RayExecutor
    from stoneage.processes.cores import cores

    if asked.cluster is None:
        return ProcessExecutor(asked.processes or cores())
    executor = RayExecutor(asked.cluster)
    nodes, cluster_cores = executor.cluster
    said = words.say("cluster-ready", address=asked.cluster, nodes=nodes, cores=cluster_cores)
    print(said, file=sys.stderr, flush=True)
    return executor
