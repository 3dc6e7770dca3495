"""The record of a game under way, without what a seat or a spectator must not know yet."""

from msgspec.structs import replace

from stoneage.rules import State, terms
from stoneage.table.names import BUILDINGS, CARDS, PIECES, in_mask

from .record import Deal, Record, sealed
from .replay import check


def redacted(record: Record, seat: int | None = None) -> Record:
    """Only pieces that were turned up are named, and no seed; a game that is over stays whole.

    A record with pieces face down cannot be replayed.
    """
    game = check(record)
    if game.is_over:
        return record
    fair = None if record.fair is None else replace(record.fair, seed=None)
    deal = Deal(
        cards=_cards_turned_up(game.state, seat), buildings=_buildings_turned_up(game.state)
    )
    return sealed(replace(record, deal=deal, fair=fair))


def _cards_turned_up(state: State, seat: int | None) -> tuple[str | None, ...]:
    """The drawn ones but the extra cards of others (C10); with closed cards none (C2)."""
    if state.ruleset.closed_cards:
        return (None,) * len(state.deck)
    secret = {
        CARDS.index(name)
        for index, player in enumerate(state.players)
        for name in in_mask(player.extra_card, CARDS)
        if index != seat
    }
    return tuple(
        PIECES[piece] if place < state.drawn and piece not in secret else None
        for place, piece in enumerate(state.deck)
    )


def _buildings_turned_up(state: State) -> tuple[str | None, ...]:
    """The built ones and the top of each stack in use (S5, B1)."""
    names: list[str | None] = []
    for place, tile in enumerate(state.tiles):
        stack, depth = divmod(place, int(terms.STACK))
        is_turned_up = stack < state.ruleset.players and depth <= state.gone_from(stack)
        names.append(BUILDINGS[tile] if is_turned_up else None)
    return tuple(names)
