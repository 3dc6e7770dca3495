"""Work in child processes of this machine."""

import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from .child import Child, ChildLost, end_all, ready_children
from .executor import Answer, Job, LostProcess, Task
from .workbench import Workbench, unless_failed


class Answered(NamedTuple):
    """An answer, and the number of its task."""

    number: int
    answer: Any


class ProcessExecutor:
    """So many processes, started when they are needed and kept for the next job.

    One process is this one.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._children: list[Child] = []

    def map(self, job: Job[Task, Answer], tasks: Sequence[Task]) -> Generator[Answer]:
        if self._processes == 1 or len(tasks) < 2:
            return _map_here(job, tasks)
        return self._map_in_children(job, tasks)

    def close(self) -> None:
        children, self._children = self._children, []
        end_all(children)

    def _map_in_children(self, job: Job[Task, Answer], tasks: Sequence[Task]) -> Generator[Answer]:
        waiting = iter(enumerate(tasks))
        answers: dict[int, Any] = {}
        try:
            children = self._started(min(self._processes, len(tasks)))
            for child in children:
                _send(child, job)
                _give(child, waiting)
            for awaited in range(len(tasks)):
                while awaited not in answers:
                    for child in ready_children(children):
                        answered = _received(child)
                        answers[answered.number] = answered.answer
                        _give(child, waiting)
                yield unless_failed(answers.pop(awaited))
        except BaseException:
            self.close()  # whoever is in the middle of a task would answer the next job with it
            raise

    def _started(self, number: int) -> list[Child]:
        while len(self._children) < number:
            # A job may start programs, children of its own, so it is no daemon.
            self._children.append(Child(work, is_daemon=False))
        return self._children[:number]


def _map_here(job: Job[Task, Answer], tasks: Sequence[Task]) -> Generator[Answer]:
    with job() as answer_to:
        for task in tasks:
            yield answer_to(task)


def _give(child: Child, waiting: Iterator[tuple[int, Task]]) -> None:
    task = next(waiting, None)
    if task is not None:
        _send(child, task)


def _send(child: Child, message: object) -> None:
    try:
        child.send(message)
    except ChildLost:
        raise LostProcess from None


def _received(child: Child) -> Answered:
    try:
        received = child.receive()
    except ChildLost:
        raise LostProcess from None
    if not isinstance(received, Answered):
        raise LostProcess
    return received


def work(pipe: Connection) -> None:
    """What a process does: answer the tasks of a job, then those of the next, until it is ended."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    bench = Workbench()
    try:
        with suppress(EOFError, ConnectionError):
            while True:
                message = pipe.recv()
                if callable(message):
                    bench.take(message)
                else:
                    number, task = message
                    pipe.send(Answered(number, bench.answer(task)))
    finally:
        # Not SIG_IGN: a signal that has come already would find no function, and Python complain.
        signal.signal(signal.SIGTERM, lambda *_: None)
        bench.close()
