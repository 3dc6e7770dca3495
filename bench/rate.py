"""How often something happens in a second of CPU time: the best of several tries."""

import time
from collections.abc import Callable

TRIES = 5


def rate(work: Callable[[], int], tries: int = TRIES) -> float:
    """The best rate of the things that `work` says it did; the worse ones are noise."""
    best = 0.0
    for _ in range(tries):
        start = time.process_time()
        done = work()
        best = max(best, done / (time.process_time() - start))
    return best
