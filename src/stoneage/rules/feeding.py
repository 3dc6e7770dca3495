"""Phase 3, feeding: food first, then resources or ten points (F1 to F3, L5)."""

from typing import Final

from mypy_extensions import i64

from .bundle import offer_bundles, size
from .offer import Offer
from .paying import offer_choice_card
from .state import Player, State
from .terms import FEED, FEED_ACTION, NEXT_MEAL, ROUND_END, STARVE

POINTS_LOST: Final[i64] = 10


def next_meal(state: State) -> None:
    """The next player harvests and feeds all figures but those that chase the animal (F1, L5)."""
    if state.turn == state.ruleset.players:
        state.decision = ROUND_END
        return
    state.current = state.in_turn()
    player = state.players[state.current]
    player.food += player.agriculture
    eaten = eaters(player)
    if player.food >= eaten:
        player.food -= eaten
        finish_meal(state)
    else:
        state.missing = eaten - player.food
        player.food = 0
        ask_for_meal(state, player)


def eaters(player: Player) -> i64:
    """The figures that must be fed (F1, L5)."""
    return player.figures - player.chasing


def offer_meals(state: State, player: Player, offer: Offer) -> None:
    """Starving, or the missing food in resources, all of it (F2, F3)."""
    offer.add(STARVE)
    offer_bundles(offer, player.resources, state.missing, state.missing, 0, FEED_ACTION)
    offer_choice_card(player, offer)


def ask_for_meal(state: State, player: Player) -> None:
    """Whoever can only starve is not asked."""
    if player.may_choose or size(player.resources) >= state.missing:
        state.decision = FEED
    else:
        starve(state, player)


def feed(state: State, player: Player, paid: i64) -> None:
    player.resources -= paid
    finish_meal(state)


def starve(state: State, player: Player) -> None:
    player.score -= POINTS_LOST
    finish_meal(state)


def finish_meal(state: State) -> None:
    state.missing = 0
    state.turn += 1
    state.decision = NEXT_MEAL
