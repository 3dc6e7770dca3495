"""Positions that were seen, how their games ended, and what they should have been worth."""

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .lessons import Lesson

Rows: TypeAlias = "NDArray[np.int16]"
Numbers: TypeAlias = "NDArray[np.float32]"
POINTS = 50.0  # a margin of 1.0


class ReplayBuffer:
    """The latest positions, game after game; within a game each seat's own are a chain."""

    def __init__(self, features: int, most: int) -> None:
        self.most = most
        self.rows: Rows = np.zeros((0, features), np.int16)
        self.chains: NDArray[np.int64] = np.zeros(0, np.int64)
        self.ends: Numbers = np.zeros((0, 2), np.float32)
        self._games = 0

    def __len__(self) -> int:
        return len(self.rows)

    def add(self, lessons: Iterable[Lesson]) -> int:
        """Forget the oldest positions beyond the limit."""
        rows, chains, ends = [self.rows], [self.chains], [self.ends]
        added = 0
        for lesson in lessons:
            self._games += 1
            seats = np.array(lesson.seats, np.int64)
            values = np.frombuffer(lesson.rows, np.int16).reshape(len(seats), self.rows.shape[1])
            order = np.argsort(seats, kind="stable")
            rows.append(values[order])
            chains.append(self._games * 4 + seats[order])
            outcome = np.array([lesson.shares, np.array(lesson.margins) / POINTS], np.float32).T
            ends.append(outcome[seats[order]])
            added += len(order)
        self.rows = np.concatenate(rows)[-self.most :]
        self.chains = np.concatenate(chains)[-self.most :]
        self.ends = np.concatenate(ends)[-self.most :]
        return added

    def targets(self, values: Numbers, lambda_: float) -> Numbers:
        """The λ-returns: so much for what came later, the rest for what the next position promised.

        `values` are today's win probabilities and margins of all rows.
        """
        targets = self.ends.copy()
        is_last = np.ones(len(self), bool)
        is_last[:-1] = self.chains[1:] != self.chains[:-1]
        first = np.flatnonzero(np.concatenate(([True], is_last[:-1])))
        last = np.flatnonzero(is_last)
        longest = int((last - first).max()) if len(last) else 0
        for step in range(1, longest + 1):
            now = last[last - first >= step] - step
            targets[now] = (1 - lambda_) * values[now + 1] + lambda_ * targets[now + 1]
        return targets
