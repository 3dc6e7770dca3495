"""Numbered choices that fit a screen: a menu leads to actions or to further menus."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Union

from stoneage.table import Action, Feed, Pay, TakeResources, TakeReward, Words
from stoneage.table.names import RESOURCES, LocationName

LONGEST_LIST = 12

Paying = Pay | Feed | TakeResources | TakeReward


class Entry(NamedTuple):
    """One choice and where it leads; `at` if its number stands on the board, at that location."""

    label: str
    leads_to: Union[Action, "Menu"]
    at: LocationName | None = None


class Menu(NamedTuple):
    """A question, what helps to answer it, and its answers, numbered from 1."""

    question: str
    entries: Sequence[Entry]
    notes: Sequence[str] = ()

    def lines(self) -> list[str]:
        """The answers that do not stand on the board."""
        return [
            line_of(number, entry.label)
            for number, entry in enumerate(self.entries, 1)
            if entry.at is None
        ]

    @property
    def marks(self) -> dict[LocationName, str]:
        """The numbers of the answers that stand on the board."""
        return {
            entry.at: f"{number})"
            for number, entry in enumerate(self.entries, 1)
            if entry.at is not None
        }

    def at(self, number: str) -> Union[Action, "Menu", None]:
        """Where this line leads, or None if there is no such line."""
        if not number.isdecimal() or len(number) > 3:
            return None
        index = int(number) - 1
        return self.entries[index].leads_to if 0 <= index < len(self.entries) else None


def line_of(number: int, label: str) -> str:
    return f"{number:3}) {label}"


class Ways(NamedTuple):
    """Payments of one sort, and what they have in common in words."""

    sort: str
    payments: Sequence[Paying]
    label: Callable[[Paying], str]


def menu_of_ways(
    words: Words,
    question: str,
    first: Sequence[Entry],
    sorts: Sequence[Ways],
    notes: Sequence[str] = (),
) -> Menu:
    """Everything in one list if it is short, else a further menu for each sort."""
    sorts = [ways for ways in sorts if ways.payments]
    entries = list(first)
    is_short = len(first) + sum(len(ways.payments) for ways in sorts) <= LONGEST_LIST
    for ways in sorts:
        if is_short or len(ways.payments) == 1:
            entries += [Entry(ways.label(paid), paid) for paid in ways.payments]
        else:
            entries.append(Entry(ways.sort, _by_resource(words, question, ways)))
    return Menu(question, entries, notes)


def _by_resource(words: Words, question: str, ways: Ways) -> Menu:
    """A list of payments; a long one is asked resource by resource."""
    if len(ways.payments) <= LONGEST_LIST:
        return Menu(question, [Entry(ways.label(paid), paid) for paid in ways.payments])
    resource = next(name for name in RESOURCES if len(_amounts(ways.payments, name)) > 1)
    entries = []
    for amount in _amounts(ways.payments, resource):
        rest = [paid for paid in ways.payments if getattr(paid, resource) == amount]
        if len(rest) == 1:
            entries.append(Entry(ways.label(rest[0]), rest[0]))
        else:
            label = words.say(f"good-{resource}", amount=amount)
            further = words.say("ask-further", question=question, chosen=label)
            entries.append(Entry(label, _by_resource(words, further, ways._replace(payments=rest))))
    return Menu(words.say("ask-how-many", question=question), entries)


def _amounts(payments: Sequence[Paying], resource: str) -> list[int]:
    return sorted({int(getattr(paid, resource)) for paid in payments})
