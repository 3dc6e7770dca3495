"""What an observation must say, worked out from a view alone."""

from stoneage.research.entries import CULTURES, PROFESSIONS, TOPS, seat_name
from stoneage.rules import components
from stoneage.rules.bundle import held
from stoneage.table.names import (
    AIMS,
    ANIMALS,
    BUILDINGS,
    CARDS,
    DECISIONS,
    IGLOOS,
    LOCATIONS,
    RESOURCES,
)
from stoneage.table.view import PlayerView, View

Told = dict[str, int]
BOTTOMS = CULTURES + PROFESSIONS


def told(view: View) -> Told:
    """Every number by its name."""
    assert view.seat is not None
    players = len(view.players)
    places = [(view.seat + place) % players for place in range(players)]
    found: Told = {}
    for place, seat in enumerate(places):
        board = _board(view.players[seat])
        found |= {f"{seat_name(place)}: {name}": number for name, number in board.items()}
    who = [seat_name(place) for place in range(players)]
    acting = view.awaited.seat
    is_over = view.phase == "over"
    found["round"] = view.round
    found |= _one(("awaited: {}", DECISIONS), view.awaited.decision)
    found |= _one(("to act: {}", who), None if acting is None else who[places.index(acting)])
    found |= _one(("start player: {}", who), who[places.index(view.start)])
    found |= _one(("in turn: {}", who), None if is_over else who[places.index(view.turn)])
    found |= _one(("asked at: {}", LOCATIONS), view.awaited.at)
    found |= _one(("dice for: {}", AIMS), view.awaited.aim)
    for face in range(1, 7):
        found[f"dice showing {face}"] = view.awaited.dice.count(face)
    found["missing food"] = view.awaited.missing_food
    return found | _offers(view) | _rest(view)


def _one(names: tuple[str, list[str] | tuple[str, ...]], chosen: str | None) -> Told:
    pattern, words = names
    return {pattern.format(word): int(word == chosen) for word in words}


def _board(board: PlayerView) -> Told:
    plain = ("score", "food", "agriculture", "figures", *RESOURCES)
    found = {name: int(getattr(board, name)) for name in plain}
    found["figures at home"] = board.home
    found["figures at animal"] = board.chasing
    tools = [*board.tools, None, None, None][:3]
    for space, tool in enumerate(tools, 1):
        found[f"tool {space}"] = tool.value if tool else 0
        found[f"tool {space} is unused"] = int(tool is not None and not tool.used)
    for value in (2, 3, 4):
        found[f"one-use tool of {value}"] = int(value in board.one_use_tools)
    found["may choose two resources"] = int(board.may_choose_resources)
    for location in LOCATIONS[:-1]:
        found[f"figures at {location}"] = board.placed.get(location, 0)
    found["buildings"] = len(board.buildings)
    found["igloos"] = len(board.igloos)
    found["cards face down"] = board.hidden_cards
    symbols = dict.fromkeys(BOTTOMS, 0)
    for name in (*board.cards, *filter(None, [board.extra_card])):
        card = components.CARDS[CARDS.index(name)]
        symbols[BOTTOMS[card.bottom]] += int(card.icons)
    found |= {f"cards of {culture}": symbols[culture] for culture in CULTURES}
    return found | {profession: symbols[profession] for profession in PROFESSIONS}


def _offers(view: View) -> Told:
    found: Told = {}
    for space, name in enumerate(view.display, 1):
        card = components.CARDS[CARDS.index(name)] if name else None
        top = TOPS[card.top] if card else None
        has_good = top in ("a resource", "dice for a resource")
        good = RESOURCES[card.good] if card and has_good else None
        bottom = BOTTOMS[card.bottom] if card else None
        found |= _one((f"card-{space}: gives {{}}", TOPS), top)
        found |= _one((f"card-{space}: the resource is {{}}", RESOURCES), good)
        found |= _one((f"card-{space}: counts for {{}}", BOTTOMS), bottom)
        found[f"card-{space}: amount"] = int(card.amount) if card else 0
        found[f"card-{space}: symbols"] = int(card.icons) if card else 0
    for number, stack in enumerate(view.stacks, 1):
        building = components.BUILDINGS[BUILDINGS.index(stack.top)] if stack.top else None
        found[f"building-{number}: left in the stack"] = stack.left
        for kind, resource in enumerate(RESOURCES):
            cost = int(held(building.price, kind)) if building else 0
            found[f"building-{number}: costs {resource}"] = cost
        found[f"building-{number}: points"] = int(building.points) if building else 0
        found[f"building-{number}: least to choose"] = int(building.least) if building else 0
        found[f"building-{number}: most to choose"] = int(building.most) if building else 0
        found[f"building-{number}: kinds to choose"] = int(building.kinds) if building else 0
    return found


def _rest(view: View) -> Told:
    found = {"cards and animals in the deck": view.deck}
    for number, igloo in enumerate(IGLOOS, 1):
        found[f"igloo-{number} is left"] = int(igloo in view.igloos)
    waiting = list(view.waiting_animals)
    for animal in ANIMALS:
        found[f"{animal} threatens"] = int(view.animal == animal)
        place = waiting.index(animal) + 1 if animal in waiting else 0
        found[f"{animal}: place in line"] = place
        found[f"{animal} is driven off"] = int(animal in view.gone_animals)
    seen = {*view.display}
    built = {stack.top for stack in view.stacks}
    for board in view.players:
        seen |= {*board.cards, board.extra_card}
        built |= {*board.buildings}
    found |= {f"{card} is not seen yet": int(card not in seen) for card in CARDS}
    return found | {f"{tile} is not seen yet": int(tile not in built) for tile in BUILDINGS}
