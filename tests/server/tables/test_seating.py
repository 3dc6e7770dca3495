"""Before the game: seats, bots, words for the dice, the start; and playing again after it."""

import pytest

from stoneage.bots.registry import BOTS
from stoneage.server.tables.seating import closed, new_table, rematch
from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer, table_view
from stoneage.server.wire.commands import (
    ClearSeat,
    CloseTable,
    GiveWord,
    PlaySingleChoices,
    Resign,
    SeatBot,
    SitDown,
    Start,
)
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TableSettings
from stoneage.table.options import Options
from tests.server.tables.hosted import ANNA, BEN, CARA, NOON, STRANGER, Evening, begun

THREE = TableSettings(options=Options(players=3), start=1)
A_BOT = next(iter(BOTS))


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.table.document.seats]


def test_the_host_has_the_first_seat_and_the_others_are_open() -> None:
    evening = Evening(THREE)
    seats = table_view(evening.table, Viewer(ANNA.id)).seats
    assert [(seat.kind, seat.is_yours) for seat in seats] == [
        ("person", True),
        ("open", False),
        ("open", False),
    ]


def test_a_start_player_who_is_none_of_the_players_is_refused() -> None:
    settings = TableSettings(options=Options(players=2), start=2)
    with pytest.raises(Refused, match="no-such-seat"):
        new_table("table", "watch", "00" * 32, ANNA, settings)


def test_people_sit_down_and_leave() -> None:
    evening = Evening(THREE)
    evening.does(BEN, SitDown(seat=2))
    assert names(evening) == ["Anna", "", "Ben"]
    assert evening.refuses(CARA, SitDown(seat=2)) == "seat-taken"
    assert evening.refuses(CARA, SitDown(seat=3)) == "no-such-seat"
    assert evening.refuses(BEN, SitDown(seat=1)) == "already-seated"
    evening.does(BEN, ClearSeat(seat=2))
    assert names(evening) == ["Anna", "", ""]
    assert evening.refuses(ANNA, ClearSeat(seat=2)) == "seat-open"


def test_several_sit_on_one_sofa_under_names_of_their_own() -> None:
    evening = Evening(THREE)
    evening.does(ANNA, SitDown(seat=1, name="  Grandma "))
    assert names(evening) == ["Anna", "Grandma", ""]
    assert evening.table.document.seats_of(ANNA.id) == (0, 1)


@pytest.mark.parametrize("name", [" ", "\t", "a\nb", "\x00", "\u202e", "\ud800"])
def test_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    evening = Evening(THREE)
    assert evening.refuses(ANNA, SitDown(seat=1, name=name)) == "unprintable-name"


def test_only_the_host_sends_somebody_away() -> None:
    evening = Evening(THREE)
    evening.does(BEN, SitDown(seat=1))
    evening.does(CARA, SitDown(seat=2))
    assert evening.refuses(CARA, ClearSeat(seat=1)) == "not-the-host"
    assert evening.refuses(STRANGER, ClearSeat(seat=0)) == "not-the-host"
    evening.does(ANNA, ClearSeat(seat=1))
    assert names(evening) == ["Anna", "", "Cara"]


def test_only_the_host_seats_bots_and_only_known_ones_on_open_seats() -> None:
    evening = Evening(THREE)
    evening.does(BEN, SitDown(seat=1))
    assert evening.refuses(BEN, SeatBot(seat=2, bot=A_BOT)) == "not-the-host"
    assert evening.refuses(ANNA, SeatBot(seat=1, bot=A_BOT)) == "seat-taken"
    assert evening.refuses(ANNA, SeatBot(seat=2, bot="nobody")) == "no-such-bot"
    evening.does(ANNA, SeatBot(seat=2, bot=A_BOT))
    assert evening.table.document.seats[2].player == A_BOT
    evening.does(ANNA, ClearSeat(seat=2))
    assert evening.table.document.seats[2].is_open


def test_words_for_the_dice_change_the_deal_and_nobody_gives_one_for_another() -> None:
    """Whoever gave a word knows that the deal was not chosen before."""
    with_word, without = Evening(THREE), Evening(THREE)
    for evening in (with_word, without):
        evening.does(BEN, SitDown(seat=1))
        evening.does(CARA, SitDown(seat=2))
    with_word.does(BEN, GiveWord(seat=1, word="flint"))
    assert with_word.refuses(CARA, GiveWord(seat=1, word="mine")) == "not-your-seat"
    assert with_word.refuses(STRANGER, GiveWord(seat=1, word="mine")) == "not-your-seat"
    assert with_word.refuses(BEN, GiveWord(seat=1, word="a\nb")) == "unprintable-word"
    for evening in (with_word, without):
        evening.does(ANNA, Start())
    assert with_word.game.state.deck != without.game.state.deck
    assert with_word.refuses(BEN, GiveWord(seat=1, word="late")) == "already-started"


def test_the_game_starts_when_the_host_says_so_and_all_seats_are_taken() -> None:
    evening = Evening(THREE)
    evening.does(BEN, SitDown(seat=1))
    assert evening.refuses(ANNA, Start()) == "seats-open"
    evening.does(CARA, SitDown(seat=2))
    assert evening.refuses(BEN, Start()) == "not-the-host"
    evening.does(ANNA, Start())
    assert evening.table.document.status == "running"
    assert evening.table.to_act == THREE.start
    assert evening.refuses(ANNA, Start()) == "already-started"


def test_without_a_named_start_player_the_dice_draw_one() -> None:
    starts = {begun(settings=TableSettings(), seed=seed).table.to_act for seed in range(20)}
    assert starts == {0, 1}


@pytest.mark.parametrize(
    "command",
    [SitDown(seat=1), SeatBot(seat=1, bot=A_BOT), ClearSeat(seat=1), CloseTable(), Start()],
)
def test_nobody_changes_seats_once_the_game_runs(command: SitDown) -> None:
    assert begun().refuses(ANNA, command) == "already-started"


def test_the_host_closes_a_table_whose_game_has_not_begun() -> None:
    evening = Evening(THREE)
    evening.does(BEN, SitDown(seat=1))
    assert evening.refuses(BEN, CloseTable()) == "not-the-host"
    evening.does(ANNA, CloseTable())
    assert evening.table.document.ending == "closed"
    for command in (SitDown(seat=2), Start(), CloseTable(), ClearSeat(seat=1)):
        assert evening.refuses(ANNA, command) == "table-over"
    assert evening.refuses(ANNA, Resign(seat=0)) == "table-over"


def test_whoever_runs_the_server_closes_any_table_once() -> None:
    evening = begun()
    evening.goes_on(closed(evening.table))
    assert (evening.table.to_act, evening.table.document.ending) == (None, "closed")
    with pytest.raises(Refused, match="table-over"):
        closed(evening.table)


def again(evening: Evening, person: Person = ANNA) -> Evening:
    other = Evening(THREE)
    other.table = rematch(evening.table, person, "again", "watch again", "11" * 32)
    return other


def test_a_rematch_has_the_same_people_and_settings_and_the_next_start_player() -> None:
    """And nothing of the old game: no word, no resignation, no clock, another seed."""
    evening = begun((ANNA, BEN, A_BOT), THREE)
    evening.does(BEN, PlaySingleChoices(seat=1, on=True))
    evening.does(ANNA, Resign(seat=0))
    evening.does(BEN, Resign(seat=1))
    fresh = again(evening, BEN)
    document = fresh.table.document
    assert (document.host, document.status, document.snapshot) == (BEN.id, "open", None)
    assert document.settings.start == 2
    assert document.settings.options == THREE.options
    assert names(fresh) == names(evening)
    assert not any(seat.has_resigned for seat in document.seats)
    assert document.seed != evening.table.document.seed
    fresh.does(BEN, Start())
    assert fresh.now == NOON


def test_a_rematch_is_for_those_who_played_and_only_after_the_game() -> None:
    evening = begun()
    with pytest.raises(Refused, match="not-over"):
        again(evening)
    evening.does(ANNA, Resign(seat=0))
    with pytest.raises(Refused, match="not-your-seat"):
        again(evening, STRANGER)
