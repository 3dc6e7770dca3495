"""Whatever is done to a record: `BadRecord`, or still a legal game."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.record.errors import BadRecord
from stoneage.record.forms import decode, read, verify_text
from stoneage.record.notation import write_notation
from stoneage.record.replay import replay
from stoneage.record.writing import to_json
from stoneage.table.options import Options
from tests.record.played import fair_record

RECORD = fair_record(Options(players=2, wild_animals=True), 1, 25)
TEXTS = {"json": to_json(RECORD).encode(), "notation": write_notation(RECORD).encode()}
STRANGE: list[object] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    10**40,
    0.5,
    1e308,
    "",
    "x",
    "\ud800",
    "civ01",
    [],
    [[]],
    {},
    {"do": "starve"},
]

forms = pytest.mark.parametrize("form", TEXTS)


def is_refused(text: bytes | str) -> bool:
    """Whether it is; if not, it must be a legal game. Any other exception is a fault."""
    verify_text(text)
    try:
        record = read(text)
    except BadRecord as error:
        return bool(error.place and error.reason)
    replay(record)
    return False


@forms
def test_a_truncated_record_is_refused_wherever_it_ends(form: str) -> None:
    text = TEXTS[form].rstrip()
    accepted = [end for end in range(len(text)) if not is_refused(text[:end])]
    assert accepted == []


@forms
def test_no_flipped_byte_goes_unnoticed(form: str) -> None:
    """A flip that is not refused has left the meaning as it was: a space became a line break."""
    text, generator = TEXTS[form], Random(1)
    for place in range(len(text)):
        flipped = bytearray(text)
        flipped[place] ^= 1 << generator.randrange(8)
        if not is_refused(bytes(flipped)):
            assert read(bytes(flipped)) == RECORD


def places(content: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to every part of a JSON value."""
    if isinstance(content, dict):
        parts = list(content.items())
    elif isinstance(content, list):
        parts = list(enumerate(content))
    else:
        return [path]
    return [path, *(place for name, part in parts for place in places(part, (*path, name)))]


def test_a_strange_value_at_any_place_is_refused_or_harmless() -> None:
    generator = Random(2)
    content = json.loads(TEXTS["json"])
    content["digest"] = None
    text = json.dumps(content)
    for path in places(content)[1:]:
        changed = json.loads(text)
        part = changed
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = generator.choice(STRANGE)
        is_refused(json.dumps(changed))


@given(st.binary())
def test_any_bytes_are_refused(noise: bytes) -> None:
    assert is_refused(noise)


@given(
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
        lambda part: st.lists(part) | st.dictionaries(st.text(), part),
    )
)
def test_any_foreign_json_is_refused(content: object) -> None:
    assert is_refused(json.dumps(content))


@given(st.lists(st.sampled_from(["{", "}", ";", "[A 1]", "[Rules 1]\n", "A", "1.", "[12]", "\n"])))
def test_any_foreign_notation_is_refused(words: list[str]) -> None:
    assert is_refused(" ".join(words))


def test_decoding_looks_past_a_wrong_digest() -> None:
    """So that verification can say what is wrong."""
    for text in TEXTS.values():
        forged = text.decode().replace(str(RECORD.digest), "0" * 64)
        assert decode(forged).moves == RECORD.moves
        with pytest.raises(BadRecord):
            read(forged)
