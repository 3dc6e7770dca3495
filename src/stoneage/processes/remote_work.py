"""What a process on another machine does with a task."""

import pickle
import socket

from .executor import ExecutionError
from .workbench import Failed, Workbench

PACKAGE = "stoneage"


class OtherVersion(ExecutionError):
    """A machine has another version of this package: its answers could be other ones."""

    def __init__(self, machine: str, there: str, here: str) -> None:
        super().__init__(machine, there, here)
        self.machine = machine
        self.there = there
        self.here = here


class RemoteWorkbench:
    """Keeps a job as long as its tasks come, one by one and from far away."""

    def __init__(self) -> None:
        self._bench = Workbench()
        self._job = ""

    def answer(self, job: str, pickled: bytes, wanted: str, task: object) -> object:
        """The answer, or `Failed`; a job is known by its name and read once."""
        if wanted != installed_version():
            return Failed(OtherVersion(socket.gethostname(), installed_version(), wanted))
        if job != self._job:
            self._bench.take(pickle.loads(pickled))
            self._job = job
        return self._bench.answer(task)


def installed_version() -> str:
    # Late, for only a cluster asks: a browser does without that part of the standard library.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version(PACKAGE)
    except PackageNotFoundError:
        return "source"
