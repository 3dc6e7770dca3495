"""The name and the limits of every number of an observation, in order."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from stoneage.table.names import AIMS, ANIMALS, BUILDINGS, CARDS, DECISIONS, LOCATIONS, RESOURCES

LARGEST = 32767
"""Where the rules know no limit; a number beyond it is written as this."""

MOST_HELD = 16383  # of one resource
TOPS = (
    "dice for all",
    "food",
    "a resource",
    "dice for a resource",
    "points",
    "a tool",
    "agriculture",
    "an extra card",
    "a one-use tool",
    "two resources of choice",
)
CULTURES = ("healing", "art", "writing", "pottery", "time", "transport", "music", "weaving")
PROFESSIONS = ("farmers", "tool makers", "hut builders", "shamans")


class Entry(NamedTuple):
    """One number of an observation."""

    name: str
    least: int
    most: int


@lru_cache(maxsize=4)
def entries(players: int) -> tuple[Entry, ...]:
    """All numbers of an observation at a table of so many, the own board first."""
    return (
        *(entry for place in range(players) for entry in _of_player(place)),
        *_of_turn(players),
        *_of_question(),
        *(entry for space in range(1, 5) for entry in _of_card(space)),
        *(entry for stack in range(1, players + 1) for entry in _of_stack(stack)),
        *_of_rest(),
    )


def observation_names(players: int) -> tuple[str, ...]:
    """What each number of an observation says, in order."""
    return tuple(entry.name for entry in entries(players))


def _flags(names: Iterable[str]) -> Iterator[Entry]:
    for name in names:
        yield Entry(name, 0, 1)


def seat_name(place: int) -> str:
    return f"seat {place} to my left" if place else "me"


def _of_player(place: int) -> Iterator[Entry]:
    who = seat_name(place)
    yield Entry(f"{who}: score", -LARGEST, LARGEST)
    yield Entry(f"{who}: food", 0, LARGEST)
    for name, most in (("agriculture", 10), ("figures", 10), ("figures at home", 10)):
        yield Entry(f"{who}: {name}", 0, most)
    yield Entry(f"{who}: figures at animal", 0, 4)
    for resource in RESOURCES:
        yield Entry(f"{who}: {resource}", 0, MOST_HELD)
    for space in (1, 2, 3):
        yield Entry(f"{who}: tool {space}", 0, 4)
    yield from _flags(f"{who}: tool {space} is unused" for space in (1, 2, 3))
    yield from _flags(f"{who}: one-use tool of {value}" for value in (2, 3, 4))
    yield Entry(f"{who}: may choose two resources", 0, 1)
    for location in LOCATIONS[:-1]:
        most = {"hunt": 10, "hut": 2}.get(location, 1)
        if location in ("forest", "clay-pit", "quarry", "river"):
            most = 7
        yield Entry(f"{who}: figures at {location}", 0, most)
    yield Entry(f"{who}: buildings", 0, len(BUILDINGS))
    yield Entry(f"{who}: igloos", 0, 4)
    yield Entry(f"{who}: cards face down", 0, len(CARDS))
    for culture in CULTURES:
        yield Entry(f"{who}: cards of {culture}", 0, 2)
    for profession in PROFESSIONS:
        yield Entry(f"{who}: {profession}", 0, 9)


def _of_turn(players: int) -> Iterator[Entry]:
    yield Entry("round", 1, LARGEST)
    yield from _flags(f"awaited: {decision}" for decision in DECISIONS)
    for what in ("to act", "start player", "in turn"):
        yield from _flags(f"{what}: {seat_name(place)}" for place in range(players))


def _of_question() -> Iterator[Entry]:
    yield from _flags(f"asked at: {location}" for location in LOCATIONS)
    yield from _flags(f"dice for: {aim}" for aim in AIMS)
    for face in range(1, 7):
        yield Entry(f"dice showing {face}", 0, 10)
    yield Entry("missing food", 0, 10)


def _of_card(space: int) -> Iterator[Entry]:
    yield from _flags(f"card-{space}: gives {top}" for top in TOPS)
    yield from _flags(f"card-{space}: the resource is {resource}" for resource in RESOURCES)
    yield Entry(f"card-{space}: amount", 0, 7)
    yield from _flags(f"card-{space}: counts for {bottom}" for bottom in CULTURES + PROFESSIONS)
    yield Entry(f"card-{space}: symbols", 0, 3)


def _of_stack(stack: int) -> Iterator[Entry]:
    yield Entry(f"building-{stack}: left in the stack", 0, 7)
    for resource in RESOURCES:
        yield Entry(f"building-{stack}: costs {resource}", 0, 2)
    yield Entry(f"building-{stack}: points", 0, 16)
    yield Entry(f"building-{stack}: least to choose", 0, 5)
    yield Entry(f"building-{stack}: most to choose", 0, 7)
    yield Entry(f"building-{stack}: kinds to choose", 0, 4)


def _of_rest() -> Iterator[Entry]:
    yield Entry("cards and animals in the deck", 0, len(CARDS))
    yield from _flags(f"igloo-{igloo} is left" for igloo in range(1, 5))
    yield from _flags(f"{animal} threatens" for animal in ANIMALS)
    for animal in ANIMALS:
        yield Entry(f"{animal}: place in line", 0, 4)
    yield from _flags(f"{animal} is driven off" for animal in ANIMALS)
    yield from _flags(f"{card} is not seen yet" for card in CARDS)
    yield from _flags(f"{building} is not seen yet" for building in BUILDINGS)
