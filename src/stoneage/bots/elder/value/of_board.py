"""What the net is told about the board: the clock, the places still free, and what lies there."""

from mypy_extensions import i64

from stoneage.rules import (
    State,
    chasers,
    figures_in,
    is_igloo_gone,
    occupied,
    penalty,
    standing_figures,
    visitors,
)
from stoneage.rules.terms import (
    CLAY_PIT,
    FEED,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    IGLOO_1,
    PLACE,
    QUARRY,
    RINGS,
    RIVER,
    SPACES,
    STACK,
    TOOL_MAKER,
)

from .net import Accumulator
from .of_cards_and_buildings import put_space, put_stack
from .outlook import Outlook


def put_board(
    features: Accumulator, state: State, seat: i64, outlooks: list[Outlook], rounds: i64
) -> None:
    """Write the board as a seat sees it; `rounds` are quarters of rounds left."""
    taken = occupied(state)
    _put_clock(features, state, rounds)
    _put_seats(features, state, seat)
    _put_last_start(features, state, seat, rounds)
    for space in range(SPACES):
        features.begin("card #: ", space + 1)
        put_space(features, state, space, taken, seat, outlooks)
    for stack in range(state.ruleset.players):
        features.begin("stack #: ", stack + 1)
        put_stack(features, state, stack, taken, seat, outlooks)
    features.begin("", 0)
    _put_places(features, state, taken)
    _put_variants(features, state, taken)


def _put_clock(features: Accumulator, state: State, rounds: i64) -> None:
    decision = state.decision
    deck: i64 = len(state.deck) - state.drawn
    gaps: i64 = 0
    for space in range(SPACES):
        gaps += i64(state.card_on(space) < 0)
    lowest: i64 = STACK
    for stack in range(state.ruleset.players):
        lowest = min(lowest, STACK - state.gone_from(stack))
    features.put("quarters of rounds left", rounds)
    features.put("round", state.round)
    features.put("cards in the deck", deck)
    features.put("cards in the deck after this round", deck - gaps)
    features.put("the deck runs out", i64(deck < gaps))
    features.put("a stack is empty", i64(lowest == 0))
    for left in range(6):
        features.put_numbered("at most # in the lowest stack", left, i64(lowest <= left))
    features.put("placing", i64(decision == PLACE))
    features.put("resolving", i64(decision != PLACE and decision < FEED))
    features.put("feeding", i64(decision == FEED))


def _put_seats(features: Accumulator, state: State, seat: i64) -> None:
    players = state.ruleset.players
    acting = (state.current - seat + players) % players
    starting = (state.start - seat + players) % players
    for place in range(players):
        features.put_numbered("seat # from me acts", place, i64(place == acting))
    for place in range(players):
        features.put_numbered("seat # from me is start player", place, i64(place == starting))


def _put_last_start(features: Accumulator, state: State, seat: i64, rounds: i64) -> None:
    """Who begins the last round, one of two in succession, in quarters of likelihood.

    Who begins it has the best of everything that is left. If it is this one, that is over as soon
    as everybody has placed.
    """
    players = state.ruleset.players
    starting = (state.start - seat + players) % players
    sooner = rounds // 4
    is_later = rounds % 4
    is_sooner = 4 - is_later
    is_now = is_sooner * i64(sooner == 0 and state.decision == PLACE)
    for place in range(players):
        value = is_now * i64(place == starting)
        features.put_numbered("seat # from me begins, perhaps the last round", place, value)
    for place in range(players):
        value = is_later * i64(place == (starting + sooner + 1) % players)
        if sooner:
            value += is_sooner * i64(place == (starting + sooner) % players)
        features.put_numbered("seat # from me will begin the last round", place, value)


def _put_places(features: Accumulator, state: State, taken: i64) -> None:
    """Where a newcomer could still go this round (P2, X1, X2)."""
    players = state.ruleset.players
    is_placing = state.decision == PLACE
    visited: i64 = 0
    for location in range(TOOL_MAKER, HUNT):
        visited += taken >> location & 1
    is_open = is_placing and (players == 4 or visited < 2)
    features.put("tool maker is free", i64(is_open and not taken >> TOOL_MAKER & 1))
    features.put("hut is free", i64(is_open and not taken >> HUT & 1))
    features.put("field is free", i64(is_open and not taken >> FIELD & 1))
    crowd = standing_figures(state)
    features.put("rings left: forest", rings_left(crowd, FOREST, is_placing))
    features.put("rings left: clay pit", rings_left(crowd, CLAY_PIT, is_placing))
    features.put("rings left: quarry", rings_left(crowd, QUARRY, is_placing))
    features.put("rings left: river", rings_left(crowd, RIVER, is_placing))
    features.put("closed to newcomers: forest", i64(is_closed(state, FOREST)))
    features.put("closed to newcomers: clay pit", i64(is_closed(state, CLAY_PIT)))
    features.put("closed to newcomers: quarry", i64(is_closed(state, QUARRY)))
    features.put("closed to newcomers: river", i64(is_closed(state, RIVER)))


def rings_left(crowd: i64, location: i64, is_placing: bool) -> i64:
    if is_placing:
        return RINGS - figures_in(crowd, location)
    return 0


def is_closed(state: State, location: i64) -> bool:
    players = state.ruleset.players
    return state.decision == PLACE and players < 4 and visitors(state, location) == players - 1


def _put_variants(features: Accumulator, state: State, taken: i64) -> None:
    ruleset = state.ruleset
    chase: i64 = 0
    if state.threat:
        chase = ruleset.players - chasers(state)
    features.put("harsh winter", i64(ruleset.harsh_winter))
    features.put("wild animals", i64(ruleset.wild_animals))
    features.put("igloos", i64(ruleset.igloos))
    features.put("closed cards", i64(ruleset.closed_cards))
    features.put("the animal's penalty", penalty(state))
    features.put("places left on the animal's card", chase)
    for igloo in range(4):
        is_there = ruleset.igloos and not is_igloo_gone(state, igloo)
        is_free = is_there and not taken >> IGLOO_1 + igloo & 1
        features.put_numbered("igloo # is free", igloo + 1, i64(is_free))
