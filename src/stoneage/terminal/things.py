"""What the things on the table are called: seats, goods, cards, buildings and igloos."""

from collections.abc import Sequence

from stoneage.rules import components
from stoneage.rules.bundle import held
from stoneage.rules.components import Building, Card
from stoneage.table.actions import Payment
from stoneage.table.names import BUILDINGS, CARDS, RESOURCES, LocationName
from stoneage.table.view import View

from .words import Words

TOPS = {
    int(components.ITEM_BY_DIE): "dice-for-all",
    int(components.GAIN_FOOD): "food",
    int(components.GAIN_RESOURCE): "resource",
    int(components.RESOURCE_BY_DICE): "resource-by-dice",
    int(components.SCORE_POINTS): "points",
    int(components.GAIN_TOOL): "tool",
    int(components.GAIN_AGRICULTURE): "agriculture",
    int(components.EXTRA_CARD): "extra-card",
    int(components.ONE_USE_TOOL): "one-use-tool",
    int(components.CHOOSE_RESOURCES): "choose-resources",
}
CULTURES = ("healing", "art", "writing", "pottery", "time", "transport", "music", "weaving")
PROFESSIONS = ("farmers", "tool-makers", "hut-builders", "shamans")
SEATS = "ABCD"


def dice_text(dice: Sequence[int]) -> str:
    return " ".join(str(face) for face in dice)


def goods_text(words: Words, amounts: Sequence[int]) -> str:
    """Wood, brick, stone and gold in words; what there is none of stays unsaid."""
    parts = [
        words.say(f"good-{resource}", amount=amount)
        for resource, amount in zip(RESOURCES, amounts, strict=True)
        if amount
    ]
    return words.listing(parts) if parts else words.say("nothing")


def payment_text(words: Words, paid: Payment) -> str:
    return goods_text(words, (paid.wood, paid.brick, paid.stone, paid.gold))


def card_text(words: Words, name: str) -> str:
    """Both halves of a card: what it gives at once, and what it scores."""
    card = components.CARDS[CARDS.index(name)]
    return words.say("card", top=_top_text(words, card), bottom=_bottom_text(words, card))


def _top_text(words: Words, card: Card) -> str:
    amount = int(card.amount)
    resource = RESOURCES[card.good]
    top = TOPS[int(card.top)]
    if top == "resource":
        return words.say(f"good-{resource}", amount=amount)
    if top == "resource-by-dice":
        return words.say(f"top-{top}", resource=words.say(f"resource-{resource}"))
    return words.say(f"top-{top}", amount=amount)


def _bottom_text(words: Words, card: Card) -> str:
    if card.bottom < components.CULTURES:
        return words.say(f"culture-{CULTURES[card.bottom]}")
    profession = PROFESSIONS[card.bottom - components.CULTURES]
    return words.say(f"profession-{profession}", icons=int(card.icons))


def building_text(words: Words, name: str) -> str:
    return price_text(words, components.BUILDINGS[BUILDINGS.index(name)])


def price_text(words: Words, building: Building) -> str:
    """The price of a building or igloo, and its points where they are fixed (B2 to B4, I2)."""
    if building.price:
        price = goods_text(words, [int(held(building.price, good)) for good in range(4)])
        return words.say("price-fixed", price=price, points=int(building.points))
    if building.kinds:
        return words.say("price-of-kinds", number=int(building.most), kinds=int(building.kinds))
    return words.say("price-free", least=int(building.least), most=int(building.most))


def building_at(view: View, at: LocationName) -> Building | None:
    """The building or igloo that lies at a location."""
    kind, _, number = at.partition("-")
    if kind == "igloo":
        return view.options.ruleset().house.igloos[int(number) - 1]
    if kind != "building":
        return None
    top = view.stacks[int(number) - 1].top
    return None if top is None else components.BUILDINGS[BUILDINGS.index(top)]


def lying_at(words: Words, view: View, at: LocationName) -> str:
    """The card, building or igloo at a location in words; nothing for other locations."""
    kind, _, number = at.partition("-")
    if kind == "card":
        card = view.display[int(number) - 1]
        return "" if card is None else card_text(words, card)
    building = building_at(view, at)
    return "" if building is None else price_text(words, building)
