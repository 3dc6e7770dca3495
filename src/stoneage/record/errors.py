"""How reading a record says no."""


class BadRecord(ValueError):
    """The record cannot be trusted: `place` is where, `reason` a word that never changes.

    `detail` is technical: what was expected or found, where that helps.
    """

    def __init__(self, place: str, reason: str, detail: str = "") -> None:
        super().__init__(place, reason, detail)
        self.place = place
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}" + (f" ({self.detail})" if self.detail else "")
