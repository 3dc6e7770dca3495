"""Work in several processes."""

from collections.abc import Iterator
from functools import partial

import pytest

from stoneage.processes.process_executor import ProcessExecutor
from tests.processes.jobs import Overflow, never_beginning, squaring, telling_the_process


@pytest.fixture(scope="module")
def executor() -> Iterator[ProcessExecutor]:
    made = ProcessExecutor(2)
    yield made
    made.close()


def test_processes_are_kept_for_the_next_job(executor: ProcessExecutor) -> None:
    first = {*executor.map(telling_the_process, range(20))}
    assert [*executor.map(partial(squaring, 9), range(5))] == [0, 1, 4, 9, 16]
    assert {*executor.map(telling_the_process, range(20))} <= first


def test_what_a_task_raises_is_raised_with_its_traceback(executor: ProcessExecutor) -> None:
    """And the next job gets answers of its own."""
    answers = executor.map(partial(squaring, 2), range(9))
    assert [next(answers) for _ in range(3)] == [0, 1, 4]
    with pytest.raises(Overflow) as raised:
        next(answers)
    assert (raised.value.task, raised.value.most) == (3, 2)
    assert "in square" in raised.value.__notes__[0]
    assert [*executor.map(partial(squaring, 9), range(3))] == [0, 1, 4]


def test_a_job_that_cannot_begin_says_so(executor: ProcessExecutor) -> None:
    with pytest.raises(Overflow):
        next(executor.map(never_beginning, range(2)))
