"""What positions should have been worth."""

import numpy as np
import pytest

from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.training.lessons import lesson_of
from stoneage.bots.training.replay_buffer import POINTS, ReplayBuffer
from stoneage.bots.training.selfplay import GameSeen, Seating, play
from stoneage.rules.chance import random_deal
from stoneage.rules.ruleset import Ruleset

FEATURES = len(names(2))


def a_game(seed: int, keep: float = 0.5) -> GameSeen:
    chance = Xorshift(seed)
    state = random_deal(Ruleset(2), chance)
    seating = Seating([None, None], 0.9, 0.0, keep)
    return play(state, seating, Net(FEATURES, [], [0], [0]), chance)


def remembered(*games: GameSeen) -> ReplayBuffer:
    buffer = ReplayBuffer(FEATURES, 10_000)
    buffer.add(map(lesson_of, games))
    return buffer


@pytest.fixture(scope="module")
def game() -> GameSeen:
    return a_game(1)


def test_with_full_trust_every_position_is_worth_how_its_game_ended(game: GameSeen) -> None:
    buffer = remembered(game)
    targets = buffer.targets(np.full((len(buffer), 2), 0.123, np.float32), 1.0)
    for target, chain in zip(targets, buffer.chains, strict=True):
        seat = int(chain) % 4
        assert target[0] == game.shares[seat]
        assert target[1] == pytest.approx(game.margins[seat] / POINTS)


def test_without_trust_a_position_is_worth_what_the_next_of_its_seat_promised(
    game: GameSeen,
) -> None:
    """The last of each seat is worth how the game ended."""
    buffer = remembered(game)
    values = np.arange(2 * len(buffer), dtype=np.float32).reshape(-1, 2)
    targets = buffer.targets(values, 0.0)
    for row in range(len(buffer)):
        is_last = row + 1 == len(buffer) or buffer.chains[row] != buffer.chains[row + 1]
        aim = buffer.ends[row] if is_last else values[row + 1]
        assert targets[row].tolist() == aim.tolist()


def test_trust_mixes_what_was_promised_with_what_came() -> None:
    """λ-returns: two steps before the end, by hand."""
    buffer = ReplayBuffer(1, 10)
    buffer.rows = np.zeros((3, 1), np.int16)
    buffer.chains = np.zeros(3, np.int64)
    buffer.ends = np.ones((3, 2), np.float32)
    values = np.array([[0.1, 0.1], [0.2, 0.2], [0.6, 0.6]], np.float32)
    targets = buffer.targets(values, 0.5)
    assert targets[:, 0] == pytest.approx([0.5 * 0.2 + 0.5 * 0.8, 0.5 * 0.6 + 0.5, 1.0])


def test_the_oldest_positions_are_forgotten(game: GameSeen) -> None:
    buffer = ReplayBuffer(FEATURES, 10)
    buffer.add([lesson_of(game)])
    buffer.add([lesson_of(a_game(2))])
    assert len(buffer) == len(buffer.chains) == len(buffer.ends) == 10
    assert min(buffer.chains) >= 8


def test_the_shares_of_a_game_add_up(game: GameSeen) -> None:
    assert sum(game.shares) == pytest.approx(1)
    assert max(game.margins) == -min(game.margins)
    assert a_game(1, keep=0.0).seats == []


def test_a_game_of_which_nothing_was_kept_teaches_nothing(game: GameSeen) -> None:
    assert len(remembered(a_game(2, keep=0.0), game)) == len(remembered(game))
