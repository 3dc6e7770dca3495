"""Steps a second of our environments beside those that people know, all in one run.

Every environment is stepped by a random player, whose choosing is part of the number. What the
environments take without it is measured with actions that were chosen before.
"""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pettingzoo

from bench.rate import rate
from stoneage.research import ACTIONS, VectorEnv, stoneage_v0
from stoneage.rules import is_compiled

SEED = 1
ROWS = 256
STEPS = 300
CATAN = Path(__file__).with_name("catan_environment.py")
CATANATRON = ("catanatron==3.2.1", "catanatron-gym==4.0.0")
"""It wants an older Gymnasium than ours, so it gets an environment of its own."""


def aec_steps(env: Any, steps: int) -> int:
    """PettingZoo's own loop, with all that `last` gives."""
    chance = random.Random(SEED)
    done = 0
    while done < steps:
        env.reset(seed=SEED + done)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(chance.choice(observation["action_mask"].nonzero()[0]))
                done += 1
    return done


def catan_rate() -> float:
    """Catanatron's Gymnasium environment, measured in the same way by a Python of its own."""
    uv = [sys.executable, "-m", "uv"]
    with TemporaryDirectory(prefix="stoneage-") as folder:
        python = str(Path(folder) / "bin" / "python")
        subprocess.run([*uv, "venv", "--quiet", folder], check=True)
        install = [*uv, "pip", "install", "--quiet", "--python", python, *CATANATRON]
        subprocess.run(install, check=True)
        return float(subprocess.check_output([python, str(CATAN)]))


class RandomPlayer:
    """Legal actions for all rows at once, drawn by numbers that were made before."""

    def __init__(self, rows: int) -> None:
        luck = np.random.default_rng(SEED)
        self._noise = luck.integers(1, 256, (64, rows, int(ACTIONS)), np.uint8)
        self._turn = 0

    def choose(self, mask: Any) -> Any:
        """Of the legal actions the one with the largest number of this turn."""
        self._turn = (self._turn + 1) % len(self._noise)
        return (mask * self._noise[self._turn]).argmax(1)


def vector_steps(env: VectorEnv, player: RandomPlayer, steps: int) -> int:
    for _ in range(steps):
        env.step(player.choose(env.mask))
    return steps * env.number


def vector_rate(rows: int, steps: int, players: int = 2) -> float:
    env, player = VectorEnv(rows, players=players), RandomPlayer(rows)
    env.reset(SEED)
    return rate(lambda: vector_steps(env, player, steps))


def vector_rate_alone(rows: int, steps: int, players: int = 2) -> float:
    """The same games again, with the actions that were chosen then."""
    env, player = VectorEnv(rows, players=players), RandomPlayer(rows)
    env.reset(SEED)
    chosen = []
    for _ in range(steps):
        chosen.append(player.choose(env.mask))
        env.step(chosen[-1])
    return rate(replay(env, chosen))


def replay(env: VectorEnv, chosen: list[Any]) -> Callable[[], int]:
    def work() -> int:
        env.reset(SEED)
        for actions in chosen:
            env.step(actions)
        return len(chosen) * env.number

    return work


def show(numbers: dict[str, float], unit: str = "12,.0f") -> None:
    for name, number in numbers.items():
        print(f"{name:<62}{number:>{unit}}")
    print()


def main() -> None:
    if not is_compiled():
        print("There is no C compiler here: everything of ours is interpreted.")
    ours = rate(lambda: aec_steps(stoneage_v0.env(), 15_000))
    connect_four = pettingzoo.make("aec", "classic/connect_four_v3")
    theirs = rate(lambda: aec_steps(connect_four, 2_000))
    catan = catan_rate()
    many, one = vector_rate(ROWS, STEPS), vector_rate(1, 10_000)
    show(
        {
            "PettingZoo stoneage_v0, steps/s": ours,
            "PettingZoo connect_four_v3, steps/s": theirs,
            "Catanatron's Gymnasium environment, steps/s": catan,
            f"VectorEnv, {ROWS} games at once, steps/s": many,
            "VectorEnv, one game at a time, steps/s": one,
            "VectorEnv, one game, actions given, steps/s": vector_rate_alone(1, 10_000),
            f"VectorEnv, {ROWS} games, actions given, steps/s": vector_rate_alone(ROWS, STEPS),
            f"VectorEnv, {ROWS} games of four, actions given, steps/s": vector_rate_alone(
                ROWS, STEPS, 4
            ),
        }
    )
    show(
        {
            "stoneage_v0 / connect_four_v3": ours / theirs,
            "stoneage_v0 / Catanatron": ours / catan,
            f"VectorEnv, {ROWS} games at once / stoneage_v0, one by one": many / ours,
            f"VectorEnv, {ROWS} games at once / one game at a time": many / one,
        },
        "12,.2f",
    )


if __name__ == "__main__":
    main()
