"""How people err: they overlook, forget, misjudge, and do not throw away what lies before them."""

from typing import Final, final

from mypy_extensions import i64

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import Player, State, eaters
from stoneage.rules.bundle import bundle, combined
from stoneage.rules.terms import CARD_1, LOCATIONS, PLACE

ALL_FIGURES: Final[i64] = 10
NO_LIMIT: Final = 1e9


@final
class Faults:
    """Shares are in percent, points those of a table of two.

    - `noise`: a place is misjudged by up to so many points.
    - `overlooks`: how often a card or building is not noticed when placing; other places half as
      often.
    - `meal_in_sight`: whoever has more figures at home than this does not think of the meal yet.
    - `forgets_prices`: how often they believe in one more of every resource when placing.
    - `forgets_tools`: how often tools stay unused where they would have brought something.
    - `largest_error`: a choice that costs more points than this is never made.
    """

    def __init__(
        self,
        noise: float = 0.0,
        overlooks: i64 = 0,
        meal_in_sight: i64 = ALL_FIGURES,
        forgets_prices: i64 = 0,
        forgets_tools: i64 = 0,
        largest_error: float = NO_LIMIT,
    ) -> None:
        self.noise: float = noise
        self.overlooks: i64 = overlooks
        self.meal_in_sight: i64 = meal_in_sight
        self.forgets_prices: i64 = forgets_prices
        self.forgets_tools: i64 = forgets_tools
        self.largest_error: float = largest_error

    def misjudgement(self, rng: Xorshift) -> float:
        """From -noise to +noise, in steps of a thousandth of it."""
        if not self.noise:
            return 0.0
        return self.noise * float(rng.below(2001) - 1000) * 0.001

    def overlooked(self, rng: Xorshift) -> i64:
        """A mask of the locations that are not noticed."""
        mask: i64 = 0
        if self.overlooks:
            for location in range(LOCATIONS):
                share = self.overlooks if location >= CARD_1 else self.overlooks // 2
                if happens(share, rng):
                    mask |= i64(1) << location
        return mask

    def believed(self, state: State, rng: Xorshift) -> State:
        """The position as its player sees it: the same one where nothing is forgotten."""
        if state.decision != PLACE:
            return state
        player = state.players[state.current]
        meal = missing_at_meal(player) if player.home > self.meal_in_sight else 0
        has_more = happens(self.forgets_prices, rng)
        if not has_more and meal <= 0:
            return state
        belief = state.copy()
        believer = belief.players[state.current]
        believer.food += max(meal, 0)
        if has_more:
            believer.resources = combined(believer.resources, bundle(1, 1, 1, 1))
        return belief


def missing_at_meal(player: Player) -> i64:
    return eaters(player) - player.agriculture - player.food


def happens(percent: i64, rng: Xorshift) -> bool:
    return percent > 0 and rng.below(100) < percent
