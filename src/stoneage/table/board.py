"""The board as plain text, made from a view, good enough to play from."""

from itertools import zip_longest

from stoneage.rules.bundle import divisor
from stoneage.rules.terms import CARD_1, RINGS

from .board_players import player_lines, result_lines, seat_letter, wrapped
from .names import ANIMALS, IGLOOS, LOCATIONS, RESOURCES, LocationName
from .pieces import (
    bottom_text,
    building_called,
    number_of,
    points_text,
    price_text,
    reward_text,
    top_text,
)
from .view import View

FREE = "·"
DICE_FOR_ALL = (*(f"1 {resource}" for resource in RESOURCES), "1 tool", "1 agriculture")
PHASES = {
    "placing": "placing figures",
    "using": "using figures",
    "feeding": "feeding",
    "over": "over",
}


def draw(view: View) -> str:
    """Everything that the viewer may know, at most 100 columns wide."""
    board = [_places, _cards, _buildings, _igloos, _animals]
    paragraphs = [_title(view)]
    if view.result is None:
        paragraphs += [draw_part(view) for draw_part in board]
    paragraphs += [player_lines(view), result_lines(view)]
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)


def _title(view: View) -> list[str]:
    options = view.options
    variants = {
        "harsh winter": options.harsh_winter,
        "wild animals": options.wild_animals,
        "igloos": options.igloos,
        "closed cards": options.closed_cards,
    }
    played = ", ".join(name for name, is_played in variants.items() if is_played)
    start = f"start player {seat_letter(view.start)}"
    return [
        f"Stone Age · round {view.round} · {PHASES[view.phase]} · {start}",
        *([f"With {played}"] if played else []),
        *([awaited_text(view)] if view.result is None else []),
    ]


def awaited_text(view: View) -> str:
    """What the game waits for, in one sentence."""
    awaited = view.awaited
    who = "" if awaited.seat is None else seat_letter(awaited.seat)
    dice = " ".join(str(face) for face in awaited.dice)
    match awaited.decision:
        case "place":
            home = 0 if awaited.seat is None else view.players[awaited.seat].home
            return f"{who} places figures, {home} at home."
        case "resolve":
            return f"{who} chooses the next location to use."
        case "use-tools":
            pips = number_of(sum(awaited.dice), "pip")
            return f"{who} rolled {dice} for {awaited.aim}, {pips}, and may add tools."
        case "pay":
            return f"{who} pays for {awaited.at}, or declines."
        case "take-die":
            faces = (f"{face} = {DICE_FOR_ALL[face - 1]}" for face in sorted({*awaited.dice}))
            return f"{who} takes one of the dice {dice}: {', '.join(faces)}."
        case "take-reward":
            return f"{who} has the dice {dice}, and takes {_rewards_offered(view)}."
        case "feed":
            return f"{who} misses {awaited.missing_food} food: resources, or ten points lost."
        case "roll":
            rolled = "die" if awaited.dice_to_roll == 1 else "dice"
            return f"{awaited.dice_to_roll} {rolled} must fall at {awaited.at} for {awaited.aim}."
        case "nothing":
            return ""


def _rewards_offered(view: View) -> str:
    face = view.awaited.dice[0]
    return f"{_reward(view, face)} for the {face}, or {_reward(view, 1)} as for a 1"


def _places(view: View) -> list[str]:
    """The village on the left, hunting and gathering on the right (P2, X1 to X3)."""
    players = view.options.players
    closed = "" if players == 4 else ": two of three a round"
    crowded = {2: ": one player each", 3: ": two players each", 4: ""}[players]
    left = [f"Village{closed}", *_village(view)]
    right = [f"Gathering{crowded}", *_gathering(view)]
    rows = zip_longest(left, right, fillvalue="")
    return [f"{place:<38}{other}" for place, other in rows]


def _village(view: View) -> list[str]:
    gives: tuple[tuple[LocationName, int, str], ...] = (
        ("tool-maker", 1, "1 tool"),
        ("hut", 2, "1 figure"),
        ("field", 1, "1 agriculture"),
    )
    return [f"  {at:<12}{_rings(view, at, rings):<6}{gain}" for at, rings, gain in gives]


def _gathering(view: View) -> list[str]:
    hunters = ", ".join(
        f"{board.placed['hunt']} {seat_letter(seat)}"
        for seat, board in enumerate(view.players)
        if "hunt" in board.placed
    )
    lines = [f"  hunt      {hunters or FREE:<28}2 pips a food"]
    for good, resource in enumerate(RESOURCES):
        at = LOCATIONS[LOCATIONS.index("forest") + good]
        rings = _rings(view, at, int(RINGS))
        lines.append(f"  {at:<10}{rings:<28}{divisor(good)} pips a {resource}")
    return lines


def _cards(view: View) -> list[str]:
    winter = ", 1 gold more scores 6 points" if view.options.harsh_winter else ""
    lines = [f"Cards: {view.deck} in the deck{winter}"]
    for space, card in enumerate(view.display):
        at = LOCATIONS[CARD_1 + space]
        cost = number_of(space + 1, "resource")
        text = "taken" if card is None else f"{top_text(card):<24}{bottom_text(card)}"
        lines.append(f"  {at:<12}{_rings(view, at, 1):<6}{cost:<32}{text}")
    return lines


def _buildings(view: View) -> list[str]:
    winter = ": 1 stone more scores 5 points where the price is fixed"
    lines = [f"Buildings{winter if view.options.harsh_winter else ''}"]
    for stack, seen in enumerate(view.stacks):
        at = LOCATIONS[LOCATIONS.index("building-1") + stack]
        if seen.top is None:
            lines.append(f"  {at:<12}{'':<6}empty: this is the last round")
        else:
            lines.append(f"{_building(view, at, seen.top):<76}{seen.left} left")
    return lines


def _igloos(view: View) -> list[str]:
    if not view.igloos:
        return []
    ats = [
        (LOCATIONS[LOCATIONS.index("igloo-1") + IGLOOS.index(name)], name) for name in view.igloos
    ]
    return ["Igloos", *(_building(view, at, name).rstrip() for at, name in ats)]


def _building(view: View, at: LocationName, name: str) -> str:
    building = building_called(name, view.options)
    price, points = price_text(building), points_text(building)
    return f"  {at:<12}{_rings(view, at, 1):<6}{price:<32}{points}"


def _animals(view: View) -> list[str]:
    """The active animal with its penalty and rewards, and those in line (L3 to L7)."""
    waiting = [f"{animal} is waiting" for animal in view.waiting_animals]
    if view.animal is None:
        return ["Animals: " + ", ".join(waiting)] if waiting else []
    penalty = view.options.ruleset().house.penalties[ANIMALS.index(view.animal)]
    threat = f"{view.animal} takes {number_of(penalty, 'pip')} from every roll"
    rings = _rings(view, "animal", view.options.players)
    rewards = [f"{face} = {_reward(view, face)}" for face in range(1, 7)]
    return [
        "Animals: " + ", ".join([threat, *waiting]),
        f"  {'animal':<12}{rings:<8}driven off when full, a die a figure:",
        *wrapped(rewards),
    ]


def _reward(view: View, face: int) -> str:
    animal = ANIMALS.index(view.animal) if view.animal else 0
    return reward_text(view.options.ruleset().house.reward(animal, face))


def _rings(view: View, at: LocationName, rings: int) -> str:
    """Who stands there, a letter a figure, and the free rings (P2)."""
    figures = "".join(
        seat_letter(seat) * (board.chasing if at == "animal" else board.placed.get(at, 0))
        for seat, board in enumerate(view.players)
    )
    return f"[{figures:{FREE}<{rings}}]"
