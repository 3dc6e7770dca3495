"""One game that is stepped by numbers, as the environments for one game at a time need it."""

import sys
from operator import index
from random import Random
from secrets import randbits
from typing import TypeAlias

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from stoneage.rules import State, final_scores, is_over
from stoneage.table import Game, Options, draw_text

from .entries import entries
from .errors import ActionNotLegal
from .seeds import checked_seed
from .stepping import ACTIONS, Games

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Numbers | Mask]


class SingleGame:
    """A game of which every reset makes another. Arrays that it gives away are never written to."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._games = Games(options.ruleset(), 1)
        self._seen = np.asarray(memoryview(self._games.observations))
        self._mask = np.asarray(memoryview(self._games.masks)).view(np.int8)
        self._no_mask = np.zeros_like(self._mask)
        self._seeds = Random(randbits(64))

    @property
    def state(self) -> State:
        return self._games.states[0]

    @property
    def seat(self) -> int:
        """Who acts."""
        return int(self.state.current)

    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def mask(self) -> Mask:
        """A copy of what the seat to act may do."""
        mask: Mask = self._mask.copy()
        return mask

    def begin(self, seed: int | None) -> None:
        """A new game, the same for the same seed; without one it follows from the last seed."""
        if seed is not None:
            self._seeds = Random(checked_seed(seed))
        self._games.begin(0, self._seeds.getrandbits(32))

    def play(self, action: object) -> None:
        """Play a legal action and let the dice fall, or `ActionNotLegal`."""
        try:
            number = index(action)  # type: ignore[arg-type]  # of anything else it raises
        except TypeError:
            raise ActionNotLegal(f"{action!r} is no whole number") from None
        if not self._games.is_legal(0, number):
            raise ActionNotLegal(f"the mask does not allow {number}")
        self._games.play(0, number)
        self._games.mark(0)

    def observation(self, seat: int) -> Observation:
        """What a seat sees and may do."""
        self._games.look(0, seat)
        mask = self._mask if seat == self.state.current else self._no_mask
        return {"observation": self._seen.copy(), "action_mask": mask.copy()}

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        self._games.settle(0)
        return [float(reward) for reward in self._games.rewards]

    def scores(self) -> list[int]:
        """Everybody's points, final once the game is over."""
        return final_scores(self.state)

    def text(self, seat: int | None = None) -> str:
        """The board as a seat or a spectator sees it."""
        return draw_text(Game(self.state).view(seat))


def rendered(game: SingleGame, mode: str | None, seat: int | None = None) -> str | None:
    """The board as text, given back (`ansi`) or printed (`human`)."""
    if mode is None:
        logger.warn("render was called, but the environment was made without a render_mode")
        return None
    text = game.text(seat)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None


def observation_space(players: int) -> Dict:
    """The space of `SingleGame.observation`."""
    known = entries(players)
    least = np.array([entry.least for entry in known], np.int16)
    most = np.array([entry.most for entry in known], np.int16)
    mask = Box(0, 1, (int(ACTIONS),), np.int8)
    return Dict({"observation": Box(least, most, dtype=np.int16), "action_mask": mask})
