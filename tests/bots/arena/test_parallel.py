"""Several processes, one result."""

import pickle
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from stoneage.bots.arena.errors import BotFault
from stoneage.bots.arena.parallel import play_deals
from stoneage.processes.cores import cores
from stoneage.processes.executor import LostProcess
from stoneage.processes.process_executor import ProcessExecutor
from tests.bots.arena.played import match_of, timeless


@pytest.fixture
def two() -> Iterator[ProcessExecutor]:
    executor = ProcessExecutor(2)
    yield executor
    executor.close()
    assert active_children() == []


def test_the_number_of_processes_changes_nothing(two: ProcessExecutor) -> None:
    """The deals come in their order, and every game is the same."""
    match = match_of("woodcutter", "forager")
    with closing(ProcessExecutor(3)) as three:
        executors = (ProcessExecutor(1), two, three)
        deals = [list(play_deals(match, range(2, 9), each)) for each in executors]
    assert [deal.number for deal in deals[0]] == [*range(2, 9)]
    assert timeless(deals[0]) == timeless(deals[1]) == timeless(deals[2])


def test_records_are_written_by_whoever_asked_for_the_games(
    tmp_path: Path, two: ProcessExecutor
) -> None:
    list(play_deals(match_of("forager"), range(2), two, tmp_path))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["1-0-0.json", "1-1-0.json"]


def test_whoever_has_seen_enough_can_stop(two: ProcessExecutor) -> None:
    playing = play_deals(match_of("woodcutter", "forager"), range(1000), two)
    assert next(playing).number == 0
    playing.close()
    assert active_children() == []
    assert list(playing) == []


def test_a_process_that_ends_without_a_word_is_missed(two: ProcessExecutor) -> None:
    """Nobody waits for it for ever, and the others are ended too."""
    playing = play_deals(match_of("woodcutter", "forager"), range(1000), two)
    next(playing)
    active_children()[0].kill()
    with pytest.raises(LostProcess):
        list(playing)
    assert active_children() == []


def test_no_deals_are_no_games() -> None:
    assert list(play_deals(match_of("forager"), range(0), ProcessExecutor(4))) == []


def test_there_is_a_core() -> None:
    assert cores() >= 1


def test_a_fault_comes_out_of_its_process_whole() -> None:
    """Every error that a process sends is read with all it says."""
    fault = pickle.loads(pickle.dumps(BotFault("planner", 1, 7, "oh")))
    assert (fault.bot, fault.seat, fault.move, fault.fault) == ("planner", 1, 7, "oh")
