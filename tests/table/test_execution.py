"""Making a move: one execution, which leaves its trail and the position it began with."""

import pytest

from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import apply, roll
from stoneage.table.actions import AnyMove, Place, Resolve, Roll, Starve
from stoneage.table.choices import choices
from stoneage.table.codec import encode
from stoneage.table.execution import execute, execute_choice
from stoneage.table.story import told
from tests.rules.scenario import table


@pytest.mark.parametrize(
    "move", [Starve(), Roll((1,)), Resolve("hut"), Place("hut", 1), Place("forest", 99)]
)
def test_an_illegal_move_is_not_executed(move: AnyMove) -> None:
    """Neither its position nor its story comes to be, and the one before stays."""
    state = table(2).state
    before = state.copy()
    with pytest.raises(IllegalAction):
        execute(state, move)
    assert state == before


def test_an_action_leads_where_the_rules_lead_and_changes_nothing_before_it() -> None:
    """A1: with the steps that follow it."""
    state = table(2).places(0, "hut", 2).everybody_hunts().state
    before, after = state.copy(), state.copy()
    trail = execute(state, Resolve("hut"))
    apply(after, encode(Resolve("hut")))
    assert trail[0] is state
    assert trail[0] == before
    assert trail[-1] == after


def test_dice_lead_where_the_rules_lead_and_change_nothing_before_them() -> None:
    """A4: in whatever order they are named."""
    state = table(2).places(0, "forest", 3).everybody_hunts().resolves(0, "forest").state
    before, after = state.copy(), state.copy()
    trail = execute(state, Roll((6, 1, 6)))
    roll(after, [6, 1, 6])
    assert trail[0] is state
    assert trail[0] == before
    assert trail[-1] == after == execute(state, Roll((1, 6, 6)))[-1]


def test_what_the_rules_offered_is_executed_alike_without_a_check() -> None:
    """The same positions, hence the same story."""
    state = table(2).places(0, "hut", 2).everybody_hunts().state
    offered = choices(state)
    assert len(offered) == 2
    for choice in offered:
        assert execute_choice(state, choice) == execute(state, choice)
        assert told(choice, execute_choice(state, choice)) == told(choice, execute(state, choice))
