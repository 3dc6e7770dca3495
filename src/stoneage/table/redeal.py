"""A full state that agrees with a view: what the viewer cannot know is dealt anew."""

from stoneage.rules import Chance, Player, State, shuffled, terms

from .assembling import assembled, player_of
from .names import BUILDINGS, CARDS, PIECES
from .view import View


def redeal(view: View, chance: Chance) -> State:
    """A state whose view from the same seat is this view again."""
    players = [player_of(board) for board in view.players]
    deck = _redeal_cards(view, players, chance)
    return assembled(view, players, deck, _redeal_tiles(view, chance))


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
