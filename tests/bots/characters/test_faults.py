"""How characters err, fault by fault, in positions where it shows."""

from stoneage.bots.characters.judgement.faults import Faults
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.bundle import size
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import BUILDING_1, CARD_1, HUNT, LOCATIONS, RESOLVE
from tests.laws.walks import position

TIMES = 300


def test_the_meal_is_forgotten_until_few_figures_are_left_at_home() -> None:
    state = position(Ruleset(2), 5, 0)
    player = state.players[state.current]
    player.food = 2
    faults = Faults(meal_in_sight=3)
    assert faults.believed(state, Xorshift(1)).players[state.current].food == player.figures
    player.send(HUNT, 2)
    assert faults.believed(state, Xorshift(1)) is state, "three are at home: the meal is in sight"


def test_a_price_seems_affordable_to_those_who_forget_it() -> None:
    state = position(Ruleset(2), 5, 0)
    poor = state.players[state.current]
    believed = Faults(forgets_prices=100).believed(state, Xorshift(1)).players[state.current]
    assert size(believed.resources) == size(poor.resources) + 4
    assert Faults().believed(state, Xorshift(1)) is state


def test_nothing_is_forgotten_once_the_figures_work() -> None:
    state = position(Ruleset(2), 5, 0)
    state.players[state.current].food = 0
    state.decision = RESOLVE
    assert Faults(meal_in_sight=0, forgets_prices=100).believed(state, Xorshift(1)) is state


def test_cards_and_buildings_are_overlooked_twice_as_often_as_other_places() -> None:
    rng = Xorshift(3)
    faults = Faults(overlooks=40)
    missed = [0] * LOCATIONS
    for _ in range(TIMES):
        unseen = faults.overlooked(rng)
        for location in range(LOCATIONS):
            missed[location] += unseen >> location & 1
    assert 0.12 < sum(missed[:CARD_1]) / CARD_1 / TIMES < 0.28
    assert 0.32 < sum(missed[CARD_1:BUILDING_1]) / 4 / TIMES < 0.48
    assert Faults().overlooked(rng) == 0


def test_a_place_is_misjudged_by_no_more_than_the_noise() -> None:
    rng = Xorshift(3)
    found = [Faults(noise=4.0).misjudgement(rng) for _ in range(TIMES)]
    assert -4.0 <= min(found) < -3.0
    assert 3.0 < max(found) <= 4.0
    assert Faults().misjudgement(rng) == 0.0
