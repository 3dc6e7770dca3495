"""What a character loves: points that it adds to the learnt worth of a position."""

from typing import final

from mypy_extensions import i64

from stoneage.bots.elder.value.outlook import Outlook
from stoneage.bots.elder.value.stock import QUARTERS
from stoneage.rules import State
from stoneage.rules.bits import number_in

from .denial import needed_by_others


@final
class Taste:
    """Points for each of what its owner will have once the placed figures have worked.

    Less than nothing for what it holds in low esteem. `denial` is for each point that others
    would have got from the cards and buildings on which its figures stand, `hunger` for each food
    that will be missing at the meal: who fears it goes hunting, who laughs at it does not.
    """

    def __init__(
        self,
        tools: float = 0.0,
        agriculture: float = 0.0,
        figures: float = 0.0,
        food: float = 0.0,
        resources: float = 0.0,
        buildings: float = 0.0,
        cards: float = 0.0,
        cultures: float = 0.0,
        farmers: float = 0.0,
        tool_makers: float = 0.0,
        hut_builders: float = 0.0,
        denial: float = 0.0,
        hunger: float = 0.0,
    ) -> None:
        self.tools: float = tools
        self.agriculture: float = agriculture
        self.figures: float = figures
        self.food: float = food
        self.resources: float = resources
        self.buildings: float = buildings
        self.cards: float = cards
        self.cultures: float = cultures
        self.farmers: float = farmers
        self.tool_makers: float = tool_makers
        self.hut_builders: float = hut_builders
        self.denial: float = denial
        self.hunger: float = hunger
        self.outlook: Outlook = Outlook()

    def worth(self, state: State, seat: i64) -> float:
        """What a position is worth beside its points to a seat of this taste."""
        player = state.players[seat]
        owned = self.outlook
        owned.look(state, player, player.extra_card)
        worth = (
            self.tools * float(owned.tools)
            + self.agriculture * float(owned.agriculture)
            + self.figures * float(owned.figures)
            + self.food * float(owned.stock.food) / float(QUARTERS)
            + self.resources * float(owned.stock.size()) / float(QUARTERS)
            + self.buildings * float(owned.buildings + owned.igloos)
            + self.cards * float(number_in(owned.cards) + owned.unseen_cards)
            + self.cultures * float(owned.different)
            + self.farmers * float(owned.farmers)
            + self.tool_makers * float(owned.tool_makers)
            + self.hut_builders * float(owned.hut_builders)
        )
        if self.hunger:
            eaten = owned.figures - player.chasing - owned.agriculture
            missing = eaten * QUARTERS - owned.stock.food
            worth += self.hunger * float(max(missing, 0)) / float(QUARTERS)
        if self.denial:
            worth += self.denial * float(needed_by_others(state, seat))
        return worth
