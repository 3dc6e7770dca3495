"""How chance plays its part: shuffling, the start player and the dice."""

from itertools import product

import pytest
from mypy_extensions import i64

from stoneage.rules.chance import (
    ANYBODY,
    Chance,
    let_fall,
    random_deal,
    random_dice,
    shuffled,
)
from stoneage.rules.dice import faces_of
from stoneage.rules.errors import IllegalAction, IllegalSetup
from stoneage.rules.game import apply
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import HUNT


class Told(Chance):
    """Gives the numbers it was told, then always the highest; remembers what it was asked."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.limits: list[int] = []

    def below(self, limit: i64) -> i64:
        self.limits.append(int(limit))
        return self.numbers.pop(0) if self.numbers else limit - 1


def countdown(pieces: int) -> list[int]:
    """What a fair shuffle of so many pieces asks for."""
    return list(range(pieces, 1, -1))


def test_a_source_of_chance_must_be_brought() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6)


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    """S4, S5: each of the 24 draws gives another order of four pieces."""
    draws = product(range(4), range(3), range(2))
    orders = {tuple(shuffled([5, 6, 7, 8], Told(*draw))) for draw in draws}
    assert len(orders) == 24
    assert all(sorted(order) == [5, 6, 7, 8] for order in orders)


def test_a_shuffle_goes_from_the_last_piece_to_the_first() -> None:
    """S4: so that a seed gives the same deal on every machine."""
    chance = Told(0, 0, 0)
    assert shuffled([0, 1, 2, 3], chance) == [1, 2, 3, 0]
    assert chance.limits == [4, 3, 2]
    assert shuffled([0, 1, 2, 3], Told(1, 2, 0)) == [3, 0, 2, 1]
    assert shuffled([9], Told()) == [9]


def test_a_shuffle_leaves_the_given_list_alone() -> None:
    pieces = [0, 1, 2]
    shuffled(pieces, Told(0, 0))
    assert pieces == [0, 1, 2]


def test_cards_and_buildings_are_shuffled_and_the_start_player_drawn() -> None:
    """S4, S5, S6: in this order, each once."""
    chance = Told(*[0] * 35, *[0] * 27, 1)
    state = random_deal(Ruleset(3), chance)
    assert state.deck == [*range(1, 36), 0]
    assert state.tiles == [*range(1, 28), 0]
    assert (state.start, state.current) == (1, 1)
    assert chance.limits == [*countdown(36), *countdown(28), 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_can_be_the_start_player(players: int) -> None:
    """S6: the start player is drawn from all of them."""
    unmoved = [*range(35, 0, -1), *range(27, 0, -1)]
    for seat in range(players):
        assert random_deal(Ruleset(players), Told(*unmoved, seat)).start == seat
        assert random_deal(Ruleset(players), Told(*unmoved, seat), ANYBODY).start == seat


@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_named_start_player_is_not_drawn(start: int) -> None:
    """S6: the table can name one."""
    chance = Told()
    state = random_deal(Ruleset(3), chance, start)
    assert state.start == start
    assert chance.limits == [*countdown(36), *countdown(28)]


def test_a_named_start_player_must_sit_at_the_table() -> None:
    """S6"""
    with pytest.raises(IllegalSetup):
        random_deal(Ruleset(3), Told(), 3)


def test_the_animals_are_shuffled_into_the_rest_of_the_deck() -> None:
    """L1: after the four cards of the display are laid out."""
    chance = Told(*[0] * 35, *[0] * 35)
    state = random_deal(Ruleset(2, wild_animals=True), chance)
    assert state.deck == [1, 2, 3, 4, *range(6, 36), 0, 36, 37, 38, 39, 5]
    assert chance.limits == [*countdown(36), *countdown(36), *countdown(28), 2]


def test_without_that_variant_no_animal_is_in_the_deck() -> None:
    """L1, S4: 36 cards."""
    assert random_deal(Ruleset(2), Told()).deck == list(range(36))


def test_each_die_shows_one_of_six_faces() -> None:
    """A3: every face is drawn for itself."""
    chance = Told(5, 0, 3, 0)
    assert faces_of(random_dice(4, chance)) == [1, 1, 4, 6]
    assert chance.limits == [6, 6, 6, 6]
    assert [faces_of(random_dice(1, Told(face - 1))) for face in range(1, 7)] == [
        [1],
        [2],
        [3],
        [4],
        [5],
        [6],
    ]
    assert random_dice(0, Told()) == 0


def test_the_awaited_dice_fall_and_no_others() -> None:
    """A3, D15: a die for each figure; nothing falls where nothing is awaited."""
    state = random_deal(Ruleset(2), Told(), 0)
    unchanged = state.copy()
    with pytest.raises(IllegalAction) as refusal:
        let_fall(state, Told())
    assert refusal.value.reason == "no-roll-awaited"
    assert state == unchanged
    for action in (HUNT * 16 + 5, HUNT * 16 + 5, HUNT * 16):
        apply(state, action)
    chance = Told(0, 1, 2, 3, 4)
    let_fall(state, chance)
    assert chance.limits == [6] * 5
    assert state.players[0].food == 12 + (1 + 2 + 3 + 4 + 5) // 2
