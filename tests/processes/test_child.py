"""Child processes: real ones, really killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from stoneage.processes.child import (
    Child,
    ChildLost,
    end_all,
    interrupts_blocked,
    ready_children,
    wait_for_end,
)
from tests.processes.children import echo, echo_bytes, sleep
from tests.server.processes import environment, is_alive, until

PATIENCE = 60.0


@pytest.fixture
def child() -> Iterator[Child]:
    """One that has said hello."""
    made = Child(echo, "hello")
    assert made.receive() == "hello"
    yield made
    end_all([made])


def test_values_go_there_and_back(child: Child) -> None:
    child.send([1, "two"])
    assert child.receive() == [1, "two"]


def test_bytes_go_there_and_back() -> None:
    child = Child(echo_bytes)
    child.send_bytes(b"stone")
    assert child.receive_bytes(PATIENCE) == b"stone"
    end_all([child])


def test_those_that_have_something_to_say_are_heard(child: Child) -> None:
    silent = Child(echo_bytes)
    child.send("anything")
    assert ready_children([silent, child]) == [child]
    assert child.receive() == "anything"
    assert ready_children([child], 0) == []
    end_all([silent])


def test_one_that_says_nothing_is_too_slow(child: Child) -> None:
    with pytest.raises(ChildLost, match="too slow"):
        child.receive_bytes(0.01)


def test_one_that_has_ended_is_lost_whatever_is_tried() -> None:
    child = Child(echo, "hello")
    child.receive()
    child.kill()
    assert not child.is_alive
    wait_for_end([child], PATIENCE)
    for attempt in (
        child.receive,
        lambda: child.receive_bytes(PATIENCE),
        lambda: child.send("anybody there?"),
        lambda: child.send_bytes(b"anybody there?"),
    ):
        with pytest.raises(ChildLost, match="ended"):
            attempt()
    child.join()


def test_all_are_ended_together() -> None:
    before = active_children()
    children = [Child(sleep) for _ in range(2)]
    end_all(children)
    assert active_children() == before


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT for one process")
def test_control_c_is_not_heard_by_a_child(child: Child) -> None:
    """Neither while it starts nor later."""
    starting = Child(echo, "hello")
    for each in (starting, child):
        os.kill(each.id, signal.SIGINT)
    assert starting.receive() == "hello"
    for each in (starting, child):
        each.send("still here")
        assert each.receive() == "still here"
    end_all([starting])


@pytest.mark.skipif(os.name == "nt", reason="signals cannot be blocked there")
def test_control_c_while_a_child_starts_is_not_lost_for_its_parent() -> None:
    with pytest.raises(KeyboardInterrupt), interrupts_blocked():
        os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.skipif(os.name == "nt", reason="SIGTERM cannot be handled there")
def test_no_child_outlives_a_killed_parent(tmp_path: Path) -> None:
    """One is asked to end and may tidy up, the other is killed."""
    mark = tmp_path / "mark"
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.processes.children", str(mark)],
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    assert parent.stdout is not None
    children = list(map(int, parent.stdout.readline().split()))
    parent.kill()
    parent.wait()
    parent.stdout.close()
    until(lambda: not any(is_alive(child) for child in children))
    assert mark.read_text(encoding="utf-8") == "terminated"
