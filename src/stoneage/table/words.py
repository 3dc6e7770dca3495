"""Every sentence that a person reads comes from a Fluent file, one per language."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import json

from .languages import ENGLISH

if TYPE_CHECKING:
    from pathlib import Path

    from fluent.runtime import FluentBundle

Argument = str | int | float


class WrittenOut:
    """A few plain sentences, for places where Fluent would take too long to read."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences

    def say(self, name: str, arguments: Mapping[str, Argument]) -> str:
        return self.sentences[name].format_map(arguments)

    def has(self, name: str) -> bool:
        return name in self.sentences


class Fluent:
    """All sentences, out of a file of Project Fluent."""

    def __init__(self, bundle: "FluentBundle") -> None:
        self.bundle = bundle

    def say(self, name: str, arguments: Mapping[str, Argument]) -> str:
        message_name, _, attribute = name.partition(".")
        message = self.bundle.get_message(message_name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(name)
        text, errors = self.bundle.format_pattern(pattern, {**arguments})
        if errors:
            raise LookupError(f"{name}: {errors[0]}")
        return str(text)

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))


class Words:
    """The sentences of one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._locale = _locale(language)

    def say(self, name: str, /, **arguments: Argument) -> str:
        """The message of this name, or its attribute as in `location-forest.at`."""
        return self._locale.say(name, arguments)

    def has(self, name: str) -> bool:
        return self._locale.has(name)

    def listing(self, parts: Sequence[str]) -> str:
        """One, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-last", first=self.row(parts[:-1]), second=parts[-1])

    def row(self, parts: Sequence[str]) -> str:
        """One, two, three."""
        row = "".join(parts[:1])
        for part in parts[1:]:
            row = self.say("list-more", first=row, second=part)
        return row


def read_locale(language: str) -> str:
    return _find(f"{language}.ftl").read_text(encoding="utf-8")


def _find(name: str) -> "Path":
    from pathlib import Path  # noqa: PLC0415 - a tenth of the time that importing all this takes

    here = Path(__file__)
    installed, in_the_source_tree = here.parents[1], here.parents[3]
    for place in (installed, in_the_source_tree):
        file = place / "locales" / name
        if file.is_file():
            return file
    raise FileNotFoundError(name)


@cache
def _locale(language: str) -> Fluent | WrittenOut:
    try:
        written_out = _find(f"{language}.json").read_bytes()
    except FileNotFoundError:
        return _fluent(language)
    return WrittenOut(json.decode(written_out, type=dict[str, str]))


def _fluent(language: str) -> Fluent:
    # Late, for it takes as long as all the rest: whoever prints no board need not wait.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_locale(language)))
    return Fluent(bundle)
