"""Jobs that tests give to executors."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager


class Overflow(Exception):
    """A task was too large."""

    def __init__(self, task: int, most: int) -> None:
        super().__init__(task, most)
        self.task = task
        self.most = most


@contextmanager
def squaring(most: int) -> Iterator[Callable[[int], int]]:
    """Squares up to a limit."""

    def square(task: int) -> int:
        if task > most:
            raise Overflow(task, most)
        return task * task

    yield square


@contextmanager
def telling_the_process() -> Iterator[Callable[[int], int]]:
    yield lambda _: os.getpid()


def never_beginning() -> AbstractContextManager[Callable[[int], int]]:
    raise Overflow(0, 0)
