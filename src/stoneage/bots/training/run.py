"""A training run: play, learn, measure, save, again. It can be stopped and resumed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np
from msgspec import json

from stoneage.bots.elder.value.features import names
from stoneage.processes import Executor

from .learner import BATCH, Learner
from .lessons import games_of_elders, games_of_planners, measured_games
from .plan import Mark, Plan, Progress
from .replay_buffer import ReplayBuffer

CHECKPOINT = "checkpoint.npz"
CURVE = "curve.json"
MOST_OLDER = 12
OLDER_EVERY = 10  # generations
MEASURE_EVERY = 5
FIRST_RATES = (1e-3, 1e-3, 5e-4, 2e-4)


class TrainingRun:
    """One net on its way, in one folder. It learns here; others may play its games."""

    def __init__(self, plan: Plan, folder: Path, executor: Executor) -> None:
        features = len(names(plan.players))
        self.plan = plan
        self.folder = folder
        self.executor = executor
        self.learner = Learner(plan.players, features, plan.hidden, plan.seed)
        self.buffer = ReplayBuffer(features, plan.most_rows)
        self.older: list[bytes] = []
        self.marks: list[Mark] = []
        self.generation = 0
        self.games = 0
        self.seconds = 0.0
        if (folder / CHECKPOINT).exists():
            self._resume()

    def begin_with(self, folder: Path, players: int) -> None:
        """Take over from a run for another number of players, instead of from planners."""
        with np.load(folder / CHECKPOINT) as state:
            self.learner.inherit(dict(state), players)
        self.generation = 1

    def run(self, seconds: float, tell: Callable[[Progress], None]) -> None:
        """Learn for so long; rates fall with the time that is left."""
        began = monotonic()
        self._run(lambda: (monotonic() - began) / seconds, tell)

    def run_generations(self, generations: int, tell: Callable[[Progress], None]) -> None:
        """Learn so many generations: however long they take, the same net comes out."""
        first = max(self.generation, 1)
        self._run(lambda: (self.generation - first) / generations, tell)

    def _run(self, spent: Callable[[], float], tell: Callable[[Progress], None]) -> None:
        """Until all is spent of what there is."""
        if not self.generation:
            tell(self._learn_from_planners())
        while (share := spent()) < 1:
            progress = self._next_generation(share)
            if progress.mark is not None:
                self.save()
            tell(progress)
        self.save()

    def _learn_from_planners(self) -> Progress:
        began = monotonic()
        games = self.plan.planners_games
        job = partial(games_of_planners, self.plan)
        self.buffer.add(self.executor.map(job, range(games)))
        self.learner.fit_scale(self.buffer.rows)
        losses = (0.0, 0.0)
        for rate in FIRST_RATES:
            losses = self.learner.learn(self.buffer, self._steps(len(self.buffer)), 1.0, rate)
        return self._advance(games, began, losses)

    def _next_generation(self, spent: float) -> Progress:
        plan = self.plan
        began = monotonic()
        net = self._weights()
        if self.generation % OLDER_EVERY == 0:
            self.older = [*self.older, net][-MOST_OLDER:]
        job = partial(games_of_elders, plan, self.generation, net, self.older)
        added = self.buffer.add(self.executor.map(job, range(plan.games)))
        rate = plan.first_rate * (plan.last_rate / plan.first_rate) ** spent
        lambda_ = plan.first_lambda + (plan.last_lambda - plan.first_lambda) * spent
        steps = self._steps(added * plan.repeats)
        losses = self.learner.learn(self.buffer, steps, lambda_, rate)
        return self._advance(plan.games, began, losses)

    def _weights(self) -> bytes:
        return self.learner.quantized(self.plan.prize).to_bytes()

    @staticmethod
    def _steps(rows: float) -> int:
        return max(1, int(rows / BATCH))

    def _advance(self, games: int, began: float, losses: tuple[float, float]) -> Progress:
        self.generation += 1
        self.games += games
        self.seconds += monotonic() - began
        mark = None
        if self.generation % MEASURE_EVERY == 1:
            mark = self._mark()
            self.marks.append(mark)
        return Progress(
            generation=self.generation,
            games=self.games,
            seconds=self.seconds,
            win_loss=losses[0],
            margin_loss=losses[1],
            mark=mark,
        )

    def _mark(self) -> Mark:
        games = self.plan.measured_games
        job = partial(measured_games, self.plan, self._weights())
        shares, margins = zip(*self.executor.map(job, range(games)), strict=True)
        return Mark(
            generation=self.generation,
            games=self.games,
            seconds=self.seconds,
            measured=games,
            win_share=sum(shares) / games,
            margin=sum(margins) / games,
        )

    def save(self) -> None:
        """The checkpoint, the weights for playing and the curve; no file is ever half written."""
        self.folder.mkdir(parents=True, exist_ok=True)
        progress = np.array([self.generation, self.games, self.seconds])
        unfinished = self.folder / f"new-{CHECKPOINT}"
        np.savez(unfinished, progress=progress, **self.learner.state())
        unfinished.replace(self.folder / CHECKPOINT)
        weights = self.folder / f"elder-{self.plan.players}.safetensors"
        weights.write_bytes(self._weights())
        (self.folder / CURVE).write_bytes(json.encode(self.marks))

    def _resume(self) -> None:
        with np.load(self.folder / CHECKPOINT) as state:
            self.learner.restore(dict(state))
            generation, games, self.seconds = state["progress"].tolist()
        self.generation, self.games = int(generation), int(games)
        self.marks = json.decode((self.folder / CURVE).read_bytes(), type=list[Mark])
