"""Shaman at the table."""

from collections.abc import Iterator
from multiprocessing import active_children
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stoneage.bots.elder.bot import Elder
from stoneage.bots.elder.forecast import forecast
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.shaman.bot import Shaman
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import GAME_OVER, ROLL
from stoneage.table.choices import choices
from stoneage.table.seeing import view
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds

PATIENCE = 60.0


def a_quick_shaman() -> Shaman:
    return Shaman(PATIENCE, tries_a_second=0.2)


@settings(max_examples=8, deadline=None)
@given(rulesets, seeds, st.integers(0, 600), seeds)
def test_what_a_seat_cannot_see_does_not_change_its_move(
    ruleset: Ruleset, seed: int, moves: int, other: int
) -> None:
    """The twin has another deck, other stacks and other hidden cards (C2, C10)."""
    state = position(ruleset, seed, moves)
    assume(state.decision not in (ROLL, GAME_OVER))
    seat = int(state.current)
    twin = with_other_secrets(state, seat, Xorshift(other))
    chosen = [
        a_quick_shaman().choose(view(each, seat), choices(each), Random(7), PATIENCE)
        for each in (state, twin)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in choices(state)


@pytest.mark.parametrize("players", [2, 4])
def test_its_thoughts_tell_chances_and_the_best_was_tried_most(players: int) -> None:
    state = position(Ruleset(players), 1, 0)
    thoughts = a_quick_shaman().consider(view(state, int(state.current)), Random(1), PATIENCE)
    assert len(thoughts) > 1
    for thought in thoughts:
        assert len(thought.wins) == players
        assert sum(thought.wins) == pytest.approx(1)
        assert min(thought.wins) >= 0
    assert thoughts[0].tries == max(thought.tries for thought in thoughts) > 1


def test_without_time_it_plays_like_elder_and_expects_the_same() -> None:
    state = position(Ruleset(2), 1, 0)
    seen, offered = view(state, int(state.current)), choices(state)
    hasty = Shaman().consider(seen, Random(1), 0.0)[0]
    assert hasty.action == Elder().choose(seen, offered, Random(1), 0.0)
    assert hasty.wins == forecast(seen).wins
    assert hasty.margin == forecast(seen).margins[int(state.current)]


@pytest.fixture
def pair() -> Iterator[Shaman]:
    """One Shaman in two processes."""
    shaman = Shaman(PATIENCE, tries_a_second=0.2, processes=2)
    yield shaman
    shaman.close()


def test_two_processes_try_twice_as_much_and_find_the_same(pair: Shaman) -> None:
    """As one process would with twice the time: they share the same worlds."""
    alone = Shaman(PATIENCE, tries_a_second=0.4)
    for seed in (1, 2):
        state = position(Ruleset(2), seed, 0)
        seen = view(state, int(state.current))
        expected = alone.consider(seen, Random(seed), PATIENCE)
        found = pair.consider(seen, Random(seed), PATIENCE)
        assert [each.action for each in found] == [each.action for each in expected]
        assert [each.tries for each in found] == [each.tries for each in expected]
        assert [each.margin for each in found] == pytest.approx([each.margin for each in expected])
        for one, other in zip(found, expected, strict=True):
            assert one.wins == pytest.approx(other.wins)


def test_a_helper_that_is_lost_is_not_missed(pair: Shaman) -> None:
    state = position(Ruleset(2), 1, 0)
    seen, offered = view(state, int(state.current)), choices(state)
    (helper,) = active_children()
    helper.kill()
    assert pair.choose(seen, offered, Random(1), PATIENCE) in offered
    assert pair.pool.shares == 1


def test_when_it_is_closed_its_processes_are_gone() -> None:
    before = active_children()
    shaman = Shaman(processes=3)
    assert len(active_children()) == len(before) + 2
    shaman.close()
    assert active_children() == before
