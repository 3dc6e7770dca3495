"""The games that are learnt from."""

from random import Random

from stoneage.bots.training.lessons import Lessons, give_head_start
from stoneage.bots.training.plan import Plan
from stoneage.rules.bundle import size
from stoneage.rules.state import Player
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


def test_planners_are_not_learnt_from_among_elders() -> None:
    """What they make of a position says little about what Elder would."""
    lessons = Lessons(Plan(players=2, keep=0.1))
    net = some_weights(2).net()
    learnt = [sorted(lessons.of_elders(net, [], Random(seed))[1]) for seed in (1, 9)]
    assert learnt == [[False, True], [True, True]]


def test_the_same_lot_gives_the_same_lesson() -> None:
    lessons = Lessons(Plan(players=3, keep=0.1))
    games = [lessons.of_planners(Random(5))[0] for _ in range(2)]
    assert games[0].scores == games[1].scores
    assert list(games[0].rows) == list(games[1].rows)
    assert len(games[0].seats) > 0
