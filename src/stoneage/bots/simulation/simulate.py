"""Many games of random players: how long, how high, how they end, and how fast."""

from collections.abc import Callable
from time import process_time

from msgspec import Struct

from stoneage.bots.rng.seeds import seed_of_game
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import Ruleset, State, is_compiled, random_deal
from stoneage.table import Options, result
from stoneage.table.names import EndName

from .playout import play_out


class Simulation(Struct, frozen=True, kw_only=True):
    """What many games had in common. `cpu_seconds` is the time of dealing and playing alone."""

    options: Options
    seed: int
    compiled: bool
    games: int
    decisions: int
    cpu_seconds: float
    games_per_second: float
    decisions_per_second: float
    rounds_mean: float
    score_mean: float
    winner_score_mean: float
    ends: dict[EndName, int]


def simulate(
    options: Options,
    games: int,
    seed: int,
    after_each: Callable[[], None] = lambda: None,
) -> Simulation:
    """Play so many games; game number i is the same in every simulation with this seed."""
    if games < 1:
        raise ValueError("a simulation has at least one game")
    ruleset = options.ruleset()
    decisions = rounds = scores = best_scores = 0
    cpu_seconds = 0.0
    ends: dict[EndName, int] = {"cards": 0, "buildings": 0}
    for number in range(games):
        began = process_time()
        state, taken = random_game(ruleset, seed, number)
        cpu_seconds += process_time() - began
        ending = result(state)
        totals = [scoring.total for scoring in ending.scoring]
        decisions += taken
        rounds += int(state.round)
        scores += sum(totals)
        best_scores += max(totals)
        ends[ending.cause] += 1
        after_each()
    return Simulation(
        options=options,
        seed=seed,
        compiled=is_compiled(),
        games=games,
        decisions=decisions,
        cpu_seconds=cpu_seconds,
        games_per_second=_rate(games, cpu_seconds),
        decisions_per_second=_rate(decisions, cpu_seconds),
        rounds_mean=rounds / games,
        score_mean=scores / games / options.players,
        winner_score_mean=best_scores / games,
        ends=ends,
    )


def random_game(ruleset: Ruleset, seed: int, number: int) -> tuple[State, int]:
    """One game of random players from deal to end, and how many decisions it took."""
    chance = Xorshift(seed_of_game(seed, number))
    state = random_deal(ruleset, chance)
    return state, play_out(state, chance)


def _rate(count: int, seconds: float) -> float:
    """Per second; 0 where the clock is too coarse to have measured any time."""
    return count / seconds if seconds else 0.0
