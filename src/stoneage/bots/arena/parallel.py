"""Many deals at once, in processes; the results come in the order of the deals all the same."""

import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from stoneage.processes import Child, ChildLost, end_all, ready_children

from .errors import BotFault, LostProcess
from .match import DealPlayed, Match
from .table import ArenaTable


def play_deals(
    match: Match, deals: Sequence[int], processes: int, records: Path | None = None
) -> Generator[DealPlayed]:
    """Every deal in turn, whatever the number of processes. Closing it ends them."""
    if processes == 1 or len(deals) < 2:
        yield from _play_here(match, deals, records)
    else:
        yield from _play_in_processes(match, deals, min(processes, len(deals)), records)


def _play_here(match: Match, deals: Sequence[int], records: Path | None) -> Iterator[DealPlayed]:
    table = ArenaTable(match, records)
    try:
        for deal in deals:
            yield table.play_deal(deal)
    finally:
        table.close()


def _play_in_processes(
    match: Match, deals: Sequence[int], processes: int, records: Path | None
) -> Iterator[DealPlayed]:
    to_play = iter(deals)
    played: dict[int, DealPlayed] = {}
    children: list[Child] = []
    try:
        for _ in range(processes):
            # Its programs are children of its own, so it is no daemon.
            children.append(Child(work, match, records, is_daemon=False))
        for child in children:
            _give(child, to_play)
        for awaited in deals:
            while awaited not in played:
                for child in ready_children(children):
                    deal = _received(child)
                    _give(child, to_play)
                    played[deal.number] = deal
            yield played.pop(awaited)
    finally:
        end_all(children)


def _give(child: Child, to_play: Iterator[int]) -> None:
    deal = next(to_play, None)
    if deal is None:
        return
    try:
        child.send(deal)
    except ChildLost:
        raise LostProcess from None


def _received(child: Child) -> DealPlayed:
    try:
        answer = child.receive()
    except ChildLost:
        raise LostProcess from None
    if isinstance(answer, BotFault):
        raise answer
    if not isinstance(answer, DealPlayed):
        raise LostProcess
    return answer


def work(pipe: Connection, match: Match, records: Path | None) -> None:
    """What a process does: play the deals that it is given, until there are no more."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    table = ArenaTable(match, records)
    try:
        while True:
            pipe.send(table.play_deal(pipe.recv()))
    except BotFault as fault:
        pipe.send(fault)
    except (EOFError, ConnectionError):
        pass
    finally:
        # Not SIG_IGN: a signal that has come already would find no function, and Python complain.
        signal.signal(signal.SIGTERM, lambda *_: None)
        table.close()
