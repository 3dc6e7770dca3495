"""The two ways in which the rules say no. Neither leaves a trace in the state."""


class IllegalAction(ValueError):
    """The action is not allowed now; `reason` is a word that never changes, fit for translation."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalSetup(ValueError):
    """Options, a deal or a start player that no game can begin with."""
