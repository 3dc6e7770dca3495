"""The games of a match: the same for the same seed, and fair to every seat."""

import sys

import pytest

from stoneage.bots.arena.entrants import Entrant
from stoneage.bots.arena.errors import BotFault
from stoneage.bots.arena.match import Match
from stoneage.bots.arena.table import ArenaTable, winners_of
from stoneage.bots.registry import BOTS
from stoneage.record.forms import read, verify_text
from stoneage.table.actions import Action, Starve
from stoneage.table.options import Options
from stoneage.table.view import Result, ScoringView
from tests.bots.arena.played import match_of, timeless


def test_a_deal_does_not_depend_on_the_deals_before_it() -> None:
    table = ArenaTable(match_of("woodcutter", "forager"))
    in_a_row = [table.play_deal(deal) for deal in range(3)]
    alone = ArenaTable(match_of("woodcutter", "forager")).play_deal(2)
    assert timeless([alone]) == timeless(in_a_row[2:])


def test_another_seed_plays_other_games() -> None:
    scores = {
        game.scores
        for seed in (1, 2)
        for game in ArenaTable(match_of("woodcutter*2", seed=seed)).play_deal(0).games
    }
    assert len(scores) == 2


def test_bots_that_draw_no_lots_play_the_same_game_in_every_rotation() -> None:
    """So deal, dice and start player are the same."""
    games = ArenaTable(match_of(*["woodcutter"] * 3, players=3)).play_deal(4).games
    assert len(games) == 3
    assert len({(game.scores, game.start, game.winners) for game in games}) == 1
    assert len({game.entrants for game in games}) == 3


def test_every_record_that_is_kept_is_sound() -> None:
    """All rotations have one deal, and the seats carry the entrants' names."""
    match = match_of("woodcutter", "forager*2", players=3)
    files: dict[str, str] = {}
    played = ArenaTable(match, files.__setitem__).play_deal(5)
    assert [*files] == ["1-5-0.json", "1-5-1.json", "1-5-2.json"]
    records = [read(content.encode()) for content in files.values()]
    assert all(verify_text(content.encode()).is_sound for content in files.values())
    assert len({(record.deal, record.start) for record in records}) == 1
    for record, game in zip(records, played.games, strict=True):
        assert record.seats == tuple(match.entrants[number].id for number in game.entrants)
        assert record.result is not None
        assert tuple(scoring.total for scoring in record.result.scoring) == game.scores
        assert record.result.winners == game.winners


def test_time_and_decisions_are_counted_seat_by_seat() -> None:
    (game,) = ArenaTable(match_of("woodcutter")).play_deal(0).games
    assert all(decisions > 20 for decisions in game.decisions)
    assert all(seconds > 0 for seconds in game.seconds)


class Stubborn:
    """Wants what it cannot have."""

    def choose(self, *_: object) -> Action:
        return Starve()


class Broken:
    """Cannot even want."""

    def choose(self, *_: object) -> Action:
        raise ZeroDivisionError


@pytest.mark.parametrize(("bot", "fault"), [(Stubborn, "Starve"), (Broken, "ZeroDivisionError")])
def test_a_bot_that_does_not_choose_is_named(
    bot: type, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "faulty", bot)
    match = Match(options=Options(players=2), entrants=(Entrant("faulty", "faulty", 2),), seed=1)
    with pytest.raises(BotFault) as error:
        ArenaTable(match).play_deal(0)
    assert (error.value.bot, error.value.move) == ("faulty", 0)
    assert fault in error.value.fault


def test_a_program_that_cannot_start_forfeits_every_game() -> None:
    """Its faults are counted, and the others go on."""
    table = ArenaTable(match_of("forager", f"cmd: {sys.executable} nothing-here.py"))
    try:
        deal = table.play_deal(0)
    finally:
        table.close()
    for game in deal.games:
        seat = game.entrants.index(1)
        assert seat not in game.winners
        assert game.faults[seat] > 0
        assert game.faults[1 - seat] == 0


def ending(*totals: int, winners: tuple[int, ...]) -> Result:
    scoring = [
        ScoringView(**dict.fromkeys(ScoringView.__struct_fields__, 0) | {"total": total})
        for total in totals
    ]
    return Result(cause="cards", scoring=tuple(scoring), winners=winners)


@pytest.mark.parametrize(
    ("winners", "has_forfeited", "expected"),
    [
        ((0,), (False, False, False), (0,)),
        ((0, 1), (False, True, False), (0,)),
        ((0, 1), (True, True, False), (2,)),
        ((0, 1), (True, True, True), (0, 1)),
    ],
)
def test_nobody_wins_what_he_has_forfeited(
    winners: tuple[int, ...], has_forfeited: tuple[bool, ...], expected: tuple[int, ...]
) -> None:
    assert winners_of(ending(90, 90, 80, winners=winners), has_forfeited) == expected
