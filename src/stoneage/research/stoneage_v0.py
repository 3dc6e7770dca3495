"""Stone Age for PettingZoo: every player an agent, one decision a step.

>>> from stoneage.research import stoneage_v0
>>> env = stoneage_v0.env(players=3, harsh_winter=True)
>>> env = pettingzoo.make("aec", "stoneage_v0", players=3, harsh_winter=True)  # the same
"""

from typing import Any, Unpack

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, register

from stoneage.table import Options

from .errors import GameIsOver, NotReset
from .single_game import Observation, SingleGame, observation_space, rendered
from .stepping import ACTIONS
from .variants import Variants


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801 - PettingZoo's own name
    """`max_cycles` cuts a game off after so many decisions a player, on average."""

    metadata = {  # noqa: RUF012 - of the standard
        "name": "stoneage_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **variants: Unpack[Variants],
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError("a game has at least one cycle")
        EzPickle.__init__(self, players, max_cycles, render_mode, **variants)
        super().__init__()
        self._game = SingleGame(Options(players=players, **variants))
        self._most_steps = None if max_cycles is None else max_cycles * players
        self._steps = 0
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(players) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(int(ACTIONS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - of the standard
        """Deal a new game, the same for the same seed."""
        self._game.begin(seed)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What the agent sees; its mask is empty unless it is the one to act."""
        return self._game.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play the action of the agent to act; None takes an agent out of a game that is over."""
        if not self.agents:
            raise GameIsOver("reset first") if self._steps else NotReset("reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise GameIsOver("the game is over: the only step of an agent is None")
            self._was_dead_step(None)
            return
        game = self._game
        game.play(action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self.possible_agents[game.seat]
        if game.is_over():
            self._end()
        elif self._steps == self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        rewards = self._game.rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as text, as a spectator sees it."""
        return rendered(self._game, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""


def env(**arguments: Any) -> raw_env:
    """The environment. It checks every call itself, so that it needs none of the wrappers."""
    return raw_env(**arguments)


register("aec", "stoneage_v0", entry_point=env)
