"""A training run: play, learn, measure, save, again. It can be stopped and resumed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np
from msgspec import json

from stoneage.bots.elder.quantized import Layers, QuantizedNet
from stoneage.bots.elder.value.features import names
from stoneage.processes import Executor

from .learner import BATCH, Arrays, Learner
from .lessons import games_of_elders, games_of_planners, measured_games
from .placing_learner import CHOICES, PlacingLearner, regret
from .plan import Mark, Plan, Progress
from .replay_buffer import ReplayBuffer
from .study_buffer import StudyBuffer

CHECKPOINT = "checkpoint.npz"
CURVE = "curve.json"
PLACING = "placing_"  # before the names of the placing net's arrays
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
        self.prize = plan.prize
        self.learner = Learner(plan.players, features, plan.hidden, plan.seed)
        self.placing = PlacingLearner(plan.players, features, plan.placing_hidden, plan.seed)
        self.buffer = ReplayBuffer(features, plan.most_rows)
        self.studies = StudyBuffer(features, plan.candidates, plan.most_studies)
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
            self.placing.inherit(placing_of(dict(state)), players)
        self.generation = 1

    def begin_with_net(self, weights: bytes) -> None:
        """Take over from a net in whole numbers; its games tell the scale of the features."""
        plan = self.plan
        net = QuantizedNet.read(weights)
        self.prize = net.prize
        job = partial(games_of_elders, plan, 0, weights, [])
        lessons = list(self.executor.map(job, range(plan.games)))
        self.buffer.add(lessons)
        self.studies.add(lessons)
        self.learner.fit_scale(self.buffer.rows)
        self.learner.begin_with(net.value)
        self._begin_placing(net.placing or net.value)
        self.older = [weights]
        self.generation, self.games = 1, plan.games

    def _begin_placing(self, layers: Layers) -> None:
        self.placing.scale = self.learner.scale
        self.placing.begin_with(layers)

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
        self._begin_placing(self.learner.layers())
        return self._advance(games, began, losses, 0.0)

    def _next_generation(self, spent: float) -> Progress:
        plan = self.plan
        began = monotonic()
        net = self._weights()
        if self.generation % OLDER_EVERY == 0:
            self.older = [*self.older, net][-MOST_OLDER:]
        job = partial(games_of_elders, plan, self.generation, net, self.older)
        lessons = list(self.executor.map(job, range(plan.games)))
        added, studied = self.buffer.add(lessons), self.studies.add(lessons)
        rate = falling(plan.first_rate, plan.last_rate, spent)
        lambda_ = plan.first_lambda + (plan.last_lambda - plan.first_lambda) * spent
        steps = self._steps(added * plan.repeats)
        losses = self.learner.learn(self.buffer, steps, lambda_, rate)
        lost = self._learn_placing(studied, spent)
        return self._advance(plan.games, began, losses, lost)

    def _learn_placing(self, studied: int, spent: float) -> float:
        """What the net would have lost at the new placements, which it learns from afterwards."""
        if not studied:
            return 0.0
        self.placing.prize = self.prize
        rows, found = self.studies.rows[-studied:], self.studies.worths[-studied:]
        lost = regret(self.placing.preferences(rows), found)
        plan = self.plan
        steps = int(studied * plan.study_repeats / CHOICES)
        rate = falling(plan.first_placing_rate, plan.last_placing_rate, spent)
        self.placing.learn_choices(self.studies, steps, rate)
        return lost

    def _weights(self) -> bytes:
        value, placing = self.learner.layers(), self.placing.layers()
        return QuantizedNet(self.plan.players, self.prize, value, placing).to_bytes()

    @staticmethod
    def _steps(rows: float) -> int:
        return max(1, int(rows / BATCH))

    def _advance(
        self, games: int, began: float, losses: tuple[float, float], lost: float
    ) -> Progress:
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
            regret=lost,
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
        progress = np.array([self.generation, self.games, self.seconds, self.prize])
        placing = {f"{PLACING}{name}": array for name, array in self.placing.state().items()}
        unfinished = self.folder / f"new-{CHECKPOINT}"
        np.savez(unfinished, progress=progress, **self.learner.state(), **placing)
        unfinished.replace(self.folder / CHECKPOINT)
        weights = self.folder / f"elder-{self.plan.players}.safetensors"
        weights.write_bytes(self._weights())
        (self.folder / CURVE).write_bytes(json.encode(self.marks))

    def _resume(self) -> None:
        with np.load(self.folder / CHECKPOINT) as state:
            self.learner.restore(dict(state))
            self.placing.restore(placing_of(dict(state)))
            generation, games, self.seconds, self.prize = state["progress"].tolist()
        self.generation, self.games = int(generation), int(games)
        self.marks = json.decode((self.folder / CURVE).read_bytes(), type=list[Mark])


def falling(first: float, last: float, spent: float) -> float:
    """From the first rate to the last by equal factors."""
    rate: float = first * (last / first) ** spent
    return rate


def placing_of(state: Arrays) -> Arrays:
    """What a checkpoint holds of the net that compares placements."""
    named = state.items()
    return {name.removeprefix(PLACING): each for name, each in named if name.startswith(PLACING)}
