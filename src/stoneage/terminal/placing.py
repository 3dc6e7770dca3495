"""Where to place figures: first the location, then how many, with what to expect."""

from itertools import groupby

from stoneage.rules.terms import RINGS
from stoneage.table.actions import Place
from stoneage.table.names import ANIMALS, AimName, LocationName
from stoneage.table.odds import odds
from stoneage.table.view import PlayerView, View

from .menu import Entry, Menu
from .things import lying_at
from .words import Words

AIM_OF: dict[LocationName, AimName] = {
    "hunt": "food",
    "forest": "wood",
    "clay-pit": "brick",
    "quarry": "stone",
    "river": "gold",
}


def placing_menu(words: Words, view: View, seat: int, choices: list[Place]) -> Menu:
    entries = []
    for at, group in groupby(choices, key=lambda place: place.at):
        places = list(group)
        leads_to = places[0] if len(places) == 1 else _how_many(words, view, seat, places)
        entries.append(Entry(_label(words, view, at), leads_to, _heading(words, at)))
    return Menu(words.say("ask-place"), entries)


def penalty(view: View) -> int:
    """What the active animal takes from every roll (L3)."""
    if view.animal is None:
        return 0
    return int(view.options.ruleset().house.penalties[ANIMALS.index(view.animal)])


def _how_many(words: Words, view: View, seat: int, places: list[Place]) -> Menu:
    at = places[0].at
    own = view.players[seat]
    entries = [Entry(_expectation(words, view, own, place), place) for place in places]
    return Menu(words.say("ask-figures", to=words.say(f"location-{at}.to")), entries)


def _expectation(words: Words, view: View, own: PlayerView, place: Place) -> str:
    aim = AIM_OF[place.at]
    tools = [tool.value for tool in own.tools if not tool.used]
    plain = odds(place.figures, aim, (), penalty(view)).expected
    good = words.say(f"resource-{aim}")
    if not tools:
        return words.say("figures-yield", figures=place.figures, average=plain, good=good)
    return words.say(
        "figures-yield-with-tools",
        figures=place.figures,
        average=plain,
        with_tools=odds(place.figures, aim, tools, penalty(view)).expected,
        good=good,
    )


def _label(words: Words, view: View, at: LocationName) -> str:
    name = words.say(f"location-{at}")
    if at in ("forest", "clay-pit", "quarry", "river"):
        standing = sum(player.placed.get(at, 0) for player in view.players)
        return words.say("place-rings", name=name, free=int(RINGS) - standing, rings=int(RINGS))
    if at == "animal":
        return _animal_label(words, view)
    thing = lying_at(words, view, at) or words.say(f"gives-{at}")
    return words.say("place-thing", name=name, thing=thing)


def _animal_label(words: Words, view: View) -> str:
    chasing = sum(player.chasing for player in view.players)
    return words.say(
        "place-animal",
        animal=words.say(f"animal-{view.animal}"),
        free=len(view.players) - chasing,
        rings=len(view.players),
    )


def _heading(words: Words, at: LocationName) -> str:
    if at in ("tool-maker", "hut", "field"):
        return words.say("heading-village")
    if at in AIM_OF:
        return words.say("heading-gathering")
    return words.say(f"heading-{at.partition('-')[0]}")
