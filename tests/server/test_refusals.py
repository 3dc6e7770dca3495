"""Every refusal of the server has a status and a sentence, and no sentence is left over."""

import ast
from collections.abc import Iterator
from pathlib import Path

from stoneage.server import refusals
from stoneage.server.app import CODES
from stoneage.table.words import read_locale

SOURCES = Path(refusals.__file__).parent
OTHER_DOORS = {*CODES.values(), "malformed", "rematch-set", "time-left"}
"""Said without the word `Refused` beside them; the last two never reach a person."""


def refused() -> Iterator[str]:
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_refusal = isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused"
            if isinstance(node, ast.Call) and is_refusal:
                yield from (
                    each.value
                    for each in ast.walk(node.args[0])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                )


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    codes = {*refused(), *OTHER_DOORS}
    sentences = {
        line.removeprefix("refused-").partition(" =")[0]
        for line in read_locale("en").splitlines()
        if line.startswith("refused-")
    }
    from_the_rules = {"nothing-to-take-back", "running", "open"}
    assert sentences - codes == set()
    assert codes - sentences - from_the_rules - {"rematch-set", "time-left"} == set()


def test_every_status_belongs_to_a_refusal() -> None:
    assert set(refusals.STATUS) - {*refused(), *OTHER_DOORS, "bad-record"} == set()
