"""What a stock can pay for."""

from hypothesis import given
from hypothesis import strategies as st

from stoneage.bots.elder.value.stock import Stock, best_free_payment, lacking
from stoneage.rules.bundle import bundle, held, offer_bundles, value
from stoneage.rules.components import BUILDINGS, Building
from stoneage.rules.offer import Offer
from stoneage.rules.terms import CODE_BITS, PAY_ACTION

FREE = [building for building in BUILDINGS if not building.price]
FIXED = [building for building in BUILDINGS if building.price]
bundles = st.builds(bundle, *[st.integers(0, 6)] * 4)


def stock_of(resources: int) -> Stock:
    stock = Stock()
    for resource in range(4):
        stock.gain(resource, 4 * held(resources, resource))
    return stock


@given(bundles, st.sampled_from(FREE))
def test_the_best_payment_is_the_best_of_all_on_offer(resources: int, building: Building) -> None:
    """B3, B4, B5"""
    offer = Offer()
    offer_bundles(offer, resources, building.least, building.most, building.kinds, PAY_ACTION)
    payments = [action >> int(CODE_BITS) for action in offer.listed()]
    best = max((value(paid) for paid in payments), default=0)
    stock = stock_of(resources)
    assert best_free_payment(stock, building, False) == best
    assert stock.size() == stock_of(resources).size()
    before = stock.size()
    assert best_free_payment(stock, building, True) == best
    assert best == 0 or 4 * building.least <= before - stock.size() <= 4 * building.most


@given(bundles, st.sampled_from(FIXED))
def test_what_is_lacking_is_what_must_be_added(resources: int, building: Building) -> None:
    """B2"""
    price = building.price
    kinds = range(4)
    short = [max(held(price, kind) - held(resources, kind), 0) for kind in kinds]
    assert lacking(stock_of(resources), price) == 4 * sum(short)


def test_a_card_is_paid_with_what_is_worth_least() -> None:
    stock = stock_of(bundle(1, 1, 2, 1))
    stock.pay_cheaply(12)
    assert (stock.wood, stock.brick, stock.stone, stock.gold) == (0, 0, 4, 4)
