"""Driving off a wild animal, and what the players get for it."""

import pytest

from stoneage.rules import terms
from stoneage.rules.errors import IllegalAction
from stoneage.rules.house import (
    OUR_HOUSE,
    OUR_REWARDS,
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_POINTS,
    REWARD_RESOURCES,
    REWARD_TOOLS,
    House,
    Reward,
)
from tests.rules.pieces import POLAR_BEAR, RAPTOR, WILD_BOAR, WOLF
from tests.rules.scenario import Table, pay, place, reward, table, threatened

ANY_RESOURCE = [reward(wood=1), reward(brick=1), reward(stone=1), reward(gold=1)]


def surrounded(animal: int = WOLF, house: House = OUR_HOUSE) -> Table:
    """Both players have a figure on the animal; seat 0 is about to roll for their reward."""
    game = threatened(2, animal, house=house).places(0, "animal").places(1, "animal")
    return game.works_until_the_chase().awaits("roll", 0)


def house_with(reward_for_two: Reward, animal: int = WOLF) -> House:
    """Our house, but for this reward for a two that one animal gives."""
    rows = [list(OUR_REWARDS) for _ in range(4)]
    rows[animal - POLAR_BEAR][0] = reward_for_two
    return House(OUR_HOUSE.penalties, rows, OUR_HOUSE.igloos)


def test_the_players_of_the_anniversary_book_get_their_rewards() -> None:
    """L6: its example: two figures roll 2 and 5, one a 1 and one a 3; the fourth has none."""
    game = threatened(4, WILD_BOAR).places(0, "animal").places(1, "animal").places(2, "animal")
    game.places(3, "hunt", 5).places(0, "animal").works_until_the_chase()
    food = game.player(0).food
    game.awaits("roll", 0).rolls(2, 5).takes_reward()
    assert game.player(0).food == food + 3
    game.takes_reward()
    assert game.tools(0) == [1, 0, 0]
    game.awaits("roll", 1).rolls(1).awaits("roll", 2)
    assert game.player(1).score == 3
    game.rolls(3).takes_reward(brick=1).awaits("place")
    assert game.brick(2) == 1
    assert [game.player(seat).score for seat in range(4)] == [0, 3, 0, 0]
    assert game.state.threat == 0


def test_one_free_ring_keeps_the_animal() -> None:
    """L6: nobody rolls for a reward until all rings are full."""
    game = threatened(3, WOLF).places(0, "animal").places(1, "animal")
    game.everybody_hunts()
    for seat in range(3):
        game.resolves(seat, "hunt").rolls_all(1)
    game.awaits("place")
    assert game.state.threat == WOLF - POLAR_BEAR + 1


def test_the_chase_comes_after_the_last_players_turn() -> None:
    """L6: all other figures have done their work by then."""
    game = threatened(2, WOLF).places(0, "animal").places(1, "animal").everybody_hunts()
    game.resolves(0, "hunt").rolls_all(1).resolves(1, "hunt").rolls_all(1).awaits("roll", 0)
    assert [game.player(seat).placed for seat in range(2)] == [0, 0]
    assert [game.player(seat).home for seat in range(2)] == [4, 4]


def test_rewards_go_round_from_the_start_player() -> None:
    """L6: in turn order, and who has no figure there is left out."""
    game = threatened(3, WOLF).everybody_hunts().plays_on("place").awaits("place", 1)
    game.places(1, "animal").places(2, "hunt", 5).places(0, "animal").places(1, "animal")
    game.works_until_the_chase().awaits("roll", 1).rolls(1, 1).awaits("roll", 0).rolls(1)
    assert [game.player(seat).score for seat in range(3)] == [3, 6, 0]


def test_a_die_falls_for_each_figure_on_the_animal() -> None:
    """L6: all together, not one more or less."""
    game = threatened(2, WOLF).places(0, "animal").places(1, "hunt", 5).places(0, "animal")
    game.works_until_the_chase().awaits("roll", 0)
    for faces in ([1], [1, 1, 1]):
        with pytest.raises(IllegalAction) as refused:
            game.rolls(*faces)
        assert refused.value.reason == "not-these-dice"
    game.rolls(1, 1).awaits("place")
    assert game.player(0).score == 6


def test_the_lowest_die_is_rewarded_first() -> None:
    """L6: one after another, from the lowest face up."""
    game = threatened(2, WOLF).places(0, "animal").places(1, "hunt", 5).places(0, "animal")
    game.works_until_the_chase().rolls(6, 3).awaits("take reward", 0)
    assert game.legal() == [reward(as_one=True), *reversed(ANY_RESOURCE)]
    game.takes_reward(gold=1).awaits("take reward", 0)
    assert game.dice() == [6]
    assert game.legal() == [reward(as_one=True), reward()]
    game.takes_reward().awaits("place")
    assert (game.gold(0), game.player(0).agriculture) == (1, 1)


def test_a_one_scores_three_points_without_a_question() -> None:
    """L6: there is nothing to choose."""
    game = surrounded().rolls(1).awaits("roll", 1)
    assert [game.player(seat).score for seat in range(2)] == [3, 0]


def test_a_two_brings_three_food() -> None:
    """L6: of our house."""
    game = surrounded()
    food = game.player(0).food
    game.rolls(2)
    assert game.legal() == [reward(as_one=True), reward()]
    game.takes_reward().awaits("roll", 1)
    assert game.player(0).food == food + 3
    assert game.player(0).score == 0


@pytest.mark.parametrize("face", [3, 4])
@pytest.mark.parametrize("resource", ["wood", "brick", "stone", "gold"])
def test_a_three_or_four_brings_a_resource_of_choice(face: int, resource: str) -> None:
    """L6: of our house, any one resource."""
    game = surrounded().rolls(face)
    assert game.legal()[0] == reward(as_one=True)
    assert sorted(game.legal()[1:]) == sorted(ANY_RESOURCE)
    game.refuses(reward(), "no-such-reward")
    game.refuses(reward(wood=1, brick=1), "no-such-reward")
    game.takes_reward(**{resource: 1})
    found = {
        "wood": game.wood(0),
        "brick": game.brick(0),
        "stone": game.stone(0),
        "gold": game.gold(0),
    }
    assert found.pop(resource) == 1
    assert set(found.values()) == {0}


def test_a_five_brings_a_tool() -> None:
    """L6, T1: of our house."""
    game = surrounded().rolls(5)
    assert game.legal() == [reward(as_one=True), reward()]
    game.takes_reward()
    assert game.tools(0) == [1, 0, 0]
    assert game.tools(1) == [0, 0, 0]


def test_a_six_brings_agriculture() -> None:
    """L6: of our house."""
    game = surrounded().rolls(6)
    assert game.legal() == [reward(as_one=True), reward()]
    assert game.takes_reward().player(0).agriculture == 1


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_every_die_can_be_taken_as_a_one(face: int) -> None:
    """L6: three points instead of its own reward."""
    game = surrounded()
    food = game.player(0).food
    game.rolls(face).takes_reward(as_one=True).awaits("roll", 1)
    player = game.player(0)
    assert (player.score, player.food, player.resources) == (3, food, 0)
    assert (player.tools, player.agriculture) == (0, 0)


def test_one_die_as_a_one_leaves_the_other_its_reward() -> None:
    """L6: each die is chosen for by itself."""
    game = threatened(2, WOLF).places(0, "animal").places(1, "hunt", 5).places(0, "animal")
    game.works_until_the_chase().rolls(5, 5).takes_reward(as_one=True).takes_reward()
    assert game.player(0).score == 3
    assert game.tools(0) == [1, 0, 0]


def test_nothing_but_a_reward_is_an_answer_to_the_dice() -> None:
    """L6: other actions are refused."""
    game = surrounded().rolls(2)
    game.refuses(terms.DECLINE, "no-such-reward").refuses(pay(), "no-such-reward")
    game.refuses(reward(wood=1), "no-such-reward")


def test_tools_do_not_help_with_rewards() -> None:
    """L6, T3: nobody is asked for tools, and they stay unused."""
    game = surrounded().has_tools(0, 1, 1, 1).rolls(5).awaits("take reward", 0)
    assert game.unused_tools(0) == [0, 1, 2]


def test_rewards_beyond_a_maximum_are_lost() -> None:
    """L6, A2: the die is used up and gives nothing."""
    game = surrounded().sets(0, agriculture=10).rolls(6).takes_reward()
    assert game.player(0).agriculture == 10
    game.has_tools(1, 4, 4, 4).rolls(5).takes_reward()
    assert game.tools(1) == [4, 4, 4]


def test_after_the_chase_the_figures_are_home_and_are_fed() -> None:
    """L6, F1: five eat, not four."""
    game = surrounded()
    food = [game.player(seat).food for seat in range(2)]
    game.rolls(1).awaits("roll", 1)
    assert (game.player(0).home, game.player(0).chasing) == (5, 0)
    assert (game.player(1).home, game.player(1).chasing) == (4, 1)
    game.rolls(1).awaits("place", 1)
    assert [game.player(seat).food for seat in range(2)] == [food[0] - 5, food[1] - 5]
    assert [game.player(seat).home for seat in range(2)] == [5, 5]


def test_the_animal_is_gone_before_the_meal() -> None:
    """L6: the hungry sit down without it."""
    game = surrounded().sets(0, food=4).gives(0, wood=1).rolls(1).rolls(1).awaits("feed", 0)
    assert game.state.threat == 0


def test_the_food_of_a_reward_is_there_for_the_meal() -> None:
    """L6, F1: three food more feed the tribe of this round."""
    game = surrounded().sets(0, food=2).rolls(2).takes_reward().rolls(1).awaits("place")
    assert (game.player(0).food, game.player(0).score) == (0, 0)


def test_a_driven_off_animal_leaves_the_game() -> None:
    """L6, L3: its card is gone, and rolls are whole again."""
    game = surrounded(POLAR_BEAR).rolls(1).rolls(1).awaits("place", 1)
    assert game.state.threat == 0
    assert game.allows_placing("animal") == []
    food = game.player(1).food
    game.places(1, "hunt", 5).everybody_hunts().resolves(1, "hunt").rolls(1, 1, 1, 1, 1)
    assert game.player(1).food == food + 2


@pytest.mark.parametrize("animal", [POLAR_BEAR, WILD_BOAR, WOLF, RAPTOR])
def test_a_house_gives_each_animal_its_own_value(animal: int) -> None:
    """L3: own penalties are subtracted, not ours."""
    penalties = [1, 3, 1, 2]
    house = House(penalties, OUR_HOUSE.rewards, OUR_HOUSE.igloos)
    penalty = penalties[animal - POLAR_BEAR]
    for pips, food in ((penalty + 6, 3), (penalty + 5, 2)):
        game = threatened(2, animal, house=house).places(0, "hunt", 5).everybody_hunts()
        game.resolves(0, "hunt").rolls(1, 1, 1, 1, pips - 4)
        assert game.player(0).food == 12 + food


@pytest.mark.parametrize("animal", [POLAR_BEAR, WILD_BOAR, WOLF, RAPTOR])
def test_a_house_gives_each_animal_its_own_rewards(animal: int) -> None:
    """L6: the faces 2 to 6 bring what the active animal's row says."""
    rows = [[Reward(REWARD_POINTS, 5 * row + face) for face in range(1, 6)] for row in (1, 0, 1, 0)]
    rows[animal - POLAR_BEAR] = [Reward(REWARD_POINTS, 4 + face) for face in range(2, 7)][::-1]
    house = House(OUR_HOUSE.penalties, rows, OUR_HOUSE.igloos)
    for face, points in ((2, 10), (3, 9), (4, 8), (5, 7), (6, 6)):
        assert surrounded(animal, house).rolls(face).takes_reward().player(0).score == points


def test_a_house_reward_never_changes_a_one() -> None:
    """L6: three points are the rulebook's."""
    house = house_with(Reward(REWARD_POINTS, 9))
    assert surrounded(house=house).rolls(1).player(0).score == 3


def test_points_of_a_house_are_a_choice_where_they_differ_from_a_one() -> None:
    """L6: four points or three; three points or three is no question."""
    game = surrounded(house=house_with(Reward(REWARD_POINTS, 4))).rolls(2)
    assert game.legal() == [reward(as_one=True), reward()]
    assert game.takes_reward().player(0).score == 4
    game = surrounded(house=house_with(Reward(REWARD_POINTS, 3))).rolls(2).awaits("roll", 1)
    assert game.player(0).score == 3


def test_food_of_a_house() -> None:
    """L6: as much as it says, and three food are not three points."""
    game = surrounded(house=house_with(Reward(REWARD_FOOD, 7))).sets(0, food=0).rolls(2)
    assert game.takes_reward().player(0).food == 7
    surrounded(house=house_with(Reward(REWARD_FOOD, 3))).rolls(2).awaits("take reward", 0)


@pytest.mark.parametrize(("number", "ways"), [(1, 4), (2, 10), (3, 20), (10, 286)])
def test_resources_of_a_house(number: int, ways: int) -> None:
    """L6: any mixture of exactly so many, on top of what the player has."""
    game = surrounded(house=house_with(Reward(REWARD_RESOURCES, number))).rolls(2)
    assert len(set(game.legal())) == len(game.legal()) == ways + 1
    game.refuses(reward(gold=number - 1), "no-such-reward")
    game.refuses(reward(gold=number + 1), "no-such-reward")
    game.gives(0, gold=1, wood=1).takes_reward(gold=number)
    assert (game.wood(0), game.gold(0)) == (1, 1 + number)


def test_a_mixture_of_resources_of_a_house() -> None:
    """L6: one of each of four."""
    game = surrounded(house=house_with(Reward(REWARD_RESOURCES, 4))).rolls(2)
    game.takes_reward(wood=1, brick=1, stone=1, gold=1)
    assert (game.wood(0), game.brick(0), game.stone(0), game.gold(0)) == (1, 1, 1, 1)


def test_tools_of_a_house() -> None:
    """L6, A2: several at once, up to twelve points."""
    house = house_with(Reward(REWARD_TOOLS, 4))
    assert sorted(surrounded(house=house).rolls(2).takes_reward().tools(0)) == [1, 1, 2]
    game = surrounded(house=house).has_tools(0, 4, 3, 3).rolls(2).takes_reward()
    assert game.tools(0) == [4, 4, 4]


def test_agriculture_of_a_house() -> None:
    """L6, A2: several steps at once, up to ten."""
    house = house_with(Reward(REWARD_AGRICULTURE, 3))
    assert surrounded(house=house).rolls(2).takes_reward().player(0).agriculture == 3
    game = surrounded(house=house).sets(0, agriculture=8).rolls(2).takes_reward()
    assert game.player(0).agriculture == 10


def test_without_the_expansion_no_animal_ever_comes() -> None:
    """L1: three rounds without one."""
    game = table(2)
    for _ in range(3):
        game.refuses(place("animal"), "not-in-play").everybody_hunts().plays_on("place")
        assert game.state.threat == 0
