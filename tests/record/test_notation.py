"""Whole records in the notation of people, both ways."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stoneage.record.errors import BadRecord
from stoneage.record.notation import write_notation
from stoneage.record.notation_reading import read_notation
from stoneage.record.redacting import redacted
from stoneage.table.options import Options
from tests.games.make import OWN_HOUSE
from tests.record.played import ALL_OPTIONS, fair_record, record_of

RECORD = fair_record(Options(players=3), 11, 60)
TEXT = write_notation(RECORD)


def refusal(text: str) -> tuple[str, str]:
    with pytest.raises(BadRecord) as caught:
        read_notation(text)
    return caught.value.place, caught.value.reason


def line_of(start: str) -> int:
    return next(
        number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start)
    )


@given(st.sampled_from(ALL_OPTIONS), st.integers(0, 2**32), st.integers(0, 400), st.booleans())
@settings(max_examples=40, deadline=None)
def test_a_record_is_read_as_it_was_written(
    options: Options, seed: int, actions: int, is_fair: bool
) -> None:
    record = (fair_record if is_fair else record_of)(options, seed, actions)
    assert read_notation(write_notation(record)) == record


def test_house_values_and_the_result_of_a_whole_game_survive() -> None:
    options = Options(players=2, wild_animals=True, igloos=True, house=OWN_HOUSE)
    record = fair_record(options, 1)
    assert record.result is not None
    assert read_notation(write_notation(record).encode()) == record


def test_a_record_without_a_digest_survives() -> None:
    record = replace(RECORD, digest=None)
    assert "Digest" not in write_notation(record)
    assert read_notation(write_notation(record)) == record


def test_lines_comments_and_labels_do_not_matter() -> None:
    headings, _, moves = TEXT.partition("\n\n")
    assert read_notation(headings + "\n" + moves.replace(" ", "\r\n")) == RECORD
    assert read_notation(TEXT.replace(" using ", " {now\n\nwork!} using ; at last\n")) == RECORD
    labelled = {"A", "B", "C", "placing", "using", "feeding"}
    unlabelled = [word for word in moves.split() if word not in labelled]
    assert read_notation(headings + "\n" + " ".join(unlabelled)) == RECORD
    assert read_notation(TEXT.replace(" >", " using >")) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "start", "reason"),
    [
        ("[Rules 1]", "[Rules 2]", "[Rules", "other-rules"),
        ("[Rules 1]", "[Rules 1e]", "[Rules", "not-json"),
        ("[Rules 1]", "[Colour 1]", "[Rules", "unknown-heading"),
        ("[Rules 1]", "[Rules]", "[Rules", "unreadable"),
        ('[Start "', '[Start "E', "[Start", "wrong-content"),
        ('[Cards "', '[Cards "99 ', "[Cards", "wrong-content"),
        ('[Cards "', '[Cards "! ', "[Cards", "wrong-content"),
        ('[Cards "', '[Cards "? ', "[Cards", "face-down"),
        ('[Digest "', '[Digest "0', "[Digest", "wrong-content"),
        ("1. placing", "2. placing", "1. placing", "wrong-label"),
        ("1. placing", "1. feeding", "1. placing", "wrong-label"),
        ("1. placing", "1. placing fly", "1. placing", "unreadable"),
        ("1. placing", "1. placing { placing", "1. placing", "unreadable"),
        ("1. placing", "1. placing starve", "1. placing", "no-placement"),
    ],
)
def test_a_fault_is_found_on_its_line(old: str, new: str, start: str, reason: str) -> None:
    place, found = refusal(TEXT.replace(old, new, 1))
    assert (place.partition(",")[0], found) == (f"line {line_of(start)}", reason)


def test_a_heading_stands_once() -> None:
    assert refusal("[Rules 1]\n[Rules 1]") == ("line 2", "unknown-heading")


def test_a_changed_seat_or_result_is_found() -> None:
    text = write_notation(fair_record(Options(players=2), 1))
    assert refusal(text.replace("; won by", "; lost by"))[1] == "wrong-result"
    assert refusal(text.replace("[A ", "[C "))[1] == "digest-differs"
    other_seat = TEXT.replace("using A", "using B").replace("using C", "using B")
    assert refusal(other_seat)[1] == "wrong-label"


@pytest.mark.parametrize("text", ["", "hello", "1. e4 e5", "[Event 1]", "[1, 2]"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refusal(text)[0].startswith("line 1")


def test_a_record_with_pieces_face_down_has_no_notation() -> None:
    with pytest.raises(BadRecord, match="face-down"):
        write_notation(redacted(RECORD))
