"""Gymnasium's own checks, and what they do not check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stoneage.bots import UnknownBot
from stoneage.research import GameIsOver, NotReset, StoneAgeEnv, action_names
from tests.research.variants import TABLES, table_name


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_passes_the_checks_of_its_standard(table: dict[str, Any]) -> None:
    """By its name, against one bot to three of different kinds."""
    others = ("forager", "woodcutter", "forager")[: table["players"] - 1]
    rules = {name: value for name, value in table.items() if name != "players"}
    name = "stoneage.research:StoneAge-v0"
    env = gymnasium.make(name, opponents=others, illegal="lose", render_mode="ansi", **rules)
    check_env(env.unwrapped)


def test_whoever_knows_no_mask_loses_by_an_illegal_action() -> None:
    env = StoneAgeEnv(illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(action_names().index("starve"))
    assert (reward, over) == (-1, True)
    with pytest.raises(GameIsOver):
        env.step(3)
    env.reset(seed=1)
    assert env.step(3)[1:3] == (0, False)


def test_a_game_against_a_bot_has_an_end() -> None:
    """The learner plays from another seat each time, and gets its own reward."""
    env = StoneAgeEnv(("forager", "forager"))
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(4)}
    info: dict[str, Any] = {}
    env.action_space.seed(1)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        _, reward, over, _, info = env.step(env.action_space.sample())
    assert len(seats) > 1
    best = max(info["scores"])
    assert (reward > 0) == (info["scores"][info["seat"]] == best)
    with pytest.raises(GameIsOver):
        env.step(0)


def test_a_seat_can_be_kept_and_the_same_seed_is_the_same_game() -> None:
    first, second = StoneAgeEnv(seat=1), StoneAgeEnv(seat=1)
    for env in (first, second):
        env.action_space.seed(5)
    seen, info = first.reset(seed=9)
    again, _ = second.reset(seed=9)
    assert info["seat"] == 1
    for _ in range(40):
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(seen["action_mask"], first.action_masks())
        seen, *_ = first.step(first.action_space.sample())
        again, *_ = second.step(second.action_space.sample())


def test_whoever_looks_on_sees_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = StoneAgeEnv(("forager",), render_mode="human")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    assert capsys.readouterr().out.count("Stone Age · round") == 2


def test_what_no_table_has_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot):
        StoneAgeEnv(("nobody",))
    with pytest.raises(ValueError, match="no seat 2"):
        StoneAgeEnv(seat=2)
    with pytest.raises(NotReset):
        StoneAgeEnv().step(0)
