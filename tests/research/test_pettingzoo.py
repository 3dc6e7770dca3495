"""PettingZoo's own checks, and what they do not check."""

import warnings
from functools import partial
from typing import Any

import pettingzoo
import pytest

from stoneage.research import GameIsOver, NotReset, action_names, stoneage_v0
from tests.research.variants import VARIANTS

with warnings.catch_warnings():
    # Where pygame is installed, the checks import a game by a name that will go.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

HUNT_ALONE = action_names().index("hunt")

# PettingZoo says this of every game whose mask is part of the observation, its own excepted by
# name; and a game that is over has no legal action.
WITH_A_MASK = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@WITH_A_MASK
@pytest.mark.parametrize("variant", VARIANTS)
def test_it_passes_the_checks_of_its_standard(variant: dict[str, Any]) -> None:
    """A whole game is among them: 1,000 cycles are more than a random one lasts."""
    api_test(pettingzoo.make("aec", "stoneage_v0", **variant), num_cycles=1000)
    seed_test(partial(stoneage_v0.env, **variant), num_cycles=50)


def test_it_renders_in_all_its_modes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(stoneage_v0.env)
    assert "round 1" in capsys.readouterr().out


def test_cycles_are_cut_off() -> None:
    """Each player has decided so often, and then steps out of the game."""
    env = stoneage_v0.env(players=3, max_cycles=4)
    env.reset(seed=1)
    counts = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        counts[agent] += 1
        observation, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        env.step(None if truncated else smallest(observation["action_mask"]))
    assert counts == dict.fromkeys(env.possible_agents, 4 + 1)


def smallest(mask: Any) -> int:
    """One figure at a time, so that everybody places as often as the others."""
    legal = mask.nonzero()[0]
    return HUNT_ALONE if HUNT_ALONE in legal else int(legal[0])


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_ends_with_rewards_that_add_up_to_nothing(variant: dict[str, Any]) -> None:
    env = stoneage_v0.env(**variant)
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
