"""The story of paying for cards, buildings and igloos, or not (C1, C12, B1, W1, W2, I2)."""

from stoneage.rules import POINTS_FOR_TRADED_GOLD, terms
from stoneage.rules.components import CARDS as CARD_TABLE
from stoneage.table.actions import Pay
from stoneage.table.events import (
    BuildingDeclined,
    BuildingTaken,
    BuildingTurnedUp,
    CardDeclined,
    CardTaken,
    Event,
    IglooDeclined,
    IglooTaken,
    Resources,
    ResourcesChosen,
    StackEmptied,
)
from stoneage.table.names import BUILDINGS, CARDS, IGLOOS

from .cards import card_effect
from .change import Change, resources_added
from .feeding import starved_for_want
from .gains import figures_gone_home


def paid(change: Change, move: Pay) -> list[Event]:
    if change.location < terms.BUILDING_1:
        return _card_taken(change, move)
    return [*_building_taken(change, move), *figures_gone_home(change)]


def _card_taken(change: Change, move: Pay) -> list[Event]:
    price = Resources(move.wood, move.brick, move.stone, move.gold + move.extra)
    points = int(POINTS_FOR_TRADED_GOLD) if move.extra else 0
    card = _card(change)
    taken = CardTaken(change.seat, change.at, CARDS[card], price, move.extra, points)
    return [taken, *card_effect(change.without(price, points), CARD_TABLE[card])]


def _building_taken(change: Change, move: Pay) -> list[Event]:
    seat, at = change.seat, change.at
    price = Resources(move.wood, move.brick, move.stone + move.extra, move.gold)
    points = int(change.now.score - change.was.score)
    if change.location >= terms.IGLOO_1:
        return [IglooTaken(seat, at, _igloo(change), price, move.extra, points)]
    taken = BuildingTaken(seat, at, _building(change), price, move.extra, points)
    stack = change.location - terms.BUILDING_1
    if change.after.gone_from(stack) == terms.STACK:
        return [taken, StackEmptied(at)]
    return [taken, BuildingTurnedUp(at, BUILDINGS[change.after.top_of(stack)])]


def declined(change: Change, by_choice: bool = True) -> list[Event]:
    return [_left_there(change, by_choice), *figures_gone_home(change)]


def declined_for_want(change: Change) -> list[Event]:
    """Whoever cannot pay is not asked: their figure goes home at once (C1, B1)."""
    return declined(change, by_choice=False) if figures_gone_home(change) else []


def _left_there(change: Change, by_choice: bool) -> Event:
    seat, at = change.seat, change.at
    if change.location < terms.BUILDING_1:
        return CardDeclined(seat, at, CARDS[_card(change)], by_choice)
    if change.location < terms.IGLOO_1:
        return BuildingDeclined(seat, at, _building(change), by_choice)
    return IglooDeclined(seat, at, _igloo(change), by_choice)


def resources_chosen(change: Change) -> list[Event]:
    """The card of C12; it may still not be enough to pay, or to feed (D12)."""
    chosen = resources_added(change.was, change.now)
    events: list[Event] = [ResourcesChosen(change.seat, chosen)]
    if change.before.decision == terms.PAY:
        return events + declined_for_want(change)
    return events + starved_for_want(change)


def _card(change: Change) -> int:
    return int(change.before.card_on(change.location - terms.CARD_1))


def _building(change: Change) -> str:
    return BUILDINGS[change.before.top_of(change.location - terms.BUILDING_1)]


def _igloo(change: Change) -> str:
    return IGLOOS[change.location - terms.IGLOO_1]
