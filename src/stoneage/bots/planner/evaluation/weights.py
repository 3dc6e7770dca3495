"""What Planner holds for good: one table of numbers, found by `dev.py tune`, not set by hand."""

from typing import Final, final

TABLE: Final[list[tuple[str, float, str]]] = [
    ("wood", 2.65, "points that a wood in stock is worth while rounds are left"),
    ("brick", 2.9, "the same for a brick"),
    ("stone", 3.35, "the same for a stone"),
    ("gold", 3.24, "the same for a gold"),
    ("stock_limit", 7.93, "resources of all kinds that a player can put to use"),
    ("surplus", 0.433, "share of the worth that is left of resources beyond that limit"),
    ("food", 1.65, "points that a food is worth up to the meals ahead"),
    ("hunger", 3.35, "points lost for each food that will be missing at the coming meal"),
    ("meals_ahead", 1.31, "later meals for which food is worth keeping"),
    ("agriculture", 1.85, "points a round for each step of agriculture"),
    ("tool", 0.582, "points a round for each tool point"),
    ("figure", 1.01, "points a round for each figure"),
    ("culture", 0.745, "points a round for each different culture symbol"),
    ("farmer", 0.256, "steps of agriculture a round that a farmer hopes for"),
    ("tool_maker", 0.53, "tool points a round that a tool maker hopes for"),
    ("hut_builder", 0.32, "buildings a round that a hut builder hopes for"),
    ("shaman", 0.31, "figures a round that a shaman hopes for"),
    ("die_for_all", 2.53, "points of the first choice among the dice for all"),
    ("extra_card", 6.94, "points of a card that is taken unseen"),
    ("one_use_tool", 0.559, "points for each pip of an unspent one-use tool"),
    ("choice_card", 4.67, "points of the unused card of two resources"),
    ("free_figure", 2.15, "points of a figure that is still at home while figures are placed"),
    ("urgency", 0.528, "extra share of the gain of a place that others could take"),
    ("blocking", 0.367, "share of the best rival's gain that taking his place is worth"),
    ("spare_tool", 0.33, "points of an unused tool pip while rolls are still to come"),
    ("cards_a_round", 2.53, "cards that are taken in a round"),
    ("stack_pace", 1.63, "rounds that each building of the lowest stack lasts"),
    ("credit", 0.316, "resources that a figure still at home may bring in time to pay with them"),
    ("credit_price", 1.9, "points that each of these costs as wood; dearer ones cost more"),
    ("chase", 4.75, "points of the last figure that drives an animal off"),
]
NAMES: Final[list[str]] = [row[0] for row in TABLE]


@final
class Weights:
    """Each weight as an attribute, for the compiled code."""

    def __init__(self, numbers: list[float]) -> None:
        self.wood: float = numbers[0]
        self.brick: float = numbers[1]
        self.stone: float = numbers[2]
        self.gold: float = numbers[3]
        self.stock_limit: float = numbers[4]
        self.surplus: float = numbers[5]
        self.food: float = numbers[6]
        self.hunger: float = numbers[7]
        self.meals_ahead: float = numbers[8]
        self.agriculture: float = numbers[9]
        self.tool: float = numbers[10]
        self.figure: float = numbers[11]
        self.culture: float = numbers[12]
        self.farmer: float = numbers[13]
        self.tool_maker: float = numbers[14]
        self.hut_builder: float = numbers[15]
        self.shaman: float = numbers[16]
        self.die_for_all: float = numbers[17]
        self.extra_card: float = numbers[18]
        self.one_use_tool: float = numbers[19]
        self.choice_card: float = numbers[20]
        self.free_figure: float = numbers[21]
        self.urgency: float = numbers[22]
        self.blocking: float = numbers[23]
        self.spare_tool: float = numbers[24]
        self.cards_a_round: float = numbers[25]
        self.stack_pace: float = numbers[26]
        self.credit: float = numbers[27]
        self.credit_price: float = numbers[28]
        self.chase: float = numbers[29]

    def of(self, resource: int) -> float:
        """The worth of one resource."""
        if resource < 2:
            return self.brick if resource else self.wood
        return self.gold if resource == 3 else self.stone


def tuned() -> Weights:
    return Weights([row[1] for row in TABLE])
