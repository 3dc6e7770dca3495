"""Helpers in processes of their own: each tries the same actions in other worlds."""

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from time import monotonic

from msgspec import Struct

from stoneage.bots.elder.quantized import shipped
from stoneage.processes import Child, ChildLost, end_all
from stoneage.table import View

from .root_search import Search
from .search.halving import Trial


class Root(Struct, frozen=True):
    """The position to search from."""

    view: View
    rng: Random


class Batch(Struct, frozen=True):
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


class SearchPool:
    """Any number of helpers, even none. One that is lost is not missed."""

    def __init__(self, helpers: int) -> None:
        self._helpers = [Child(help_search) for _ in range(helpers)]

    @property
    def shares(self) -> int:
        """Into how many the work is divided: the first is one's own."""
        return len(self._helpers) + 1

    def ask(self, view: View, rng: Random) -> None:
        """Before anything is drawn from the generator."""
        root = Root(view, rng)
        for helper in list(self._helpers):
            self._send(helper, root)

    def send_out(self, trials: Sequence[Trial], numbers: range, seconds: float) -> range:
        """Everybody gets a share of the worlds; the one returned is one's own."""
        actions = [int(trial.action) for trial in trials]
        shares = self.shares
        for share, helper in enumerate(list(self._helpers), start=1):
            theirs = range(numbers.start + share, numbers.stop, shares)
            self._send(helper, Batch(actions, theirs, seconds))
        return range(numbers.start, numbers.stop, shares)

    def gather(self, trials: Sequence[Trial]) -> None:
        """Wait for the helpers and add what they found."""
        for helper in list(self._helpers):
            try:
                answer = helper.receive()
            except ChildLost:
                self._drop(helper)
                continue
            assert isinstance(answer, list)
            for trial, found in zip(trials, answer, strict=True):
                trial.add(found.tries, found.found, found.margins, found.chances)

    def close(self) -> None:
        end_all(self._helpers)
        self._helpers.clear()

    def _send(self, helper: Child, message: Root | Batch) -> None:
        try:
            helper.send(message)
        except ChildLost:
            self._drop(helper)

    def _drop(self, helper: Child) -> None:
        self._helpers.remove(helper)
        end_all([helper])


def help_search(pipe: Connection) -> None:
    """What a helper does, until nobody needs it any more."""
    with suppress(EOFError, ConnectionError):
        root: Root = pipe.recv()
        while True:
            search = Search(root.view, root.rng, shipped(len(root.view.players)))
            while isinstance(message := pipe.recv(), Batch):
                pipe.send(run(search, message))
            root = message


def run(search: Search, batch: Batch) -> list[Found]:
    players = len(search.rollouts.lookaheads)
    trials = [Trial(action, 0.0, players) for action in batch.actions]
    search.try_all(trials, batch.numbers, monotonic() + batch.seconds)
    return [Found(int(each.tries), each.found, each.margins, each.chances) for each in trials]
