"""What may be told of the past."""

from typing import get_args

from stoneage.table.events import Event, ExtraCardTaken
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.story import remembered
from tests.laws.test_game import random_game


def closed_game() -> Game:
    return random_game(Options(players=3, closed_cards=True).ruleset(), 5)


def test_while_cards_are_closed_no_event_of_the_past_names_one() -> None:
    """C2: of a game up to its end, for a seat and for a spectator."""
    *running, _ = closed_game().walk()
    events = [event for game in running for event in game.told()]
    naming = {type(event) for event in events if hasattr(event, "card")}
    assert len(naming) >= 4
    for seat in (None, 0):
        for event in remembered(events, seat, are_cards_closed=True):
            assert not hasattr(event, "card")


def test_no_kind_of_event_that_names_a_card_is_forgotten() -> None:
    """C2: a new one must be thought of here, and above."""
    naming = {kind.__name__ for kind in get_args(Event) if "card" in kind.__struct_fields__}
    assert naming == {
        "CardDeclined",
        "CardSlid",
        "CardTaken",
        "CardTurnedUp",
        "ExtraCardRevealed",
        "ExtraCardTaken",
    }


def test_otherwise_all_is_told_but_the_extra_card() -> None:
    """C10: it is its taker's secret."""
    events = [event for game in closed_game().walk() for event in game.told()]
    told = remembered(events, 0, are_cards_closed=False)
    assert len(told) == len(events)
    extra = [event for event in told if isinstance(event, ExtraCardTaken)]
    assert all((event.card is None) == (event.seat != 0) for event in extra)
