"""Somebody deletes themselves: what becomes of the tables at which they sat."""

import pytest

from stoneage.record.verifying import verify
from stoneage.server.tables.document import read, written
from stoneage.server.tables.forgetting import forgotten
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.seating import rematch
from stoneage.server.wire.commands import SitDown
from stoneage.server.wire.settings import TableSettings
from stoneage.table.options import Options
from tests.server.tables.hosted import ANNA, BEN, CARA, Evening, begun


def test_a_running_game_goes_on_with_a_bot_on_a_nameless_seat() -> None:
    evening = begun((ANNA, BEN, CARA)).plays_on(10)
    evening.goes_on(forgotten(evening.table, ANNA, evening.now))
    seat = evening.table.document.seats[0]
    assert not seat.is_open
    assert (seat.person, seat.name, seat.player) == (None, "", "planner")
    assert evening.table.document.status == "running"
    evening.to_the_end()
    assert evening.table.document.ending == "finished"


def test_a_game_of_two_ends_and_the_other_has_won() -> None:
    evening = begun()
    evening.goes_on(forgotten(evening.table, ANNA, evening.now))
    document = evening.table.document
    assert (document.status, document.ending, document.winners) == ("over", "resigned", (1,))


def test_a_finished_game_keeps_its_result_and_its_fair_dice() -> None:
    evening = begun((ANNA, ANNA, BEN)).to_the_end()
    before = record_of(evening.table)
    evening.goes_on(forgotten(evening.table, ANNA, evening.now))
    record = record_of(evening.table)
    assert record.seats == ("Somebody", "Somebody", "Ben")
    assert (record.moves, record.result) == (before.moves, before.result)
    assert verify(record).is_fair
    document = evening.table.document
    assert read(written(document)) == document
    for secret in (b"Anna", b"anna", b"Guest"):
        assert secret not in written(document)
    again = rematch(evening.table, BEN, "next", "watch", "00" * 32)
    assert [seat.is_open for seat in again.document.seats] == [True, True, False]


@pytest.mark.parametrize(("who", "status"), [(ANNA, "over"), (BEN, "open")])
def test_an_open_table_is_closed_by_its_host_and_left_by_others(who: object, status: str) -> None:
    evening = Evening(TableSettings(options=Options(players=3)))
    evening.does(BEN, SitDown(seat=1))
    person = ANNA if who is ANNA else BEN
    evening.goes_on(forgotten(evening.table, person, evening.now))
    assert evening.table.document.status == status
    assert evening.table.document.seats_of(person.id) == ()
    assert person.id.encode() not in written(evening.table.document)
