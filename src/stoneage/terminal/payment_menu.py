"""What to pay for a card, a building or the meal; and which resources to take."""

from collections.abc import Sequence

from stoneage.rules import POINTS_FOR_INSULATION, POINTS_FOR_TRADED_GOLD, POINTS_LOST
from stoneage.rules.bundle import bundle, value
from stoneage.table import (
    Action,
    Decline,
    Feed,
    Pay,
    Starve,
    TakeResources,
    View,
    Words,
    payment_text,
)
from stoneage.table.names import LocationName

from .menu import Entry, Menu, Paying, Ways, menu_of_ways
from .odds_text import card_odds
from .piece_text import building_at, piece_text_at


def paying_menu(
    words: Words, view: View, seat: int, at: LocationName, choices: Sequence[Action]
) -> Menu:
    def label(paid: Paying) -> str:
        return _price_label(words, view, at, paid)

    extra = "pay-extra-card" if at.startswith("card") else "pay-extra-building"
    points = int(POINTS_FOR_TRADED_GOLD if at.startswith("card") else POINTS_FOR_INSULATION)
    payments = [choice for choice in choices if isinstance(choice, Pay)]
    question = words.say(
        "ask-pay", name=words.say(f"location-{at}"), thing=piece_text_at(words, view, at)
    )
    sorts = [
        Ways(words.say("pay"), [paid for paid in payments if not paid.extra], label),
        Ways(words.say(extra, points=points), [paid for paid in payments if paid.extra], label),
        two_resources(words, choices),
    ]
    spaces = [int(at[-1]) - 1] if at.startswith("card") else []
    notes = card_odds(words, view, seat, spaces)
    return menu_of_ways(words, question, [Entry(words.say("decline"), Decline())], sorts, notes)


def _price_label(words: Words, view: View, at: LocationName, paid: Paying) -> str:
    goods = payment_text(words, paid)
    building = building_at(view, at)
    points = 0
    if building is not None:
        points = int(building.points) or _value(paid)
    label = words.say("pay-this", goods=goods, points=points)
    if not (isinstance(paid, Pay) and paid.extra):
        return label
    if building is None:
        return words.say("pay-this-and-gold", label=label, points=int(POINTS_FOR_TRADED_GOLD))
    return words.say("pay-this-and-stone", label=label, points=int(POINTS_FOR_INSULATION))


def _value(paid: Paying) -> int:
    return int(value(bundle(paid.wood, paid.brick, paid.stone, paid.gold)))


def feeding_menu(words: Words, view: View, choices: Sequence[Action]) -> Menu:
    def label(paid: Paying) -> str:
        return words.say("feed-this", goods=payment_text(words, paid))

    meals = [choice for choice in choices if isinstance(choice, Feed)]
    return menu_of_ways(
        words,
        words.say("ask-feed", missing=view.awaited.missing_food),
        [Entry(words.say("starve", points=int(POINTS_LOST)), Starve())],
        [Ways(words.say("feed"), meals, label), two_resources(words, choices)],
    )


def two_resources(words: Words, choices: Sequence[Action]) -> Ways:
    """The ways to use the card of C12."""

    def label(chosen: Paying) -> str:
        return words.say("choose-these", goods=payment_text(words, chosen))

    chosen = [choice for choice in choices if isinstance(choice, TakeResources)]
    return Ways(words.say("choose-resources"), chosen, label)
