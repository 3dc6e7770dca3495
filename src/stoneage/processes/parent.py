"""No process outlives the one that started it, not even after kill -9."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread

PR_SET_PDEATHSIG = 1


def when_parent_dies(act: Callable[[], object]) -> None:
    """Called in a process that multiprocessing has spawned."""
    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        act()

    Thread(target=wait, name="parent", daemon=True).start()


def end_with_parent() -> None:
    """At once: on Linux the kernel sees to it, even in the middle of compiled code."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    when_parent_dies(lambda: os._exit(1))
