"""Helpers in processes of their own: each tries the same actions in other worlds."""

import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import monotonic

from msgspec import Struct

from stoneage.processes.interrupts import deaf_to_interrupts
from stoneage.table.view import View

from .search.halving import Trial
from .searching import Search

CONTEXT = get_context("spawn")


class Question(Struct, frozen=True):
    """What is to be decided."""

    view: View
    rng: Random


class Errand(Struct, frozen=True):
    """Actions, and the numbers of the worlds to try them in."""

    actions: list[int]
    numbers: range
    seconds: float


class Found(Struct, frozen=True):
    """What came of one action."""

    tries: int
    found: float
    margins: float
    chances: list[float]


class Circle:
    """Any number of helpers, even none. One that is lost is not missed."""

    def __init__(self, helpers: int) -> None:
        self._processes = []
        self._pipes: list[Connection] = []
        with deaf_to_interrupts():
            for _ in range(helpers):
                pipe, their_end = CONTEXT.Pipe()
                process = CONTEXT.Process(target=help_out, args=(their_end,), daemon=True)
                process.start()
                their_end.close()
                self._processes.append(process)
                self._pipes.append(pipe)

    @property
    def shares(self) -> int:
        """Into how many the work is divided: the first is one's own."""
        return len(self._pipes) + 1

    def ask(self, view: View, rng: Random) -> None:
        """Before anything is drawn from the generator."""
        question = Question(view, rng)
        for pipe in list(self._pipes):
            self._send(pipe, question)

    def send_out(self, trials: Sequence[Trial], numbers: range, seconds: float) -> range:
        """Everybody sets out with a share of the worlds; the answer is one's own."""
        actions = [int(trial.action) for trial in trials]
        shares = self.shares
        for share, pipe in enumerate(list(self._pipes), start=1):
            theirs = range(numbers.start + share, numbers.stop, shares)
            self._send(pipe, Errand(actions, theirs, seconds))
        return range(numbers.start, numbers.stop, shares)

    def gather(self, trials: Sequence[Trial]) -> None:
        """Wait for the helpers and add what they found."""
        for pipe in list(self._pipes):
            try:
                answer: list[Found] = pipe.recv()
            except (EOFError, ConnectionError):
                self._pipes.remove(pipe)
                continue
            for trial, found in zip(trials, answer, strict=True):
                trial.add(found.tries, found.found, found.margins, found.chances)

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()
        self._pipes.clear()
        self._processes.clear()

    def _send(self, pipe: Connection, message: Question | Errand) -> None:
        try:
            pipe.send(message)
        except ConnectionError:
            self._pipes.remove(pipe)


def help_out(pipe: Connection) -> None:
    """What a helper does, until nobody needs it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        question: Question = pipe.recv()
        while True:
            search = Search(question.view, question.rng)
            while isinstance(message := pipe.recv(), Errand):
                pipe.send(run(search, message))
            question = message


def run(search: Search, errand: Errand) -> list[Found]:
    players = len(search.company.thinkers)
    trials = [Trial(action, 0.0, players) for action in errand.actions]
    search.try_all(trials, errand.numbers, monotonic() + errand.seconds)
    return [Found(int(each.tries), each.found, each.margins, each.chances) for each in trials]
