"""Laws of the environments: every choice has its index, and an observation is a view in numbers."""

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.research.entries import entries
from stoneage.research.stepping import ACTIONS, action_of, index_of, observation_size
from stoneage.research.stepping.observing import Row, observe
from stoneage.rules.game import legal_actions
from stoneage.rules.house import House, Reward, igloo
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER
from stoneage.table.seeing import view
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds, some_games, walk
from tests.research.told import told

moves = st.integers(0, 1200)
few_games = settings(max_examples=20, deadline=None)
OTHER_HOUSE = House(
    [1, 2, 3, 1],
    [[Reward(kind, 10 - kind) for kind in (2, 1, 2, 3, 4)]] * 4,
    [igloo(10, 10, 10, 10, 100), igloo(1, 0, 0, 0, 0), igloo(0, 0, 8, 0, 5), igloo(0, 0, 0, 9, 7)],
)
"""Values at the limits of what a table may agree on."""


@few_games
@given(rulesets, seeds)
def test_every_choice_has_an_index_of_its_own(ruleset: Ruleset, seed: int) -> None:
    """Different choices have different indices, and each leads back to its choice."""
    for state in walk(ruleset, seed):
        check_indices(state)


@few_games
@given(seeds)
def test_every_choice_has_an_index_whatever_the_house_values_are(seed: int) -> None:
    """L6, I2: rewards of ten resources and igloos that cost forty have their indices, too."""
    for state in walk(Ruleset(2, True, True, True, True, OTHER_HOUSE), seed):
        check_indices(state)


def check_indices(state: State) -> None:
    legal = legal_actions(state)
    indices = [int(index_of(state, action)) for action in legal]
    assert [int(action_of(state, index)) for index in indices] == legal
    assert len(set(indices)) == len(legal)
    assert all(0 <= index < ACTIONS for index in indices)


@some_games
@given(rulesets, seeds, moves, st.integers(0, 3))
def test_an_observation_is_the_view_in_numbers(
    ruleset: Ruleset, seed: int, played: int, seat: int
) -> None:
    """Number by number what the name says, and within its limits."""
    seat %= int(ruleset.players)
    state = position(ruleset, seed, played)
    known = entries(int(ruleset.players))
    seen = observed(state, seat)
    assert dict(zip((entry.name for entry in known), seen, strict=True)) == told(view(state, seat))
    assert all(
        entry.least <= number <= entry.most for entry, number in zip(known, seen, strict=True)
    )


@settings(max_examples=10, deadline=None)
@given(rulesets, seeds, st.integers(0, 7))
def test_a_row_that_is_written_again_is_like_a_new_one(
    ruleset: Ruleset, seed: int, whim: int
) -> None:
    """For whoever acts and at times for somebody else; nothing of a game is left in the next."""
    players = int(ruleset.players)
    numbers: vec[i16] = vec[i16]([i16(-1)] * (2 * int(observation_size(players))))
    kept = Row(observation_size(players), players)
    for game in (seed, seed + 1):
        kept.forget()
        for number, state in enumerate(walk(ruleset, game)):
            seat = int(state.current) if number % 8 != whim else number % players
            kept.write(state, seat, numbers)
            if number % 8 == 7 - whim:
                half = memoryview(numbers)[int(observation_size(players)) :]
                assert bytes(half) == bytes(memoryview(row(state, seat)))
    assert set(list(numbers)[: int(observation_size(players))]) == {-1}


@some_games
@given(rulesets, seeds, moves, st.integers(0, 3), seeds)
def test_what_a_seat_cannot_see_changes_no_number_and_no_index(
    ruleset: Ruleset, seed: int, played: int, seat: int, other: int
) -> None:
    """C2, C10, S5: identical bytes, whatever the hidden cards and tiles are."""
    seat %= int(ruleset.players)
    state = position(ruleset, seed, played)
    if state.decision == GAME_OVER:
        return
    twin = with_other_secrets(state, seat, Xorshift(other))
    assert bytes(memoryview(row(twin, seat))) == bytes(memoryview(row(state, seat)))
    assert [index_of(twin, action) for action in legal_actions(twin)] == [
        index_of(state, action) for action in legal_actions(state)
    ]


def row(state: State, seat: int) -> vec[i16]:
    numbers: vec[i16] = vec[i16]([i16(-1)] * int(observation_size(state.ruleset.players)))
    observe(state, seat, numbers)
    return numbers


def observed(state: State, seat: int) -> list[int]:
    return [int(number) for number in row(state, seat)]
