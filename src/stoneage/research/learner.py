"""Stone Age for Gymnasium: one learner against bots, one of the learner's decisions a step.

>>> import gymnasium
>>> env = gymnasium.make("stoneage.research:StoneAge-v0", opponents=("woodcutter", "planner"))
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, Unpack

import numpy as np
from gymnasium import Env, register
from gymnasium.spaces import Discrete

from stoneage import bots
from stoneage.table import Game, Options
from stoneage.table.codec import encode

from .errors import ActionNotLegal, GameIsOver, NotReset
from .single_game import Mask, Observation, SingleGame, observation_space, rendered
from .stepping import ACTIONS, index_of
from .variants import Variants

ID = "StoneAge-v0"
LOSS = -1.0


class LegalActions(Discrete):
    """All actions. A sample that is drawn without a mask is one that is legal now."""

    def __init__(self, game: SingleGame) -> None:
        super().__init__(int(ACTIONS))
        self._game = game

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._game.mask
        return super().sample(mask, probability)


class StoneAgeEnv(Env[Observation, int]):
    """`opponents` are names of bots, in the order in which they sit to the learner's left.

    Without a `seat` the learner sits somewhere else in every game. The reward comes with the end:
    1 for winning alone, and what the others get makes it add up to 0. An `illegal` action raises
    `ActionNotLegal`, or loses the game, for learners that know nothing of masks.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - of the standard

    def __init__(
        self,
        opponents: Sequence[str] = ("woodcutter",),
        seat: int | None = None,
        seconds: float = 0.1,
        illegal: Literal["raise", "lose"] = "raise",
        render_mode: str | None = None,
        **variants: Unpack[Variants],
    ) -> None:
        players = 1 + len(opponents)
        self._game = SingleGame(Options(players=players, **variants))
        self._bots = [bots.named(name) for name in opponents]
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at a table of {players}")
        self._seat = seat
        self._seconds = seconds
        self._generator = Random(0)
        self.seat = 0
        self._illegal = illegal
        self._has_begun = False
        self._has_lost = False  # by an illegal action
        self.render_mode = render_mode
        self.observation_space = observation_space(players)
        actions = LegalActions(self._game) if illegal == "raise" else Discrete(int(ACTIONS))
        self.action_space: Discrete = actions

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - of the standard
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played up to the learner's first decision."""
        self._game.begin(seed)
        super().reset(seed=seed)
        self._generator = Random(int(self.np_random.integers(2**32)))
        players = self._game.options.players
        self.seat = self._generator.randrange(players) if self._seat is None else self._seat
        self._has_begun = True
        self._has_lost = False
        self._let_bots_play()
        self._show()
        return self._game.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's action, and the bots until the learner decides again or it is over."""
        if not self._has_begun:
            raise NotReset("reset first")
        if self._game.is_over() or self._has_lost:
            raise GameIsOver("reset first")
        try:
            self._game.play(action)
        except ActionNotLegal:
            if self._illegal == "raise":
                raise
            self._has_lost = True
            return self._game.observation(self.seat), LOSS, True, False, self._info()
        self._let_bots_play()
        self._show()
        is_over = self._game.is_over()
        reward = self._game.rewards()[self.seat] if is_over else 0.0
        return self._game.observation(self.seat), reward, is_over, False, self._info()

    def action_masks(self) -> Mask:
        """What the learner may do now, by the name that maskable learners ask for."""
        return self._game.mask

    def render(self) -> str | None:
        """The board as text, as the learner sees it."""
        return rendered(self._game, self.render_mode, self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        if not self._game.is_over():
            return {"seat": self.seat}
        return {"seat": self.seat, "scores": self._game.scores()}

    def _let_bots_play(self) -> None:
        game = self._game
        while not game.is_over() and game.seat != self.seat:
            seat = game.seat
            bot = self._bots[(seat - self.seat - 1) % game.options.players]
            typed = Game(game.state)
            chosen = bot.choose(typed.view(seat), typed.choices, self._generator, self._seconds)
            game.play(int(index_of(game.state, encode(chosen))))


register(ID, entry_point=StoneAgeEnv)
