"""Work on a cluster of machines, by Ray.

Ray's driver is a child process: Ray ends whoever drives it when the cluster is lost, takes its time
to notice that there is none, and has threads and signals of its own.
"""

import socket
from collections.abc import Generator, Sequence
from importlib.util import find_spec
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from .child import Child, ChildLost, wait_for_end
from .executor import Answer, ExecutionError, Job, Task
from .workbench import Failed, unless_failed

REACH_SECONDS = 5.0
"""For the address to answer at all."""
START_SECONDS = 60.0
"""For Ray to be imported on a busy machine."""
CONNECT_SECONDS = 20.0
END_SECONDS = 10.0


class RayMissing(ExecutionError):
    """Ray is not installed here."""


class ClusterError(ExecutionError):
    """Something is wrong with a cluster, in its own words."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address, why)
        self.address = address
        self.why = why


class ClusterUnreachable(ClusterError):
    """There is no cluster, or it does not answer."""


class ClusterLost(ClusterError):
    """It ended, or could not do the work, whatever was tried."""


class Cluster(NamedTuple):
    """What there is of it."""

    nodes: int
    cores: int


class RayExecutor:
    """Connected to `HOST:PORT` from a machine of the cluster, to `ray://HOST:PORT` from any.

    Or `RayMissing`, or `ClusterUnreachable`.
    """

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise RayMissing
        self.address = address
        self._driver, self.cluster = self._connected()

    def map(self, job: Job[Task, Answer], tasks: Sequence[Task]) -> Generator[Answer]:
        is_complete = False
        try:
            if not self._driver.is_alive:
                self._driver, self.cluster = self._connected()
            self._driver.send((job, tasks))
            for _ in tasks:
                answer: Any = self._driver.receive()
                yield unless_failed(answer)
            is_complete = True
        except ChildLost:
            raise ClusterLost(self.address, "no connection") from None
        finally:
            if not is_complete:
                self._driver.kill()  # Ray gives up what it was doing

    def close(self) -> None:
        self._driver.pipe.close()
        wait_for_end([self._driver], END_SECONDS)
        self._driver.kill()

    def _connected(self) -> tuple[Child, Cluster]:
        check_reachable(self.address)
        driver = Child(_drive, self.address, dies_with_parent=True)
        try:
            driver.receive(START_SECONDS)
            answer = driver.receive(CONNECT_SECONDS)
        except ChildLost as lost:
            answer = Failed(ClusterUnreachable(self.address, lost.why))
        if isinstance(answer, Cluster):
            return driver, answer
        driver.kill()
        raise answer.error if isinstance(answer, Failed) else TypeError(answer)


def check_reachable(address: str) -> None:
    """Whether anybody listens there, or `ClusterUnreachable`; `auto` is whatever runs here."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except OSError as error:
        raise ClusterUnreachable(address, error.strerror or str(error)) from None
    except (OverflowError, ValueError):
        raise ClusterUnreachable(address, "HOST:PORT") from None


def _drive(pipe: Connection, address: str) -> None:
    from .ray_driver import drive  # noqa: PLC0415 - whoever has no cluster needs no Ray

    drive(pipe, address)
