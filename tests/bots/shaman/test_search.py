"""Worlds, continuations and halving."""

from collections import Counter

import pytest

from stoneage.bots.elder.lookahead.expectimax import Lookahead
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.shaman.search.halving import (
    CLEAR,
    PRIOR,
    Trial,
    better_half,
    by_worth,
    halvings_of,
    is_clear,
    tries_each,
)
from stoneage.bots.shaman.search.rollout import Rollouts
from stoneage.bots.shaman.search.world import World
from stoneage.rules.dice import faces_of
from stoneage.rules.game import apply_unchecked, legal_actions
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import CLAY_PIT, FOREST, PLACE, RESOLVE, ROLL, STACK
from tests.bots.elder.nets import some_weights, with_placing_net
from tests.laws.walks import position


def rolling(location: int, seed: int) -> World:
    """Three figures are about to roll there."""
    state = position(Ruleset(2), 4, 0)
    state.players[state.current].send(location, 3)
    state.start = state.current
    state.decision = RESOLVE
    apply_unchecked(state, location * 16)
    assert state.decision == ROLL
    return World(state, seed)


@pytest.mark.parametrize(("what", "other"), [("round", 2), ("location", CLAY_PIT), ("aim", 3)])
def test_the_dice_of_a_world_depend_on_who_rolls_where_and_when(what: str, other: int) -> None:
    """Not on what was rolled before: so two actions are compared with the same luck."""
    world = rolling(FOREST, 7)
    dice = world.dice(world.state)
    assert world.dice(world.state) == dice
    assert rolling(FOREST, 8).dice(world.state) != dice
    world.state.players[world.state.current].send(CLAY_PIT, 3)
    setattr(world.state, what, other)
    assert world.dice(world.state) != dice


def test_the_dice_of_many_worlds_are_fair() -> None:
    fallen: Counter[int] = Counter()
    for seed in range(2000):
        world = rolling(FOREST, seed * 7919)
        fallen.update(faces_of(world.dice(world.state)))
    assert sum(fallen.values()) == 6000
    assert all(880 < fallen[face] < 1120 for face in range(1, 7))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_continuation_leaves_the_world_as_it_was(players: int) -> None:
    world = World(position(Ruleset(players), 2, 2), 5)
    before = world.state.numbers()
    rollouts = Rollouts(some_weights(players).net(), players, world.state.current)
    said = rollouts.go_on(world, legal_actions(world.state)[0], 0)
    assert 0 < said.win < 1
    assert sum(said.chances) == pytest.approx(1)
    assert min(said.chances) > 0
    assert world.state.numbers() == before


@pytest.mark.parametrize("players", [2, 4])
def test_a_placement_is_judged_when_everybody_has_placed(players: int) -> None:
    """By the seat that searches; dice and the position itself are left alone."""
    state = position(Ruleset(players), 2, 2)
    before = state.numbers()
    net = with_placing_net(players).net()
    action = legal_actions(state)[0]
    found = Rollouts(net, players, state.current).worth_when_placed(state, action, 0.0)
    assert state.numbers() == before
    twin = state.copy()
    apply_unchecked(twin, action)
    while twin.decision == PLACE:
        apply_unchecked(twin, choose(twin, Lookahead(net, players, twin.current), 0.0, Xorshift()))
    judge = Lookahead(net, players, state.current)
    judge.perspective.known = state.players[state.current].extra_card
    assert found == judge.judge(twin)


def test_the_last_round_is_played_to_the_end_and_counted() -> None:
    """E2: with an empty stack at the end of the round there is nothing to guess."""
    world = World(position(Ruleset(2), 2, 0), 5)
    world.state.built = STACK
    world.state.players[0].score = 200
    for seat, win in ((0, 1.0), (1, 0.0)):
        rollouts = Rollouts(some_weights(2).net(), 2, seat)
        said = rollouts.go_on(world, legal_actions(world.state)[0], 0)
        assert said.win == win
        assert said.chances == [1.0, 0.0]
        assert (said.margin > 100) == (seat == 0)


def test_a_trial_is_worth_what_came_of_it_and_a_little_of_elders_opinion() -> None:
    trial = Trial(1, 0.9, 2)
    assert trial.worth() == pytest.approx(0.9)
    trial.tries, trial.found = int(PRIOR), 0.0
    assert trial.worth() == pytest.approx(0.45)


@pytest.mark.parametrize(("number", "halvings"), [(1, 0), (2, 1), (3, 2), (8, 3), (12, 4)])
def test_a_number_of_actions_is_halved_until_one_is_left(number: int, halvings: int) -> None:
    assert halvings_of(number) == halvings
    assert tries_each(number, 4 * number * max(halvings, 1), max(halvings, 1)) == 4


def test_the_better_half_goes_on() -> None:
    trials = [Trial(action, opinion, 2) for action, opinion in enumerate((0.1, 0.5, 0.3))]
    assert [trial.action for trial in better_half(trials)] == [1, 2]
    assert [trial.action for trial in by_worth(trials)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("tries", "least"), [(0, 1e6), (1, CLEAR), (4, CLEAR / 2), (16, CLEAR / 4)]
)
def test_the_more_tries_the_smaller_a_lead_is_clear(tries: int, least: float) -> None:
    """Without a try, nothing is clear: opinions prove nothing."""
    for lead, clear in ((0.9 * least, False), (1.1 * least, tries > 0)):
        trials = [Trial(1, lead, 2), Trial(2, 0.0, 2), Trial(3, -1.0, 2)]
        for trial in trials:
            trial.tries = tries
            trial.found = trial.opinion * tries
        assert is_clear(trials) == clear
