"""Many games at once are the same games as one by one."""

from typing import Any

import numpy as np
import pytest

from stoneage.bots.rng import seed_of_game
from stoneage.research import VectorEnv
from stoneage.research.single_game import SingleGame
from stoneage.table import Options
from tests.research.variants import PLAIN_AND_FULL, table_name

GAMES = 3


def choices(env: VectorEnv, generator: np.random.Generator) -> Any:
    """A random legal action for each game."""
    return (env.mask * generator.random(env.mask.shape)).argmax(1)


@pytest.mark.parametrize("table", PLAIN_AND_FULL, ids=table_name)
def test_every_row_is_the_game_that_is_stepped_by_itself(table: dict[str, Any]) -> None:
    """What is seen, what is legal, who acts, and how it ends."""
    env = VectorEnv(GAMES, **table)
    env.reset(7)
    alone = [SingleGame(Options(**table)) for _ in range(GAMES)]
    for number, game in enumerate(alone):
        game._games.begin(0, seed_of_game(7, number))
    generator = np.random.default_rng(1)
    ended = 0
    while ended < GAMES:
        for number, game in enumerate(alone):
            seen = game.observation(game.seat)
            assert env.player[number] == game.seat
            assert np.array_equal(env.observation[number], seen["observation"])
            assert np.array_equal(env.mask[number], seen["action_mask"])
        actions = choices(env, generator)
        env.step(actions)
        for number, game in enumerate(alone):
            game.play(actions[number])
            assert env.done[number] == game.is_over()
            if game.is_over():
                ended += 1
                assert list(env.reward[number]) == game.rewards()
                assert list(env.score[number]) == game.scores()
                game._games.deal(0)
                game._games.mark(0)
            else:
                assert not env.reward[number].any()


def test_the_same_seed_is_the_same_games() -> None:
    first, second, other = (VectorEnv(2) for _ in range(3))
    for env, seed in ((first, 1), (second, 1), (other, 2)):
        env.reset(seed)
        generator = np.random.default_rng(3)
        for _ in range(1500):
            env.step(choices(env, generator))
    assert np.array_equal(first.observation, second.observation)
    assert not np.array_equal(first.observation, other.observation)
