"""Many random games: the same for the same seed, and added up rightly."""

import pytest

from stoneage.bots.simulation.simulate import random_game, simulate
from stoneage.rules.terms import GAME_OVER
from stoneage.table.options import Options
from stoneage.table.seeing import result

EVERYTHING = Options(players=3, harsh_winter=True, wild_animals=True, igloos=True)


@pytest.mark.parametrize("options", [Options(players=2), Options(), EVERYTHING])
def test_the_same_seed_plays_the_same_games(options: Options) -> None:
    """Everything but the time taken is equal."""
    first, second = simulate(options, 3, 7), simulate(options, 3, 7)
    assert first.decisions == second.decisions
    assert first.score_mean == second.score_mean
    assert first.rounds_mean == second.rounds_mean
    assert first.ends == second.ends


def test_another_seed_plays_other_games() -> None:
    """Neighbouring seeds and neighbouring games have nothing in common."""
    ruleset = Options().ruleset()
    decks = {tuple(random_game(ruleset, seed, game)[0].deck) for seed in (1, 2) for game in (0, 1)}
    assert len(decks) == 4


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    """Game number 4 is the same alone and in a row."""
    ruleset = Options().ruleset()
    row = [random_game(ruleset, 1, number) for number in range(5)]
    alone = random_game(ruleset, 1, 4)
    assert alone[0] == row[4][0]
    assert alone[1] == row[4][1]


def test_the_means_are_those_of_the_single_games() -> None:
    """Rounds, scores, winners and causes, recomputed game by game."""
    simulation = simulate(EVERYTHING, 6, 3)
    games = [random_game(EVERYTHING.ruleset(), 3, number) for number in range(6)]
    results = [result(state) for state, _ in games]
    totals = [[scoring.total for scoring in ending.scoring] for ending in results]
    assert all(state.decision == GAME_OVER for state, _ in games)
    assert simulation.games == 6
    assert simulation.decisions == sum(decisions for _, decisions in games)
    assert simulation.rounds_mean == sum(state.round for state, _ in games) / 6
    assert simulation.score_mean == pytest.approx(sum(map(sum, totals)) / 18)
    assert simulation.winner_score_mean == sum(map(max, totals)) / 6
    causes = [ending.cause for ending in results]
    assert simulation.ends == {name: causes.count(name) for name in ("cards", "buildings")}


def test_speed_is_measured_in_processor_time() -> None:
    """The two speeds follow from the time and the counts."""
    simulation = simulate(Options(), 2, 1)
    assert simulation.cpu_seconds > 0
    assert simulation.games_per_second == 2 / simulation.cpu_seconds
    assert simulation.decisions_per_second == simulation.decisions / simulation.cpu_seconds


def test_every_game_is_reported_when_it_is_over() -> None:
    """What a progress bar needs."""
    reports = []
    simulate(Options(), 3, 1, lambda: reports.append(1))
    assert len(reports) == 3


def test_no_games_are_no_simulation() -> None:
    with pytest.raises(ValueError, match="at least one"):
        simulate(Options(), 0, 1)
