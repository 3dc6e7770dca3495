"""Environments that are used in a wrong way refuse by name, and nothing has changed."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from stoneage.research import (
    ActionNotLegal,
    NotReset,
    StoneAgeEnv,
    VectorEnv,
    WrongSeed,
    WrongShape,
    action_names,
    stoneage_v0,
)
from stoneage.rules import IllegalSetup

STARVE = action_names().index("starve")
ILLEGAL = [STARVE, -1, 844, 2**70, 0.0, None, "hunt", np.array([3])]
SEEDS = [-1, 0.5, "seed", np.array([1, 2])]


@pytest.mark.parametrize("action", ILLEGAL, ids=repr)
def test_an_action_that_the_mask_does_not_allow_is_not_played(action: Any) -> None:
    """In PettingZoo and Gymnasium."""
    several, learner = stoneage_v0.env(), StoneAgeEnv()
    several.reset(seed=1)
    learner.reset(seed=1)
    for env in (several, learner):
        before = shown(env)
        with pytest.raises(ActionNotLegal):
            env.step(action)
        assert shown(env) == before


@pytest.mark.parametrize("seed", SEEDS, ids=repr)
@pytest.mark.parametrize("make", [stoneage_v0.env, StoneAgeEnv, lambda: VectorEnv(2)])
def test_a_wrong_seed_begins_nothing(make: Callable[[], Any], seed: Any) -> None:
    env = make()
    env.reset(seed=1)
    before = shown(env)
    with pytest.raises(WrongSeed):
        env.reset(seed=seed)
    assert shown(env) == before


def shown(env: Any) -> bytes:
    if isinstance(env, VectorEnv):
        return bytes(env.observation.tobytes() + env.mask.tobytes())
    game = env._game
    return bytes(game.observation(0)["observation"].tobytes() + game.mask.tobytes())


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([3, STARVE], ActionNotLegal),
        ([-1, 3], ActionNotLegal),
        ([3, 844], ActionNotLegal),
        ([3], WrongShape),
        ([3, 3, 3], WrongShape),
        ([[3, 3]], WrongShape),
        ([3.0, 3.0], WrongShape),
        (["hunt", "hunt"], WrongShape),
        (None, WrongShape),
    ],
    ids=repr,
)
def test_many_games_play_all_actions_or_none(actions: Any, error: type[Exception]) -> None:
    env = VectorEnv(2)
    env.reset(1)
    before = shown(env)
    with pytest.raises(error):
        env.step(actions)
    assert shown(env) == before
    env.step([3, 3])
    assert shown(env) != before


def test_many_games_must_be_begun_and_be_some() -> None:
    with pytest.raises(NotReset):
        VectorEnv(2).step([3, 3])
    with pytest.raises(WrongShape):
        VectorEnv(0)
    with pytest.raises(IllegalSetup):
        VectorEnv(2, players=5)
    with pytest.raises(IllegalSetup):
        stoneage_v0.env(players=1)


def test_what_is_shown_cannot_be_written_to() -> None:
    env = VectorEnv(2)
    for array in (env.observation, env.mask, env.reward, env.score, env.player, env.done):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
