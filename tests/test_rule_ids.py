"""Every rule that docs/rules.md explains is named by a test of the rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs/rules.md"
RULE_ID = r"[SPXATCBFNEWLID]\d+"


def explained() -> list[str]:
    return re.findall(rf"\*\*({RULE_ID})\*\*", RULES.read_text(encoding="utf-8"))


def docstrings_of_tests() -> Iterator[str]:
    for path in sorted((TESTS / "rules").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_every_rule_is_explained_once() -> None:
    """All 79 rules and rulings, each in one place."""
    ids = explained()
    assert len(ids) == len(set(ids)) == 79


def test_every_rule_is_named_by_a_test() -> None:
    """A rule that no test names could be broken unnoticed."""
    named = set(re.findall(rf"\b({RULE_ID})\b", " ".join(docstrings_of_tests())))
    assert [rule for rule in explained() if rule not in named] == []
