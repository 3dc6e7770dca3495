"""Offers: taking back more, or ending the game, when all people agree."""

import pytest

from stoneage.record.verifying import verify
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.table import Person
from stoneage.server.wire.commands import AnswerOffer, MakeOffer, Play, Resign
from stoneage.server.wire.settings import TableSettings, TimePerMove
from stoneage.table.actions import Place
from tests.server.tables.hosted import ANNA, BEN, CARA, STRANGER, Evening, begun, moves_in

BACK = MakeOffer(what="take-back")
END = MakeOffer(what="abandonment")
YES, NO = AnswerOffer(what="take-back", agree=True), AnswerOffer(what="take-back", agree=False)
YES_TO_THE_END = AnswerOffer(what="abandonment", agree=True)


def three_have_placed() -> Evening:
    evening = begun((ANNA, BEN, CARA))
    for place in (Place("forest", 2), Place("hunt", 1), Place("quarry", 2)):
        evening.plays(place)
    return evening


def test_when_all_agree_everything_since_ones_last_move_is_taken_back() -> None:
    evening = three_have_placed()
    evening.does(BEN, BACK)
    agreed = evening.does(ANNA, YES).table.document.offer
    assert agreed is not None
    assert agreed.agreed == (0, 1)
    happened = evening.does(CARA, YES)
    assert (happened.back, happened.moves) == (2, ())
    assert evening.game.moves == moves_in("forest*2")
    assert (evening.table.to_act, evening.table.document.offer) == (1, None)


def test_after_a_consent_the_game_goes_on_to_a_fair_end() -> None:
    """Also across dice: whoever takes back moves meets the same dice on repeating them."""
    evening = begun().plays_on(40)
    lines = evening.game.moves
    evening.does(ANNA, BACK)
    evening.does(BEN, YES)
    assert len(evening.game.moves) < len(lines)
    evening.to_the_end(2)
    assert verify(record_of(evening.table)).is_fair


def test_one_no_ends_an_offer() -> None:
    evening = three_have_placed()
    evening.does(BEN, BACK)
    evening.does(CARA, NO)
    assert evening.table.document.offer is None
    assert evening.refuses(ANNA, YES) == "no-offer"
    assert evening.game.moves == moves_in("forest*2", "hunt", "quarry*2")


def test_a_move_ends_an_offer() -> None:
    evening = three_have_placed()
    evening.does(BEN, END)
    evening.plays(Place("river", 1))
    assert evening.table.document.offer is None


def test_bots_agree_to_everything_and_so_does_whoever_offers() -> None:
    evening = begun((ANNA, "forager"))
    evening.plays(Place("forest", 2))
    evening.plays_on(1)
    happened = evening.does(ANNA, BACK)
    assert happened.back == len(evening.entries[0].moves) + len(evening.entries[1].moves)
    evening.does(ANNA, END)
    assert evening.table.document.ending == "abandoned"


def test_an_abandoned_game_has_no_winner_and_a_record_whose_dice_are_proven() -> None:
    evening = begun().plays_on(30)
    evening.does(BEN, END)
    evening.does(ANNA, YES_TO_THE_END)
    document = evening.table.document
    assert (document.status, document.ending, document.winners) == ("over", "abandoned", ())
    record = record_of(evening.table)
    assert record.result is None
    assert verify(record).is_fair


@pytest.mark.parametrize("command", [BACK, END, YES, NO])
def test_a_stranger_has_no_say(command: MakeOffer) -> None:
    evening = three_have_placed()
    evening.does(BEN, BACK)
    assert evening.refuses(STRANGER, command) == "not-your-seat"


def test_a_late_answer_meets_no_other_offer() -> None:
    """Whoever agrees to taking back does not end the game."""
    evening = begun()
    evening.plays(Place("forest", 2))
    evening.does(ANNA, BACK)
    evening.does(BEN, NO)
    evening.does(ANNA, END)
    assert evening.refuses(BEN, YES) == "no-offer"
    assert evening.refuses(BEN, NO) == "no-offer"
    evening.does(BEN, YES_TO_THE_END)
    assert evening.table.document.ending == "abandoned"


def test_one_offer_at_a_time() -> None:
    evening = three_have_placed()
    evening.does(BEN, BACK)
    assert evening.refuses(ANNA, END) == "offer-pending"
    assert evening.refuses(BEN, BACK) == "offer-pending"


def test_at_a_rated_table_nothing_is_taken_back_by_consent() -> None:
    evening = begun(settings=TableSettings(start=0, rated=True))
    evening.plays(Place("forest", 2))
    assert evening.refuses(ANNA, BACK) == "rated-table"
    evening.takes_back(ANNA)
    evening.does(ANNA, END)


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    evening = begun()
    evening.plays(Place("forest", 2))
    assert evening.refuses(BEN, BACK) == "nothing-to-take-back"
    assert evening.refuses(BEN, NO) == "no-offer"


def test_whoever_has_resigned_has_no_say_any_more() -> None:
    """A bot plays on for them, and bots agree."""
    evening = three_have_placed()
    evening.does(ANNA, Resign(seat=0))
    for command in (BACK, END, YES, NO):
        assert evening.refuses(ANNA, command) == "already-resigned"
    evening.does(BEN, END)
    evening.does(CARA, YES_TO_THE_END)
    assert evening.table.document.ending == "abandoned"


@pytest.mark.parametrize("away", [ANNA, BEN])
def test_whoever_is_away_is_not_waited_for(away: Person) -> None:
    settings = TableSettings(start=0, timing=TimePerMove(seconds=60))
    evening = begun((ANNA, BEN, CARA), settings)
    while evening.asked != away:
        evening.plays(Place("forest", 2))
    evening.now += 60_000
    evening.time_is_up()
    evening.does(CARA, END)
    evening.does(BEN if away == ANNA else ANNA, YES_TO_THE_END)
    assert evening.table.document.ending == "abandoned"


def test_an_answer_before_the_game_or_after_it_is_refused() -> None:
    evening = begun()
    evening.does(ANNA, Resign(seat=0))
    for command in (END, YES):
        assert evening.refuses(BEN, command) == "table-over"
    evening = Evening(TableSettings())
    for command in (END, YES):
        assert evening.refuses(ANNA, command) == "not-started"


def test_an_offer_is_no_move() -> None:
    """Whoever is asked may still move against the version after it, and only that."""
    evening = begun()
    version = evening.table.version
    evening.does(BEN, END)
    action = Place("forest", 2)
    assert evening.refuses(ANNA, Play(version=version, action=action)) == "stale-version"
    evening.plays(action)
