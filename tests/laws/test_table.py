"""Laws of the table: codec, views, redealing, secrets."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.simulation.playout import play_out
from stoneage.rules import terms
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import legal_actions
from stoneage.rules.ruleset import Ruleset
from stoneage.table.actions import Action, Place
from stoneage.table.choices import choices
from stoneage.table.codec import decode, encode
from stoneage.table.redeal import redeal
from stoneage.table.seeing import view
from stoneage.table.view import View
from tests.laws.secrets import with_other_secrets
from tests.laws.test_play import check
from tests.laws.walks import many_games, position, rulesets, seeds, some_games, walk

moves = st.integers(0, 1200)
viewers = st.sampled_from([None, 0, 1])
numbers = st.integers(-(2**70), 2**70) | st.integers(0, 2**57)


@some_games
@given(rulesets, seeds)
def test_typed_actions_and_numbers_are_one_to_one(ruleset: Ruleset, seed: int) -> None:
    """The codec is a bijection on legal actions, also by way of JSON."""
    for state in walk(ruleset, seed):
        legal = legal_actions(state)
        typed = [decode(number) for number in legal]
        assert [encode(action) for action in typed] == legal
        assert len(set(typed)) == len(legal)
        sent = msgspec.json.encode(typed[:3])
        assert msgspec.json.decode(sent, type=list[Action]) == typed[:3]


@many_games
@given(numbers)
def test_any_number_is_an_action_that_comes_back_or_none(number: int) -> None:
    """What is decoded at all is encoded to the same number."""
    try:
        action = decode(number)
    except ValueError:
        return
    assert encode(action) == number


@many_games
@given(st.integers(-(2**70), 2**70))
def test_no_wrong_value_slips_through_the_codec(figures: int) -> None:
    """Twenty figures in the forest are not four in the clay pit."""
    action = Place("forest", figures)
    if 1 <= figures <= 10:
        assert decode(encode(action)) == action
    else:
        with pytest.raises(IllegalAction):
            encode(action)


@many_games
@given(rulesets, seeds, moves, viewers)
def test_a_view_goes_through_json_unchanged(
    ruleset: Ruleset, seed: int, played: int, seat: int | None
) -> None:
    """Views are plain values."""
    seen = view(position(ruleset, seed, played), seat)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


@many_games
@given(rulesets, seeds, moves, viewers, seeds)
def test_what_a_seat_cannot_see_changes_nothing_it_gets(
    ruleset: Ruleset, seed: int, played: int, seat: int | None, other: int
) -> None:
    """C2, C10, S5: identical bytes, choices and text, whatever the hidden cards and tiles are."""
    state = position(ruleset, seed, played)
    if state.decision == terms.GAME_OVER:
        return
    twin = with_other_secrets(state, seat, Xorshift(other))
    check(twin)
    assert msgspec.json.encode(view(twin, seat)) == msgspec.json.encode(view(state, seat))
    assert choices(twin) == choices(state)


@many_games
@given(rulesets, seeds, moves, viewers, seeds)
def test_a_redealt_state_agrees_with_the_view(
    ruleset: Ruleset, seed: int, played: int, seat: int | None, other: int
) -> None:
    """A full state that looks the same from the seat, holds together and can be played on."""
    state = position(ruleset, seed, played)
    seen = view(state, seat)
    dealt = redeal(seen, Xorshift(other))
    assert view(dealt, seat) == seen
    assert legal_actions(dealt) == legal_actions(state)
    check(dealt)
    play_out(dealt, Xorshift(other))
    check(dealt)
