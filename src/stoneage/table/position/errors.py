"""How a position is refused."""

from stoneage.rules import IllegalSetup


class IllegalPosition(IllegalSetup):
    """No game can stand like this; `where` names the part and `why` what is wrong with it."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalPosition, (self.where, self.why)
