"""A full state that agrees with a view: what the viewer cannot know is dealt anew."""

from stoneage.rules import Chance, Player, State, shuffled, terms

from .assembling import assembled, player_of
from .names import BUILDINGS, CARDS, PIECES
from .view import View


def redeal(view: View, chance: Chance) -> State:
    """A state whose view from the same seat is this view again."""
    return Deals(view).deal(chance)


class Deals:
    """Many such states of one view: what they have in common is put together once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._players = [player_of(board) for board in view.players]
        self._seen = _seen_cards(view, self._players)
        self._unseen = [card for card in range(len(CARDS)) if card not in {*self._seen}]
        self._drawn_animals = [PIECES.index(animal) for animal in _seen_animals(view)]
        animals = range(len(CARDS), len(PIECES)) if view.options.wild_animals else range(0)
        self._waiting = [animal for animal in animals if animal not in self._drawn_animals]
        self._built = [BUILDINGS.index(name) for board in view.players for name in board.buildings]
        self._tops = [
            None if stack.top is None else BUILDINGS.index(stack.top) for stack in view.stacks
        ]
        known = {*self._built, *self._tops}
        self._hidden = [tile for tile in range(len(BUILDINGS)) if tile not in known]

    def deal(self, chance: Chance) -> State:
        players = [player.copy() for player in self._players]
        deck = self._deal_cards(players, chance)
        return assembled(self._view, players, deck, self._deal_tiles(chance))

    def _deal_cards(self, players: list[Player], chance: Chance) -> list[int]:
        """The deck: what is drawn first, then the rest in a new order.

        Hidden cards of the other seats come out of the cards that the viewer has not seen.
        """
        unseen = shuffled(self._unseen, chance)
        taken: list[int] = []
        for player, board in zip(players, self._view.players, strict=True):
            for _ in range(board.hidden_cards):
                taken.append(unseen.pop())
                _hide(self._view, player, taken[-1])
        rest = shuffled(unseen + self._waiting, chance)
        return self._seen + taken + self._drawn_animals + rest

    def _deal_tiles(self, chance: Chance) -> list[int]:
        """Built ones fill the gone part of a stack, seen ones lie on top, the rest is anywhere."""
        built = self._built.copy()
        hidden = shuffled(self._hidden, chance)
        tiles: list[int] = []
        for stack, top in zip(self._view.stacks, self._tops, strict=True):
            tiles += [built.pop() for _ in range(int(terms.STACK) - stack.left)]
            if top is not None:
                tiles.append(top)
                tiles += [hidden.pop() for _ in range(stack.left - 1)]
        return tiles + hidden


def _seen_cards(view: View, players: list[Player]) -> list[int]:
    seen = [CARDS.index(card) for card in view.display if card is not None]
    for player in players:
        mask = player.cards | player.extra_card
        seen += [card for card in range(len(CARDS)) if mask >> card & 1]
    return seen


def _hide(view: View, player: Player, card: int) -> None:
    if view.options.closed_cards:
        player.cards |= 1 << card
    else:
        player.extra_card |= 1 << card


def _seen_animals(view: View) -> list[str]:
    active = [] if view.animal is None else [view.animal]
    return [*active, *view.waiting_animals, *view.gone_animals]
