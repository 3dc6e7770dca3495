"""Bots that give trouble, for the processes in which bots think."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from stoneage.bots.bot import Bot
from stoneage.bots.planner.bot import Planner
from stoneage.table.actions import Action, Starve
from stoneage.table.view import View

MARK = "STONEAGE_TEST_MARK"


class Sleeper:
    """Never comes to an end."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        time.sleep(3600)
        return choices[0]


class StuckOnce:
    """Leaves a mark and never answers; where the mark is, it takes the last of the choices."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            time.sleep(3600)
        return choices[-1]


class Waiter:
    """Takes its time, and then the last of the choices."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        time.sleep(seconds)
        return choices[-1]


class Stumbler:
    """Raises an error."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        raise ArithmeticError("the secret of the table")


class Cheat:
    """Chooses what was not offered."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        return Starve()


def troublesome() -> Mapping[str, Callable[[], Bot]]:
    return {
        "sleeper": Sleeper,
        "stuck-once": StuckOnce,
        "waiter": Waiter,
        "stumbler": Stumbler,
        "cheat": Cheat,
        "planner": Planner,
    }


def hopeless() -> Mapping[str, Callable[[], Bot]]:
    """Not even the stand-in can help."""
    return {"planner": Stumbler}
