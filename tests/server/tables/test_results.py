"""What a finished game has brought everybody, and what many say about one of them."""

from functools import cache

import pytest
from msgspec.structs import asdict, replace

from stoneage.server.tables.results import played_game, seen_from
from stoneage.server.tables.statistics import Wanted, found, statistics
from stoneage.server.wire.commands import Resign
from stoneage.server.wire.history import PlayedGame
from stoneage.table.options import Options
from tests.server.tables.hosted import ANNA, BEN, NOON, PEOPLE, Evening, begun

ALL = Options(players=3, harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True)


@cache
def finished(options: Options, seed: int = 1) -> Evening:
    evening = begun(PEOPLE[: options.players], seed=seed, options=options)
    evening.now = NOON + 5
    return evening.to_the_end(seed)


def game_of(evening: Evening, seat: int = 0) -> PlayedGame:
    game = played_game(evening.table, created_at=1, changed_at=2)
    assert game is not None
    return seen_from(game, (seat,))


@pytest.mark.parametrize("options", [Options(players=2), ALL])
def test_the_sources_of_the_points_are_the_whole_result(options: Options) -> None:
    evening = finished(options)
    game = game_of(evening)
    result = evening.game.result
    assert result is not None
    for seat, scoring in zip(game.seats, result.scoring, strict=True):
        assert seat.points == scoring.total
        assert seat.by_source is not None
        assert sum(asdict(seat.by_source).values()) == scoring.total
        assert seat.by_source.hunger <= 0
    assert [number for number, seat in enumerate(game.seats) if seat.place == 1] == list(
        result.winners
    )
    in_order = sorted(game.seats, key=lambda seat: seat.place or 0)
    assert [seat.points for seat in in_order] == sorted(
        (seat.points or 0 for seat in game.seats), reverse=True
    )
    assert (game.began_at, game.ended_at) == (NOON, NOON + 5)


def test_a_game_of_an_earlier_version_has_points_but_no_sources() -> None:
    evening = finished(Options(players=2))
    hinted = replace(evening.table.document.seats[0], hints=2)
    document = evening.table.document.with_seat(0, hinted)
    before = replace(document, began_at=None, ended_at=None, points=())
    game = played_game(replace(evening.table, document=before), created_at=1, changed_at=2)
    assert game is not None
    assert (game.began_at, game.ended_at) == (1, 2)
    assert [seat.points for seat in game.seats] == [seat.points for seat in game_of(evening).seats]
    assert game.seats[0].by_source is None
    assert [seat.hints for seat in game.seats] == [2, 0]
    assert statistics([seen_from(game, (0,))]).counted_by_source == 0


def test_whoever_is_left_when_the_others_resign_has_won_without_points() -> None:
    evening = begun()
    evening.does(ANNA, Resign(seat=0))
    game = game_of(evening, 1)
    assert [(seat.place, seat.points) for seat in game.seats] == [(None, None), (1, None)]
    found_about = statistics([game])
    assert (found_about.games, found_about.won, found_about.mean) == (1, 1, None)
    assert (found_about.against[0].won, found_about.against[0].lost) == (1, 0)


def test_games_that_were_not_decided_or_of_both_sides_say_nothing() -> None:
    running = begun()
    assert played_game(running.table, 1, 2) is None
    both = seen_from(game_of(finished(Options(players=2))), (0, 1))
    assert statistics([both]).games == 0


def test_statistics_count_what_is_shown() -> None:
    games = [
        replace(game_of(finished(options, seed)), id=f"{seed}", ended_at=100 - seed)
        for seed, options in enumerate((Options(players=2), Options(players=2), ALL))
    ]
    about = statistics(games)
    own = [game.seats[0] for game in games]
    points = [seat.points or 0 for seat in own]
    assert about.games == 3
    assert about.won == sum(seat.place == 1 for seat in own)
    assert (about.mean, about.best) == (round(sum(points) / 3, 1), max(points))
    assert about.since == 98
    assert [each.games for each in about.by_players] == [2, 1, 0]
    assert [each.points for each in about.latest] == points[::-1]
    assert abs(sum(asdict(about.by_source).values()) - sum(points) / 3) < 0.5
    (ben, *_) = about.against
    assert (ben.name, ben.games) == (BEN.name, 3)
    assert ben.won == sum((game.seats[0].place or 9) < (game.seats[1].place or 9) for game in games)
    assert ben.lost == sum(
        (game.seats[0].place or 9) > (game.seats[1].place or 9) for game in games
    )


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        (Wanted(), ["0", "1"]),
        (Wanted(opponent="Ben"), ["0", "1"]),
        (Wanted(opponent="Cara"), ["1"]),
        (Wanted(opponent="Anna"), []),
        (Wanted(bot="Ben"), []),
        (Wanted(variant="classic"), ["0"]),
        (Wanted(variant="igloos"), ["1"]),
        (Wanted(players=3, variant="closed-cards"), ["1"]),
        (Wanted(players=4), []),
    ],
)
def test_filters_find_what_they_name(wanted: Wanted, ids: list[str]) -> None:
    games = [
        replace(game_of(finished(options)), id=f"{number}")
        for number, options in enumerate((Options(players=2), ALL))
    ]
    assert [game.id for game in found(games, wanted)] == ids
    won = found(games, Wanted(won=True))
    assert found(games, Wanted(won=False)) == [game for game in games if game not in won]
