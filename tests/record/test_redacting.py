"""The record of a game under way gives nothing away."""

from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stoneage.record.errors import BadRecord
from stoneage.record.notation import write_notation
from stoneage.record.notation_reading import read_notation
from stoneage.record.reading import decode_record, read_record
from stoneage.record.record import Record
from stoneage.record.redacting import redacted
from stoneage.record.replay import replay
from stoneage.record.writing import to_json
from stoneage.table.options import Options
from tests.record.played import ALL_OPTIONS, fair_record, record_of

OPEN_OPTIONS = [options for options in ALL_OPTIONS if not options.closed_cards]
Pieces = tuple[str | None, ...]


@given(st.sampled_from(OPEN_OPTIONS), st.integers(0, 2**32), st.integers(0, 100))
@settings(max_examples=40, deadline=None)
def test_hidden_pieces_in_another_order_leave_the_same_bytes(
    options: Options, seed: int, actions: int
) -> None:
    """S5, C10: nothing about them can be learnt."""
    record = record_of(options, seed, actions)
    shown = redacted(record)
    cards = turned_round(record.deal.cards, shown.deal.cards)
    buildings = turned_round(record.deal.buildings, shown.deal.buildings)
    deal = replace(record.deal, cards=cards, buildings=buildings)
    assert redacted(replace(record, deal=deal, digest=None)) == shown


def turned_round(pieces: Pieces, shown: Pieces) -> Pieces:
    """The hidden pieces in the opposite order."""
    hidden = [piece for piece, seen in zip(pieces, shown, strict=True) if seen is None]
    return tuple(piece if piece is not None else hidden.pop() for piece in shown)


def test_what_was_turned_up_is_named() -> None:
    """S4, S5: at first four cards and one building a stack."""
    shown = redacted(record_of(Options(players=3), 1, 0)).deal
    whole = record_of(Options(players=3), 1, 0).deal
    assert shown.cards == (*whole.cards[:4], *[None] * 32)
    tops = [place for place, name in enumerate(shown.buildings) if name is not None]
    assert tops == [0, 7, 14]
    assert all(shown.buildings[top] == whole.buildings[top] for top in tops)


def test_closed_cards_stay_closed() -> None:
    """C2: the moves and the order of the cards would tell who holds what."""
    record = redacted(record_of(Options(players=2, closed_cards=True), 1, 40), seat=0)
    assert set(record.deal.cards) == {None}


def test_the_extra_card_is_named_to_its_taker_only() -> None:
    """C10"""
    record, seat, place = with_extra_card()
    assert redacted(record, seat).deal.cards[place] == record.deal.cards[place]
    assert redacted(record, 1 - seat).deal.cards[place] is None
    assert redacted(record).deal.cards[place] is None


def with_extra_card() -> tuple[Record, int, int]:
    """A game under way, who took the extra card, and where it lay in the deck."""
    records = (record_of(Options(players=2), seed, 150) for seed in count())
    return next(
        (record, seat, place)
        for record in records
        for seat, player in enumerate(replay(record).state.players)
        for place, card in enumerate(replay(record).state.deck)
        if player.extra_card >> card & 1 and record.result is None
    )


def test_the_seed_stays_secret() -> None:
    record = redacted(fair_record(Options(players=2), 1, 20))
    assert record.fair is not None
    assert record.fair.seed is None


def test_a_redacted_record_is_decoded_but_not_replayed() -> None:
    text = to_json(redacted(record_of(Options(players=2), 1, 20)))
    assert decode_record(text).moves
    with pytest.raises(BadRecord, match="face-down"):
        read_record(text)


def test_face_down_pieces_are_question_marks_in_the_notation() -> None:
    """Where the pieces are unknown the game must be brought along, and cannot be read back."""
    whole = record_of(Options(players=2), 1, 20)
    text = write_notation(redacted(whole), replay(whole))
    assert "? ?" in text
    with pytest.raises(BadRecord) as caught:
        read_notation(text)
    assert caught.value.reason == "face-down"


def test_the_record_of_a_finished_game_is_whole() -> None:
    record = fair_record(Options(players=2), 1)
    assert redacted(record) == record
