"""The story of a round's end: a new display, a new round, or the end of the game (N, E, L7)."""

from stoneage.rules import TOOL_SPACES, State, penalty, terms
from stoneage.table.events import (
    AnimalAppeared,
    AnimalBecameActive,
    CardSlid,
    CardTurnedUp,
    Event,
    ExtraCardRevealed,
    FinalScoringDone,
    GameEnded,
    GameWon,
    RoundBegan,
    ToolsRefreshed,
)
from stoneage.table.names import ANIMALS, CARDS, LOCATIONS, LocationName, in_mask
from stoneage.table.seeing import result

from .change import Change


def round_ended(change: Change) -> list[Event]:
    after = change.after
    if after.decision == terms.GAME_OVER:
        return _game_ended(after)
    events = [*_cards_slid(change.before), *_display_filled(change)]
    if after.threat != change.before.threat:
        active = ANIMALS[after.threat - 1]
        events.append(AnimalBecameActive(active, int(penalty(after))))
    events += _tools_refreshed(change)
    events.append(RoundBegan(int(after.round), int(after.start)))
    return events


def _cards_slid(before: State) -> list[Event]:
    """The cards that were left go to the cheapest spaces in their order (N2)."""
    left = [space for space in range(terms.SPACES) if before.card_on(space) >= 0]
    return [
        CardSlid(_space(space), _space(cheaper), CARDS[before.card_on(space)])
        for cheaper, space in enumerate(left)
        if space != cheaper
    ]


def _display_filled(change: Change) -> list[Event]:
    """What was drawn, in its order: cards for the free spaces, animals for the line (N2, L2)."""
    events: list[Event] = []
    space = len(change.before.cards_on_display())
    for piece in change.after.deck[change.before.drawn : change.after.drawn]:
        if piece < terms.FIRST_ANIMAL:
            events.append(CardTurnedUp(_space(space), CARDS[piece]))
            space += 1
        else:
            events.append(AnimalAppeared(ANIMALS[piece - terms.FIRST_ANIMAL]))
    return events


def _space(space: int) -> LocationName:
    return LOCATIONS[terms.CARD_1 + space]


def _tools_refreshed(change: Change) -> list[Event]:
    events: list[Event] = []
    for seat, (was, now) in enumerate(
        zip(change.before.players, change.after.players, strict=True)
    ):
        used = now.unused & ~was.unused
        if used:
            spaces = tuple(space + 1 for space in range(TOOL_SPACES) if used >> space & 1)
            events.append(ToolsRefreshed(seat, spaces))
    return events


def _game_ended(state: State) -> list[Event]:
    """The cause, the cards that nobody knew, everybody's points, the winners (E1 to E4)."""
    outcome = result(state)
    events: list[Event] = [GameEnded(outcome.cause)]
    for seat, player in enumerate(state.players):
        for card in in_mask(player.extra_card, CARDS):
            events.append(ExtraCardRevealed(seat, card))
    for seat, scoring in enumerate(outcome.scoring):
        events.append(FinalScoringDone(seat, scoring))
    return [*events, GameWon(outcome.winners)]
