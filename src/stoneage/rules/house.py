"""House values: what no rulebook's text gives, chosen by this project.

The animals' values, their rewards for the faces 2 to 6 and the prices of the igloos are printed
on the pieces only. The numbers here are ours; a table that knows better ones plays with its own
`House`. The reward for a 1 and the igloos' way of counting are the rulebook's.
"""

from typing import Final, final

from mypy_extensions import i64

from .bundle import bundle
from .components import Building
from .errors import IllegalSetup

POLAR_BEAR: Final[i64] = 0
WILD_BOAR: Final[i64] = 1
WOLF: Final[i64] = 2
RAPTOR: Final[i64] = 3
ANIMALS: Final[i64] = 4
IGLOOS: Final[i64] = 4
FACES: Final[i64] = 6

# What a die of the chase brings (L6).
REWARD_POINTS: Final[i64] = 0
REWARD_FOOD: Final[i64] = 1
REWARD_RESOURCES: Final[i64] = 2  # of the player's choice
REWARD_TOOLS: Final[i64] = 3
REWARD_AGRICULTURE: Final[i64] = 4
MOST_OF_A_REWARD: Final[i64] = 10


@final
class Reward:
    """So many of one thing for one face of a die."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: i64 = REWARD_POINTS, amount: i64 = 3) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount

    def numbers(self) -> tuple[int, ...]:
        """What it is made with."""
        return int(self.kind), int(self.amount)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reward) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __repr__(self) -> str:
        return f"Reward{self.numbers()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Reward, self.numbers()


REWARD_FOR_ONE: Final[Reward] = Reward(REWARD_POINTS, 3)


@final
class House:
    """One table's house values. The rewards are four rows, one an animal, for the faces 2 to 6."""

    __slots__ = ("igloos", "penalties", "rewards")

    def __init__(
        self, penalties: list[int], rewards: list[list[Reward]], igloos: list[Building]
    ) -> None:
        if len(penalties) != ANIMALS or not all(1 <= penalty <= 3 for penalty in penalties):
            raise IllegalSetup("four animals are worth 1, 2 or 3 each")
        if len(rewards) != ANIMALS or not all(is_complete(row) for row in rewards):
            raise IllegalSetup("each animal's faces 2 to 6 bring 1 to 10 of one thing")
        if len(igloos) != IGLOOS or not all(igloo.price and igloo.points >= 0 for igloo in igloos):
            raise IllegalSetup("four igloos cost at least one resource each")
        self.penalties: list[int] = penalties
        self.rewards: list[list[Reward]] = rewards
        self.igloos: list[Building] = igloos

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, House)
            and self.penalties == other.penalties
            and self.rewards == other.rewards
            and self.igloos == other.igloos
        )

    def __hash__(self) -> int:
        return hash((tuple(self.penalties), tuple(self.igloos)))

    def __repr__(self) -> str:
        if self is OUR_HOUSE:
            return "OUR_HOUSE"
        return f"House({self.penalties}, {self.rewards}, {self.igloos})"

    def __reduce__(self) -> str | tuple[object, ...]:
        """Ours stays ours, which is how options know it: a pickle holds its name only."""
        if self is OUR_HOUSE:
            return "OUR_HOUSE"
        return House, (self.penalties, self.rewards, self.igloos)

    def reward(self, animal: i64, face: i64) -> Reward:
        return REWARD_FOR_ONE if face == 1 else self.rewards[animal][face - 2]


def is_complete(row: list[Reward]) -> bool:
    return len(row) == FACES - 1 and all(is_possible(reward) for reward in row)


def is_possible(reward: Reward) -> bool:
    return (
        REWARD_POINTS <= reward.kind <= REWARD_AGRICULTURE
        and 1 <= reward.amount <= MOST_OF_A_REWARD
    )


def igloo(wood: i64, brick: i64, stone: i64, gold: i64, points: i64) -> Building:
    return Building(bundle(wood, brick, stone, gold), points, 0, 0, 0)


OUR_REWARDS: Final[list[Reward]] = [
    Reward(REWARD_FOOD, 3),
    Reward(REWARD_RESOURCES, 1),
    Reward(REWARD_RESOURCES, 1),
    Reward(REWARD_TOOLS, 1),
    Reward(REWARD_AGRICULTURE, 1),
]

OUR_HOUSE: Final[House] = House(
    penalties=[3, 2, 2, 1],  # polar bear, wild boar, wolf, raptor
    rewards=[OUR_REWARDS, OUR_REWARDS, OUR_REWARDS, OUR_REWARDS],
    igloos=[
        igloo(3, 0, 0, 0, 9),
        igloo(0, 3, 0, 0, 12),
        igloo(0, 0, 3, 0, 15),
        igloo(0, 0, 0, 3, 18),
    ],
)
