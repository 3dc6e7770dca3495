"""PettingZoo's own checks, and what they do not check."""

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_wrapper_fn

from stoneage.research import GameIsOver, NotReset, action_names, stoneage_v0
from tests.research.variants import TABLES, table_name

with warnings.catch_warnings():
    # Where pygame is installed, the checks import a game by a name that will go.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

CARDS, BUILDINGS = ([f"{name}-{number}" for number in range(1, 5)] for name in ("card", "building"))
PLACES = ["forest", "clay-pit", "quarry", "river", *CARDS, *BUILDINGS]

# PettingZoo says this of every game whose mask is part of the observation, its own excepted by
# name; and a game that is over has no legal action.
WITH_A_MASK = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@WITH_A_MASK
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_passes_the_checks_of_its_standard(table: dict[str, Any]) -> None:
    """A whole game is among them: 1,000 cycles are more than a random one lasts."""
    api_test(pettingzoo.make("aec", "stoneage_v0", **table), num_cycles=1000)
    seed_test(partial(stoneage_v0.env, **table), num_cycles=50)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_renders_in_all_its_modes(
    table: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(stoneage_v0.env, **table))
    assert "round 1" in capsys.readouterr().out


class OneFigureAtATime(stoneage_v0.raw_env):
    """The first player starts; everybody goes to three places of their own, then to the hunt.

    PettingZoo's test of cycles knows no masks, and all agents choose before the first of them acts.
    """

    metadata = {**stoneage_v0.raw_env.metadata, "is_parallelizable": True}  # noqa: RUF012 - of the standard

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        while self.agent_selection != self.agents[0]:
            super().reset(seed, options)
        self.places = {
            agent: ["hunt", *PLACES[3 * number :][:3]] for number, agent in enumerate(self.agents)
        }

    def action_space(self, agent: str) -> Any:
        return SimpleNamespace(sample=lambda: action_names().index(self.places[agent].pop()))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_cycles_are_cut_off(table: dict[str, Any]) -> None:
    """Each player has decided so often, and then steps out of the game."""
    make = partial(OneFigureAtATime, **table)
    max_cycles_test(SimpleNamespace(env=make, parallel_env=parallel_wrapper_fn(make)))


@pytest.mark.parametrize("cycles", [0, -1])
def test_a_game_without_a_cycle_is_refused(cycles: int) -> None:
    with pytest.raises(ValueError, match="at least one cycle"):
        stoneage_v0.env(max_cycles=cycles)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_game_ends_with_rewards_that_add_up_to_nothing(table: dict[str, Any]) -> None:
    env = stoneage_v0.env(**table)
    rewards = played_out(env)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert set(rewards) == set(env.possible_agents)


def played_out(env: Any) -> dict[str, float]:
    env.reset(seed=3)
    rewards: dict[str, float] = {}
    for number, agent in enumerate(env.agent_iter()):
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[number % len(legal)])
    return rewards


def test_the_mask_of_whoever_waits_is_empty() -> None:
    env = stoneage_v0.env()
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(waiting)["action_mask"].any()


def test_nothing_is_played_before_a_reset_or_after_the_end() -> None:
    env = stoneage_v0.env()
    with pytest.raises(NotReset):
        env.step(0)
    played_out(env)
    with pytest.raises(GameIsOver):
        env.step(0)
    env.reset(seed=3)
    assert env.agents == env.possible_agents
