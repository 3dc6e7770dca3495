"""Bots by name, and whole games between them."""

from collections.abc import Sequence
from random import Random

from stoneage.table import Action, Game, Options, View, chance_of

from .bot import Bot
from .registry import BOTS

NAMES: tuple[str, ...] = tuple(BOTS)
"""The strongest first."""


class UnknownBot(ValueError):
    """There is no bot of this name; the message lists those that there are."""


class NamedBot:
    """A built-in bot. It is given a view, so that it knows no more than its seat."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self._bot = bot

    def choose(
        self,
        view: View,
        choices: Sequence[Action],
        rng: Random | None = None,
        seconds: float = 1.0,
    ) -> Action:
        """One of the choices; the same for the same view, generator and, if it searches, time."""
        if not choices:
            raise ValueError("there is nothing to choose from")
        return self._bot.choose(view, choices, rng or Random(0), seconds)

    def __repr__(self) -> str:
        return f"named({self.name!r})"


def named(name: str) -> NamedBot:
    """The bot of this name, or `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(f"{name!r} is none of {', '.join(NAMES)}")
    return NamedBot(name, BOTS[name]())


def play(
    names: Sequence[str],
    options: Options | None = None,
    seed: int | None = None,
    seconds: float = 1.0,
) -> Game:
    """A whole game between these bots, in the order of their seats."""
    agreed = options or Options(players=len(names))
    if agreed.players != len(names):
        raise ValueError(f"{len(names)} bots for {agreed.players} seats")
    bots = [named(name) for name in names]
    generator = Random(seed)
    chance = chance_of(generator)
    game = Game.new(agreed, chance)
    while game.seat is not None:
        seat = game.seat
        choice = bots[seat].choose(game.view(seat), game.choices, generator, seconds)
        game = game.push(choice).roll(chance)
    return game
