"""The review of a game: its laws, and that it can be stopped and taken up again."""

import json

import msgspec
import pytest
from jsonschema import Draft202012Validator

from stoneage.analysis import Review, Reviewer, review
from stoneage.analysis.document import Moment
from stoneage.analysis.schema import review_schema
from stoneage.analysis.turning import turning_points
from stoneage.analysis.verdicts import DOUBTFUL, NOT_JUDGED
from stoneage.record.record import Record
from stoneage.table.actions import Roll
from stoneage.table.game import Game
from tests.analysis.games import NAMES, part, recorded
from tests.analysis.write_schema import SCHEMA

PARTS = [(name, -6, 6) for name in NAMES] + [("everything", 0, 1), ("closed-cards", 16, 8)]


def assert_lawful(found: Review, game: Game) -> None:
    """Everything adds up, seat by seat and move by move."""
    assert found.reviewed == found.moves == len(game)
    assert len(found.chances) == len(game) + 1
    for row in found.chances:
        assert min(row) >= 0
        assert sum(row) == pytest.approx(1, abs=1e-9)
    for moment in found.moments:
        assert sum(moment.effect) == pytest.approx(0, abs=1e-9)
        assert sum(moment.luck) == pytest.approx(0, abs=1e-9)
        assert moment.loss == pytest.approx(-moment.effect[moment.seat], abs=1e-9)
        assert moment.loss >= 0
        is_roll = isinstance(game.moves[moment.move], Roll)
        assert (moment.cause == "roll") <= is_roll <= (moment.kind == "chance")
    assert {moment.move for moment in found.moments} == {*range(len(game))}
    for seat, each in enumerate(found.summary):
        parts = each.first + each.decisions + each.others + each.luck + each.revision
        assert parts == pytest.approx(each.result, abs=1e-9)
        assert each.first == found.chances[0][seat]
        assert each.result == found.chances[-1][seat]
        assert each.decisions <= 0


@pytest.mark.parametrize(("name", "since", "moves"), PARTS)
def test_the_parts_of_recorded_games_add_up(name: str, since: int, moves: int) -> None:
    """First + decisions + others + luck + revision = result, in all variants."""
    game = part(name, since, moves)
    assert_lawful(review(game), game)


def test_a_finished_game_comes_to_its_result() -> None:
    """Winners share the win."""
    shared = part("shared-victory", -6, 6)
    assert shared.result is not None
    found = review(shared)
    winners = shared.result.winners
    assert [each.result for each in found.summary] == [
        1 / len(winners) if seat in winners else 0 for seat in range(len(found.summary))
    ]


def test_a_review_that_was_stopped_goes_on_where_it_was() -> None:
    game = part("three-players-cards", -9, 9)
    reviewer = Reviewer(game)
    steps = reviewer.steps()
    assert [next(steps) for _ in range(4)] == [1, 2, 3, 4]
    kept = msgspec.json.encode(reviewer.so_far())
    begun = msgspec.json.decode(kept, type=Review)
    assert begun.reviewed == 4
    heard: list[int] = []
    assert review(game, begun=begun, after_each=heard.append) == review(game)
    assert heard == [*range(5, 10)]


def test_a_review_of_another_game_is_not_gone_on_with() -> None:
    game = part("two-players-cards", -4, 4)
    other = review(part("two-players-buildings", -4, 4))
    assert review(game, begun=other) == review(game)


def test_a_record_is_reviewed_like_its_game() -> None:
    game = recorded("two-players-cards").at(1)
    record = Record.of(game, ["A", "B"])
    assert review(record) == review(game)


def test_the_first_chances_are_the_same_on_every_machine() -> None:
    """Written down once: whole numbers in, whole millionths out."""
    first = {
        name: Reviewer(recorded(name).at(0)).estimator.position(recorded(name).at(0).view())
        for name in ("two-players-cards", "three-players-cards", "four-players-cards")
    }
    assert [each.chances for each in first.values()] == [
        (434579, 565421),
        (296182, 327240, 376578),
        (247396, 288924, 255909, 207771),
    ]


def test_only_what_can_be_judged_is_judged() -> None:
    found = review(part("four-players-cards", -12, 12))
    for moment in found.moments:
        if moment.kind == "decision":
            assert (moment.choices == 1) == (moment.verdict == "only-choice")
            assert bool(moment.reasons) == (moment.verdict in DOUBTFUL)
            if moment.verdict in NOT_JUDGED:
                assert moment.loss == 0
                assert moment.best == moment.played


def lucky(move: int, number: int, luck: float) -> Moment:
    """A roll of the first of two seats."""
    return Moment(
        move=move,
        round=number,
        kind="chance",
        seat=0,
        expected=(0.5, 0.5),
        effect=(0.0, 0.0),
        cause="roll",
        luck=(luck, -luck),
    )


def test_there_are_at_most_three_turning_points_and_one_a_round() -> None:
    """First where the lead changed hands, then the largest."""
    lucks = [(1, 0.04), (1, 0.2), (2, 0.3), (3, 0.01), (4, 0.05), (5, -0.06)]
    moments = [lucky(move, *each) for move, each in enumerate(lucks)]
    chances = [(400_000, 600_000)] + [(450_000, 550_000)] * 4 + [(510_000, 490_000)] * 2
    points = turning_points(chances, moments)
    assert [(each.moment, each.change, each.leader) for each in points] == [
        (1, 0.2, 1),
        (2, 0.3, 1),
        (4, 0.05, 0),
    ]


def test_what_changes_little_is_no_turning_point() -> None:
    assert turning_points([(500_000, 500_000)] * 2, [lucky(0, 1, 0.01)]) == ()


def test_the_schema_in_the_documentation_is_fresh() -> None:
    """If not: `python -m tests.analysis.write_schema`."""
    assert SCHEMA.read_text(encoding="utf-8") == review_schema()


def test_a_review_is_valid_by_the_schema() -> None:
    validator = Draft202012Validator(json.loads(review_schema()))
    content = json.loads(msgspec.json.encode(review(part("everything", -6, 6))))
    validator.validate(content)
    assert {"move", "kind", "seat", "played", "best", "loss", "class", "luck"} <= {
        *content["moments"][0]
    }
    content["chances"] = "high"
    assert not validator.is_valid(content)


def test_a_deep_review_says_how_far_it_can_be_trusted() -> None:
    game = part("two-players-buildings", -3, 3)
    found = review(game, "deep")
    assert found.effort == "deep"
    assert_lawful(found, game)
