"""Many deals at once, in processes; the results come in the order of the deals all the same."""

import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path

from stoneage.processes.interrupts import deaf_to_interrupts

from .errors import BotFault, LostProcess
from .match import DealPlayed, Match
from .table import Table

# The same on every platform, and safe beside the threads of a progress bar.
CONTEXT = get_context("spawn")


def play_deals(
    match: Match, deals: Sequence[int], processes: int, records: Path | None = None
) -> Generator[DealPlayed]:
    """Every deal in turn, whatever the number of processes. Closing it ends them."""
    if processes == 1 or len(deals) < 2:
        yield from _play_here(match, deals, records)
    else:
        yield from _play_in_processes(match, deals, min(processes, len(deals)), records)


def _play_here(match: Match, deals: Sequence[int], records: Path | None) -> Iterator[DealPlayed]:
    table = Table(match, records)
    try:
        for deal in deals:
            yield table.play_deal(deal)
    finally:
        table.close()


def _play_in_processes(
    match: Match, deals: Sequence[int], processes: int, records: Path | None
) -> Iterator[DealPlayed]:
    workers = Workers(match, processes, records)
    to_play = iter(deals)
    played: dict[int, DealPlayed] = {}
    try:
        for pipe in workers.pipes:
            _give(pipe, to_play)
        for awaited in deals:
            while awaited not in played:
                for pipe in workers.ready():
                    deal = _received(pipe)
                    _give(pipe, to_play)
                    played[deal.number] = deal
            yield played.pop(awaited)
    finally:
        workers.stop()


def _give(pipe: Connection, to_play: Iterator[int]) -> None:
    deal = next(to_play, None)
    if deal is None:
        return
    try:
        pipe.send(deal)
    except OSError:
        raise LostProcess from None


def _received(pipe: Connection) -> DealPlayed:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise LostProcess from None
    if isinstance(answer, BotFault):
        raise answer
    if not isinstance(answer, DealPlayed):
        raise LostProcess
    return answer


class Workers:
    """The processes, each with a table, and the pipes to them."""

    def __init__(self, match: Match, number: int, records: Path | None) -> None:
        self.pipes = []
        self._processes = []
        with deaf_to_interrupts():
            for _ in range(number):
                pipe, their_end = CONTEXT.Pipe()
                process = CONTEXT.Process(target=work, args=(their_end, match, records))
                process.start()
                their_end.close()
                self.pipes.append(pipe)
                self._processes.append(process)

    def ready(self) -> list[Connection]:
        return [pipe for pipe in wait(self.pipes) if isinstance(pipe, Connection)]

    def stop(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def work(pipe: Connection, match: Match, records: Path | None) -> None:
    """What a process does: play the deals that it is given, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    table = Table(match, records)
    try:
        while True:
            pipe.send(table.play_deal(pipe.recv()))
    except BotFault as fault:
        pipe.send(fault)
    except (EOFError, ConnectionError):
        pass
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        table.close()
