"""The net while it learns."""

from pathlib import Path

import numpy as np
import pytest

from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import POINTS, Accumulator
from stoneage.bots.training.learner import MARGIN_WEIGHT, Learner
from stoneage.bots.training.replay_buffer import ReplayBuffer

FEATURES = 5


def a_buffer(rows: int = 4000) -> ReplayBuffer:
    """Whoever has more of the first than of the second thing wins."""
    buffer = ReplayBuffer(FEATURES, rows)
    random = np.random.default_rng(1)
    buffer.rows = random.integers(0, 20, (rows, FEATURES)).astype(np.int16)
    lead = buffer.rows[:, 0] - buffer.rows[:, 1]
    buffer.chains = np.arange(rows)
    buffer.ends = np.stack([lead > 0, lead / 10], 1).astype(np.float32)
    return buffer


def a_learner(buffer: ReplayBuffer) -> Learner:
    learner = Learner(2, FEATURES, 6, 1)
    learner.fit_scale(buffer.rows)
    return learner


def test_it_learns_what_wins() -> None:
    buffer = a_buffer()
    learner = a_learner(buffer)
    before = learner.learn(buffer, 1, 1.0, 0.01)
    after = [learner.learn(buffer, 100, 1.0, 0.01) for _ in range(3)][-1]
    assert after[0] < before[0] / 3
    assert after[1] < before[1] / 3


def test_slopes_are_those_of_the_losses() -> None:
    """A small change of any parameter changes the joint loss as its gradient says."""
    buffer = a_buffer(256)
    learner = a_learner(buffer)
    gradients, _ = learner.gradients(buffer.rows, buffer.ends)
    for name, gradient in gradients.items():
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        joint = []
        for change in (1e-2, -2e-2):
            learner.parameters[name][place] += change
            win, margin = learner.gradients(buffer.rows, buffer.ends)[1]
            joint.append(win + MARGIN_WEIGHT * margin)
        learner.parameters[name][place] += 1e-2
        assert (joint[0] - joint[1]) / 2e-2 == pytest.approx(gradient[place], rel=0.05)


def test_the_weights_in_whole_numbers_say_the_same() -> None:
    """What Elder plays with is what was learnt."""
    buffer = a_buffer()
    learner = a_learner(buffer)
    learner.learn(buffer, 50, 1.0, 0.01)
    net = learner.layers().net(0.01, None)
    expected = learner.values(buffer.rows[:20])
    for row, (win, margin) in zip(buffer.rows[:20], expected, strict=True):
        features = Accumulator(net)
        for feature, value in enumerate(row):
            features.put(f"feature {feature}", int(value))
        said = features.evaluate()
        assert said.win == pytest.approx(win, abs=0.01)
        assert said.margin == pytest.approx(margin * POINTS, abs=0.5)


def test_a_net_in_whole_numbers_is_a_beginning() -> None:
    """Units that it lacks say nothing yet; a wider net says the same as the one it began with."""
    buffer = a_buffer()
    learner = a_learner(buffer)
    learner.learn(buffer, 50, 1.0, 0.01)
    wider = Learner(2, FEATURES, 9, 2)
    wider.fit_scale(buffer.rows)
    wider.begin_with(learner.layers())
    assert np.allclose(wider.values(buffer.rows), learner.values(buffer.rows), atol=0.01)
    wider.learn(buffer, 1, 1.0, 0.01)
    assert wider.parameters["outputs"][6:].any()


def test_a_learner_goes_on_where_another_stopped(tmp_path: Path) -> None:
    """Parameters, scale and Adam's means come back from disk."""
    buffer = a_buffer()
    one = a_learner(buffer)
    one.learn(buffer, 5, 1.0, 0.01)
    np.savez(tmp_path / "state.npz", **one.state())
    other = Learner(2, FEATURES, 6, 2)
    with np.load(tmp_path / "state.npz") as state:
        other.restore(dict(state))
    assert other.adam.t == 5
    assert all(np.array_equal(one.state()[name], other.state()[name]) for name in one.state())


def test_a_net_for_another_table_is_a_beginning() -> None:
    """Features are found by their names; what the other table lacks starts without weight."""
    four = Learner(4, len(names(4)), 6, 1)
    three = Learner(3, len(names(3)), 6, 2)
    three.inherit(four.state(), 4)
    name = "seat 2 from me: score"
    ours, theirs = names(3).index(name), names(4).index(name)
    assert np.array_equal(three.parameters["hidden"][ours], four.parameters["hidden"][theirs])
    assert np.array_equal(three.parameters["outputs"], four.parameters["outputs"])
    five = Learner(4, len(names(4)), 6, 3)
    five.inherit(three.state(), 3)
    lacking = names(4).index("seat 3 from me: score")
    assert not five.parameters["hidden"][lacking].any()
