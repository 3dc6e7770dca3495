"""The net that compares placements, while it learns.

What it says of one position is worth nothing by itself: only the differences between the candidates
of one choice are taught. So they need not be found in the spread of all positions.
"""

import numpy as np

from stoneage.bots.elder.value.net import POINTS

from .learner import Arrays, Learner
from .replay_buffer import Numbers, Rows
from .study_buffer import NOT_THERE, StudyBuffer

CHOICES = 192  # a step
TEMPERATURE = 8.0  # points by which a candidate is better that is chosen e times as often


class PlacingLearner(Learner):
    """Its worths, by softmax, should prefer the candidates as what the study found does."""

    prize = 0.0

    def preferences(self, rows: Rows) -> Numbers:
        """The worth of every candidate of every choice, in points."""
        return self._worths(self.values(rows.reshape(-1, rows.shape[-1]))).reshape(rows.shape[:2])

    def _worths(self, outputs: Numbers) -> Numbers:
        worths: Numbers = (
            np.float32(POINTS) * outputs[:, 1] + np.float32(self.prize) * outputs[:, 0]
        )
        return worths

    def learn_choices(self, buffer: StudyBuffer, steps: int, rate: float) -> float:
        """Some steps on random choices; gives the mean loss."""
        loss = 0.0
        for _ in range(steps):
            chosen = self._random.integers(0, len(buffer), CHOICES)
            gradients, of_batch = self.choice_gradients(buffer.rows[chosen], buffer.worths[chosen])
            self.adam.step(self.parameters, gradients, rate)
            loss += of_batch
        return loss / max(steps, 1)

    def choice_gradients(self, rows: Rows, found: Numbers) -> tuple[Arrays, float]:
        """Of the cross entropy between what was found and what is preferred, and that loss."""
        scaled = self._scaled(rows.reshape(-1, rows.shape[-1]))
        hidden, outputs = self._forward(scaled)
        worths = self._worths(outputs).reshape(found.shape)
        preferred = np.where(found > NOT_THERE, worths, NOT_THERE)
        wanted, said = softmax(found), softmax(preferred)
        of_worth = ((said - wanted) / (TEMPERATURE * len(found))).reshape(-1)
        win = outputs[:, 0]
        of_logit = of_worth * np.float32(self.prize) * win * (1 - win)
        gradient = np.stack([of_logit, of_worth * np.float32(POINTS)], 1)
        loss = -(wanted * np.log(np.maximum(said, 1e-12))).sum() / len(found)
        return self._back(scaled, hidden, gradient), float(loss)


def softmax(worths: Numbers) -> Numbers:
    scaled = (worths - worths.max(1, keepdims=True)) / np.float32(TEMPERATURE)
    likely = np.exp(scaled)
    shares: Numbers = likely / likely.sum(1, keepdims=True)
    return shares


def regret(preferred: Numbers, found: Numbers) -> float:
    """How many points worse than the best the preferred candidates are, on average."""
    is_there = found > NOT_THERE
    chosen = np.where(is_there, preferred, -np.inf).argmax(1)
    return float((found.max(1) - found[np.arange(len(found)), chosen]).mean())
