"""What Elder expects of a game, without deciding anything."""

from msgspec import Struct

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.terms import GAME_OVER
from stoneage.table import View
from stoneage.table.redeal import redeal

from .quantized import shipped
from .value.features import Perspective
from .value.shares import margin_at_end, shares, shares_at_end


class Forecast(Struct, frozen=True, kw_only=True):
    """Seat by seat: the chance to win, together 1, and the lead over the best of the others."""

    wins: tuple[float, ...]
    margins: tuple[float, ...]


def forecast(view: View) -> Forecast:
    """Whoever sees this view can know no more; which world is dealt for it makes no difference."""
    state = redeal(view, Xorshift(1))
    seats = range(len(view.players))
    if state.decision == GAME_OVER:
        return Forecast(
            wins=tuple(shares_at_end(state)),
            margins=tuple(margin_at_end(state, seat) for seat in seats),
        )
    said = []
    for seat in seats:
        perspective = Perspective(shipped(len(seats)), len(seats), seat)
        perspective.known = state.players[seat].extra_card if seat == view.seat else 0
        said.append(perspective.evaluate(state))
    return Forecast(
        wins=tuple(shares([each.win for each in said])),
        margins=tuple(each.margin for each in said),
    )
