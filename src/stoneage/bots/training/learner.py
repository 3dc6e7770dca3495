"""The net while it learns, in floats. `weights()` is what Elder plays with."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from stoneage.bots.elder.quantized import Layers
from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import HIDDEN_UNIT, OUTPUT_UNIT

from .adam import Adam
from .replay_buffer import Numbers, ReplayBuffer, Rows

BATCH = 2048
AT_ONCE = 32768
MARGIN_WEIGHT = 0.5  # of the margin's loss beside that of the win
SAMPLE = 100_000  # rows that tell the scale of the features
LEAST_SPREAD = 0.1

Arrays: TypeAlias = "dict[str, NDArray[np.float32]]"


class Learner:
    """One hidden layer of rectified units on features that are brought to one scale."""

    def __init__(self, players: int, features: int, hidden: int, seed: int) -> None:
        self.players = players
        self._random = np.random.default_rng(seed)
        self.scale: Arrays = {
            "middle": np.zeros(features, np.float32),
            "spread": np.ones(features, np.float32),
        }
        self.parameters: Arrays = {
            "hidden": self._drawn(features, hidden),
            "hidden_bias": np.zeros(hidden, np.float32),
            "outputs": self._drawn(hidden, 2),
            "outputs_bias": np.zeros(2, np.float32),
        }
        self.adam = Adam(self.parameters)

    def _drawn(self, height: int, width: int) -> Numbers:
        drawn = self._random.normal(0, height**-0.5, (height, width))
        return drawn.astype(np.float32)

    def fit_scale(self, rows: Rows) -> None:
        """Measure the scale of the features, once, before anything is learnt."""
        sample = rows[:: max(1, len(rows) // SAMPLE)].astype(np.float32)
        self.scale["middle"] = sample.mean(0)
        self.scale["spread"] = np.maximum(sample.std(0), LEAST_SPREAD)

    def _scaled(self, rows: Rows) -> Numbers:
        return (rows.astype(np.float32) - self.scale["middle"]) / self.scale["spread"]

    def _forward(self, scaled: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden layer, and both outputs with the win as a probability."""
        parameters = self.parameters
        hidden = np.maximum(scaled @ parameters["hidden"] + parameters["hidden_bias"], 0)
        outputs = hidden @ parameters["outputs"] + parameters["outputs_bias"]
        outputs[:, 0] = 1 / (1 + np.exp(-np.clip(outputs[:, 0], -30, 30)))
        return hidden, outputs

    def values(self, rows: Rows) -> Numbers:
        """Win probabilities and margins."""
        parts = range(0, len(rows), AT_ONCE)
        found = [self._forward(self._scaled(rows[at : at + AT_ONCE]))[1] for at in parts]
        return np.concatenate(found)

    def learn(
        self, buffer: ReplayBuffer, steps: int, lambda_: float, rate: float
    ) -> tuple[float, float]:
        """Some steps on random positions; gives the mean losses of win and margin."""
        targets = buffer.targets(self.values(buffer.rows), lambda_)
        losses = np.zeros(2)
        for _ in range(steps):
            chosen = self._random.integers(0, len(buffer), BATCH)
            gradients, batch_losses = self.gradients(buffer.rows[chosen], targets[chosen])
            self.adam.step(self.parameters, gradients, rate)
            losses += batch_losses
        return float(losses[0]) / steps, float(losses[1]) / steps

    def gradients(self, rows: Rows, targets: Numbers) -> tuple[Arrays, tuple[float, float]]:
        """Of the joint loss, for every parameter; and both losses.

        They are cross entropy for the win and Huber's loss for the margin.
        """
        scaled = self._scaled(rows)
        hidden, outputs = self._forward(scaled)
        error = outputs - targets
        of_margin = MARGIN_WEIGHT * np.clip(error[:, 1], -1, 1)
        gradient = np.stack([error[:, 0], of_margin], 1) / len(rows)
        losses = (cross_entropy(outputs[:, 0], targets[:, 0]), huber(error[:, 1]))
        return self._back(scaled, hidden, gradient), losses

    def _back(self, scaled: Numbers, hidden: Numbers, gradient: Numbers) -> Arrays:
        """From the gradient of the outputs to that of every parameter."""
        back = (gradient @ self.parameters["outputs"].T) * (hidden > 0)
        return {
            "hidden": scaled.T @ back,
            "hidden_bias": back.sum(0),
            "outputs": hidden.T @ gradient,
            "outputs_bias": gradient.sum(0),
        }

    def layers(self) -> Layers:
        """Scales folded into the first layer, and everything in whole numbers."""
        parameters = {name: array.astype(np.float64) for name, array in self.parameters.items()}
        columns = parameters["hidden"] / self.scale["spread"][:, None]
        bias = parameters["hidden_bias"] - self.scale["middle"] @ columns
        outputs = np.vstack([parameters["outputs"], parameters["outputs_bias"]]).T
        hidden = np.vstack([columns, bias])
        return Layers.quantized(hidden.tolist(), outputs.tolist())

    def begin_with(self, layers: Layers) -> None:
        """Take over a net in whole numbers, once the scale is known; units beyond it stay mute."""
        hidden = np.array(layers.hidden) / HIDDEN_UNIT
        outputs = np.array(layers.outputs) / OUTPUT_UNIT
        columns, bias = hidden[:-1], hidden[-1]
        known = len(bias)
        own = self.parameters
        own["hidden"][:, :known] = columns * self.scale["spread"][:, None]
        own["hidden_bias"][:known] = bias + self.scale["middle"] @ columns
        own["outputs"][:known] = outputs[:, :-1].T
        own["outputs"][known:] = 0
        own["outputs_bias"][:] = outputs[:, -1]

    def state(self) -> Arrays:
        """Everything, as plain arrays by name."""
        return {**self.scale, **self.parameters, **self.adam.state()}

    def inherit(self, state: Arrays, players: int) -> None:
        """Begin with what a net for another number of players has learnt, feature by feature.

        What only one of the two tables has is left out, or starts without weight.
        """
        theirs = {name: row for row, name in enumerate(names(players))}
        own = {name: row for row, name in enumerate(names(self.players))}
        common = [name for name in own if name in theirs]
        here = [own[name] for name in common]
        there = [theirs[name] for name in common]
        for name in ("hidden_bias", "outputs", "outputs_bias"):
            self.parameters[name][:] = state[name]
        self.parameters["hidden"][:] = 0
        self.parameters["hidden"][here] = state["hidden"][there]
        for name in self.scale:
            self.scale[name][here] = state[name][there]

    def restore(self, state: Arrays) -> None:
        for own in (self.scale, self.parameters):
            own.update({name: state[name] for name in own})
        self.adam.restore(state)


def cross_entropy(said: Numbers, targets: Numbers) -> float:
    sure = np.clip(said, 1e-7, 1 - 1e-7)
    return float(-(targets * np.log(sure) + (1 - targets) * np.log(1 - sure)).mean())


def huber(error: Numbers) -> float:
    size = np.abs(error)
    return float(np.where(size < 1, size * size / 2, size - 0.5).mean())
