"""Several processes, one result."""

import pickle
from multiprocessing import active_children

import pytest

from stoneage.bots.arena.errors import BotFault, LostProcess
from stoneage.bots.arena.parallel import play_deals
from stoneage.processes.cores import cores
from tests.bots.arena.played import match_of, timeless


def test_the_number_of_processes_changes_nothing() -> None:
    """The deals come in their order, and every game is the same."""
    match = match_of("woodcutter", "forager")
    deals = [list(play_deals(match, range(2, 9), processes)) for processes in (1, 2, 3)]
    assert [deal.number for deal in deals[0]] == [*range(2, 9)]
    assert timeless(deals[0]) == timeless(deals[1]) == timeless(deals[2])


def test_whoever_has_seen_enough_can_stop() -> None:
    playing = play_deals(match_of("woodcutter", "forager"), range(1000), 2)
    assert next(playing).number == 0
    playing.close()
    assert list(playing) == []


def test_a_process_that_ends_without_a_word_is_missed() -> None:
    """Nobody waits for it for ever, and the others are ended too."""
    playing = play_deals(match_of("woodcutter", "forager"), range(1000), 2)
    next(playing)
    active_children()[0].kill()
    with pytest.raises(LostProcess):
        list(playing)
    assert active_children() == []


def test_no_deals_are_no_games() -> None:
    assert list(play_deals(match_of("forager"), range(0), 4)) == []


def test_there_is_a_core() -> None:
    assert cores() >= 1


def test_a_fault_comes_out_of_its_process_whole() -> None:
    """Every error that a process sends is read with all it says."""
    fault = pickle.loads(pickle.dumps(BotFault("planner", 1, 7, "oh")))
    assert (fault.bot, fault.seat, fault.move, fault.fault) == ("planner", 1, 7, "oh")
