"""Studied placements: how each candidate looked, and what it turned out to be worth."""

from collections.abc import Iterable

import numpy as np

from .lessons import Lesson
from .replay_buffer import Numbers, Rows

NOT_THERE = -1e6  # the worth of a candidate beyond the last


class StudyBuffer:
    """The latest of them, each filled up to the same number of candidates."""

    def __init__(self, features: int, candidates: int, most: int) -> None:
        self.most = most
        self.rows: Rows = np.zeros((0, candidates, features), np.int16)
        self.worths: Numbers = np.zeros((0, candidates), np.float32)

    def __len__(self) -> int:
        return len(self.rows)

    def add(self, lessons: Iterable[Lesson]) -> int:
        """Forget the oldest beyond the limit; gives how many came."""
        candidates, features = self.rows.shape[1:]
        rows, worths = [self.rows], [self.worths]
        for lesson in lessons:
            sizes = np.array(lesson.study_sizes, np.int64)
            is_there = np.arange(candidates) < sizes[:, None]
            seen = np.zeros((len(sizes), candidates, features), np.int16)
            found = np.full((len(sizes), candidates), NOT_THERE, np.float32)
            seen[is_there] = np.frombuffer(lesson.study_rows, np.int16).reshape(-1, features)
            found[is_there] = lesson.study_worths
            rows.append(seen)
            worths.append(found)
        added = sum(map(len, rows[1:]))
        self.rows = np.concatenate(rows)[-self.most :]
        self.worths = np.concatenate(worths)[-self.most :]
        return added
