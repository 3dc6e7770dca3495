"""Many games stepped at once, into arrays that are made once."""

from operator import index
from typing import Unpack

import numpy as np
from numpy.typing import ArrayLike

from stoneage.bots.rng import seed_of_game
from stoneage.table import Options

from .errors import ActionNotLegal, NotReset, WrongShape
from .seeds import checked_seed
from .stepping import Games
from .variants import Variants


class VectorEnv:
    """`number` games of the same rules; the caller acts for every player of each.

    All arrays have a row a game, can only be read, and are written again by the next `step`:

    - `observation` (int16) what the player to act sees, `mask` (bool) what they may do,
    - `player` (int64) who acts,
    - `done` (bool) whether the last step ended a game. Then `reward` (float64) and `score` (int64)
      have everybody's reward and points in it, and the row already shows the next game.
      A reward of a game that was not ended by the last step is 0.
    """

    def __init__(
        self,
        number: int,
        players: int = 2,
        **variants: Unpack[Variants],
    ) -> None:
        if index(number) < 1:
            raise WrongShape(f"there must be one game at least, not {number}")
        self.number = number
        self.players = players
        self._games = Games(Options(players=players, **variants).ruleset(), number)
        games = self._games
        self.observation = np.asarray(memoryview(games.observations)).reshape(number, -1)
        self.mask = np.asarray(memoryview(games.masks)).view(np.bool_).reshape(number, -1)
        self.reward = np.asarray(memoryview(games.rewards)).reshape(number, players)
        self.score = np.asarray(memoryview(games.scores)).reshape(number, players)
        self.player = np.asarray(memoryview(games.acting))
        self.done = np.asarray(memoryview(games.done)).view(np.bool_)
        self._has_begun = False

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed and actions make the same games."""
        checked = checked_seed(seed)
        for game in range(self.number):
            self._games.begin(game, seed_of_game(checked, game))
        self._has_begun = True

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every game, or raise an error by name and play none."""
        if not self._has_begun:
            raise NotReset("reset first")
        given = np.asarray(actions)
        if given.shape != (self.number,) or given.dtype.kind not in "iu":
            raise WrongShape(f"{self.number} whole numbers, not {given.dtype} {given.shape}")
        sent = given.astype("<i8", copy=False).tobytes()
        illegal = self._games.first_illegal(sent)
        if illegal >= 0:
            raise ActionNotLegal(f"the mask of game {illegal} does not allow {given[illegal]}")
        self._games.step(sent)
