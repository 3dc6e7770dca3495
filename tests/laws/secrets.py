"""Changing everything that a seat cannot see, and nothing else."""

from stoneage.rules.chance import Chance, shuffled
from stoneage.rules.components import CARDS, CHOOSE_RESOURCES, ONE_USE_TOOL
from stoneage.rules.state import Player, State
from stoneage.rules.terms import FIRST_ANIMAL, STACK


def with_other_secrets(state: State, seat: int | None, chance: Chance) -> State:
    """A twin that differs in everything hidden from the seat: deck, stacks, others' cards."""
    twin = State(
        state.ruleset,
        _other_deck(state, chance),
        _other_tiles(state, chance),
        [player.copy() for player in state.players],
    )
    twin.restore(state.numbers())
    _swap_hidden_cards(twin, seat, chance)
    return twin


def _other_deck(state: State, chance: Chance) -> list[int]:
    drawn = state.drawn
    return state.deck[:drawn] + shuffled(state.deck[drawn:], chance)


def _other_tiles(state: State, chance: Chance) -> list[int]:
    tiles = list(state.tiles)
    hidden = list(range(state.ruleset.players * STACK, len(tiles)))
    for stack in range(state.ruleset.players):
        hidden += range(STACK * stack + state.gone_from(stack) + 1, STACK * (stack + 1))
    for index, tile in zip(
        hidden, shuffled([tiles[index] for index in hidden], chance), strict=True
    ):
        tiles[index] = tile
    return tiles


def _swap_hidden_cards(state: State, seat: int | None, chance: Chance) -> None:
    """Every card that the seat may not see changes places with others of its kind."""
    for index, player in enumerate(state.players):
        if index == seat:
            continue
        hidden = player.extra_card
        if state.ruleset.closed_cards:
            hidden |= player.cards & ~_face_up(player)
        for card in range(len(CARDS)):
            if hidden >> card & 1:
                _swap(state, player, card, chance)


def _face_up(player: Player) -> int:
    mask = 0
    for index, card in enumerate(CARDS):
        unspent = card.top == ONE_USE_TOOL and player.unused >> card.amount + 1 & 1
        if unspent or (card.top == CHOOSE_RESOURCES and player.may_choose):
            mask |= 1 << index
    return mask & player.cards


def _swap(state: State, player: Player, card: int, chance: Chance) -> None:
    places = [
        place for place in range(state.drawn, len(state.deck)) if state.deck[place] < FIRST_ANIMAL
    ]
    if not places:
        return
    place = places[chance.below(len(places))]
    other = state.deck[place]
    state.deck[state.deck.index(card)] = other
    state.deck[place] = card
    if player.extra_card >> card & 1:
        player.extra_card = 1 << other
    else:
        player.cards ^= 1 << card | 1 << other
