"""The actions on offer."""

from stoneage.rules.game import offer_actions
from stoneage.rules.offer import Offer, borrowed, give_back
from tests.rules.scenario import place, table


def offering(*actions: int) -> Offer:
    offer = Offer()
    for action in actions:
        offer.add(action)
    return offer


def test_a_new_offer_is_empty() -> None:
    assert Offer().number == 0
    assert Offer().listed() == []


def test_actions_are_offered_in_the_order_they_came() -> None:
    offer = offering(5, 3, 1 << 60, 3)
    assert offer.number == 4
    assert offer.listed() == [5, 3, 1 << 60, 3]
    assert [int(offer.at(index)) for index in range(4)] == [5, 3, 1 << 60, 3]


def test_a_cleared_offer_takes_new_actions_in_the_place_of_the_old() -> None:
    offer = offering(1, 2, 3)
    offer.clear()
    assert offer.number == 0
    assert offer.listed() == []
    offer.add(7)
    assert offer.listed() == [7]
    assert offer.at(0) == 7
    for action in (8, 9, 10):
        offer.add(action)
    assert offer.listed() == [7, 8, 9, 10]


def test_a_list_of_the_offer_is_its_own() -> None:
    offer = offering(1, 2)
    actions = offer.listed()
    offer.clear()
    offer.add(9)
    assert actions == [1, 2]
    actions.append(3)
    assert offer.listed() == [9]


def test_the_same_offer_serves_one_question_after_another() -> None:
    """P1: nothing of the question before is left."""
    game = table(2)
    offer = Offer()
    offer_actions(game.state, offer)
    assert offer.listed() == game.legal()
    game.places(0, "forest", 5).places(1, "hunt", 5)
    offer_actions(game.state, offer)
    assert offer.listed() == [place("forest", 0)]
    game.resolves(0, "forest")
    offer_actions(game.state, offer)
    assert offer.number == 0


def test_a_borrowed_offer_is_nobody_elses_until_it_is_given_back() -> None:
    """However many are borrowed at once, as by several threads."""
    offers = [borrowed() for _ in range(20)]
    assert len({id(offer) for offer in offers}) == 20
    last = offers.pop()
    give_back(last)
    assert borrowed() is last
    for offer in offers:
        give_back(offer)


def test_what_an_offer_gave_away_stays_as_it_was() -> None:
    offer = offering(1, 2)
    numbers = offer.numbers()
    offer.clear()
    offer.add(9)
    assert [int(number) for number in numbers] == [1, 2]
