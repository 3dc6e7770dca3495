"""What the machine has."""

import os


def cores() -> int:
    """How many processes have a core of their own."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
