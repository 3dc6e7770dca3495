"""The tensors of OpenSpiel: what a seat sees, and with perfect recall all that it has learnt."""

from typing import Protocol

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from stoneage.rules import State
from stoneage.table import Game, draw_text

from .stepping import observation_size
from .stepping.observing import observe
from .witness import MOST_REVEALED, Witness


class Observed(Protocol):
    """What an observer asks a state for."""

    position: State | None
    witness: Witness


class Observer:
    """`decisions` is the most in a game whose every move is recalled; 0 recalls nothing.

    A public one, that knows no seat's secrets, tells strings only.
    """

    def __init__(self, players: int, decisions: int = 0, is_public: bool = False) -> None:
        size = 0 if is_public else int(observation_size(players))
        recalled = 2 * decisions + MOST_REVEALED if decisions and not is_public else 0
        self._recalls = decisions > 0
        self._is_public = is_public
        self._numbers = vec[i16]([0] * size)
        self.tensor = np.zeros(size + recalled, np.float32)
        self.dict = {"observation": self.tensor[:size], "recalled": self.tensor[size:]}
        self.dict = {name: part for name, part in self.dict.items() if len(part)}

    def set_from(self, state: Observed, player: int) -> None:
        """Write what the player sees; zeros while the game is dealt."""
        self.tensor.fill(0)
        if state.position is None or self._is_public:
            return
        observe(state.position, player, self._numbers)
        self.dict["observation"][:] = np.asarray(memoryview(self._numbers))
        if self._recalls:
            known = state.witness.known_to(player)
            self.dict["recalled"][: len(known)] = known

    def string_from(self, state: Observed, player: int) -> str:
        """The board as text, or everything that was learnt as numbers."""
        if state.position is None:
            return "dealing"
        seat = None if self._is_public else player
        if self._recalls:
            return f"{seat}: {' '.join(map(str, state.witness.known_to(seat)))}"
        return draw_text(Game(state.position).view(seat))
