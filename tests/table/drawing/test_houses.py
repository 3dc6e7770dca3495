"""What stands on the buildings."""

from stoneage.rules.bundle import held
from stoneage.rules.components import BUILDINGS as BUILDING_TABLE
from stoneage.table.drawing.art import symbol
from stoneage.table.names import BUILDINGS

# The light of walls and roofs, by what they are made of.
MATERIALS = {"#B88450": 0, "#C86D45": 1, "#A8A9A1": 2, "#EBBE4D": 3}
MATERIALS |= {"#C9A65C": 0, "#B5552F": 1, "#8B8E8A": 2, "#F0C654": 3}


OUTLINE_OF_A_WALL = 'stroke="#2A1F18" stroke-width="1.8"'


def drawn(name: str) -> str:
    return symbol(name).partition(">")[2]


def test_no_two_of_the_28_buildings_look_alike() -> None:
    assert len({drawn(name) for name in BUILDINGS}) == 28


def test_a_building_with_a_price_is_made_of_what_it_costs() -> None:
    """B2"""
    for name, building in zip(BUILDINGS, BUILDING_TABLE, strict=True):
        if building.price:
            shown = {kind for colour, kind in MATERIALS.items() if colour in drawn(name)}
            assert shown == {kind for kind in range(4) if held(building.price, kind)}


def test_a_long_house_has_a_bay_for_each_kind() -> None:
    """B3"""
    for name, building in zip(BUILDINGS, BUILDING_TABLE, strict=True):
        if building.kinds:
            assert drawn(name).count(OUTLINE_OF_A_WALL) == building.kinds
