"""What others would have made of the cards and buildings where somebody stands."""

from stoneage.bots.characters.judgement.denial import needed_by_others
from stoneage.rules.bundle import bundle
from stoneage.rules.components import ART, BUILDINGS, CARDS, FARMERS
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import BUILDING_1, CARD_1
from tests.laws.walks import position

A_FARMERS_CARD = next(n for n, card in enumerate(CARDS) if card.bottom == FARMERS)
A_CULTURE, ITS_TWIN = (n for n, card in enumerate(CARDS) if card.bottom == ART)


def test_a_card_counts_by_what_it_would_bring_whoever_can_pay_it() -> None:
    state = position(Ruleset(3), 5, 0)
    state.display = A_FARMERS_CARD + 1
    state.players[0].send(CARD_1, 1)
    state.players[1].agriculture, state.players[2].agriculture = 4, 7
    assert needed_by_others(state, 0) == 0, "nobody else has a resource"
    state.players[1].resources = bundle(1, 0, 0, 0)
    assert needed_by_others(state, 0) == 4 * CARDS[A_FARMERS_CARD].icons
    state.players[2].resources = bundle(1, 0, 0, 0)
    assert needed_by_others(state, 0) == 7 * CARDS[A_FARMERS_CARD].icons


def test_a_culture_counts_only_for_those_who_lack_it() -> None:
    state = position(Ruleset(2), 5, 0)
    state.display = A_CULTURE + 1
    state.players[0].send(CARD_1, 1)
    other = state.players[1]
    other.resources = bundle(1, 0, 0, 0)
    assert needed_by_others(state, 0) == 1
    other.cards = 1 << ITS_TWIN
    assert needed_by_others(state, 0) == 0


def test_a_building_counts_for_whoever_holds_its_price() -> None:
    state = position(Ruleset(2), 5, 0)
    building = BUILDINGS[state.top_of(0)]
    state.players[0].send(BUILDING_1, 1)
    assert needed_by_others(state, 0) == 0
    state.players[1].resources = bundle(7, 7, 7, 7)
    assert needed_by_others(state, 0) >= max(building.points, 1)
    assert needed_by_others(state, 1) == 0, "it is the other who stands there"
