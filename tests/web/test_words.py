"""The sentences of the web client: all there, all used, and none in a component."""

import re
from pathlib import Path

from tests.test_locales import MESSAGES

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
PAGES = sorted(
    path
    for suffix in ("*.svelte", "*.ts")
    for path in SOURCES.rglob(suffix)
    if "generated" not in path.parts and "showcase" not in path.parts and ".test." not in path.name
)
TEXTS = {path: path.read_text(encoding="utf-8") for path in PAGES}
NAMES = set(MESSAGES["en"])

LITERAL = re.compile(r"""['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?:\.[a-z]+)?['"`]""")
PREFIX = re.compile(r"`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{")
SAID = re.compile(r"""\bt\(\s*['"]([a-z][a-z0-9-]*)(?:\.[a-z]+)?['"]""")
SAID_BY_PREFIX = re.compile(r"\bt\(\s*`([a-z][a-z0-9-]*-)\$\{")
SCRIPTS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAGS = re.compile(r"<[^<>]*>")
TWO_WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
SPOKEN_ATTRIBUTE = re.compile(
    r"""\b(?:aria-label|title|placeholder|alt)="([^"{]*[A-Za-z]{2}[^"{]*)\""""
)


def test_every_sentence_that_the_web_client_says_exists() -> None:
    for path, text in TEXTS.items():
        for name in SAID.findall(text):
            assert name in NAMES, f"{path.name}: {name}"
        for prefix in SAID_BY_PREFIX.findall(text):
            assert any(name.startswith(prefix) for name in NAMES), f"{path.name}: {prefix}"


def test_every_sentence_of_the_web_client_is_used() -> None:
    literals = {name for text in TEXTS.values() for name in LITERAL.findall(text)}
    prefixes = {prefix for text in TEXTS.values() for prefix in PREFIX.findall(text)} - {"web-"}
    unused = [
        name
        for name in NAMES
        if name.startswith("web-")
        and name not in literals
        and not name.startswith(tuple(sorted(prefixes)))
    ]
    assert unused == []


def without_braces(markup: str) -> str:
    """What stands between the tags, without expressions."""
    kept, depth = [], 0
    for character in markup:
        depth += character == "{"
        if not depth:
            kept.append(character)
        depth -= character == "}"
    return "".join(kept)


def test_no_sentence_stands_in_a_component() -> None:
    for path, text in TEXTS.items():
        if path.suffix != ".svelte":
            continue
        markup = SCRIPTS.sub("", text)
        assert SPOKEN_ATTRIBUTE.findall(markup) == [], path.name
        assert not TWO_WORDS.search(TAGS.sub("|", without_braces(markup))), path.name


def test_a_sentence_in_a_component_would_be_found() -> None:
    markup = SCRIPTS.sub(
        "", "<script>const a = 'of no interest';</script><p class='a b'>Well met {name}</p>"
    )
    assert TWO_WORDS.search(TAGS.sub("|", without_braces(markup)))
    assert SPOKEN_ATTRIBUTE.findall('<a title="Go home">') == ["Go home"]
