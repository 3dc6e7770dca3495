"""A full state that agrees with a view: what the viewer cannot know is dealt anew."""

from stoneage.rules import terms
from stoneage.rules.bundle import bundle
from stoneage.rules.chance import Chance, shuffled
from stoneage.rules.dice import gathered
from stoneage.rules.rounds import laid_out
from stoneage.rules.state import CARD_BITS, STACK_BITS, Player, State

from .names import (
    AIMS,
    ANIMALS,
    BUILDINGS,
    CARDS,
    DECISIONS,
    IGLOOS,
    LOCATIONS,
    PIECES,
    mask_of,
)
from .view import PlayerView, View


def redeal(view: View, chance: Chance) -> State:
    """A state whose view from the same seat is this view again."""
    players = [_player(board) for board in view.players]
    deck = _redeal_cards(view, players, chance)
    state = State(view.options.ruleset(), deck, _redeal_tiles(view, chance), players)
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


def _await(state: State, view: View) -> None:
    awaited = view.awaited
    state.decision = DECISIONS.index(awaited.decision)
    state.location = 0 if awaited.at is None else LOCATIONS.index(awaited.at)
    state.aim = 0 if awaited.aim is None else AIMS.index(awaited.aim)
    state.dice = gathered(list(awaited.dice))
    state.missing = awaited.missing_food


def _player(board: PlayerView) -> Player:
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


def _redeal_cards(view: View, players: list[Player], chance: Chance) -> list[int]:
    """The deck: what is drawn first, then the rest in a new order.

    Hidden cards of the other seats come out of the cards that the viewer has not seen.
    """
    seen = [CARDS.index(card) for card in view.display if card is not None]
    for player in players:
        mask = player.cards | player.extra_card
        seen += [card for card in range(len(CARDS)) if mask >> card & 1]
    unseen = shuffled([card for card in range(len(CARDS)) if card not in seen], chance)
    for player, board in zip(players, view.players, strict=True):
        for _ in range(board.hidden_cards):
            card = unseen.pop()
            seen.append(card)
            _hide(view, player, card)
    drawn_animals = [PIECES.index(animal) for animal in _seen_animals(view)]
    animals = range(len(CARDS), len(PIECES)) if view.options.wild_animals else range(0)
    waiting = [animal for animal in animals if animal not in drawn_animals]
    return seen + drawn_animals + shuffled(unseen + waiting, chance)


def _hide(view: View, player: Player, card: int) -> None:
    if view.options.closed_cards:
        player.cards |= 1 << card
    else:
        player.extra_card |= 1 << card


def _seen_animals(view: View) -> list[str]:
    active = [] if view.animal is None else [view.animal]
    return [*active, *view.waiting_animals, *view.gone_animals]


def _redeal_tiles(view: View, chance: Chance) -> list[int]:
    """Built ones fill the gone part of the stacks, seen ones lie on top, the rest is anywhere."""
    built = [BUILDINGS.index(name) for board in view.players for name in board.buildings]
    tops = [None if stack.top is None else BUILDINGS.index(stack.top) for stack in view.stacks]
    hidden = [tile for tile in range(len(BUILDINGS)) if tile not in built and tile not in tops]
    hidden = shuffled(hidden, chance)
    tiles: list[int] = []
    for stack, top in zip(view.stacks, tops, strict=True):
        tiles += [built.pop() for _ in range(int(terms.STACK) - stack.left)]
        if top is not None:
            tiles.append(top)
            tiles += [hidden.pop() for _ in range(stack.left - 1)]
    return tiles + hidden
