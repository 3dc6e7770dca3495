"""The examples in docs/record.md are true."""

import re
from pathlib import Path

from stoneage.record.forms import read
from stoneage.record.notation import write_notation
from stoneage.record.verifying import verify
from stoneage.record.writing import to_json

TEXT = (Path(__file__).parent.parent.parent / "docs" / "record.md").read_text(encoding="utf-8")


def example(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_both_examples_are_the_same_record_as_it_is_written() -> None:
    record = read(example("json"))
    assert read(example("text")) == record
    assert to_json(record) == example("json")
    assert write_notation(record) == example("text")


def test_the_example_is_proven_fair() -> None:
    assert verify(read(example("json"))).is_fair


def test_every_reason_and_finding_is_explained() -> None:
    sources = Path(__file__).parent.parent.parent / "src" / "stoneage" / "record"
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources.glob("*.py"))
    words = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', code))
    words -= {"stoneage-record"}
    assert {word for word in words if f"`{word}`" not in TEXT} == set()
