"""What a roll is likely to bring, in words."""

from collections.abc import Sequence

from stoneage.rules import DICE_OF_A_CARD, components
from stoneage.table import PlayerView, View, Words, top_text
from stoneage.table.names import CARDS, LOCATIONS, RESOURCES, AimName, LocationName
from stoneage.table.odds import Odds, odds, penalty_of


def odds_text(words: Words, view: View, own: PlayerView, dice: int, aim: AimName) -> str:
    """The average and a likely amount, without tools and with all that are unused."""
    plain = odds(dice, aim, (), penalty_of(view))
    likely = likely_amount(plain)
    text = words.say(
        "odds",
        average=plain.expected,
        good=words.say(f"resource-{aim}"),
        least=likely,
        chance=chance_of(plain, likely),
    )
    tools = [tool.value for tool in own.tools if not tool.used]
    if not tools:
        return text
    better = odds(dice, aim, tools, penalty_of(view))
    likely = likely_amount(better)
    return words.say(
        "odds-with-tools",
        odds=text,
        average=better.expected,
        least=likely,
        chance=chance_of(better, likely),
    )


def likely_amount(expected: Odds) -> int:
    """The average without its fraction, but at least one."""
    return max(int(expected.expected), 1)


def chance_of(expected: Odds, amount: int) -> float:
    return expected.at_least[amount] if amount < len(expected.at_least) else 0.0


def card_odds(words: Words, view: View, seat: int, spaces: Sequence[int]) -> list[str]:
    """A line for every card on these spaces that lets dice fall (C3, C6)."""
    lines = []
    for space in spaces:
        card = view.display[space]
        if card is not None:
            at = LOCATIONS[LOCATIONS.index("card-1") + space]
            lines += _odds_of_card(words, view, seat, at, card)
    return lines


def _odds_of_card(words: Words, view: View, seat: int, at: LocationName, card: str) -> list[str]:
    printed = components.CARDS[CARDS.index(card)]
    name, top = words.say(f"location-{at}"), top_text(words, card)
    if printed.top == components.ITEM_BY_DIE:
        chance = 1 - (5 / 6) ** view.options.players
        return [words.say("odds-of-faces", name=name, top=top, chance=chance)]
    if printed.top == components.RESOURCE_BY_DICE:
        aim = RESOURCES[printed.good]
        expected = odds_text(words, view, view.players[seat], int(DICE_OF_A_CARD), aim)
        return [words.say("odds-of-card", name=name, top=top, odds=expected)]
    return []
