"""A state put together from a view and from what lies hidden: deck, stacks and closed cards."""

from stoneage.rules import CARD_BITS, STACK_BITS, Player, State, laid_out, terms
from stoneage.rules.bundle import bundle
from stoneage.rules.dice import gathered

from .names import AIMS, ANIMALS, BUILDINGS, CARDS, DECISIONS, IGLOOS, LOCATIONS, mask_of
from .view import PlayerView, View


def assembled(view: View, players: list[Player], deck: list[int], tiles: list[int]) -> State:
    """The state of this view; `deck` begins with what is drawn, each stack with what is gone."""
    state = State(view.options.ruleset(), deck, tiles, players)
    state.drawn = len(deck) - view.deck
    state.round = view.round
    state.start = view.start
    state.current = view.turn if view.awaited.seat is None else view.awaited.seat
    state.turn = (view.turn - view.start) % len(players)
    for space, card in enumerate(view.display):
        if card is not None:
            state.display |= laid_out([CARDS.index(card)]) << CARD_BITS * space
    for stack, seen in enumerate(view.stacks):
        state.built |= int(terms.STACK) - seen.left << STACK_BITS * stack
    state.threat = 0 if view.animal is None else ANIMALS.index(view.animal) + 1
    for place, animal in enumerate(view.waiting_animals):
        state.waiting |= ANIMALS.index(animal) + 1 << 3 * place
    _await(state, view)
    return state


def player_of(board: PlayerView) -> Player:
    """The player with all that the viewer sees."""
    player = Player()
    player.score = board.score
    player.food = board.food
    player.agriculture = board.agriculture
    player.figures = board.figures
    player.home = board.home + sum(board.placed.values())
    player.chasing = board.chasing
    for at, figures in board.placed.items():
        player.send(LOCATIONS.index(at), figures)
    player.resources = bundle(board.wood, board.brick, board.stone, board.gold)
    for space, tool in enumerate(board.tools):
        player.tools |= tool.value << 4 * space
        player.unused |= (not tool.used) << space
    for value in board.one_use_tools:
        player.unused |= 1 << value + 1
    player.may_choose = int(board.may_choose_resources)
    player.cards = mask_of(board.cards, CARDS)
    player.extra_card = 0 if board.extra_card is None else mask_of((board.extra_card,), CARDS)
    player.buildings = mask_of(board.buildings, BUILDINGS)
    player.igloos = mask_of(board.igloos, IGLOOS)
    return player


def _await(state: State, view: View) -> None:
    awaited = view.awaited
    state.decision = DECISIONS.index(awaited.decision)
    state.location = 0 if awaited.at is None else LOCATIONS.index(awaited.at)
    state.aim = 0 if awaited.aim is None else AIMS.index(awaited.aim)
    state.dice = gathered(list(awaited.dice))
    state.missing = awaited.missing_food
