"""Whether figures can stand where they do, and whether what is awaited can be awaited."""

from stoneage.rules import (
    FIGURE_BITS,
    State,
    can_place,
    chasers,
    dice_awaited,
    fill_display,
    is_in_play,
    legal_actions,
    standing_figures,
    terms,
    visitors,
)
from stoneage.table.names import DECISIONS, LOCATIONS
from stoneage.table.seats import LETTERS

from .errors import IllegalPosition

VILLAGE = (terms.TOOL_MAKER, terms.HUT, terms.FIELD)


def check_figures(state: State) -> None:
    """Nothing, or `IllegalPosition`: every location (P2 to P5, X1 to X3, L4, I1)."""
    for location in range(terms.LOCATIONS):
        crowd = [int(player.figures_at(location)) for player in state.players]
        if location != terms.ANIMAL and any(crowd):
            _check_location(state, location, [each for each in crowd if each])
    taken = [location for location in VILLAGE if visitors(state, location)]
    if state.ruleset.players < 4 and len(taken) == len(VILLAGE):
        raise IllegalPosition("hut", "with fewer than four players one village place stays empty")
    if chasers(state) > (state.ruleset.players if state.threat else 0):
        raise IllegalPosition("chasing", "more figures than the animal has room for")


def _check_location(state: State, location: int, crowd: list[int]) -> None:
    name, players = LOCATIONS[location], int(state.ruleset.players)
    is_gathering = terms.HUNT < location < terms.CARD_1
    if location != terms.HUNT and not is_gathering:
        if len(crowd) > 1:
            raise IllegalPosition(name, "room for one player only")
        if crowd != [2 if location == terms.HUT else 1]:
            raise IllegalPosition(name, f"{crowd[0]} figures")
    if is_gathering:
        if standing_figures(state) >> int(FIGURE_BITS) * location & 63 > terms.RINGS:
            raise IllegalPosition(name, f"more than {terms.RINGS} figures")
        if players < 4 and len(crowd) == players:
            raise IllegalPosition(name, f"with {players} players not all of them")
    is_being_resolved = state.decision not in (terms.PLACE, terms.RESOLVE) and (
        state.location == location
    )
    if location >= terms.CARD_1 and not is_being_resolved and not _lies_there(state, location):
        raise IllegalPosition(name, "nothing lies there")


def _lies_there(state: State, location: int) -> bool:
    if location < terms.BUILDING_1:
        return bool(state.card_on(location - terms.CARD_1) >= 0)
    if location < terms.IGLOO_1:
        stack = location - int(terms.BUILDING_1)
        return stack < state.ruleset.players and state.gone_from(stack) < terms.STACK
    return is_in_play(state, location)


def check_awaited(state: State) -> None:
    """Nothing, or `IllegalPosition`: the game can wait for this decision, of this seat."""
    where = f"awaited {DECISIONS[int(state.decision)]}"
    player = state.players[state.current]
    whose = LETTERS[int(state.current)]
    decision = int(state.decision)
    is_resting = decision in (terms.FEED, terms.GAME_OVER)
    if is_resting and any(each.placed for each in state.players):
        raise IllegalPosition(where, "figures are still at work")
    if decision == terms.PLACE:
        _check_round_has_begun(state, where)
        if not can_place(state, player):
            raise IllegalPosition(where, f"player {whose} cannot place a figure")
    elif decision == terms.GAME_OVER:
        if not state.has_empty_stack() and fill_display(state.copy()):
            raise IllegalPosition(where, "there are buildings and cards left")
    elif decision != terms.TAKE_DIE and state.current != state.in_turn():
        raise IllegalPosition(where, f"it is not the turn of player {whose}")
    elif decision == terms.FEED:
        if not 1 <= state.missing <= player.figures or player.food:
            raise IllegalPosition(where, f"player {whose} is not short of {state.missing} food")
    elif decision != terms.RESOLVE:
        _check_resolving(state, where)
    if decision not in (terms.ROLL, terms.GAME_OVER) and not legal_actions(state):
        raise IllegalPosition(where, f"player {whose} has nothing to choose from")


def _check_round_has_begun(state: State, where: str) -> None:
    """A round begins with four cards and no empty stack (N2, E1, E2)."""
    if len(state.cards_on_display()) < terms.SPACES:
        raise IllegalPosition(where, "a space of the display is empty")
    if state.has_empty_stack():
        raise IllegalPosition(where, "a stack is empty: the game is over")


def _check_resolving(state: State, where: str) -> None:
    """The player in turn stands at a location, and what is rolled is what it gives."""
    location, aim = int(state.location), int(state.aim)
    seat = state.in_turn()
    stands = state.players[seat].figures_at(location)
    if aim == terms.REWARD and state.decision in (terms.ROLL, terms.TAKE_REWARD):
        is_there = location == terms.ANIMAL and state.players[seat].chasing and state.threat
    else:
        is_there = bool(stands)
    if not is_there:
        raise IllegalPosition(
            where, f"no figure of player {LETTERS[seat]} at {LOCATIONS[location]}"
        )
    if state.decision == terms.PAY and location < terms.CARD_1:
        raise IllegalPosition(where, f"nothing is for sale at {LOCATIONS[location]}")
    if state.decision != terms.PAY:
        _check_roll(state, where, location, aim)


def _check_roll(state: State, where: str, location: int, aim: int) -> None:
    if terms.HUNT <= location < terms.CARD_1:
        right = terms.FOOD if location == terms.HUNT else location - terms.FOREST
        is_right = aim == right
    elif location < terms.BUILDING_1:
        is_right = location >= terms.CARD_1 and aim != terms.REWARD
    else:
        is_right = location == terms.ANIMAL and aim == terms.REWARD
    asks = {terms.TAKE_DIE: terms.DICE_FOR_ALL, terms.TAKE_REWARD: terms.REWARD}
    wanted = asks.get(state.decision)
    if not is_right or (wanted is not None and aim != wanted):
        raise IllegalPosition(where, f"no such roll at {LOCATIONS[location]}")
    if state.decision == terms.ROLL:
        is_right = not state.dice and dice_awaited(state) > 0
    else:
        is_right = bool(state.dice)
    if not is_right:
        raise IllegalPosition(where, "other dice than those that were rolled")
