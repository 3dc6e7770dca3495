"""Laws of play: what is legal applies, nothing else does, nothing is lost, every game ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.rules import terms
from stoneage.rules.bundle import held
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import apply, legal_actions, roll
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from tests.laws.walks import many_games, position, rulesets, seeds, some_games, walk

moves = st.integers(0, 1200)
ASKED_ANYWAY = (terms.PLACE, terms.RESOLVE)


@many_games
@given(rulesets, seeds, moves)
def test_every_legal_action_applies(ruleset: Ruleset, seed: int, played: int) -> None:
    """P1, A1: each of them, from any position, leads to a position that holds together."""
    state = position(ruleset, seed, played)
    for action in legal_actions(state):
        after = state.copy()
        apply(after, action)
        assert after != state
        check(after)


@many_games
@given(rulesets, seeds, moves, st.lists(st.integers(0, 2**55), max_size=40))
def test_nothing_else_applies(ruleset: Ruleset, seed: int, played: int, others: list[int]) -> None:
    """P6: an action that was not offered is refused with a reason and leaves no trace."""
    state = position(ruleset, seed, played)
    before = state.copy()
    legal = legal_actions(state)
    for action in [*others, *range(-1, 512), *(action + 512 for action in legal)]:
        if action in legal:
            continue
        with pytest.raises(IllegalAction, match=r"[a-z]"):
            apply(state, action)
    assert state == before


@some_games
@given(rulesets, seeds, moves, st.lists(st.integers(-1, 8), max_size=11))
def test_only_the_awaited_dice_fall(
    ruleset: Ruleset, seed: int, played: int, faces: list[int]
) -> None:
    """D15: as many dice as figures, faces from 1 to 6, and only when a roll is awaited."""
    state = position(ruleset, seed, played)
    before = state.copy()
    try:
        roll(state, faces)
    except IllegalAction:
        assert state == before
    else:
        assert before.decision == terms.ROLL
        assert all(1 <= face <= 6 for face in faces)
        check(state)


@some_games
@given(rulesets, seeds)
def test_every_random_game_ends_and_holds_together(ruleset: Ruleset, seed: int) -> None:
    """S2, S3, E1, E2: pieces are conserved, no stock is negative, and an end comes."""
    last = None
    for state in walk(ruleset, seed):
        check(state)
        last = state
    assert last is not None
    assert last.decision == terms.GAME_OVER


@some_games
@given(rulesets, seeds)
def test_nobody_is_asked_where_there_is_nothing_to_choose(ruleset: Ruleset, seed: int) -> None:
    """T3, F1: questions inside a turn always have two answers at least."""
    for state in walk(ruleset, seed):
        number = len(legal_actions(state))
        if state.decision in (terms.ROLL, terms.GAME_OVER):
            assert number == 0
        else:
            assert number >= (1 if state.decision in ASKED_ANYWAY else 2)


@some_games
@given(rulesets, seeds, moves)
def test_a_copy_lives_its_own_life(ruleset: Ruleset, seed: int, played: int) -> None:
    """A copy plays on without changing its twin, and a saved state is restored whole."""
    state = position(ruleset, seed, played)
    numbers = state.numbers()
    twin = state.copy()
    for action in legal_actions(twin)[:1]:
        apply(twin, action)
    assert state.numbers() == numbers
    blank = position(ruleset, seed, 0)
    blank.restore(numbers)
    assert blank == state


def check(state: State) -> None:
    check_figures(state)
    check_cards(state)
    check_tiles(state)
    for player in state.players:
        assert player.food >= 0
        assert 0 <= player.agriculture <= 10
        assert all(0 <= held(player.resources, kind) < 16384 for kind in range(4))
        assert all(0 <= player.tools >> 4 * space & 15 <= 4 for space in range(3))
        assert 0 <= player.resources < 1 << 56


def check_figures(state: State) -> None:
    for player in state.players:
        away = sum(player.figures_at(location) for location in range(terms.ANIMAL))
        assert player.home + away + player.chasing == player.figures
        assert player.home >= 0
        assert 5 <= player.figures <= 10
    for location in range(terms.FOREST, terms.CARD_1):
        assert sum(player.figures_at(location) for player in state.players) <= 7
    assert sum(player.chasing for player in state.players) <= state.ruleset.players


def check_cards(state: State) -> None:
    drawn = [piece for piece in state.deck[: state.drawn] if piece < terms.FIRST_ANIMAL]
    seen = state.cards_on_display()
    for player in state.players:
        assert player.cards & player.extra_card == 0
        mask = player.cards | player.extra_card
        seen += [card for card in range(36) if mask >> card & 1]
    assert sorted(seen) == sorted(drawn)


def check_tiles(state: State) -> None:
    gone = []
    for stack in range(state.ruleset.players):
        gone += state.tiles[7 * stack : 7 * stack + state.gone_from(stack)]
    owned = [tile for player in state.players for tile in range(28) if player.buildings >> tile & 1]
    assert sorted(gone) == sorted(owned)
