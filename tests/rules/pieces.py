"""The cards and buildings that tests ask for, by what is printed on them."""

from typing import Final

# Cards by their top half; with the bottom half where there are several.
DICE_FOR_ALL: Final = 0
ONE_USE_TOOL_4: Final = 1
FOOD_7: Final = 2
FOOD_4: Final = 3
EXTRA_CARD: Final = 4
ONE_BRICK: Final = 5
TWO_STONE: Final = 7
FOOD_5: Final = 10
ANOTHER_DICE_FOR_ALL: Final = 11
DICE_FOR_GOLD: Final = 12
ONE_TOOL: Final = 13
ONE_USE_TOOL_3: Final = 15
ONE_USE_TOOL_2: Final = 16
FOOD_1: Final = 18
ONE_GOLD: Final = 19
THREE_POINTS: Final = 21
ONE_AGRICULTURE: Final = 22
DICE_FOR_WOOD: Final = 23
DICE_FOR_STONE: Final = 28
FOOD_3: Final = 29
TWO_OF_CHOICE: Final = 30
FOOD_2: Final = 35

# Cards by their bottom half: two green ones of each culture.
HEALING: Final = (10, 30)
ART: Final = (12, 13)
WRITING: Final = (4, 8)
POTTERY: Final = (2, 11)
TIME: Final = (22, 32)
TRANSPORT: Final = (6, 7)
MUSIC: Final = (21, 27)
WEAVING: Final = (18, 31)

# Sand cards by profession and icons.
ONE_FARMER: Final = 20
TWO_FARMERS: Final = 24
TWO_MORE_FARMERS: Final = 29
ONE_TOOL_MAKER: Final = 1
TWO_TOOL_MAKERS: Final = 0
ONE_HUT_BUILDER: Final = 3
TWO_HUT_BUILDERS: Final = 14
TWO_MORE_HUT_BUILDERS: Final = 35
THREE_HUT_BUILDERS: Final = 34
ONE_SHAMAN: Final = 9
TWO_SHAMANS: Final = 5

# Buildings.
TWO_WOOD_ONE_BRICK: Final = 0
WOOD_BRICK_STONE: Final = 4
WOOD_BRICK_GOLD: Final = 6
ONE_BRICK_TWO_STONE: Final = 13
TWO_STONE_ONE_GOLD: Final = 16
FOUR_OF_ONE_KIND: Final = 17
FOUR_OF_TWO_KINDS: Final = 18
FOUR_OF_FOUR_KINDS: Final = 20
FIVE_OF_THREE_KINDS: Final = 23
FIVE_OF_FOUR_KINDS: Final = 24
ONE_TO_SEVEN: Final = 25

# Animals in a deck.
POLAR_BEAR: Final = 36
WILD_BOAR: Final = 37
WOLF: Final = 38
RAPTOR: Final = 39
