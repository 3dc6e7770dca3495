"""How work is spread: one interface, whoever does the work."""

from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

Job = Callable[[], AbstractContextManager[Callable[[Task], Answer]]]
"""Entered once in each process that works on it; gives the function that answers its tasks.

Jobs, tasks and answers are pickled. The answer to a task must not depend on the tasks before it.
"""


class Executor(Protocol):
    """Answers tasks, here or elsewhere, until it is closed."""

    def map(self, job: Job[Task, Answer], tasks: Sequence[Task]) -> Generator[Answer]:
        """The answers in the order of the tasks; closing it gives up the rest of them.

        What a task raises is raised here; an `ExecutionError` is where the work itself fails.
        """
        ...

    def close(self) -> None:
        """End everything that was started for it."""
        ...


class ExecutionError(Exception):
    """The work could not be done, whatever the tasks were."""


class LostProcess(ExecutionError):
    """A process that worked ended without a word."""
