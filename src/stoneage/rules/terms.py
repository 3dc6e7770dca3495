"""The vocabulary of the game as numbers: goods, locations, decisions and actions.

Numbers, not enums, because the rules are compiled: an enum in the hot path costs nine tenths of
the speed. Everything outside `rules` speaks in the typed values of `stoneage.table`.
"""

from typing import Final

from mypy_extensions import i64

# Goods. The first four are resources; food is none.
WOOD: Final[i64] = 0
BRICK: Final[i64] = 1
STONE: Final[i64] = 2
GOLD: Final[i64] = 3
FOOD: Final[i64] = 4

# Locations. The four numbers of each row of cards, buildings and igloos follow one another.
TOOL_MAKER: Final[i64] = 0
HUT: Final[i64] = 1
FIELD: Final[i64] = 2
HUNT: Final[i64] = 3
FOREST: Final[i64] = 4
CLAY_PIT: Final[i64] = 5
QUARRY: Final[i64] = 6
RIVER: Final[i64] = 7
CARD_1: Final[i64] = 8
BUILDING_1: Final[i64] = 12
IGLOO_1: Final[i64] = 16
ANIMAL: Final[i64] = 20
LOCATIONS: Final[i64] = 21

# Decisions: what the game waits for.
PLACE: Final[i64] = 0
RESOLVE: Final[i64] = 1
USE_TOOLS: Final[i64] = 2
PAY: Final[i64] = 3
TAKE_DIE: Final[i64] = 4
TAKE_REWARD: Final[i64] = 5
FEED: Final[i64] = 6
ROLL: Final[i64] = 7  # chance decides
GAME_OVER: Final[i64] = 8

# Steps: what happens next without anybody's decision.
NEXT_LOCATION: Final[i64] = 9
NEXT_DIE: Final[i64] = 10
NEXT_CHASE: Final[i64] = 11
NEXT_REWARD: Final[i64] = 12
NEXT_MEAL: Final[i64] = 13
ROUND_END: Final[i64] = 14
FIRST_STEP: Final[i64] = NEXT_LOCATION

# In a deck, the animals' numbers follow those of the 36 civilization cards.
FIRST_ANIMAL: Final[i64] = 36

# What a roll is for, beside the five goods.
DICE_FOR_ALL: Final[i64] = 5
REWARD: Final[i64] = 6

# Actions. The low nine bits say what is done, the bits above hold a bundle of resources.
# location * 16 + figures  places that many figures; with 0 figures it resolves the location.
TAKE_DIE_ACTION: Final[i64] = 352  # + the face, 1 to 6
DECLINE: Final[i64] = 359
STARVE: Final[i64] = 360
USE_TOOLS_ACTION: Final[i64] = 384  # + a mask: bits 0-2 tools, 3-5 one-use tools of value 2-4
PAY_ACTION: Final[i64] = 448
PAY_EXTRA_ACTION: Final[i64] = 449  # with the extra stone (W1) or the extra gold (W2) on top
FEED_ACTION: Final[i64] = 450
TAKE_RESOURCES_ACTION: Final[i64] = 451
TAKE_REWARD_ACTION: Final[i64] = 452
REWARD_AS_ONE_ACTION: Final[i64] = 453
CODE_BITS: Final[i64] = 9
CODE: Final[i64] = 511

# The limits of A2 and S3.
MOST_AGRICULTURE: Final[i64] = 10
MOST_FIGURES: Final[i64] = 10
HIGHEST_TOOL: Final[i64] = 4
RINGS: Final[i64] = 7
STACK: Final[i64] = 7
SPACES: Final[i64] = 4
