"""Adam (Kingma and Ba 2015): steps that are as large as a slope is steady."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Arrays: TypeAlias = "dict[str, NDArray[np.float32]]"
STEADY = 0.9
STEADY_SQUARES = 0.999
TINY = 1e-8


class Adam:
    """The running means of slopes and of their squares."""

    def __init__(self, parameters: Arrays) -> None:
        self.steps = 0
        self.means = {name: np.zeros_like(array) for name, array in parameters.items()}
        self.squares = {name: np.zeros_like(array) for name, array in parameters.items()}

    def step(self, parameters: Arrays, slopes: Arrays, rate: float) -> None:
        """Move all parameters a little downhill, in place."""
        self.steps += 1
        size = rate * (1 - STEADY_SQUARES**self.steps) ** 0.5 / (1 - STEADY**self.steps)
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += (1 - STEADY) * (slope - mean)
            square += (1 - STEADY_SQUARES) * (slope * slope - square)
            parameters[name] -= np.float32(size) * mean / (np.sqrt(square) + np.float32(TINY))

    def state(self) -> Arrays:
        means = {f"{name}_mean": array for name, array in self.means.items()}
        squares = {f"{name}_square": array for name, array in self.squares.items()}
        return {**means, **squares, "steps": np.array([self.steps], np.float32)}

    def restore(self, state: Arrays) -> None:
        self.steps = int(state["steps"][0])
        self.means = {name: state[f"{name}_mean"] for name in self.means}
        self.squares = {name: state[f"{name}_square"] for name in self.squares}
