"""What holds for the story of every game: it is complete, fits through JSON, keeps secrets."""

import msgspec
import pytest
from hypothesis import given, settings

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import house
from stoneage.rules.chance import random_deal
from stoneage.rules.game import dice_awaited, legal_actions
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER, ROLL
from stoneage.table.actions import AnyMove
from stoneage.table.chance import rolled
from stoneage.table.codec import decode
from stoneage.table.events import Event, ExtraCardTaken
from stoneage.table.execution import execute
from stoneage.table.story import seen_by, told
from tests.laws.walks import rulesets, seeds
from tests.table.ledger import Ledger, seen_on

RICH_REWARDS = [house.Reward(kind, 10) for kind in (4, 3, 2, 1, 0)]
RICH_HOUSE = house.House(
    [3, 2, 1, 1],
    [RICH_REWARDS] * 4,
    [house.igloo(1, 0, 0, 0, 0), *[house.igloo(0, 1, 1, 0, 9)] * 3],
)


def move_at_random(state: State, rng: Xorshift) -> AnyMove:
    if state.decision == ROLL:
        return rolled(dice_awaited(state), rng)
    actions = legal_actions(state)
    return decode(actions[rng.below(len(actions))])


def follow(ruleset: Ruleset, seed: int) -> list[Event]:
    """Hear a whole random game, and check after each move that nothing was left out."""
    rng = Xorshift(seed)
    state = random_deal(ruleset, rng)
    ledger = Ledger(state)
    heard: list[Event] = []
    while state.decision != GAME_OVER:
        move = move_at_random(state, rng)
        trail = execute(state, move)
        state = trail[-1]
        events = told(move, trail)
        assert events
        for event in events:
            ledger.follow(event)
        assert ledger.table == seen_on(state)
        heard += events
    return heard


@settings(max_examples=12, deadline=None)
@given(rulesets, seeds)
def test_whoever_hears_the_story_knows_the_table(ruleset: Ruleset, seed: int) -> None:
    """Every number of every player and of the table is told, of every move, and nothing else."""
    follow(ruleset, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rich_rewards_are_told_one_gain_at_a_time(players: int) -> None:
    """L6, A2: ten tools or ten steps of agriculture at once, up to the maximum and beyond."""
    follow(Ruleset(players, True, True, True, False, RICH_HOUSE), seed=players)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_events_go_through_json_and_hide_only_the_extra_card_of_others(seat: int | None) -> None:
    """C10: nothing else in a story is secret."""
    events = follow(Ruleset(3, True, True, True, True), seed=7)
    seen = [seen_by(seat, event) for event in events]
    assert msgspec.json.decode(msgspec.json.encode(seen), type=list[Event]) == seen
    for event, known in zip(events, seen, strict=True):
        if isinstance(event, ExtraCardTaken) and event.seat != seat:
            assert known == ExtraCardTaken(event.seat, event.at, None)
        else:
            assert known is event
