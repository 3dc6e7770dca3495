"""Reading what a program wrote: an answer, or a named fault, and nothing else."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.bots.host.answers import choice_in, greeting_in
from stoneage.bots.host.faults import FAULTS, MOST_LETTERS, Misbehaved, shown
from stoneage.bots.host.protocol import Greeting

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50)
JSON_VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)
NEARLY_ANSWERS = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["hello", "choice", "choose"]),
        "id": JSON_VALUES,
        "choice": JSON_VALUES,
        "protocol": JSON_VALUES,
        "name": JSON_VALUES,
    }
)
LINES = st.binary(max_size=200) | (JSON_VALUES | NEARLY_ANSWERS).map(
    lambda value: json.dumps(value).encode()
)


def fault_in(read: Callable[[], object]) -> Misbehaved | None:
    try:
        read()
    except Misbehaved as misbehaved:
        return misbehaved
    return None


@given(LINES)
def test_any_line_is_a_choice_or_a_fault(line: bytes) -> None:
    """Whatever stands in it; and the detail of a fault can be shown."""
    fault = fault_in(lambda: choice_in(line, 4, 3))
    assert fault is None or (fault.name in FAULTS and fault.detail.isprintable())


@given(LINES)
def test_any_line_is_a_greeting_or_a_fault(line: bytes) -> None:
    fault = fault_in(lambda: greeting_in(line))
    assert fault is None or (fault.name in FAULTS and fault.detail.isprintable())


@given(st.binary(max_size=5000))
def test_what_is_shown_of_a_line_is_short_and_printable(line: bytes) -> None:
    text = shown(line)
    assert text.isprintable()
    assert len(text) <= MOST_LETTERS + 1


@pytest.mark.parametrize("choice", [0, 1, 2])
@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_the_choice_is_read_whatever_the_line_ends_with(choice: int, end: bytes) -> None:
    line = json.dumps({"type": "choice", "id": 4, "choice": choice}).encode() + end
    assert choice_in(line, 4, 3) == choice


def test_a_greeting_may_be_written_in_any_script() -> None:
    line = '{"type":"hello","protocol":1,"name":"石器时代"}'.encode()
    assert greeting_in(line) == Greeting(1, "石器时代")
