"""Steps a second of Catanatron's Gymnasium environment with a random learner, the best rate."""

import random
import time
import warnings
from typing import Any

STEPS = 2000
TRIES = 5


def seconds(env: Any, chance: random.Random) -> float:
    """CPU time of so many steps."""
    began = time.process_time()
    for _ in range(STEPS):
        action = chance.choice(env.unwrapped.get_valid_actions())
        _, _, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            env.reset()
    return time.process_time() - began


def main() -> None:
    warnings.simplefilter("ignore")
    import gymnasium  # noqa: PLC0415 - it warns while it is imported

    env = gymnasium.make("catanatron_gym:catanatron-v1")
    env.reset(seed=1)
    chance = random.Random(1)
    print(STEPS / min(seconds(env, chance) for _ in range(TRIES)))


if __name__ == "__main__":
    main()
