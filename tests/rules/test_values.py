"""Positions, rules and pieces as values: equality, repr, pickle and deepcopy, compiled or not."""

import copy
import pickle
from collections.abc import Callable

import pytest

from stoneage.rules.components import CARDS, Building, Card
from stoneage.rules.errors import IllegalAction, IllegalSetup
from stoneage.rules.house import OUR_HOUSE, House, Reward, igloo
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import PLAYER_NUMBERS, Player, State, restored
from tests.rules.scenario import table

OWN_HOUSE = House(
    [1, 2, 3, 1],
    [[Reward(kind, 1 + face) for face in range(5)] for kind in range(4)],
    [igloo(1, 2, 3, number, 9 + number) for number in range(4)],
)


def own_house(penalty: int = 1, reward: int = 1, points: int = 9) -> House:
    """Equal to `OWN_HOUSE`, unless one of its values is changed."""
    rewards = [[Reward(kind, 1 + face) for face in range(5)] for kind in range(4)]
    rewards[0][0] = Reward(0, reward)
    igloos = [igloo(1, 2, 3, number, 9 + number) for number in range(4)]
    igloos[0] = igloo(1, 2, 3, 0, points)
    return House([penalty, 2, 3, 1], rewards, igloos)


def player(**numbers: int) -> Player:
    made = Player()
    for name, number in numbers.items():
        setattr(made, name, number)
    return made


def pickled(value: object) -> object:
    return pickle.loads(pickle.dumps(value))


every_way = pytest.mark.parametrize("twin_of", [pickled, copy.deepcopy])

VALUES = [
    Card(1, 2, 3, 4, 5),
    CARDS[0],
    Building(1, 2, 3, 4, 5),
    Reward(1, 2),
    OUR_HOUSE,
    OWN_HOUSE,
    Ruleset(2, harsh_winter=True),
    Ruleset(3, house=OWN_HOUSE),
    player(food=3, tools=0x21, unused=1),
]


@every_way
@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_value_comes_back_as_it_was(twin_of: Callable[[object], object], value: object) -> None:
    twin = twin_of(value)
    assert twin == value
    assert hash(twin) == hash(value)
    assert repr(twin) == repr(value)
    assert twin != "something else"


@pytest.mark.parametrize(
    ("value", "others"),
    [
        (
            Card(1, 2, 3, 4, 5),
            [Card(*(9 if i == at else i + 1 for i in range(5))) for at in range(5)],
        ),
        (
            Building(1, 2, 3, 4, 5),
            [Building(*(9 if i == at else i + 1 for i in range(5))) for at in range(5)],
        ),
        (Reward(1, 2), [Reward(2, 2), Reward(1, 1)]),
        (OWN_HOUSE, [own_house(penalty=2), own_house(reward=2), own_house(points=8), OUR_HOUSE]),
        (
            Ruleset(2),
            [
                Ruleset(3),
                Ruleset(2, harsh_winter=True),
                Ruleset(2, wild_animals=True),
                Ruleset(2, igloos=True),
                Ruleset(2, closed_cards=True),
                Ruleset(2, house=OWN_HOUSE),
            ],
        ),
        (Player(), [player(**{name: 63}) for name in PLAYER_NUMBERS]),
    ],
    ids=lambda each: type(each).__name__,
)
def test_values_that_differ_in_anything_are_not_equal(value: object, others: list[object]) -> None:
    for other in others:
        assert value != other
        assert repr(value) != repr(other)
    assert len({value, *others}) == len(others) + 1
    assert len({*map(hash, (value, *others))}) > 1


def test_values_made_alike_are_equal() -> None:
    assert own_house() == OWN_HOUSE
    assert Ruleset(3, house=own_house()) == Ruleset(3, house=OWN_HOUSE)
    assert player(food=3) == player(food=3)


def test_a_value_says_what_it_is() -> None:
    assert repr(Ruleset(3, igloos=True)) == "Ruleset(3, False, False, True, False, OUR_HOUSE)"
    assert repr(Building(1, 2, 3, 4, 5)) == "Building(1, 2, 3, 4, 5)"
    assert repr(Card(1, 2, 3, 4, 5)) == "Card(1, 2, 3, 4, 5)"
    assert repr(Reward(1, 2)) == "Reward(1, 2)"
    assert repr(own_house()).startswith("House([1, 2, 3, 1], [[Reward(0, 1), ")
    assert repr(player(food=7)).startswith("<Player: score 0, food 7, agriculture 0, figures 5,")
    assert repr(table(3, start=1).state) == "<State: round 1, 3 players, decision 0 of 1>"


@every_way
def test_a_position_comes_back_as_it_was(twin_of: Callable[[State], State]) -> None:
    """Deal, numbers and rules; and it lives its own life."""
    scene = table(3, start=1, cards=[7], tiles=[5], harsh_winter=True).gives(1, wood=2)
    scene.places(1, "forest", 3).places(2, "hut", 2)
    twin = twin_of(scene.state)
    assert twin == scene.state
    assert repr(twin) == repr(scene.state)
    assert twin.players == scene.state.players
    assert (twin.deck, twin.tiles) == (scene.state.deck, scene.state.tiles)
    assert twin.ruleset == scene.state.ruleset
    twin.players[1].food += 1
    assert twin != scene.state


def test_a_position_is_restored_from_its_numbers() -> None:
    """With the rules and the deal that they belong to."""
    state = table(4, start=3).places(3, "hunt", 5).state
    twin = restored(state.ruleset, state.deck, state.tiles, state.numbers())
    assert twin == state
    assert twin.ruleset is state.ruleset
    assert len(twin.players) == 4


@every_way
def test_our_house_stays_ours(twin_of: Callable[[object], object]) -> None:
    """Whoever plays with our values is not taken for somebody with values of their own."""
    assert twin_of(OUR_HOUSE) is OUR_HOUSE
    twin = twin_of(Ruleset(3))
    assert isinstance(twin, Ruleset)
    assert twin.house is OUR_HOUSE


@every_way
def test_refusals_come_back_as_they_were(twin_of: Callable[[ValueError], ValueError]) -> None:
    refusal = twin_of(IllegalAction("full"))
    assert isinstance(refusal, IllegalAction)
    assert refusal.reason == str(refusal) == "full"
    setup = twin_of(IllegalSetup("two deals"))
    assert isinstance(setup, IllegalSetup)
    assert str(setup) == "two deals"
