"""The sentences: the same in three languages, all used, and nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stoneage.record import verifying
from stoneage.rules.errors import IllegalReason
from stoneage.table.events import Event
from stoneage.table.languages import LANGUAGES, language_of
from stoneage.table.names import ANIMALS, LOCATIONS, RESOURCES, REWARDS
from stoneage.table.pieces import CULTURES, PROFESSIONS, TOPS
from stoneage.table.words import Words, read_locale

SOURCES = Path(__file__).resolve().parents[1] / "src" / "stoneage"
SPEAKING = [
    *(SOURCES / "cli").glob("*.py"),
    *sorted((SOURCES / "terminal").glob("*.py")),
    *sorted((SOURCES / "table").rglob("*.py")),
    *sorted((SOURCES / "analysis").rglob("*.py")),
    SOURCES / "record" / "complaint.py",
    SOURCES / "server" / "routes" / "previews.py",
    SOURCES / "server" / "hall" / "problems.py",
    SOURCES / "server" / "notices" / "wording.py",
]
TWO_WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


class Variables(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.found.add(node.id.name)


def variables(node: ftl.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


def messages(language: str) -> dict[str, ftl.Message]:
    entries = FluentParser().parse(read_locale(language)).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names))
    return dict(zip(names, found, strict=True))


MESSAGES = {language: messages(language) for language in LANGUAGES}


def shape(message: ftl.Message) -> dict[str, set[str]]:
    """The arguments of a message and of each of its attributes."""
    parts: dict[str, set[str]] = {}
    if message.value is not None:
        parts[""] = variables(message.value)
    for attribute in message.attributes:
        parts[attribute.id.name] = variables(attribute.value)
    return parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    english = {name: shape(message) for name, message in MESSAGES["en"].items()}
    assert {name: shape(message) for name, message in MESSAGES[language].items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for name, message in MESSAGES[language].items():
        assert message.value is not None, name
        assert message.value.elements, name


def nodes() -> Iterator[ast.AST]:
    for path in SPEAKING:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def pattern(node: ast.expr) -> str | None:
    """A regular expression for the names that an expression may have, if it says so itself."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value.partition(".")[0])
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        start = str(node.values[0].value)
        return re.escape(start) + "[a-z0-9-]+" if start.endswith("-") else None
    return None


def test_every_name_that_is_said_exists() -> None:
    """The first argument of `say`, where it stands in the source."""
    for node in nodes():
        is_saying = isinstance(node, ast.Call) and (
            (isinstance(node.func, ast.Attribute) and node.func.attr == "say")
            or (isinstance(node.func, ast.Name) and node.func.id == "say")
        )
        if isinstance(node, ast.Call) and is_saying:
            said = pattern(node.args[0])
            assert said is None or any(re.fullmatch(said, name) for name in MESSAGES["en"]), said


def test_every_message_is_used() -> None:
    """Those of the web client are looked for in tests/web."""
    patterns = {pattern(node) for node in nodes() if isinstance(node, ast.expr)} - {None}
    used = re.compile("|".join(["web-.+", *sorted(each for each in patterns if each)]))
    assert [name for name in MESSAGES["en"] if not used.fullmatch(name)] == []


def test_arguments_are_those_of_the_message() -> None:
    """Where name and arguments stand in the source together."""
    for node in nodes():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr != "say" or not isinstance(node.args[0], ast.Constant):
            continue
        name = str(node.args[0].value)
        given = {keyword.arg for keyword in node.keywords}
        assert variables(MESSAGES["en"][name.partition(".")[0]]) == given, name


def test_no_sentence_is_written_in_the_program() -> None:
    """What is printed, shown or asked comes from the locales."""
    for node in nodes():
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name not in {"print", "show", "ask", "Misuse"}:
            continue
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                assert not TWO_WORDS.search(part.value), part.value


def names_of_things() -> list[str]:
    names = [f"event-{kind.__struct_config__.tag}" for kind in get_args(Event)]
    names += [f"location-{name}" for name in LOCATIONS]
    names += [f"resource-{name}" for name in (*RESOURCES, "food")]
    names += [f"good-{name}" for name in (*RESOURCES, "food")]
    names += [f"animal-{name}" for name in ANIMALS]
    names += [f"reward-{name}" for name in REWARDS]
    names += [f"culture-{name}" for name in CULTURES]
    names += [f"profession-{name}" for name in PROFESSIONS]
    names += [f"top-{name}" for name in TOPS.values() if name != "resource"]
    findings = [*get_args(verifying.Proven), *get_args(verifying.Unproven), *verifying.REFUTED]
    return names + [f"finding-{name}" for name in findings]


def test_every_thing_and_every_event_has_its_words() -> None:
    assert [name for name in names_of_things() if name not in MESSAGES["en"]] == []


def test_every_location_says_where_and_whereto() -> None:
    for name in LOCATIONS:
        assert set(shape(MESSAGES["en"][f"location-{name}"])) == {"", "at", "to"}


def reasons(error: str, place: int) -> set[str]:
    """What stands in the sources as the reason of an error, its argument number `place`."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == error:
                reason = node.args[place]
                if isinstance(reason, ast.Constant):
                    found.add(str(reason.value))
    return found


def test_every_refusal_of_the_rules_has_its_words() -> None:
    """The reasons of `IllegalAction`."""
    assert {f"illegal-{reason}" for reason in get_args(IllegalReason)} == {
        name for name in MESSAGES["en"] if name.startswith("illegal-")
    }


def test_every_fault_of_a_record_has_its_words() -> None:
    """The reasons of `BadRecord`."""
    every = {*reasons("BadRecord", 1), "result-missing", "wrong-result", "not-over"}
    assert {f"bad-{reason}" for reason in every} == {
        name for name in MESSAGES["en"] if name.startswith("bad-") and name != "bad-record"
    }


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "zh_CN"}, "zh"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_read_naturally(language: str) -> None:
    words = Words(language)
    assert words.listing([]) == ""
    assert words.listing(["A"]) == "A"
    last = {"en": "A, B and C", "de": "A, B und C", "zh": "A、B、C"}
    assert words.listing(["A", "B", "C"]) == last[language]


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en").say("no-such-message")
    with pytest.raises(LookupError):
        Words("en").say("good-wood")
    with pytest.raises(LookupError):
        Words("en").say("location-forest.from")
