"""What is written down of a game that is learnt from."""

from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.training.selfplay import Seating, play
from stoneage.rules import Ruleset, random_deal
from stoneage.rules.terms import RINGS

UNTOUCHED = {"placing": 1, "rings left: forest": RINGS, "tool maker is free": 1, "hut is free": 1}


def test_every_round_is_seen_before_anybody_has_placed() -> None:
    """Reviews and hints ask about such positions, which no action alone leads to."""
    features = names(2)
    chance = Xorshift(3)
    seating = Seating([None, None], 0.0, 0.0, 1.0)
    seen = play(random_deal(Ruleset(2), chance), seating, Net(len(features), [], [0], [0]), chance)
    numbers = list(seen.rows)
    seats_in: dict[int, set[int]] = {}
    for row, seat in enumerate(seen.seats):
        values = numbers[row * len(features) : (row + 1) * len(features)]
        told = dict(zip(features, values, strict=True))
        starts = told["seat 0 from me is start player"] == told["seat 0 from me acts"]
        if starts and UNTOUCHED.items() <= told.items():
            seats_in.setdefault(told["round"], set()).add(seat)
    seen_by_all = {round_ for round_, seats in seats_in.items() if len(seats) == 2}
    assert seen_by_all >= set(range(2, seen.rounds + 1))
