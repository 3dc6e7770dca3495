"""House values: what they must be, what ours are, and a table's own."""

import pytest

from stoneage.rules.bundle import bundle
from stoneage.rules.components import Building
from stoneage.rules.errors import IllegalSetup
from stoneage.rules.house import (
    OUR_HOUSE,
    OUR_REWARDS,
    POLAR_BEAR,
    RAPTOR,
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_FOR_ONE,
    REWARD_POINTS,
    REWARD_RESOURCES,
    REWARD_TOOLS,
    WILD_BOAR,
    WOLF,
    House,
    Reward,
    igloo,
)
from tests.rules.scenario import pay, table

ROWS = [OUR_REWARDS] * 4
IGLOOS = [igloo(1, 0, 0, 0, 3)] * 4
WRONG_PENALTIES = "four animals are worth 1, 2 or 3 each"
WRONG_REWARDS = "each animal's faces 2 to 6 bring 1 to 10 of one thing"
WRONG_IGLOOS = "four igloos cost at least one resource each"


def complaint(penalties: list[int], rewards: list[list[Reward]], igloos: list[Building]) -> str:
    with pytest.raises(IllegalSetup) as refused:
        House(penalties, rewards, igloos)
    return str(refused.value)


def row_with(reward: Reward) -> list[Reward]:
    return [*OUR_REWARDS[:4], reward]


def test_our_animals_are_worth_three_two_two_and_one() -> None:
    """L3"""
    assert [POLAR_BEAR, WILD_BOAR, WOLF, RAPTOR] == [0, 1, 2, 3]
    assert OUR_HOUSE.penalties == [3, 2, 2, 1]


@pytest.mark.parametrize("animal", [0, 1, 2, 3])
def test_our_rewards_for_each_face(animal: int) -> None:
    """L6: 3 points, 3 food, a resource of choice twice, a tool, agriculture."""
    rewards = [OUR_HOUSE.reward(animal, face) for face in range(1, 7)]
    assert [(int(reward.kind), int(reward.amount)) for reward in rewards] == [
        (REWARD_POINTS, 3),
        (REWARD_FOOD, 3),
        (REWARD_RESOURCES, 1),
        (REWARD_RESOURCES, 1),
        (REWARD_TOOLS, 1),
        (REWARD_AGRICULTURE, 1),
    ]


def test_our_igloos_cost_three_of_a_kind() -> None:
    """I2, B5: and are worth what they cost."""
    assert [(int(each.price), int(each.points)) for each in OUR_HOUSE.igloos] == [
        (bundle(3, 0, 0, 0), 9),
        (bundle(0, 3, 0, 0), 12),
        (bundle(0, 0, 3, 0), 15),
        (bundle(0, 0, 0, 3), 18),
    ]


def test_a_one_is_always_three_points() -> None:
    """L6: the rulebook's, not the house's."""
    assert (REWARD_FOR_ONE.kind, REWARD_FOR_ONE.amount) == (REWARD_POINTS, 3)
    assert (Reward().kind, Reward().amount) == (REWARD_POINTS, 3)
    house = House([1, 1, 1, 1], [[Reward(REWARD_FOOD, 9)] * 5] * 4, IGLOOS)
    assert [int(house.reward(0, face).amount) for face in (1, 2)] == [3, 9]


def test_each_animal_has_its_own_row_and_each_face_its_own_reward() -> None:
    """L6"""
    rows = [[Reward(kind, 1 + face) for face in range(5)] for kind in range(4)]
    house = House([1, 2, 3, 1], rows, IGLOOS)
    for animal in range(4):
        for face in range(2, 7):
            reward = house.reward(animal, face)
            assert (reward.kind, reward.amount) == (animal, face - 1)


def test_a_house_keeps_what_it_was_given() -> None:
    house = House([1, 2, 3, 1], ROWS, IGLOOS)
    assert house.penalties == [1, 2, 3, 1]
    assert house.rewards == ROWS
    assert house.igloos == IGLOOS


@pytest.mark.parametrize(
    "penalties", [[], [1, 2, 3], [1, 2, 3, 1, 2], [0, 1, 2, 3], [1, 2, 3, 4], [1, 4, 1, 1]]
)
def test_four_animals_have_a_value_of_one_to_three(penalties: list[int]) -> None:
    """L3"""
    assert complaint(penalties, ROWS, IGLOOS) == WRONG_PENALTIES


@pytest.mark.parametrize("rows", [0, 3, 5])
def test_four_animals_have_a_row_of_rewards(rows: int) -> None:
    """L6"""
    assert complaint([1, 1, 1, 1], [OUR_REWARDS] * rows, IGLOOS) == WRONG_REWARDS


@pytest.mark.parametrize("row", [[], OUR_REWARDS[:4], [*OUR_REWARDS, Reward()]])
def test_a_row_has_five_rewards(row: list[Reward]) -> None:
    """L6: for the faces 2 to 6, in every row."""
    for animal in range(4):
        rows = list(ROWS)
        rows[animal] = row
        assert complaint([1, 1, 1, 1], rows, IGLOOS) == WRONG_REWARDS


@pytest.mark.parametrize(
    ("kind", "amount"),
    [(REWARD_POINTS, 0), (REWARD_FOOD, -1), (REWARD_FOOD, 11), (-1, 1), (5, 1), (-1, 0)],
)
def test_a_reward_is_one_to_ten_of_one_of_five_things(kind: int, amount: int) -> None:
    """L6"""
    rows = [*ROWS[:3], row_with(Reward(kind, amount))]
    assert complaint([1, 1, 1, 1], rows, IGLOOS) == WRONG_REWARDS


@pytest.mark.parametrize("amount", [1, 10])
@pytest.mark.parametrize("kind", [0, 1, 2, 3, 4])
def test_one_and_ten_of_each_thing_are_possible(kind: int, amount: int) -> None:
    """L6"""
    house = House([1, 1, 1, 1], [row_with(Reward(kind, amount))] * 4, IGLOOS)
    assert (house.reward(3, 6).kind, house.reward(3, 6).amount) == (kind, amount)


@pytest.mark.parametrize(
    "igloos",
    [
        [],
        IGLOOS[:3],
        [*IGLOOS, igloo(1, 0, 0, 0, 3)],
        [*IGLOOS[:3], igloo(0, 0, 0, 0, 9)],
        [igloo(0, 0, 0, 1, -1), *IGLOOS[:3]],
    ],
)
def test_four_igloos_cost_something_and_take_no_points(igloos: list[Building]) -> None:
    """I1, I2"""
    assert complaint([1, 1, 1, 1], ROWS, igloos) == WRONG_IGLOOS


def test_an_igloo_may_be_worth_nothing() -> None:
    """I2"""
    house = House([1, 1, 1, 1], ROWS, [igloo(0, 0, 0, 1, 0)] * 4)
    assert house.igloos[0].points == 0


def test_an_igloo_has_a_fixed_price() -> None:
    """I2: nothing about it is the player's choice."""
    built = igloo(1, 2, 3, 4, 50)
    assert (built.price, built.points) == (bundle(1, 2, 3, 4), 50)
    assert (built.least, built.most, built.kinds) == (0, 0, 0)


def test_a_table_plays_with_its_own_animals() -> None:
    """L3, L6: its value and its reward."""
    rewards = [[Reward(REWARD_FOOD, 7)] * 5] * 4
    house = House([1, 1, 1, 1], rewards, IGLOOS)
    game = table(2, wild_animals=True, house=house).is_threatened_by(POLAR_BEAR)
    game.places(0, "animal").places(1, "hunt", 5).places(0, "animal").places(0, "forest", 3)
    game.resolves(0, "forest").rolls(1, 1, 2)
    assert game.wood(0) == 1
    game.resolves(1, "hunt").rolls(1, 1, 1, 1, 1).rolls(4, 6).takes_reward().takes_reward()
    assert game.player(0).food == 12 + 14 - 5


def test_a_table_plays_with_its_own_igloos() -> None:
    """I2"""
    house = House([1, 1, 1, 1], ROWS, [*IGLOOS[:3], igloo(2, 0, 0, 1, 33)])
    game = table(2, igloos=True, house=house).gives(0, wood=9, gold=3).places(0, "igloo 4")
    game.everybody_hunts().resolves(0, "igloo 4").refuses(pay(gold=3), "no-such-payment")
    game.pays(wood=2, gold=1)
    assert game.player(0).score == 33
    assert (game.wood(0), game.gold(0)) == (7, 2)
