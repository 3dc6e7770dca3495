"""A person who never tires, for whole games at one keyboard."""

import random

from stoneage.table.options import Options
from stoneage.table.words import Words
from stoneage.terminal.screen import Screen
from stoneage.terminal.seats import Seats
from stoneage.terminal.session import Session
from tests.dealing import dealt


class Typist(Screen):
    """Types what was prepared, then any number, and remembers all that was shown."""

    columns = 100

    def __init__(self, *prepared: str, seed: int | None = 1, has_colours: bool = False) -> None:
        super().__init__(has_colours)
        self.prepared = list(prepared)
        self.chooser = None if seed is None else random.Random(seed)
        self.shown: list[str] = []
        self.forgotten = 0

    def write(self, *lines: str) -> None:
        self.shown += lines

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        if self.prepared:
            return self.prepared.pop(0)
        if self.chooser is None:
            raise EOFError
        return str(self.chooser.randint(1, 9))

    def forget(self) -> None:
        self.forgotten += 1

    def text(self) -> str:
        return "\n".join(self.shown)


def session(
    typist: Typist,
    options: Options,
    people: int = 1,
    language: str = "en",
    bots: tuple[str, ...] = ("forager",),
) -> Session:
    """People first, then the bots in turn."""
    line = [bots[place % len(bots)] for place in range(options.players - people)]
    seats = Seats.of(people, line, seed=4)
    game, chance = dealt(options, 4)
    return Session(Words(language), typist, game, seats, chance)
