"""Adam (Kingma and Ba 2015), with the paper's symbols."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Arrays: TypeAlias = "dict[str, NDArray[np.float32]]"
BETA1 = 0.9
BETA2 = 0.999
EPSILON = 1e-8


class Adam:
    """`m` and `v`: the running means of the gradients and of their squares."""

    def __init__(self, parameters: Arrays) -> None:
        self.t = 0
        self.m = {name: np.zeros_like(array) for name, array in parameters.items()}
        self.v = {name: np.zeros_like(array) for name, array in parameters.items()}

    def step(self, parameters: Arrays, gradients: Arrays, alpha: float) -> None:
        """Move all parameters a little downhill, in place."""
        self.t += 1
        alpha_t = alpha * (1 - BETA2**self.t) ** 0.5 / (1 - BETA1**self.t)
        for name, gradient in gradients.items():
            m, v = self.m[name], self.v[name]
            m += (1 - BETA1) * (gradient - m)
            v += (1 - BETA2) * (gradient * gradient - v)
            parameters[name] -= np.float32(alpha_t) * m / (np.sqrt(v) + np.float32(EPSILON))

    def state(self) -> Arrays:
        """By the names that checkpoints have always had."""
        means = {f"{name}_mean": array for name, array in self.m.items()}
        squares = {f"{name}_square": array for name, array in self.v.items()}
        return {**means, **squares, "steps": np.array([self.t], np.float32)}

    def restore(self, state: Arrays) -> None:
        self.t = int(state["steps"][0])
        self.m = {name: state[f"{name}_mean"] for name in self.m}
        self.v = {name: state[f"{name}_square"] for name in self.v}
