"""Writes the printed pieces for the web client: `python -m tools.card_tables`."""

from pathlib import Path

import msgspec

from stoneage.rules import components as printed
from stoneage.rules.bundle import divisor, held
from stoneage.rules.components import Building, Card
from stoneage.rules.house import OUR_HOUSE, REWARD_FOR_ONE
from stoneage.rules.terms import SPACES
from stoneage.table.names import ANIMALS, BUILDINGS, CARDS, IGLOOS, LOCATIONS, RESOURCES, REWARDS
from stoneage.table.options import house_values
from stoneage.table.pieces import CULTURES, PROFESSIONS, TOPS

PIECES = Path(__file__).resolve().parents[1] / "web" / "src" / "generated" / "pieces.ts"

GOODS = (*RESOURCES, "food")
RESOURCE_TOPS = {"resource", "resource-by-dice"}

Row = dict[str, object]


def tables() -> Row:
    """Everything that is printed on pieces, by their names."""
    return {
        "locations": LOCATIONS,
        "resources": RESOURCES,
        "animals": ANIMALS,
        "cultures": CULTURES,
        "professions": PROFESSIONS,
        "pips": {good: int(divisor(index)) for index, good in enumerate(GOODS)},
        "costs": {f"card-{space}": space for space in range(1, SPACES + 1)},
        "cards": dict(zip(CARDS, map(card_row, printed.CARDS), strict=True)),
        "buildings": dict(zip(BUILDINGS, map(building_row, printed.BUILDINGS), strict=True)),
        "igloos": IGLOOS,
        "house": house_values(OUR_HOUSE),
        "reward_for_one": {
            "kind": REWARDS[REWARD_FOR_ONE.kind],
            "amount": int(REWARD_FOR_ONE.amount),
        },
    }


def card_row(card: Card) -> Row:
    top = TOPS[int(card.top)]
    row: Row = {"top": top, "amount": int(card.amount), "icons": int(card.icons)}
    if top in RESOURCE_TOPS:
        row["good"] = RESOURCES[card.good]
    if card.bottom < printed.CULTURES:
        return {**row, "culture": CULTURES[card.bottom]}
    return {**row, "profession": PROFESSIONS[card.bottom - printed.CULTURES]}


def building_row(building: Building) -> Row:
    if building.price:
        price = {name: int(held(building.price, kind)) for kind, name in enumerate(RESOURCES)}
        return {"price": price, "points": int(building.points)}
    return {
        "least": int(building.least),
        "most": int(building.most),
        "kinds": int(building.kinds),
    }


def text() -> str:
    """A module, so that the types of the pieces follow from what is printed on them."""
    content = msgspec.json.format(msgspec.json.encode(tables()), indent=2).decode()
    return f"export default {content} as const;\n"


if __name__ == "__main__":
    PIECES.parent.mkdir(parents=True, exist_ok=True)
    PIECES.write_text(text(), encoding="utf-8", newline="\n")
