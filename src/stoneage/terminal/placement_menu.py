"""Where to place figures: first the location, then how many, with what to expect."""

from itertools import groupby

from stoneage.table import Place, View, Words
from stoneage.table.names import AimName, LocationName

from .menu import Entry, Menu
from .odds_text import card_odds, odds_text

AIM_OF: dict[LocationName, AimName] = {
    "hunt": "food",
    "forest": "wood",
    "clay-pit": "brick",
    "quarry": "stone",
    "river": "gold",
}


def placing_menu(words: Words, view: View, seat: int, choices: list[Place]) -> Menu:
    """The locations by their numbers on the board, and the odds of cards with dice."""
    entries = []
    for at, group in groupby(choices, key=lambda place: place.at):
        places = list(group)
        leads_to = places[0] if len(places) == 1 else _how_many(words, view, seat, places)
        entries.append(Entry(words.say(f"location-{at}"), leads_to, at))
    offered = {entry.at for entry in entries}
    spaces = [space for space in range(4) if f"card-{space + 1}" in offered]
    return Menu(words.say("ask-place"), entries, card_odds(words, view, seat, spaces))


def _how_many(words: Words, view: View, seat: int, places: list[Place]) -> Menu:
    at = places[0].at
    own = view.players[seat]
    entries = []
    for place in places:
        odds = odds_text(words, view, own, place.figures, AIM_OF[at])
        entries.append(Entry(words.say("figures-yield", figures=place.figures, odds=odds), place))
    return Menu(words.say("ask-figures", to=words.say(f"location-{at}.to")), entries)
