"""Clocks of all kinds, by a time that the tests tell."""

import pytest

from stoneage.server.tables.clocks import RETURN_BANK
from stoneage.server.tables.document import STAND_IN
from stoneage.server.tables.viewing import Viewer, table_view, update
from stoneage.server.wire.commands import ComeBack, Play, Resign, TakeBack
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TableSettings, TimeBank, TimePerMove
from stoneage.server.wire.tables import ClockView
from stoneage.table.actions import Place
from tests.server.tables.hosted import ANNA, BEN, CARA, NOON, STRANGER, Evening, begun

DAY = 24 * 60 * 60
BANK = TableSettings(start=0, timing=TimeBank(seconds=300, increment=10))
PER_MOVE = TableSettings(start=0, timing=TimePerMove(seconds=DAY))


def clock(evening: Evening) -> ClockView:
    seen = table_view(evening.table, Viewer(ANNA.id)).clock
    assert seen is not None
    return seen


def play(evening: Evening, seconds: int, action: Place) -> None:
    """Whoever is asked thinks so long, then does it."""
    evening.now += 1000 * seconds
    evening.plays(action)


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    evening = begun()
    assert table_view(evening.table, Viewer(ANNA.id)).clock is None
    evening.now += 1000 * DAY * 365
    with pytest.raises(Refused, match="stale-version"):
        evening.time_is_up()
    evening.plays(Place("forest", 2))


def test_time_per_move_begins_anew_with_every_decision() -> None:
    evening = begun(settings=PER_MOVE)
    assert clock(evening) == ClockView(left=(None, None), running=0, deadline=NOON + 1000 * DAY)
    play(evening, 5, Place("forest", 2))
    assert (clock(evening).running, clock(evening).deadline) == (1, evening.now + 1000 * DAY)


def test_a_bank_loses_what_was_thought_and_gains_the_increment_when_the_turn_passes() -> None:
    evening = begun(settings=BANK)
    assert clock(evening) == ClockView(left=(300_000, 300_000), running=0, deadline=NOON + 300_000)
    play(evening, 25, Place("forest", 2))
    assert clock(evening) == ClockView(
        left=(285_000, 300_000), running=1, deadline=evening.now + 300_000
    )
    play(evening, 100, Place("hunt", 5))
    assert clock(evening).left == (285_000, 210_000)
    play(evening, 1, Place("clay-pit", 2))
    assert clock(evening).running == 0, "Ben has no figures left, and Anna decides again"
    assert clock(evening).left == (284_000, 210_000), "no increment within one's own turn"


def test_a_bots_time_does_not_count() -> None:
    evening = begun((ANNA, "forager"), BANK)
    play(evening, 10, Place("forest", 2))
    assert clock(evening) == ClockView(left=(300_000, None), running=None, deadline=None)


@pytest.mark.parametrize("settings", [BANK, PER_MOVE])
def test_time_is_not_up_before_the_deadline(settings: TableSettings) -> None:
    evening = begun(settings=settings)
    deadline = clock(evening).deadline
    assert deadline is not None
    evening.now = deadline - 1
    with pytest.raises(Refused, match="stale-version"):
        evening.time_is_up()
    evening.now = deadline
    evening.time_is_up()
    assert evening.table.acting_bot == STAND_IN


@pytest.mark.parametrize("settings", [BANK, PER_MOVE])
def test_when_time_is_up_a_bot_plays_on_until_the_player_comes_back(
    settings: TableSettings,
) -> None:
    evening = begun((ANNA, BEN, CARA), settings)
    evening.now += 2000 * DAY
    evening.time_is_up()
    seat = table_view(evening.table, Viewer(BEN.id)).seats[0]
    assert (seat.is_away, seat.has_resigned) == (True, False)
    assert clock(evening).running is None
    move = Play(version=evening.table.version, action=Place("forest", 2))
    assert evening.refuses(ANNA, move) == "bot-plays-on"
    assert update(evening.table, Viewer(ANNA.id), None, ()).choices == ()
    assert evening.refuses(BEN, ComeBack(seat=0)) == "not-your-seat"
    assert evening.refuses(STRANGER, ComeBack(seat=0)) == "not-your-seat"
    evening.does(ANNA, ComeBack(seat=0))
    assert evening.refuses(ANNA, ComeBack(seat=0)) == "not-away"
    assert update(evening.table, Viewer(ANNA.id), None, ()).choices
    assert clock(evening).running == 0
    evening.plays(Place("forest", 2))


def test_whoever_comes_back_has_a_minute_at_least() -> None:
    evening = begun(settings=BANK)
    evening.now += 300_000
    evening.time_is_up()
    assert clock(evening).left == (0, 300_000)
    evening.now += 5_000
    evening.does(ANNA, ComeBack(seat=0))
    assert clock(evening) == ClockView(
        left=(RETURN_BANK, 300_000), running=0, deadline=evening.now + RETURN_BANK
    )


def test_while_a_bot_plays_for_somebody_nobody_earns_time() -> None:
    evening = begun(settings=BANK)
    evening.now += 300_000
    evening.time_is_up()
    evening.plays_on(1)
    assert clock(evening).left[0] == 0


def test_whoever_comes_back_while_another_is_asked_does_not_start_their_clock() -> None:
    evening = begun(settings=BANK)
    evening.now += 300_000
    evening.time_is_up()
    evening.plays_on(1)
    before = clock(evening)
    evening.does(ANNA, ComeBack(seat=0))
    assert (clock(evening).running, clock(evening).deadline) == (before.running, before.deadline)


def test_taking_back_earns_no_time() -> None:
    """Whoever moves and takes back again and again would else have all the time they like."""
    evening = begun(settings=BANK)
    for _ in range(5):
        play(evening, 1, Place("forest", 2))
        evening.now += 2000
        evening.does(ANNA, TakeBack(version=evening.table.version))
    assert clock(evening).left == (295_000, 290_000)
    assert clock(evening).deadline == evening.now + 295_000


def test_a_resignation_stops_the_clock() -> None:
    evening = begun((ANNA, BEN, CARA), BANK)
    evening.does(ANNA, Resign(seat=0))
    assert clock(evening).running is None
    with pytest.raises(Refused, match="stale-version"):
        evening.time_is_up()


@pytest.mark.parametrize("settings", [BANK, PER_MOVE])
def test_no_clock_runs_when_the_game_is_over(settings: TableSettings) -> None:
    evening = begun(settings=settings).to_the_end()
    document = evening.table.document
    assert (document.since, document.deadline) == (None, None)
    assert table_view(evening.table, Viewer(ANNA.id)).clock is None
