"""The net that compares placements, and what it learns from."""

from random import Random

import numpy as np
import pytest

from stoneage.bots.elder.lookahead.expectimax import candidates
from stoneage.bots.elder.value.features import Perspective, names
from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.shaman.search.rollout import Rollouts
from stoneage.bots.training.curriculum import Curriculum
from stoneage.bots.training.lessons import lesson_of
from stoneage.bots.training.placing_learner import PlacingLearner, regret
from stoneage.bots.training.plan import Plan
from stoneage.bots.training.study import Studies
from stoneage.bots.training.study_buffer import NOT_THERE, StudyBuffer
from stoneage.rules.game import perform
from stoneage.rules.ruleset import Ruleset
from tests.bots.elder.nets import some_weights, with_placing_net
from tests.laws.walks import position

FEATURES = 5
CANDIDATES = 4


def some_studies(number: int = 400) -> StudyBuffer:
    """Positions differ by hundreds of points, the candidates of one choice by a few."""
    random = np.random.default_rng(1)
    buffer = StudyBuffer(FEATURES, CANDIDATES, number)
    rows = random.integers(0, 20, (number, CANDIDATES, FEATURES))
    rows[:, :, 4] = rows[:, :1, 4] * 10
    buffer.rows = rows.astype(np.int16)
    found = 2.0 * rows[:, :, 0] - rows[:, :, 1] + 30.0 * rows[:, :, 4]
    found[::3, -1] = NOT_THERE
    buffer.worths = found.astype(np.float32)
    return buffer


def a_learner(buffer: StudyBuffer) -> PlacingLearner:
    learner = PlacingLearner(2, FEATURES, 6, 1)
    learner.prize = 30.0
    learner.fit_scale(buffer.rows.reshape(-1, FEATURES))
    return learner


def test_it_learns_which_candidate_is_best() -> None:
    buffer = some_studies()
    learner = a_learner(buffer)
    before = regret(learner.preferences(buffer.rows), buffer.worths)
    learner.learn_choices(buffer, 150, 0.01)
    after = regret(learner.preferences(buffer.rows), buffer.worths)
    assert before > 5
    assert after < before / 10


def test_slopes_are_those_of_the_loss() -> None:
    """A small change of any parameter changes the loss as its gradient says."""
    buffer = some_studies(64)
    learner = a_learner(buffer)
    learner.parameters["outputs"] *= np.float32(0.1)
    gradients, _ = learner.choice_gradients(buffer.rows, buffer.worths)
    for name, gradient in gradients.items():
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        losses = []
        for change in (1e-3, -2e-3):
            learner.parameters[name][place] += change
            losses.append(learner.choice_gradients(buffer.rows, buffer.worths)[1])
        learner.parameters[name][place] += 1e-3
        slope = (losses[0] - losses[1]) / 2e-3
        assert slope == pytest.approx(gradient[place], rel=0.05, abs=1e-3)


def test_regret_is_what_the_preferred_one_lacks() -> None:
    found = np.array([[5.0, 3.0, NOT_THERE], [1.0, 2.0, 9.0]], np.float32)
    preferred = np.array([[1.0, 2.0, 3.0], [0.0, 0.0, 1.0]], np.float32)
    assert regret(preferred, found) == pytest.approx(1.0)


def test_games_bring_studies_and_only_the_latest_stay() -> None:
    plan = Plan(players=2, studied=0.2, candidates=CANDIDATES, keep=0.0)
    seen = Curriculum(plan).of_elders(with_placing_net(2).net(), [], Random(3))
    lesson = lesson_of(seen)
    buffer = StudyBuffer(len(names(2)), CANDIDATES, 5)
    assert buffer.add([lesson]) == len(lesson.study_sizes) > 5
    assert len(buffer) == 5
    last = lesson.study_sizes[-1]
    assert buffer.worths[-1, :last].tolist() == pytest.approx(lesson.study_worths[-last:])
    assert (buffer.worths[-1, last:] == NOT_THERE).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_study_chooses_the_best_and_shows_what_the_net_will_be_asked(players: int) -> None:
    """The rows are those of the positions after each candidate, from the seat that places."""
    state = position(Ruleset(players), 3, 0)
    seat = state.current
    net = some_weights(players).net()
    rollouts = Rollouts(net, players, seat)
    blank = Perspective(Net(len(names(players)), [], [0], [0]), players, seat)
    studies = Studies(100, 0.0)
    chosen = studies.study(state, rollouts.lookaheads[seat], rollouts, blank, Xorshift(1))
    actions = candidates(state)
    assert studies.sizes == [len(actions)]
    assert actions[int(np.argmax(studies.worths))] == chosen
    rows = np.array(list(studies.rows)).reshape(len(actions), -1)
    for action, row in zip(actions, rows, strict=True):
        twin = state.copy()
        perform(twin, action)
        fresh = Perspective(net, players, seat)
        fresh.look(twin)
        assert list(fresh.features.values) == row.tolist()


def test_where_there_are_many_candidates_some_are_drawn_by_lot() -> None:
    state = position(Ruleset(2), 3, 0)
    lookahead = Rollouts(some_weights(2).net(), 2, state.current).lookaheads[state.current]
    drawn = [set(Studies(6, 0.0).drawn(state, lookahead, Xorshift(seed))) for seed in range(8)]
    assert all(len(each) == 6 for each in drawn)
    assert len(set.intersection(*drawn)) == 4
