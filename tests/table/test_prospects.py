"""What lies ahead of a seat: true, complete, and nothing that the seat must not know."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import terms
from stoneage.rules.game import apply
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import Player, State
from stoneage.table.actions import Decline, Feed, Pay, Place, Resolve, Starve
from stoneage.table.choices import choices
from stoneage.table.codec import encode
from stoneage.table.names import LOCATIONS
from stoneage.table.odds import GOODS
from stoneage.table.prospects import Outcome, prospects
from stoneage.table.seeing import view
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds, some_games, walk

moves = st.integers(0, 1200)


@settings(max_examples=25, deadline=None)
@given(rulesets, seeds, seeds)
def test_what_a_seat_cannot_see_changes_nothing_that_lies_ahead(
    ruleset: Ruleset, seed: int, other: int
) -> None:
    """C2, C10, S5: identical bytes all through a game, also before the move that ends it."""
    for number, state in enumerate(walk(ruleset, seed)):
        if state.decision in (terms.GAME_OVER, terms.ROLL):
            continue
        is_near_end = state.drawn > len(state.deck) - 6 or state.has_empty_stack()
        if number % 29 and not is_near_end:
            continue
        for seat in (int(state.current), None, (int(state.current) + 1) % ruleset.players):
            twin = with_other_secrets(state, seat, Xorshift(other + number))
            assert msgspec.json.encode(prospects(twin, seat)) == msgspec.json.encode(
                prospects(state, seat)
            )


@some_games
@given(rulesets, seeds, moves)
def test_there_is_one_outcome_for_each_choice_of_the_seat_that_is_asked(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    state = position(ruleset, seed, played)
    asked = view(state).awaited.seat
    for seat in (None, *range(ruleset.players)):
        ahead = prospects(state, seat)
        number = len(choices(state)) if seat is not None and seat == asked else 0
        assert len(ahead.outcomes) == number
        if not number:
            assert (ahead.odds, ahead.closed) == ((), {})


@some_games
@given(rulesets, seeds, moves)
def test_every_place_is_open_or_says_why_it_is_closed(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    """P1 to P7"""
    state = position(ruleset, seed, played)
    if state.decision != terms.PLACE:
        return
    ahead = prospects(state, int(state.current))
    possible = {choice.at for choice in choices(state) if isinstance(choice, Place)}
    assert possible | ahead.closed.keys() == set(LOCATIONS)
    assert not possible & ahead.closed.keys()
    offered = [choice for choice in choices(state) if isinstance(choice, Place)]
    dice = [choice for choice in offered if choice.at in GOODS]
    assert [(odds.at, odds.figures) for odds in ahead.odds] == [
        (choice.at, choice.figures) for choice in dice
    ]
    for odds in ahead.odds:
        assert odds.with_tools.expected >= odds.without_tools.expected


def stock(player: Player) -> list[int]:
    goods = [player.resources >> 14 * kind & 16383 for kind in range(4)]
    return [int(player.score), int(player.food), *map(int, goods), int(player.agriculture)]


@some_games
@given(rulesets, seeds, moves)
def test_an_outcome_is_what_the_choice_then_brings(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    """Where neither chance nor others decide: what comes in is what the stock has more, and what
    was paid."""
    state = position(ruleset, seed, played)
    if state.decision in (terms.ROLL, terms.GAME_OVER):
        return
    seat = int(state.current)
    for choice, outcome in zip(choices(state), prospects(state, seat).outcomes, strict=True):
        if outcome is None:
            assert isinstance(choice, Place | Resolve)
        elif isinstance(choice, Decline):
            assert outcome == Outcome()
        elif isinstance(choice, Pay | Feed | Starve) and state.decision != terms.FEED:
            check_payment(state, choice, outcome)


def check_payment(state: State, choice: Pay | Feed | Starve, outcome: Outcome) -> None:
    """Only while the turn, and so the round, is not over by it."""
    after, seat = state.copy(), int(state.current)
    apply(after, encode(choice))
    if after.round != state.round or after.decision in (terms.ROLL, terms.FEED, terms.GAME_OVER):
        return
    if not isinstance(choice, Pay) or after.current != seat:
        return
    before, now = stock(state.players[seat]), stock(after.players[seat])
    gained = [outcome.points, outcome.food, outcome.wood, outcome.brick, outcome.stone]
    gained += [outcome.gold, outcome.agriculture]
    paid = [0, 0, choice.wood, choice.brick, choice.stone, choice.gold, 0]
    extra = [0, 0, 0, 0, int(choice.extra and state.location >= terms.BUILDING_1), 0, 0]
    extra[5] = int(choice.extra and state.location < terms.BUILDING_1)
    assert now == [
        had + more - less - surplus
        for had, more, less, surplus in zip(before, gained, paid, extra, strict=True)
    ]


@some_games
@given(rulesets, seeds, moves)
def test_meals_and_scores_are_those_of_the_table(ruleset: Ruleset, seed: int, played: int) -> None:
    """F1, L5, E3"""
    state = position(ruleset, seed, played)
    for seat in (None, 0):
        ahead = prospects(state, seat)
        if state.decision in (terms.FEED, terms.GAME_OVER):
            assert ahead.meals == ()
        else:
            assert [meal.figures for meal in ahead.meals] == [
                int(player.figures - player.chasing) for player in state.players
            ]
            for meal, player in zip(ahead.meals, state.players, strict=True):
                eaten = meal.harvest + int(player.food)
                assert meal.missing == max(0, meal.figures - eaten)
        assert [scoring.in_game for scoring in ahead.scoring] == [
            int(player.score) for player in state.players
        ]
        result = view(state).result
        if result is not None:
            assert ahead.scoring == result.scoring


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_is_not_asked_has_no_choices(players: int) -> None:
    state = position(Ruleset(players), 1, 0)
    assert prospects(state, None).outcomes == ()
    assert prospects(state, (int(state.current) + 1) % players).outcomes == ()
