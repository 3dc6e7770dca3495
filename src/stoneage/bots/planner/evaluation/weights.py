"""What Planner holds for good: one table of numbers, found by `dev.py tune`, not set by hand."""

from typing import Final, final

Row = tuple[str, float, str]
"""A weight's name, its tuned number and what it means."""


@final
class Table:
    """The rows while they are read: each gives its tuned number, or the one put in its place."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers: list[float] = numbers
        self.rows: list[Row] = []

    def row(self, name: str, tuned: float, meaning: str) -> float:
        self.rows.append((name, tuned, meaning))
        return self.numbers[len(self.rows) - 1] if self.numbers else tuned


@final
class Weights:
    """Each weight as an attribute, for the compiled code; without numbers, the tuned ones."""

    def __init__(self, numbers: list[float]) -> None:
        table = Table(numbers)
        self.wood: float = table.row(
            "wood", 2.65, "points that a wood in stock is worth while rounds are left"
        )
        self.brick: float = table.row("brick", 2.9, "the same for a brick")
        self.stone: float = table.row("stone", 3.35, "the same for a stone")
        self.gold: float = table.row("gold", 3.24, "the same for a gold")
        self.stock_limit: float = table.row(
            "stock_limit", 7.93, "resources of all kinds that a player can put to use"
        )
        self.surplus: float = table.row(
            "surplus", 0.433, "share of the worth that is left of resources beyond that limit"
        )
        self.food: float = table.row(
            "food", 1.65, "points that a food is worth up to the meals ahead"
        )
        self.hunger: float = table.row(
            "hunger", 3.35, "points lost for each food that will be missing at the coming meal"
        )
        self.meals_ahead: float = table.row(
            "meals_ahead", 1.31, "later meals for which food is worth keeping"
        )
        self.agriculture: float = table.row(
            "agriculture", 1.85, "points a round for each step of agriculture"
        )
        self.tool: float = table.row("tool", 0.582, "points a round for each tool point")
        self.figure: float = table.row("figure", 1.01, "points a round for each figure")
        self.culture: float = table.row(
            "culture", 0.745, "points a round for each different culture symbol"
        )
        self.farmer: float = table.row(
            "farmer", 0.256, "steps of agriculture a round that a farmer hopes for"
        )
        self.tool_maker: float = table.row(
            "tool_maker", 0.53, "tool points a round that a tool maker hopes for"
        )
        self.hut_builder: float = table.row(
            "hut_builder", 0.32, "buildings a round that a hut builder hopes for"
        )
        self.shaman: float = table.row("shaman", 0.31, "figures a round that a shaman hopes for")
        self.die_for_all: float = table.row(
            "die_for_all", 2.53, "points of the first choice among the dice for all"
        )
        self.extra_card: float = table.row(
            "extra_card", 6.94, "points of a card that is taken unseen"
        )
        self.one_use_tool: float = table.row(
            "one_use_tool", 0.559, "points for each pip of an unspent one-use tool"
        )
        self.choice_card: float = table.row(
            "choice_card", 4.67, "points of the unused card of two resources"
        )
        self.free_figure: float = table.row(
            "free_figure", 2.15, "points of a figure that is still at home while figures are placed"
        )
        self.urgency: float = table.row(
            "urgency", 0.528, "extra share of the gain of a place that others could take"
        )
        self.blocking: float = table.row(
            "blocking", 0.367, "share of the best rival's gain that taking their place is worth"
        )
        self.spare_tool: float = table.row(
            "spare_tool", 0.33, "points of an unused tool pip while rolls are still to come"
        )
        self.cards_a_round: float = table.row(
            "cards_a_round", 2.53, "cards that are taken in a round"
        )
        self.stack_pace: float = table.row(
            "stack_pace", 1.63, "rounds that each building of the lowest stack lasts"
        )
        self.credit: float = table.row(
            "credit",
            0.316,
            "resources that a figure still at home may bring in time to pay with them",
        )
        self.credit_price: float = table.row(
            "credit_price", 1.9, "points that each of these costs as wood; dearer ones cost more"
        )
        self.chase: float = table.row(
            "chase", 4.75, "points of the last figure that drives an animal off"
        )
        self.rows: list[Row] = table.rows

    def of(self, resource: int) -> float:
        """The worth of one resource."""
        if resource < 2:
            return self.brick if resource else self.wood
        return self.gold if resource == 3 else self.stone


def tuned() -> Weights:
    return Weights([])


TABLE: Final[list[Row]] = tuned().rows
NAMES: Final[list[str]] = [row[0] for row in TABLE]
