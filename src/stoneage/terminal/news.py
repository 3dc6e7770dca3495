"""What happened, in short: a paragraph for whoever did something."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from stoneage.table import LETTERS, Words, packed
from stoneage.table.events import Event, RoundBegan

from .event_text import Teller
from .verbosity import verbosity_of


class News:
    """Tells each player's deeds in one breath: by name first, then by letter."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.between = words.say("between-sentences")
        self.by_name = Teller(words, names)
        self.by_letter = Teller(words, LETTERS)

    def in_short(self, events: Sequence[Event], seat: int | None, columns: int) -> list[str]:
        """Without what the board shows anyway; the rolls of others only by what they brought."""
        told = [event for event in events if _is_told_in_short(event, seat)]
        lines: list[str] = []
        for _, group in groupby(told, _belongs_to):
            first, *others = group
            if isinstance(first, RoundBegan):
                lines.append("")
            sentences = [*self.by_name.tell([first]), *self.by_letter.tell(others)]
            lines += packed(sentences, columns, between=self.between)
        return lines

    def in_full(self, events: Sequence[Event]) -> Iterator[str]:
        """Every sentence in a line of its own, each round under its beginning."""
        for event in events:
            if isinstance(event, RoundBegan):
                yield ""
            yield from self.by_name.tell([event])


def _is_told_in_short(event: Event, seat: int | None) -> bool:
    match verbosity_of(event):
        case "always":
            return True
        case "own":
            return _belongs_to(event) == seat
        case "in-full" | "never":
            return False


def _belongs_to(event: Event) -> object:
    return type(event) if isinstance(event, RoundBegan) else getattr(event, "seat", None)
