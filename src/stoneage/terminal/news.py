"""What happened, in short: a paragraph for whoever did something."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from stoneage.table.columns import packed
from stoneage.table.events import (
    CardSlid,
    DiceRolled,
    Event,
    RoundBegan,
    ToolsUsed,
    TurnBegan,
)
from stoneage.table.names import RESOURCES
from stoneage.table.seats import LETTERS
from stoneage.table.words import Words

from .event_text import UNSAID, Teller

GATHERED = (*RESOURCES, "food")


class News:
    """Tells each player's deeds in one breath: by name first, then by letter."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.between = words.say("between-sentences")
        self.by_name = Teller(words, names)
        self.by_letter = Teller(words, LETTERS)

    def in_short(self, events: Sequence[Event], seat: int | None, columns: int) -> list[str]:
        """Without what the board shows anyway; the rolls of others only by what they brought."""
        told = [event for event in events if not _goes_without_saying(event, seat)]
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


def _goes_without_saying(event: Event, seat: int | None) -> bool:
    if isinstance(event, (*UNSAID, TurnBegan, CardSlid)):
        return True
    if isinstance(event, DiceRolled):
        return event.seat != seat and event.aim in GATHERED
    return isinstance(event, ToolsUsed) and event.seat != seat


def _belongs_to(event: Event) -> object:
    return type(event) if isinstance(event, RoundBegan) else getattr(event, "seat", None)
