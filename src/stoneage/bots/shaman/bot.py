"""Shaman tries the most promising actions in many dealt worlds, for as long as it may."""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from msgspec import Struct

from stoneage.bots.elder.forecast import Forecast, forecast
from stoneage.bots.elder.lookahead.expectimax import candidates
from stoneage.bots.elder.quantized import shipped
from stoneage.bots.elder.value.net import Net
from stoneage.rules.terms import PLACE
from stoneage.table import Action, View
from stoneage.table.codec import decode

from .root_search import Search
from .search.halving import Trial, better_half, by_worth, halvings_of, is_clear, tries_each
from .search_pool import SearchPool

TRIES_A_SECOND = {2: 900, 3: 650, 4: 500}
"""Less than compiled code can do, so that the answer does not depend on the machine."""

LEAST_CANDIDATES = 3
MOST_CANDIDATES = 12
HOPELESS = 8.0  # actions beyond the least that Elder thinks so many points worse are not tried


class Thought(Struct, frozen=True, kw_only=True):
    """One action, and what Shaman expects of it; without a try, what Elder expects anyway."""

    action: Action
    wins: tuple[float, ...]  # every seat's chance, together 1
    margin: float  # points ahead of the best of the others
    tries: int


class Shaman:
    """Sequential halving over dealt worlds, with the same luck for every action.

    It makes as many tries as `tries_a_second` allows, in each of its `processes`, and stops before
    that only if one action is clearly the best or the time is up. `seconds` is the most that it
    takes for a move; a game may give less.
    """

    def __init__(
        self,
        seconds: float = 1.0,
        tries_a_second: float | None = None,
        processes: int = 1,
        net_for: Callable[[int], Net] = shipped,
    ) -> None:
        """Helpers think with the shipped nets, whatever `net_for` a number of players gives."""
        self.net_for = net_for
        self.seconds = seconds
        self.tries_a_second = tries_a_second
        self.pool = SearchPool(processes - 1)

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        if len(choices) == 1:
            return choices[0]
        return self.consider(view, rng, seconds)[0].action

    def consider(self, view: View, rng: Random, seconds: float) -> list[Thought]:
        """The actions worth trying, the best first."""
        seconds = min(seconds, self.seconds)
        until = monotonic() + seconds
        self.pool.ask(view, rng)
        search = Search(view, rng, self.net_for(len(view.players)))
        trials = self.trials(search)
        if seconds:
            trials = self.looked_at(trials, search)
        expected = forecast(view)
        a_second = self.tries_a_second or TRIES_A_SECOND[len(view.players)]
        tries = int(seconds * a_second) * self.pool.shares
        halvings = int(halvings_of(len(trials)))
        left, done = trials, 0
        while len(left) > 1 and monotonic() < until:
            numbers = range(done, done + int(tries_each(len(left), tries, halvings)))
            own = self.pool.send_out(left, numbers, until - monotonic())
            search.try_all(left, own, until)
            self.pool.gather(left)
            done = numbers.stop
            if is_clear(left):
                break
            left = better_half(left)
        beaten = [trial for trial in trials if trial not in left]
        ranked = by_worth(left) + by_worth(beaten)
        return [_thought(trial, expected, view.awaited.seat or 0) for trial in ranked]

    def trials(self, search: Search) -> list[Trial]:
        """What Elder would think of, without what it thinks hopeless; the best first."""
        state = search.worlds.first(1)[0].state
        players = len(state.players)
        actions = candidates(state)
        if len(actions) == 1:
            return [Trial(actions[0], 0.0, players)]
        opinions = search.rollouts.lookaheads[state.current].values(state, actions)
        trials = by_worth([Trial(*each, players) for each in zip(actions, opinions, strict=True)])
        hopeful = sum(trial.opinion > trials[0].opinion - HOPELESS for trial in trials)
        return trials[: min(max(hopeful, LEAST_CANDIDATES), MOST_CANDIDATES)]

    def looked_at(self, trials: list[Trial], search: Search) -> list[Trial]:
        """Placements are looked at when everybody has placed, which takes one try without dice."""
        state = search.worlds.first(1)[0].state
        if state.decision != PLACE:
            return trials
        for trial in trials:
            trial.opinion = search.rollouts.worth_when_placed(state, trial.action, 0.0)
        return by_worth(trials)

    def close(self) -> None:
        """Nothing more is asked: its processes end."""
        self.pool.close()


def _thought(trial: Trial, expected: Forecast, seat: int) -> Thought:
    tries = int(trial.tries)
    action = decode(trial.action)
    if not tries:
        margin = expected.margins[seat]
        return Thought(action=action, wins=expected.wins, margin=margin, tries=0)
    wins = tuple(chance / tries for chance in trial.chances)
    return Thought(action=action, wins=wins, margin=trial.margins / tries, tries=tries)
