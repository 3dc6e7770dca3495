"""Where a process works on the tasks of one job at a time."""

from collections.abc import Callable
from contextlib import ExitStack
from traceback import format_exc
from typing import Any, NamedTuple

from .executor import Answer, Job


class Failed(NamedTuple):
    """What a task has raised, on its way to whoever wants the answer."""

    error: Exception


def unless_failed(answer: Answer | Failed) -> Answer:
    """The answer, or what was raised instead."""
    if isinstance(answer, Failed):
        raise answer.error
    return answer


class Workbench:
    """A job is entered with its first task and left when the next one comes."""

    def __init__(self) -> None:
        self._entered = ExitStack()
        self._job: Job[Any, Any] | None = None
        self._answer_to: Callable[[Any], Any] | None = None

    def take(self, job: Job[Any, Any]) -> None:
        self.close()
        self._job = job

    def answer(self, task: object) -> object:
        """The answer, or `Failed`; a traceback would not be pickled, so it becomes a note."""
        try:
            if self._answer_to is None:
                if self._job is None:
                    raise ValueError("a task without a job")
                self._answer_to = self._entered.enter_context(self._job())
            return self._answer_to(task)
        except Exception as error:
            error.add_note(format_exc())
            return Failed(error)

    def close(self) -> None:
        self._answer_to = None
        self._entered.close()
