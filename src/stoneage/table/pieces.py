"""What the things on the table are called: goods, cards, buildings, igloos and rewards."""

from collections.abc import Sequence

from stoneage.rules import components as printed
from stoneage.rules.bundle import held
from stoneage.rules.components import Building
from stoneage.rules.house import Reward

from .actions import Payment
from .names import BUILDINGS, CARDS, IGLOOS, RESOURCES, REWARDS
from .options import Options
from .words import Words

TOPS = {
    int(printed.ITEM_BY_DIE): "dice-for-all",
    int(printed.GAIN_FOOD): "food",
    int(printed.GAIN_RESOURCE): "resource",
    int(printed.RESOURCE_BY_DICE): "resource-by-dice",
    int(printed.SCORE_POINTS): "points",
    int(printed.GAIN_TOOL): "tool",
    int(printed.GAIN_AGRICULTURE): "agriculture",
    int(printed.EXTRA_CARD): "extra-card",
    int(printed.ONE_USE_TOOL): "one-use-tool",
    int(printed.CHOOSE_RESOURCES): "choose-resources",
}
CULTURES = ("healing", "art", "writing", "pottery", "time", "transport", "music", "weaving")
PROFESSIONS = ("farmers", "tool-makers", "hut-builders", "shamans")


def dice_text(dice: Sequence[int]) -> str:
    return " ".join(str(face) for face in dice)


def goods_in(words: Words, amounts: Sequence[int]) -> list[str]:
    """Wood, brick, stone and gold; what there is none of stays unsaid."""
    return [
        words.say(f"good-{resource}", amount=amount)
        for resource, amount in zip(RESOURCES, amounts, strict=True)
        if amount
    ]


def goods_text(words: Words, amounts: Sequence[int]) -> str:
    return words.listing(goods_in(words, amounts)) or words.say("nothing")


def payment_text(words: Words, paid: Payment) -> str:
    return goods_text(words, (paid.wood, paid.brick, paid.stone, paid.gold))


def card_text(words: Words, name: str) -> str:
    """Both halves of a card."""
    return words.say("card", top=top_text(words, name), bottom=bottom_text(words, name))


def top_text(words: Words, name: str) -> str:
    """What taking the card gives at once (C3 to C12)."""
    card = printed.CARDS[CARDS.index(name)]
    amount = int(card.amount)
    resource = RESOURCES[card.good]
    top = TOPS[int(card.top)]
    if top == "resource":
        return words.say(f"good-{resource}", amount=amount)
    if top == "resource-by-dice":
        return words.say(f"top-{top}", resource=words.say(f"resource-{resource}"))
    return words.say(f"top-{top}", amount=amount)


def bottom_text(words: Words, name: str) -> str:
    """What the card counts for in the final scoring (E3)."""
    card = printed.CARDS[CARDS.index(name)]
    if card.bottom < printed.CULTURES:
        return culture_text(words, int(card.bottom))
    return profession_text(words, int(card.bottom), int(card.icons))


def culture_text(words: Words, culture: int) -> str:
    return words.say(f"culture-{CULTURES[culture]}")


def profession_text(words: Words, bottom: int, icons: int) -> str:
    return words.say(f"profession-{PROFESSIONS[bottom - int(printed.CULTURES)]}", icons=icons)


def building_called(name: str, options: Options) -> Building:
    """A building or an igloo."""
    if name in IGLOOS:
        return options.ruleset().house.igloos[IGLOOS.index(name)]
    return printed.BUILDINGS[BUILDINGS.index(name)]


def building_text(words: Words, building: Building) -> str:
    """The price, and the points where they are fixed (B2 to B4, I2)."""
    price = price_text(words, building)
    if not building.price:
        return price
    return words.say("price-fixed", price=price, points=int(building.points))


def price_text(words: Words, building: Building) -> str:
    """What must be paid (B2 to B4)."""
    if building.price:
        amounts = [int(held(building.price, kind)) for kind in range(len(RESOURCES))]
        return words.row(goods_in(words, amounts))
    if building.kinds:
        return words.say("price-of-kinds", number=int(building.most), kinds=int(building.kinds))
    return words.say("price-free", least=int(building.least), most=int(building.most))


def points_text(words: Words, building: Building) -> str:
    if building.price:
        return words.say("points", points=int(building.points))
    return words.say("points-by-value")


def reward_text(words: Words, reward: Reward) -> str:
    """What one die of the chase brings (L6)."""
    return words.say(f"reward-{REWARDS[reward.kind]}", amount=int(reward.amount))
