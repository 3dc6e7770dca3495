"""The two ways in which the rules say no. Neither leaves a trace in the state."""

from typing import Literal

ClosedReason = Literal[
    "not-in-play", "already-there", "full", "village-closed", "enough-players", "too-few-figures"
]
"""Why figures cannot be placed at a location."""

IllegalReason = Literal[
    ClosedReason,
    "wrong-number-of-figures",
    "no-placement",
    "no-figure-there",
    "no-such-tools",
    "no-such-payment",
    "no-such-meal",
    "no-such-die",
    "no-such-reward",
    "dice-first",
    "game-over",
    "no-roll-awaited",
    "not-these-dice",
    "no-such-action",
    "not-your-turn",
]
"""Words that never change; locales translate them."""


class IllegalAction(ValueError):
    """The action is not allowed now; `reason` says why."""

    def __init__(self, reason: IllegalReason) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalSetup(ValueError):
    """Options, a deal or a start player that no game can begin with."""
