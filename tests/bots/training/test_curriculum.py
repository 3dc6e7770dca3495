"""The games that are learnt from."""

from random import Random

from msgspec.structs import replace

from stoneage.bots.elder import shipped
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.training.curriculum import Curriculum, give_head_start
from stoneage.bots.training.plan import Plan
from stoneage.bots.training.strangers import MOST_ROUNDS, begin
from stoneage.rules import Ruleset, random_deal
from stoneage.rules.bundle import size
from stoneage.rules.state import Player
from stoneage.rules.terms import GAME_OVER
from stoneage.rules.tools import tool_points
from tests.bots.elder.nets import some_weights


def test_a_head_start_is_within_the_rules() -> None:
    """Drawn by lot, so that all of it is seen sooner or later."""
    random = Random(1)
    seen = set()
    for _ in range(200):
        player = Player()
        give_head_start(player, random)
        assert player.home == player.figures
        assert player.food >= 0
        assert size(player.resources) <= 8
        seen.add((int(tool_points(player)), int(player.agriculture), int(player.figures)))
    assert {tools for tools, _, _ in seen} == {0, 1, 2, 3}
    assert {agriculture for _, agriculture, _ in seen} == {0, 1, 2, 3}
    assert {figures for _, _, figures in seen} == {5, 6, 7}


def test_planners_and_older_selves_sit_at_some_tables() -> None:
    """Who plays a game can be told from how much the net was asked."""
    curriculum = Curriculum(Plan(players=2, keep=0.1))
    net = some_weights(2).net()
    judged = [curriculum.of_elders(net, [], Random(seed)).judged for seed in (1, 9)]
    assert 0 < 1.5 * judged[0] < judged[1]


def test_openings_are_played_otherwise_where_they_are_misjudged() -> None:
    """In every other game; what follows the opening is judged as always."""
    net = some_weights(2).net()
    plan = Plan(players=2, keep=0.0, studied=0.0)
    seeds = range(12)
    usual = [Curriculum(plan).of_elders(net, [], Random(seed)).scores for seed in seeds]
    noisy = Curriculum(replace(plan, opening_noise=50.0))
    changed = [noisy.of_elders(net, [], Random(seed)).scores for seed in seeds]
    alike = sum(one == other for one, other in zip(usual, changed, strict=True))
    assert 0 < alike < len(seeds)


def test_strangers_leave_games_in_all_rounds_and_over_in_none() -> None:
    net = some_weights(2).net()
    begun = []
    for seed in range(60):
        random, chance = Random(seed), Xorshift(seed + 1)
        begun.append(begin(random_deal(Ruleset(2), chance), net, random, chance))
    assert all(state.decision != GAME_OVER for state in begun)
    rounds = {int(state.round) for state in begun}
    assert {1, 5, 10} < rounds
    assert max(rounds) <= MOST_ROUNDS + 1
    fields = [int(player.agriculture) for state in begun for player in state.players]
    assert max(fields) > 4


def test_only_what_elders_make_of_a_game_of_strangers_is_learnt() -> None:
    net = shipped(2)
    plan = Plan(players=2, keep=1.0, studied=0.0)
    begun = Curriculum(replace(plan, strangers=1.0))
    seeds = range(12)
    whole = [len(Curriculum(plan).of_elders(net, [], Random(seed)).seats) for seed in seeds]
    ended = [len(begun.of_elders(net, [], Random(seed)).seats) for seed in seeds]
    assert 0 < sum(ended) < 0.9 * sum(whole)
