"""The trail of a move: every position on the way, for whoever tells what happened."""

import pytest

from stoneage.rules import terms
from stoneage.rules.dice import gathered
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import (
    apply,
    check_action,
    check_dice,
    perform,
    roll,
    see_dice,
    step,
    trail_of_action,
    trail_of_choice,
    trail_of_roll,
)
from stoneage.rules.state import State
from tests.rules.pieces import DICE_FOR_ALL
from tests.rules.scenario import Table, place, resolve, table


def foresters() -> Table:
    """Seat 0 is about to roll for three in the forest; everybody else hunts."""
    game = table(2).places(0, "forest", 3).everybody_hunts()
    return game.resolves(0, "forest").awaits("roll", 0)


def decisions(trail: list[State]) -> list[int]:
    return [int(state.decision) for state in trail]


def test_a_move_that_nothing_follows_leaves_two_positions() -> None:
    """P1: the one before, which stays as it was, and the one after."""
    game = table(2)
    before = game.state.copy()
    trail = trail_of_action(game.state, place("forest", 3))
    assert trail[0] is game.state
    assert trail[0] == before
    assert trail[1:] == [table(2).places(0, "forest", 3).state]


def test_each_step_that_nobody_decides_leaves_a_position() -> None:
    """A1, F1: both hunters come home, everybody eats, the round ends and the next begins."""
    game = table(2).everybody_hunts().resolves(0, "hunt").rolls(1, 1, 1, 1, 1)
    game.resolves(1, "hunt")
    trail = trail_of_roll(game.state, [1, 2, 3, 4, 5])
    assert decisions(trail) == [
        terms.ROLL,
        terms.NEXT_LOCATION,
        terms.NEXT_MEAL,
        terms.NEXT_MEAL,
        terms.NEXT_MEAL,
        terms.ROUND_END,
        terms.PLACE,
    ]
    assert trail[1].players[1].food == 12 + 7
    assert [state.round for state in trail] == [1, 1, 1, 1, 1, 1, 2]


def test_the_first_position_after_is_what_the_player_alone_did() -> None:
    """A1: the steps come after it, one at a time."""
    game = table(2).places(0, "hut", 2).everybody_hunts().awaits("resolve", 0)
    after = game.state.copy()
    perform(after, resolve("hut"))
    trail = trail_of_action(game.state, resolve("hut"))
    assert decisions(trail) == [terms.RESOLVE, terms.NEXT_LOCATION, terms.RESOLVE]
    assert trail[1] == after
    step(after)
    assert trail[2] == after


def test_the_dice_alone_are_seen_first() -> None:
    """C3: they lie there before anybody takes one."""
    game = table(2, cards=[DICE_FOR_ALL]).gives(0, wood=1).places(0, "card 1")
    game.everybody_hunts().resolves(0, "card 1").pays(wood=1).awaits("roll")
    after = game.state.copy()
    see_dice(after, gathered([2, 5]))
    trail = trail_of_roll(game.state, [2, 5])
    assert decisions(trail) == [terms.ROLL, terms.NEXT_DIE, terms.TAKE_DIE]
    assert trail[1] == after


def test_a_trail_leads_where_the_move_leads() -> None:
    """A4: the same as without a trail, and no position on the way is changed by the next."""
    game = foresters()
    trail = trail_of_roll(game.state, [1, 6, 6])
    before = game.state.copy()
    roll(game.state, [1, 6, 6])
    assert trail[-1] == game.state
    assert trail_of_roll(before, [1, 6, 6]) == [before, *trail[1:]]
    assert len(trail) == len({id(state) for state in trail})


def test_a_choice_that_was_offered_needs_no_check() -> None:
    """P1, A1"""
    game = table(2).places(0, "hut", 2).everybody_hunts()
    for action in game.legal():
        assert trail_of_choice(game.state, action) == trail_of_action(game.state, action)


def test_an_illegal_action_leaves_no_trail() -> None:
    """P6: nor any change."""
    game = table(2)
    before = game.state.copy()
    for action in (place("forest", 6), place("hut", 1), resolve("hut"), -1, 2**62, 2**80):
        for refuse in (apply, check_action, trail_of_action):
            with pytest.raises(IllegalAction, match=r"^[a-z-]+$"):
                refuse(game.state, action)
    assert game.state == before


def test_a_refusal_says_why() -> None:
    """P3, P6"""
    with pytest.raises(IllegalAction) as refused:
        check_action(table(2).state, place("hut", 1))
    assert refused.value.reason == "wrong-number-of-figures"


def test_what_is_legal_passes_the_check_and_changes_nothing() -> None:
    """P1, A4"""
    game = foresters()
    before = game.state.copy()
    check_dice(game.state, [1, 6, 3])
    assert game.state == before
    other = table(2)
    check_action(other.state, place("forest", 5))
    assert other.state == table(2).state


@pytest.mark.parametrize(
    "faces", [[], [1, 2], [1, 2, 3, 4], [0, 1, 2], [1, 7, 2], [1, 2, -1], [7, 7, 7]]
)
def test_other_dice_than_the_awaited_leave_no_trail(faces: list[int]) -> None:
    """A4: as many as figures, each with a face of 1 to 6."""
    game = foresters()
    before = game.state.copy()
    for refuse in (check_dice, trail_of_roll):
        with pytest.raises(IllegalAction) as refused:
            refuse(game.state, faces)
        assert refused.value.reason == "not-these-dice"
    assert game.state == before


def test_dice_that_nobody_awaits_leave_no_trail() -> None:
    """A4: an action instead of them neither."""
    for refuse in (check_dice, trail_of_roll):
        for faces in ([], [1]):
            with pytest.raises(IllegalAction) as refused:
                refuse(table(2).state, faces)
            assert refused.value.reason == "no-roll-awaited"
    with pytest.raises(IllegalAction):
        trail_of_action(foresters().state, place("forest", 1))
