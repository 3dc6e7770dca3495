"""The process that drives Ray: the only place where it is imported."""

import logging
import os
import pickle
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from uuid import uuid4

import ray
from ray.exceptions import RayError

from .executor import Job
from .ray_executor import Cluster, ClusterLost, ClusterUnreachable
from .remote_work import RemoteWorkbench, installed_version
from .workbench import Failed

MOST_AHEAD = 1000
"""Tasks that are given to the cluster before the oldest of them is answered."""
RETRIES = 10
"""How often a task is begun anew whose process or machine was lost."""
BENCH = RemoteWorkbench()


def drive(pipe: Connection, address: str) -> None:
    """Connect, then take jobs with their tasks and send the answers, until the pipe is closed."""
    _be_silent()
    pipe.send("started")
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except Exception as error:
        pipe.send(Failed(ClusterUnreachable(address, in_one_line(error))))
        return
    nodes = [node for node in ray.nodes() if node["Alive"]]
    cores = sum(int(node["Resources"].get("CPU", 0)) for node in nodes)
    pipe.send(Cluster(len(nodes), cores))
    with suppress(EOFError, ConnectionError):
        while True:
            for answer in answers(address, *pipe.recv()):
                pipe.send(answer)
    ray.shutdown()


def answers(address: str, job: Job[object, object], tasks: Sequence[object]) -> Iterator[object]:
    """One for each task, in their order, or at last `Failed`."""
    work = ray.remote(max_retries=RETRIES)(answer)
    shared = (uuid4().hex, ray.put(pickle.dumps(job)), installed_version())
    given: deque[ray.ObjectRef[object]] = deque()
    try:
        for task in tasks:
            given.append(work.remote(*shared, task))
            if len(given) == MOST_AHEAD:
                yield ray.get(given.popleft())
        while given:
            yield ray.get(given.popleft())
    except RayError as error:
        yield Failed(ClusterLost(address, in_one_line(error)))


def answer(job: str, pickled: bytes, wanted: str, task: object) -> object:
    """What Ray runs on a machine of the cluster."""
    return BENCH.answer(job, pickled, wanted, task)


def in_one_line(error: Exception) -> str:
    """Ray explains at length; what is the matter stands in the last line of a traceback."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


def _be_silent() -> None:
    """What is wrong is told by our own errors; Ray keeps logs of its own."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
