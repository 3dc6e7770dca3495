"""The choice of somebody who errs: the best of what was noticed, as it was believed to be."""

from mypy_extensions import i64

from stoneage.bots.elder.lookahead.expectimax import Lookahead, candidates
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import State, perform
from stoneage.rules.terms import FEED, PLACE, STARVE, USE_TOOLS, USE_TOOLS_ACTION

from .faults import Faults, happens
from .taste import Taste


def choose(
    state: State, lookahead: Lookahead, faults: Faults, taste: Taste, scale: float, rng: Xorshift
) -> i64:
    """The action of the seat to act. `scale` turns points of a table of two into those here."""
    actions = candidates(state)
    if len(actions) == 1:
        return actions[0]
    values = lookahead.values(state, actions)
    least = max(values) - faults.largest_error * scale
    if state.decision == USE_TOOLS and happens(faults.forgets_tools, rng):
        for index in range(len(actions)):
            if actions[index] == USE_TOOLS_ACTION and values[index] >= least:
                return actions[index]
    belief = faults.believed(state, rng)
    believed = values if belief is state else lookahead.values(belief, actions)
    chosen: i64 = -1
    most = -1e9
    for index in noticed(state, actions, values, least, faults, rng):
        worth = believed[index] + scale * liking(belief, actions[index], taste)
        if state.decision == PLACE:
            worth += scale * faults.misjudgement(rng)
        if worth > most:
            most = worth
            chosen = actions[index]
    return chosen


def noticed(
    state: State,
    actions: list[int],
    values: list[float],
    least: float,
    faults: Faults,
    rng: Xorshift,
) -> list[int]:
    """The indices of the actions that come to mind; if none does, of all that cost little."""
    sane = [index for index in range(len(actions)) if values[index] >= least]
    if state.decision != PLACE:
        return sane
    unseen = faults.overlooked(rng)
    seen = [index for index in sane if not unseen >> (actions[index] >> 4) & 1]
    return seen or sane


def liking(state: State, action: i64, taste: Taste) -> float:
    """Points for what the action brings nearer."""
    if state.decision == FEED:
        return taste.hunger * float(state.missing) if action == STARVE else 0.0
    twin = state.copy()
    perform(twin, action)
    return taste.worth(twin, state.current)
