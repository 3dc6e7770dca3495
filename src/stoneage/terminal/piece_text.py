"""What lies at a location, in words."""

from stoneage.rules.components import Building
from stoneage.table import View, Words, building_called, building_text, card_text
from stoneage.table.names import IGLOOS, LocationName


def building_at(view: View, at: LocationName) -> Building | None:
    """The building or igloo that lies at a location."""
    kind, _, number = at.partition("-")
    if kind == "igloo":
        return building_called(IGLOOS[int(number) - 1], view.options)
    top = view.stacks[int(number) - 1].top if kind == "building" else None
    return None if top is None else building_called(top, view.options)


def piece_text_at(words: Words, view: View, at: LocationName) -> str:
    """The card, building or igloo at a location; nothing for other locations."""
    kind, _, number = at.partition("-")
    if kind == "card":
        card = view.display[int(number) - 1]
        return "" if card is None else card_text(words, card)
    building = building_at(view, at)
    return "" if building is None else building_text(words, building)
