"""What a table agrees on, as a typed value that goes into records and over the wire."""

from typing import Annotated

from msgspec import Meta, Struct

from stoneage.rules import Ruleset
from stoneage.rules.bundle import bundle, held
from stoneage.rules.components import Building
from stoneage.rules.house import OUR_HOUSE, House, Reward

from .names import REWARDS, RewardName

Amount = Annotated[int, Meta(ge=1, le=10)]
Price = Annotated[int, Meta(ge=0, le=10)]
Penalty = Annotated[int, Meta(ge=1, le=3)]


class RewardValue(Struct, frozen=True, forbid_unknown_fields=True):
    """What one face of a die brings when an animal is driven off (L6)."""

    kind: RewardName
    amount: Amount = 1


class IglooValue(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The price and the points of one igloo (I2)."""

    wood: Price = 0
    brick: Price = 0
    stone: Price = 0
    gold: Price = 0
    points: Annotated[int, Meta(ge=0, le=100)]


RewardRow = tuple[RewardValue, RewardValue, RewardValue, RewardValue, RewardValue]


class HouseValues(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The values that no rulebook gives: of the polar bear, wild boar, wolf and raptor in turn
    the penalty and the rewards for the faces 2 to 6; and the four igloos."""

    penalties: tuple[Penalty, Penalty, Penalty, Penalty]
    rewards: tuple[RewardRow, RewardRow, RewardRow, RewardRow]
    igloos: tuple[IglooValue, IglooValue, IglooValue, IglooValue]


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Players and variants. Without house values of its own a table plays with ours."""

    players: Annotated[int, Meta(ge=2, le=4)] = 4
    harsh_winter: bool = False
    wild_animals: bool = False
    igloos: bool = False
    closed_cards: bool = False
    house: HouseValues | None = None

    def ruleset(self) -> Ruleset:
        """The same for the rules; `IllegalSetup` if no game can be played with it."""
        return Ruleset(
            self.players,
            self.harsh_winter,
            self.wild_animals,
            self.igloos,
            self.closed_cards,
            OUR_HOUSE if self.house is None else _house(self.house),
        )


def options_of(ruleset: Ruleset) -> Options:
    return Options(
        players=int(ruleset.players),
        harsh_winter=ruleset.harsh_winter,
        wild_animals=ruleset.wild_animals,
        igloos=ruleset.igloos,
        closed_cards=ruleset.closed_cards,
        house=None if ruleset.house is OUR_HOUSE else house_values(ruleset.house),
    )


def house_values(house: House) -> HouseValues:
    rewards = [
        [RewardValue(REWARDS[reward.kind], int(reward.amount)) for reward in row]
        for row in house.rewards
    ]
    bear, boar, wolf, raptor = house.penalties
    first, second, third, fourth = (_row(row) for row in rewards)
    one, two, three, four = (_igloo_value(igloo) for igloo in house.igloos)
    return HouseValues(
        penalties=(bear, boar, wolf, raptor),
        rewards=(first, second, third, fourth),
        igloos=(one, two, three, four),
    )


def _row(row: list[RewardValue]) -> RewardRow:
    two, three, four, five, six = row
    return (two, three, four, five, six)


def _igloo_value(igloo: Building) -> IglooValue:
    wood, brick, stone, gold = (int(held(igloo.price, resource)) for resource in range(4))
    return IglooValue(wood=wood, brick=brick, stone=stone, gold=gold, points=int(igloo.points))


def _house(values: HouseValues) -> House:
    return House(
        list(values.penalties),
        [[Reward(REWARDS.index(face.kind), face.amount) for face in row] for row in values.rewards],
        [_igloo(igloo) for igloo in values.igloos],
    )


def _igloo(igloo: IglooValue) -> Building:
    price = bundle(igloo.wood, igloo.brick, igloo.stone, igloo.gold)
    return Building(price, igloo.points, 0, 0, 0)
