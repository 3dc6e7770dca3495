"""Every sentence that a person reads comes from a Fluent file, one per language."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from .languages import ENGLISH

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int | float


class Words:
    """The sentences of one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, name: str, /, **arguments: Argument) -> str:
        """The message of this name, or its attribute as in `location-forest.at`."""
        message_name, _, attribute = name.partition(".")
        message = self._bundle.get_message(message_name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(name)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{name}: {errors[0]}")
        return str(text)

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

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
    from pathlib import Path  # noqa: PLC0415 - a tenth of the time that importing all this takes

    here = Path(__file__)
    installed, in_the_source_tree = here.parents[1], here.parents[3]
    for place in (installed, in_the_source_tree):
        file = place / "locales" / f"{language}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(f"{language}.ftl")


@cache
def _bundle(language: str) -> "FluentBundle":
    # Late, for it takes as long as all the rest: whoever prints no board need not wait.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_locale(language)))
    return bundle
