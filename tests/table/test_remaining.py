"""What is left: all that is hidden and nothing that is seen, and never sooner than it was said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stoneage.rules import terms
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.table.names import BUILDINGS, CARDS
from stoneage.table.remaining import DRAWS_ANOTHER, remaining
from stoneage.table.seeing import view
from stoneage.table.view import View
from tests.laws.walks import position, rulesets, seeds, some_games, walk

moves = st.integers(0, 1200)


def hidden_in_deck(state: State) -> set[str]:
    return {CARDS[piece] for piece in state.deck[state.drawn :] if piece < terms.FIRST_ANIMAL}


def hidden_in_stacks(state: State) -> set[str]:
    stack = int(terms.STACK)
    return {
        BUILDINGS[state.tiles[place]]
        for number in range(state.ruleset.players)
        for place in range(stack * number + state.gone_from(number) + 1, stack * (number + 1))
    }


@some_games
@given(rulesets, seeds, moves)
def test_what_is_hidden_is_left_and_what_is_seen_is_not(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    """C2, C10, L1, B1"""
    state = position(ruleset, seed, played)
    for seat in (None, 0):
        seen = view(state, seat)
        left = remaining(seen)
        in_deck, stacked = hidden_in_deck(state), hidden_in_stacks(state)
        assert in_deck <= set(left.cards)
        assert left.deck == len(in_deck)
        assert len(left.cards) == left.deck + sum(each.hidden_cards for each in seen.players)
        assert not set(left.cards) & set(seen.display)
        assert stacked <= set(left.buildings)
        assert left.stacked == len(stacked)
        unused = len(BUILDINGS) - int(terms.STACK) * ruleset.players
        assert len(left.buildings) == left.stacked + unused


@some_games
@given(rulesets, seeds)
def test_deck_and_stacks_last_as_long_as_was_said(ruleset: Ruleset, seed: int) -> None:
    """N2, C10, E1, E2"""
    promised_deck = promised_stack = last_round = 0
    for state in walk(ruleset, seed):
        left = remaining(view(state))
        round_ = int(state.round)
        if left.deck:
            promised_deck = max(promised_deck, round_ + left.deck_rounds)
        elif promised_deck:
            # Refilling begins a round; a card that draws another is taken within one.
            ended = round_ if round_ > last_round else round_ + 1
            assert ended >= promised_deck
            promised_deck = 0
        if left.stack_rounds:
            promised_stack = max(promised_stack, round_ + left.stack_rounds)
        elif promised_stack:
            assert round_ + 1 >= promised_stack
            promised_stack = 0
        last_round = round_


@pytest.mark.parametrize(
    ("deck", "where", "rounds"),
    [
        (11, "taken", 3),
        (9, "taken", 3),
        (9, "hidden", 2),
        (5, "taken", 2),
        (5, "hidden", 2),
        (5, "open", 1),
        (1, "open", 1),
        (0, "open", 0),
        (0, "hidden", 0),
    ],
)
def test_a_round_takes_four_cards_and_once_one_more(deck: int, where: str, rounds: int) -> None:
    """C10, N2"""
    assert remaining(with_deck(deck, where)).deck_rounds == rounds


def with_deck(deck: int, where: str) -> View:
    """A spectator's view in which the card that draws another is taken, open or not seen yet."""
    seen = view(position(Ruleset(2), 1, 0))
    others = [name for name in CARDS if name != DRAWS_ANOTHER]
    display = (DRAWS_ANOTHER if where == "open" else others[0], *others[1:4])
    taken = (DRAWS_ANOTHER,) if where == "taken" else ()
    first = replace(seen.players[0], cards=taken)
    return replace(seen, deck=deck, display=display, players=(first, *seen.players[1:]))
