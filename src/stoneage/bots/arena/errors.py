"""What can go wrong in the arena."""

from pathlib import Path


class ArenaError(Exception):
    """A match cannot be played, or not to its end."""


class BotFault(ArenaError):
    """A bot failed to choose one of its choices."""

    def __init__(self, bot: str, seat: int, move: int, fault: str) -> None:
        super().__init__(bot, seat, move, fault)
        self.bot = bot
        self.seat = seat
        self.move = move
        self.fault = fault


class NoBots(ArenaError):
    """Nobody was named."""


class UnknownEntrant(ArenaError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class OtherMatch(ArenaError):
    """A file keeps the games of a match with other arguments, or no games at all."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.file = file
