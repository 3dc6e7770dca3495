"""What docs/bot-protocol.md says is true."""

import re

import msgspec
import pytest
from jsonschema import Draft202012Validator

from stoneage.bots.host.faults import FAULTS
from stoneage.bots.host.hosted import Limits
from stoneage.bots.host.protocol import PROTOCOL, FromProgram, ToProgram
from stoneage.bots.host.schema import protocol_schema
from stoneage.table.actions import Action
from stoneage.table.names import BUILDINGS, CARDS
from stoneage.table.options import Options
from stoneage.table.pieces import bottom_text, building_called, points_text, price_text, top_text
from stoneage.table.view import PlayerView, View
from stoneage.table.words import Words
from tests.bots.hosting import ROOT, transcript

TEXT = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
SCHEMA = ROOT / "docs" / "bot-protocol.schema.json"


def test_the_conversation_is_a_real_one() -> None:
    """Written down anew; `tests.bots.hosting.transcript` gives the new text after a change."""
    assert f"```text\n{transcript()}```" in TEXT


@pytest.mark.parametrize(("mark", "kind"), [(">", ToProgram), ("<", FromProgram)])
def test_every_line_shown_is_a_message_and_fits_the_schema(mark: str, kind: object) -> None:
    schema = msgspec.json.decode(protocol_schema())
    side = "ToProgram" if kind is ToProgram else "FromProgram"
    validator = Draft202012Validator({**schema, "anyOf": [{"$ref": f"#/$defs/{side}"}]})
    lines = re.findall(rf"^{mark} (.+)$", TEXT, re.MULTILINE)
    assert len(lines) >= 3
    for line in lines:
        msgspec.json.decode(line, type=kind)
        validator.validate(msgspec.json.decode(line))


def test_the_schema_is_not_stale() -> None:
    """It is made from the types."""
    assert SCHEMA.read_text(encoding="utf-8") == protocol_schema()


def test_the_schema_refuses_what_the_program_may_not_say() -> None:
    schema = msgspec.json.decode(protocol_schema())
    validator = Draft202012Validator({**schema, "anyOf": [{"$ref": "#/$defs/FromProgram"}]})
    assert validator.is_valid({"type": "choice", "id": 1, "choice": 0})
    assert not validator.is_valid({"type": "choice", "id": 1})
    assert not validator.is_valid({"type": "choose", "id": 1, "choice": 0})


def test_every_message_action_and_part_of_a_view_is_explained() -> None:
    names = {kind.__struct_config__.tag for kind in (*ToProgram.__args__, *FromProgram.__args__)}
    names |= {kind.__struct_config__.tag for kind in Action.__args__}
    for kind in (*ToProgram.__args__, *FromProgram.__args__, *Action.__args__, View, PlayerView):
        names |= {field.name for field in msgspec.structs.fields(kind)}
    assert {name for name in names if f"`{name}`" not in TEXT} == set()


def test_every_fault_is_explained() -> None:
    assert [name for name in FAULTS if f"`{name}`" not in TEXT] == []


def test_the_limits_are_those_of_the_program() -> None:
    limits = Limits()
    assert f"| {limits.start_seconds:g} seconds |" in TEXT
    assert f"at most {limits.decision_seconds:g}, and {limits.grace_seconds:g} second" in TEXT
    assert f"own end | {limits.end_seconds:g} second |" in TEXT
    assert f"| {limits.line_bytes:,} bytes |" in TEXT
    assert f"| faults in one game | {limits.faults} |" in TEXT
    assert f"whole number, now {PROTOCOL}." in TEXT


def test_the_tables_of_cards_and_buildings_are_complete() -> None:
    words = Words()
    for card in CARDS:
        assert f"| `{card}` | {top_text(words, card)} | {bottom_text(words, card)} |\n" in TEXT
    for name in BUILDINGS:
        building = building_called(name, Options())
        price, points = price_text(words, building), points_text(words, building)
        assert f"| `{name}` | {price} | {points} |\n" in TEXT


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", TEXT)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
