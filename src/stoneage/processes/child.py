"""A child process: how it starts, what it hears, what becomes of it."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait

from .parent import end_with_parent, when_parent_dies

# The same on every platform, and safe beside threads.
CONTEXT = get_context("spawn")


class ChildLost(Exception):
    """Nothing can be had from the process any more: it has ended, or is too slow."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Child:
    """A process that this one has started, and the pipe to it: `target(pipe, *arguments)`.

    It ignores Control-C, which is for whoever started it. When its parent is gone it gets SIGTERM;
    one that `dies_with_parent` is killed, even in the middle of compiled code. Only one that is no
    daemon may have children of its own.
    """

    def __init__(
        self,
        target: Callable[..., None],
        *arguments: object,
        is_daemon: bool = True,
        dies_with_parent: bool = False,
    ) -> None:
        self.pipe, their_end = CONTEXT.Pipe()
        start = (target, their_end, arguments, dies_with_parent)
        self._process = CONTEXT.Process(target=_run, args=start, daemon=is_daemon)
        with interrupts_blocked():
            self._process.start()
        their_end.close()
        self.id = self._process.pid or 0

    @property
    def sentinel(self) -> int:
        """What `wait` takes to wait for its end."""
        return self._process.sentinel

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def send(self, message: object) -> None:
        """Any value that can be pickled, or `ChildLost`."""
        try:
            self.pipe.send(message)
        except OSError:
            raise ChildLost("ended") from None

    def receive(self, seconds: float | None = None) -> object:
        """The next value that it sends, within that time if one is given, or `ChildLost`."""
        try:
            if self.pipe.poll(seconds):
                return self.pipe.recv()
        except (EOFError, OSError):
            raise ChildLost("ended") from None
        raise ChildLost("too slow")

    def send_bytes(self, message: bytes) -> None:
        try:
            self.pipe.send_bytes(message)
        except OSError:
            raise ChildLost("ended") from None

    def receive_bytes(self, seconds: float) -> bytes:
        """What it sends within that time, or `ChildLost`."""
        try:
            if self.pipe.poll(seconds):
                return self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise ChildLost("ended") from None
        raise ChildLost("too slow")

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def kill(self) -> None:
        """End it and wait for its end; another thread may still listen to the pipe."""
        self._process.kill()
        self._process.join()

    def join(self) -> None:
        """Wait for its end and close the pipe."""
        self._process.join()
        self.pipe.close()


def end_all(children: Sequence[Child]) -> None:
    """Ask all of them to end and wait until they have."""
    for child in children:
        child.terminate()
    for child in children:
        child.join()


def ready_children(children: Sequence[Child], seconds: float | None = None) -> list[Child]:
    """Those that have sent something or have ended, as soon as there are any."""
    ready = wait([child.pipe for child in children], seconds)
    return [child for child in children if child.pipe in ready]


def wait_for_end(children: Sequence[Child], seconds: float) -> None:
    """Until one of them has ended, but not longer than that."""
    wait([child.sentinel for child in children], seconds)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process started in here does not hear Control-C before it can ignore it; no Control-C for
    this process is lost."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or its start would unblock all signals
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run(
    target: Callable[..., None],
    pipe: Connection,
    arguments: tuple[object, ...],
    dies_with_parent: bool,
) -> None:
    """What the process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if dies_with_parent:
        end_with_parent()
    else:
        when_parent_dies(lambda: os.kill(os.getpid(), signal.SIGTERM))
    target(pipe, *arguments)
