"""The JSON Schema: fresh, and of the same mind as the reader."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from stoneage.record.redacting import redacted
from stoneage.record.schema import record_schema
from stoneage.record.writing import to_json
from stoneage.table.options import Options
from tests.record.played import fair_record, record_of
from tests.record.write_schema import SCHEMA

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.json"))
VALIDATOR = Draft202012Validator(json.loads(record_schema()))


def test_the_schema_in_the_documentation_is_fresh() -> None:
    """If not: `python -m tests.record.write_schema`."""
    assert SCHEMA.read_text(encoding="utf-8") == record_schema()


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(json.loads(record_schema()))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_recorded_game_is_valid(path: Path) -> None:
    VALIDATOR.validate(json.loads(path.read_text(encoding="utf-8")))


def test_records_of_games_under_way_are_valid() -> None:
    record = fair_record(Options(players=3, wild_animals=True), 1, 60)
    VALIDATOR.validate(json.loads(to_json(record)))
    VALIDATOR.validate(json.loads(to_json(redacted(record))))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", "chess"),
        ("version", 2),
        ("rules", "1"),
        ("options", {"players": 5}),
        ("options", {"dragons": True}),
        ("seats", [""]),
        ("start", 4),
        ("deal", {"cards": ["civ37"], "buildings": []}),
        ("deal", {"cards": []}),
        ("moves", [{"do": "fly"}]),
        ("moves", [{"do": "place", "at": "forest", "figures": 11}]),
        ("moves", [{"do": "roll", "dice": [7]}]),
        ("moves", [{"do": "decline", "because": "poor"}]),
        ("result", {}),
        ("fair", {"commitment": "x", "entropy": [], "start_drawn": True}),
        ("digest", "x"),
        ("comment", "hello"),
    ],
)
def test_a_damaged_record_is_not_valid(name: str, value: object) -> None:
    content: dict[str, Any] = json.loads(to_json(record_of(Options(players=2), 1, 10)))
    assert VALIDATOR.is_valid(content)
    content[name] = value
    assert not VALIDATOR.is_valid(content)


@pytest.mark.parametrize(
    "name", ["format", "version", "rules", "options", "seats", "start", "deal", "moves"]
)
def test_a_record_without_one_of_its_parts_is_not_valid(name: str) -> None:
    content: dict[str, Any] = json.loads(to_json(record_of(Options(players=2), 1, 10)))
    del content[name]
    assert not VALIDATOR.is_valid(content)
