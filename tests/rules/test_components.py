"""The printed cards and buildings."""

from collections import Counter

from stoneage.rules import components
from stoneage.rules.bundle import held
from stoneage.rules.components import (
    BUILDINGS,
    CARDS,
    Building,
    Card,
    fixed_price,
    free_price,
)

GOODS = ("wood", "brick", "stone", "gold")
TOP_HALVES = {
    components.ITEM_BY_DIE: "dice for all",
    components.GAIN_FOOD: "food",
    components.RESOURCE_BY_DICE: "dice for",
    components.SCORE_POINTS: "points",
    components.GAIN_TOOL: "tool",
    components.GAIN_AGRICULTURE: "agriculture",
    components.EXTRA_CARD: "extra card",
    components.ONE_USE_TOOL: "one-use tool",
    components.CHOOSE_RESOURCES: "of choice",
}

# By the printed number of the card: what the top half gives.
GREEN_CARDS = {
    components.HEALING: {11: "5 food", 31: "2 of choice"},
    components.ART: {13: "2 dice for gold", 14: "1 tool"},
    components.WRITING: {5: "1 extra card", 9: "dice for all"},
    components.POTTERY: {3: "7 food", 12: "dice for all"},
    components.TIME: {23: "1 agriculture", 33: "dice for all"},
    components.TRANSPORT: {7: "dice for all", 8: "2 stone"},
    components.MUSIC: {22: "3 points", 28: "3 points"},
    components.WEAVING: {19: "1 food", 32: "3 food"},
}

# By the printed number of the card: what the top half gives, and the icons at the bottom.
SAND_CARDS = {
    components.FARMERS: {
        21: ("dice for all", 1),
        25: ("dice for all", 2),
        26: ("1 stone", 1),
        27: ("1 agriculture", 1),
        30: ("3 food", 2),
    },
    components.TOOL_MAKERS: {
        1: ("dice for all", 2),
        2: ("4 one-use tool", 1),
        16: ("3 one-use tool", 1),
        17: ("2 one-use tool", 2),
        18: ("dice for all", 2),
    },
    components.HUT_BUILDERS: {
        4: ("4 food", 1),
        15: ("dice for all", 2),
        34: ("dice for all", 1),
        35: ("3 points", 3),
        36: ("2 food", 2),
    },
    components.SHAMANS: {
        6: ("1 brick", 2),
        10: ("1 stone", 1),
        20: ("1 gold", 1),
        24: ("2 dice for wood", 2),
        29: ("2 dice for stone", 1),
    },
}


def top_half(card: Card) -> str:
    if card.top == components.ITEM_BY_DIE:
        return "dice for all"
    if card.top == components.GAIN_RESOURCE:
        return f"{card.amount} {GOODS[card.good]}"
    if card.top == components.RESOURCE_BY_DICE:
        return f"{card.amount} dice for {GOODS[card.good]}"
    return f"{card.amount} {TOP_HALVES[card.top]}"


def price(building: Building) -> tuple[int, ...]:
    """Wood, brick, stone and gold."""
    return tuple(held(building.price, resource) for resource in range(4))


def test_every_culture_is_on_two_green_cards() -> None:
    """C2, E3: eight symbols, each with its own two top halves and one icon."""
    found: dict[int, dict[int, str]] = {culture: {} for culture in GREEN_CARDS}
    for number, card in enumerate(CARDS, start=1):
        if card.bottom in found:
            found[card.bottom][number] = top_half(card)
            assert card.icons == 1
    assert found == GREEN_CARDS


def test_every_profession_is_on_five_sand_cards() -> None:
    """C2, E3: four professions with one to three icons a card."""
    found: dict[int, dict[int, tuple[str, int]]] = {profession: {} for profession in SAND_CARDS}
    for number, card in enumerate(CARDS, start=1):
        if card.bottom in found:
            found[card.bottom][number] = (top_half(card), card.icons)
    assert found == SAND_CARDS


def test_the_icons_of_the_professions_add_up() -> None:
    """E3: the farmers' icons are 7, the tool makers' 8, the hut builders' 9, the shamans' 7."""
    icons: Counter[int] = Counter()
    for card in CARDS:
        icons[card.bottom] += card.icons
    assert icons[components.FARMERS] == 7
    assert icons[components.TOOL_MAKERS] == 8
    assert icons[components.HUT_BUILDERS] == 9
    assert icons[components.SHAMANS] == 7


def test_there_are_so_many_cards_of_each_kind() -> None:
    """C3, C4, C5, C6, C7, C8, C9, C10, C11, C12: 36 cards of ten kinds."""
    assert Counter(card.top for card in CARDS) == {
        components.ITEM_BY_DIE: 10,
        components.GAIN_FOOD: 7,
        components.GAIN_RESOURCE: 5,
        components.RESOURCE_BY_DICE: 3,
        components.SCORE_POINTS: 3,
        components.GAIN_TOOL: 1,
        components.GAIN_AGRICULTURE: 2,
        components.EXTRA_CARD: 1,
        components.ONE_USE_TOOL: 3,
        components.CHOOSE_RESOURCES: 1,
    }
    assert len(CARDS) == 36


def test_only_resource_cards_name_a_resource() -> None:
    """C3, C5, C6: and dice for all have no amount of anything."""
    with_resource = (components.GAIN_RESOURCE, components.RESOURCE_BY_DICE)
    assert {card.good for card in CARDS if card.top not in with_resource} == {0}
    assert {card.amount for card in CARDS if card.top == components.ITEM_BY_DIE} == {0}


def test_seventeen_buildings_show_what_they_cost_and_score() -> None:
    """B2, B5: each is worth the sum of the values of its resources."""
    assert [(price(building), building.points) for building in BUILDINGS[:17]] == [
        ((2, 1, 0, 0), 10),
        ((2, 0, 1, 0), 11),
        ((2, 0, 0, 1), 12),
        ((1, 2, 0, 0), 11),
        ((1, 1, 1, 0), 12),
        ((1, 1, 1, 0), 12),
        ((1, 1, 0, 1), 13),
        ((1, 1, 0, 1), 13),
        ((1, 0, 2, 0), 13),
        ((1, 0, 1, 1), 14),
        ((1, 0, 1, 1), 14),
        ((0, 2, 1, 0), 13),
        ((0, 2, 0, 1), 14),
        ((0, 1, 2, 0), 14),
        ((0, 1, 1, 1), 15),
        ((0, 1, 1, 1), 15),
        ((0, 0, 2, 1), 16),
    ]
    for building in BUILDINGS[:17]:
        assert (building.least, building.most, building.kinds) == (0, 0, 0)


def test_eleven_buildings_leave_the_choice_to_the_player() -> None:
    """B3, B4, D3: 4 or 5 resources of 1 to 4 kinds, and three times 1 to 7 of any kinds."""
    free = [(building.least, building.most, building.kinds) for building in BUILDINGS[17:]]
    assert free == [
        (4, 4, 1),
        (4, 4, 2),
        (4, 4, 3),
        (4, 4, 4),
        (5, 5, 1),
        (5, 5, 2),
        (5, 5, 3),
        (5, 5, 4),
        (1, 7, 0),
        (1, 7, 0),
        (1, 7, 0),
    ]
    for building in BUILDINGS[17:]:
        assert (building.price, building.points) == (0, 0)


def test_a_fixed_price_is_worth_the_sum_of_its_values() -> None:
    """B2, B5: one wood, two brick, three stone and four gold are 50 points."""
    building = fixed_price(1, 2, 3, 4)
    assert price(building) == (1, 2, 3, 4)
    assert building.points == 50
    assert (building.least, building.most, building.kinds) == (0, 0, 0)


def test_a_free_price_has_no_points_of_its_own() -> None:
    """B3, B4: only how many resources, and of how many kinds."""
    building = free_price(2, 6, 3)
    assert (building.least, building.most, building.kinds) == (2, 6, 3)
    assert (building.price, building.points) == (0, 0)


def test_a_card_has_two_halves() -> None:
    """C2: what it gives at the top, what it scores at the bottom."""
    card = Card(2, 3, 5, 9, 1)
    assert (card.top, card.good, card.amount) == (2, 3, 5)
    assert (card.bottom, card.icons) == (9, 1)
