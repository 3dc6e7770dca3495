"""The final scoring and the winner."""

import pytest

from stoneage.rules.scoring import Scoring, final_scores, tie_break, winners
from tests.rules import pieces
from tests.rules.scenario import Table, table, threatened

FIVE_CULTURES = [
    pieces.WRITING[0],
    pieces.HEALING[0],
    pieces.POTTERY[0],
    pieces.ART[0],
    pieces.MUSIC[0],
]
FIRST_OF_EACH = [*FIVE_CULTURES, pieces.TIME[0], pieces.TRANSPORT[0], pieces.WEAVING[0]]
SECOND_OF_EACH = [
    pieces.WRITING[1],
    pieces.HEALING[1],
    pieces.POTTERY[1],
    pieces.ART[1],
    pieces.MUSIC[1],
    pieces.TIME[1],
    pieces.TRANSPORT[1],
    pieces.WEAVING[1],
]
FIVE_FARMERS = [pieces.ONE_FARMER, pieces.TWO_FARMERS, pieces.TWO_MORE_FARMERS]
THREE_TOOL_MAKERS = [pieces.ONE_TOOL_MAKER, pieces.TWO_TOOL_MAKERS]
SIX_HUT_BUILDERS = [
    pieces.THREE_HUT_BUILDERS,
    pieces.TWO_HUT_BUILDERS,
    pieces.ONE_HUT_BUILDER,
]
SEVEN_HUT_BUILDERS = [
    pieces.THREE_HUT_BUILDERS,
    pieces.TWO_HUT_BUILDERS,
    pieces.TWO_MORE_HUT_BUILDERS,
]
THREE_SHAMANS = [pieces.ONE_SHAMAN, pieces.TWO_SHAMANS]


def scoring(game: Table, seat: int = 0) -> Scoring:
    return Scoring(game.player(seat))


def cultures(*cards: int) -> tuple[int, int]:
    """The points of the different symbols, and of the duplicates."""
    found = scoring(table(2).owns(0, cards=cards))
    return found.cultures, found.repeated_cultures


def total(game: Table, seat: int = 0) -> int:
    return final_scores(game.state)[seat]


def test_nothing_scores_nothing() -> None:
    """E3, D2: at the start everybody has twelve food and no point."""
    assert final_scores(table(3).state) == [0, 0, 0]


@pytest.mark.parametrize("number", range(9))
def test_different_cultures_score_their_square(number: int) -> None:
    """E3, D1: n squared, not five each."""
    assert cultures(*FIRST_OF_EACH[:number]) == (number**2, 0)
    assert cultures(*SECOND_OF_EACH[:number]) == (number**2, 0)


@pytest.mark.parametrize("number", range(9))
def test_repeated_cultures_are_a_second_set(number: int) -> None:
    """E3, D1: squared on its own."""
    assert cultures(*FIRST_OF_EACH, *SECOND_OF_EACH[:number]) == (64, number**2)


def test_five_different_cultures_score_twenty_five() -> None:
    """E3, D1: the English and German books' example."""
    assert total(table(2).owns(0, cards=FIVE_CULTURES)) == 25


def test_a_second_pottery_scores_one_more() -> None:
    """E3, D1: the English and Chinese information sheets' example."""
    assert total(table(2).owns(0, cards=[*FIVE_CULTURES, pieces.POTTERY[1]])) == 26


def test_a_second_duplicate_makes_four_of_one() -> None:
    """E3, D1: the Anniversary book's example: 25 + 1, then 25 + 4."""
    assert cultures(*FIVE_CULTURES, pieces.ART[1]) == (25, 1)
    assert cultures(*FIVE_CULTURES, pieces.ART[1], pieces.MUSIC[1]) == (25, 4)


def test_five_farmers_at_agriculture_seven_score_thirty_five() -> None:
    """E3: the English, German and Anniversary books' example."""
    game = table(2).owns(0, cards=FIVE_FARMERS).sets(0, agriculture=7)
    assert scoring(game).farmers == 35
    assert total(game) == 35


def test_three_tool_makers_with_seven_points_score_twenty_one() -> None:
    """E3: the English and German books' example."""
    game = table(2).owns(0, cards=THREE_TOOL_MAKERS).has_tools(0, 3, 2, 2)
    assert scoring(game).tool_makers == 21
    assert total(game) == 21


def test_three_tool_makers_with_three_points_score_nine() -> None:
    """E3: the Anniversary book's example."""
    game = table(2).owns(0, cards=THREE_TOOL_MAKERS).has_tools(0, 1, 1, 1)
    assert scoring(game).tool_makers == 9


def test_seven_hut_builders_with_six_buildings_score_forty_two() -> None:
    """E3: the English and German books' example."""
    game = table(2).owns(0, cards=SEVEN_HUT_BUILDERS, buildings=[0, 5, 9, 17, 20, 27])
    assert scoring(game).hut_builders == 42
    assert total(game) == 42


def test_six_hut_builders_with_six_buildings_score_thirty_six() -> None:
    """E3: the Anniversary book's example."""
    game = table(2).owns(0, cards=SIX_HUT_BUILDERS, buildings=range(6))
    assert scoring(game).hut_builders == 36


def test_three_shamans_with_eight_figures_score_twenty_four() -> None:
    """E3: the English and German books' example."""
    game = table(2).owns(0, cards=THREE_SHAMANS).sets(0, figures=8)
    assert scoring(game).shamans == 24
    assert total(game) == 24


def test_three_shamans_with_six_figures_score_eighteen() -> None:
    """E3: the Anniversary book's example."""
    game = table(2).owns(0, cards=THREE_SHAMANS).sets(0, figures=6)
    assert scoring(game).shamans == 18


def test_used_tools_count_for_tool_makers() -> None:
    """E3: used or not, they are the player's."""
    game = table(2).owns(0, cards=THREE_TOOL_MAKERS).has_tools(0, 4, 4, 3, used=[0, 2])
    assert scoring(game).tool_makers == 33


def test_one_use_tools_are_no_tools_for_tool_makers() -> None:
    """E3: only the tools on the board count."""
    game = table(2).owns(0, cards=THREE_TOOL_MAKERS).has_tools(0, 1).sets(0, unused=1 | 56)
    assert scoring(game).tool_makers == 3


def test_without_their_value_professions_score_nothing() -> None:
    """E3: icons are multiplied, not added."""
    cards = [*FIVE_FARMERS, *THREE_TOOL_MAKERS, *SIX_HUT_BUILDERS]
    assert total(table(2).owns(0, cards=cards)) == 0


def test_without_professions_values_score_nothing() -> None:
    """E3: agriculture, tools, buildings and figures alone are no points."""
    game = table(2).owns(0, buildings=[0, 1]).sets(0, agriculture=10, figures=10)
    assert total(game.has_tools(0, 4, 4, 4)) == 0


@pytest.mark.parametrize("resource", ["wood", "brick", "stone", "gold"])
def test_each_resource_left_scores_one_point(resource: str) -> None:
    """E3, D2: gold no more than wood."""
    assert total(table(2).gives(0, **{resource: 3})) == 3


def test_all_resources_are_counted_together() -> None:
    """E3: one point for each of ten."""
    game = table(2).gives(0, wood=1, brick=2, stone=3, gold=4)
    assert scoring(game).resources == 10


def test_food_scores_nothing() -> None:
    """E3, D2: it is no resource."""
    assert total(table(2).sets(0, food=50)) == 0


def test_the_extra_card_scores_beside_the_others() -> None:
    """E3, C10: as a duplicate, or for its profession."""
    game = table(2).owns(0, cards=FIVE_CULTURES, extra_card=pieces.ART[1])
    assert total(game) == 26
    game = table(2).owns(0, cards=THREE_SHAMANS, extra_card=23)
    assert scoring(game).shamans == 25


def test_the_unused_choice_of_two_resources_scores_two() -> None:
    """D6: it is cashed in beside the resources left."""
    assert total(table(2).gives(0, stone=3).sets(0, may_choose=1)) == 5


def test_the_final_score_is_the_sum_of_all() -> None:
    """E3: points of the game, cultures, duplicates, four professions and resources."""
    game = table(2).sets(1, score=-7, agriculture=2, figures=6).has_tools(1, 2, 1, 1)
    game.owns(1, buildings=[3, 4, 5]).gives(1, wood=2, gold=1)
    game.owns(1, cards=[*FIVE_CULTURES, pieces.ART[1], pieces.ONE_FARMER, pieces.ONE_TOOL_MAKER])
    game.owns(1, cards=[pieces.ONE_HUT_BUILDER, pieces.ONE_SHAMAN])
    found = scoring(game, 1)
    assert found.in_game == -7
    assert (found.cultures, found.repeated_cultures) == (25, 1)
    assert (found.farmers, found.tool_makers, found.hut_builders, found.shamans) == (2, 4, 3, 6)
    assert found.resources == 3
    assert found.total() == 37
    assert final_scores(game.state) == [0, 37]


def test_figures_on_the_animal_count_for_shamans_and_the_tie_break() -> None:
    """D8, L5: they are still the player's."""
    game = threatened(2, pieces.WOLF).places(0, "animal").owns(0, cards=THREE_SHAMANS)
    assert game.player(0).home == 4
    assert scoring(game).shamans == 15
    assert tie_break(game.player(0)) == 5


def test_the_most_points_win() -> None:
    """E4: after the final scoring, not before it."""
    game = table(3).sets(0, score=20).sets(1, score=10).sets(2, score=19)
    assert winners(game.state) == [0]
    assert winners(game.gives(1, wood=11).state) == [1]


def test_one_point_decides() -> None:
    """E4: whatever the tie-break would say."""
    game = table(2).sets(0, score=10).sets(1, score=11).sets(0, agriculture=9)
    assert winners(game.state) == [1]


@pytest.mark.parametrize("value", ["agriculture", "figures"])
def test_among_equals_the_stronger_tribe_wins(value: str) -> None:
    """E4: agriculture, tool points and figures are added up."""
    game = table(3).sets(0, score=10).sets(1, score=10).sets(1, **{value: 6})
    assert winners(game.state) == [1]


def test_tool_points_break_a_tie() -> None:
    """E4: by their points, not their number."""
    game = table(2).has_tools(0, 3).has_tools(1, 1, 1)
    assert winners(game.state) == [0]


def test_the_tie_break_is_the_sum_of_three() -> None:
    """E4: agriculture 4, tools 3 and figures 7 are 14."""
    game = table(2).sets(0, agriculture=4, figures=7).has_tools(0, 2, 1)
    assert tie_break(game.player(0)) == 14


def test_agriculture_and_figures_outweigh_each_other() -> None:
    """E4: the sum decides, no part of it comes first."""
    game = table(2).sets(0, agriculture=3).sets(1, figures=7).has_tools(1, 2)
    assert winners(game.state) == [1]


def test_full_equality_shares_the_victory() -> None:
    """E4: among those with the most points only."""
    game = table(4).sets(0, score=9).sets(1, score=10).sets(2, score=8).sets(3, score=10)
    game.sets(1, agriculture=1).sets(3, figures=6).sets(2, agriculture=9)
    assert winners(game.state) == [1, 3]


def test_all_can_win_together() -> None:
    """E4: at the very start everybody is equal."""
    assert winners(table(4).state) == [0, 1, 2, 3]


def test_negative_scores_can_win() -> None:
    """E4, F3: the least bad is the best."""
    game = table(2).sets(0, score=-20).sets(1, score=-10)
    assert winners(game.state) == [1]
