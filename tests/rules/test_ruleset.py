"""What the players agree on before the game."""

import pytest

from stoneage.rules.errors import IllegalSetup
from stoneage.rules.house import OUR_HOUSE, OUR_REWARDS, House
from stoneage.rules.ruleset import Ruleset


def test_without_a_word_four_play_the_plain_game() -> None:
    """S1: no variant is played unless the table says so."""
    ruleset = Ruleset()
    assert ruleset.players == 4
    assert ruleset.harsh_winter is False
    assert ruleset.wild_animals is False
    assert ruleset.igloos is False
    assert ruleset.closed_cards is False
    assert ruleset.house is OUR_HOUSE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    """S1"""
    assert Ruleset(players).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_one_player_and_five_players_are_refused(players: int) -> None:
    """S1: two is the least, four the most."""
    with pytest.raises(IllegalSetup) as refused:
        Ruleset(players)
    assert str(refused.value) == "the game is for 2, 3 or 4 players"


@pytest.mark.parametrize("chosen", ["harsh_winter", "wild_animals", "igloos", "closed_cards"])
def test_every_variant_is_chosen_by_itself(chosen: str) -> None:
    ruleset = Ruleset(
        3,
        harsh_winter=chosen == "harsh_winter",
        wild_animals=chosen == "wild_animals",
        igloos=chosen == "igloos",
        closed_cards=chosen == "closed_cards",
    )
    for option in ("harsh_winter", "wild_animals", "igloos", "closed_cards"):
        assert getattr(ruleset, option) is (option == chosen)


def test_a_table_can_play_with_its_own_house_values() -> None:
    house = House([1, 1, 1, 1], [OUR_REWARDS] * 4, OUR_HOUSE.igloos)
    assert Ruleset(house=house).house is house
