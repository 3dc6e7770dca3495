"""Who sits at the table: records call people by their letters and bots by their ids."""

import re
from collections.abc import Sequence
from functools import cache
from random import Random

from stoneage.bots import BOTS, Bot, for_somebody_who_waits
from stoneage.table import LETTERS, Action, Game, Words

SECONDS_TO_THINK = 3.0
NUMBERED = re.compile(r"(.+?)(?:-\d)?")


class Opponent:
    """A bot with luck of its own; it sees what its seat may see."""

    def __init__(self, bot: Bot, luck: Random) -> None:
        self.bot = bot
        self.luck = luck

    def choose(self, game: Game, seat: int) -> Action:
        choices = game.choices
        if len(choices) == 1:
            return choices[0]
        return self.bot.choose(game.view(seat), choices, self.luck, SECONDS_TO_THINK)


class Seats:
    """The names of all seats in turn; whoever has the id of a bot is one, the others are people."""

    def __init__(self, names: Sequence[str], seed: int | None = None) -> None:
        self.names = tuple(names)
        self.opponents: dict[int, Opponent] = {}
        seated = cache(for_somebody_who_waits)  # those of one kind share their thoughts
        for seat, name in enumerate(names):
            bot = bot_called(name)
            if bot is not None:
                luck = Random(None if seed is None else f"{seed}/{seat}")
                self.opponents[seat] = Opponent(seated(bot), luck)
        self.people = [seat for seat in range(len(names)) if seat not in self.opponents]

    @classmethod
    def of(cls, people: int, bots: Sequence[str], seed: int | None = None) -> "Seats":
        """People first, then the bots; the second planner is called `planner-2`."""
        names = list(LETTERS[:people])
        for place, bot in enumerate(bots):
            earlier = bots[:place].count(bot)
            names.append(f"{bot}-{earlier + 1}" if earlier else bot)
        return cls(names, seed)


def bot_called(name: str) -> str | None:
    """The id of the bot with this name in a record."""
    parts = NUMBERED.fullmatch(name)
    return parts[1] if parts and parts[1] in BOTS else None


def called(words: Words, names: Sequence[str]) -> list[str]:
    """The players by name, each with the letter that stands for them on the board."""
    called_so = []
    for letter, name in zip(LETTERS, names, strict=False):
        bot = bot_called(name)
        if bot is not None:
            called_so.append(f"{words.say(f'bot-{bot}-name')} {letter}")
        else:
            called_so.append(name if name == letter else f"{name} ({letter})")
    return called_so


def displayed(words: Words, names: Sequence[str]) -> list[str]:
    """For a picture, where colours tell the seats apart: bots and people by name."""
    bots = [bot_called(name) for name in names]
    return [
        name if bot is None else words.say(f"bot-{bot}-name")
        for name, bot in zip(names, bots, strict=True)
    ]


def bot_names(words: Words, names: Sequence[str]) -> list[str]:
    """For the board, where room is scarce: bots by name, people by letter."""
    bots = [bot_called(name) for name in names]
    return [
        letter if bot is None else words.say(f"bot-{bot}-name")
        for letter, bot in zip(LETTERS, bots, strict=False)
    ]
