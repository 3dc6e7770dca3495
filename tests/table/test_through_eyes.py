"""A seat's view made from a spectator's is the view of that seat."""

import random

import pytest

from stoneage.table.options import Options
from stoneage.table.seeing import through_eyes, view
from tests.dealing import dealt


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_through_the_eyes_of_a_seat_everything_looks_as_in_its_own_view(
    players: int, closed: bool
) -> None:
    """Over a whole game, to its end, where all cards lie open."""
    options = Options(players=players, closed_cards=closed, wild_animals=True, igloos=True)
    game, chance = dealt(options, 5)
    chooser = random.Random(5)
    while True:
        for seat in range(players):
            assert through_eyes(game.view(), game.state, seat) == view(game.state, seat)
        if game.is_over:
            return
        game = game.push(chooser.choice(game.choices)).roll(chance)
