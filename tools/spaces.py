"""Writes docs/spaces.md: every action and every number of an observation."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from stoneage.research import ACTIONS, Entry, action_names, entries
from stoneage.research.entries import LARGEST
from stoneage.research.stepping import numbering

PAGE = Path(__file__).resolve().parents[1] / "docs" / "spaces.md"
BLOCKS = {
    int(numbering.PLACE_FIRST): "place so many figures there",
    int(numbering.RESOLVE_FIRST): "resolve a location",
    int(numbering.TOOLS_FIRST): "use tools by their spaces, after `!` one-use tools by values",
    int(numbering.DIE_FIRST): "take a die",
    int(numbering.DECLINE_INDEX): "pay nothing and go home",
    int(numbering.STARVE_INDEX): "feed nobody and lose ten points",
    int(numbering.PRICE_INDEX): "pay what the building or igloo shows",
    int(numbering.PRICE_EXTRA_INDEX): "the same and a stone more (harsh winter)",
    int(numbering.REWARD_INDEX): "take the reward of the die, if it is not resources",
    int(numbering.REWARD_AS_ONE_INDEX): "take the reward of a 1 instead",
    int(numbering.PAY_FIRST): "pay these resources for a card, or for a building that lets choose",
    int(numbering.PAY_EXTRA_FIRST): "pay these for a card, and a gold more (harsh winter)",
    int(numbering.PORTION_FIRST): "feed with these, or take these as a reward; "
    "the position says how many resources it is in all",
    int(numbering.CHOOSE_FIRST): "take two resources by the card that lets choose them",
}
"""What the actions from an index on have in common."""

HEAD = """# Actions and observations in numbers

What the [environments](environments.md) share, made from the code by `python -m tools.spaces`.
In Python `stoneage.research.action_names()` has the name of every action and `entries(players)`
the name and the limits of every number of an observation.
"""


def actions() -> Iterator[str]:
    """A row a block; the names are moves in notation."""
    names = action_names()
    yield f"## The {len(names)} actions\n"
    yield "An action has the same index at every table. Its name is the move in"
    yield "[notation](record.md). Resources are w wood, b brick, s stone, g gold; bundles are in"
    yield "order of size, then of wood, brick and stone, the most first.\n"
    yield "| index | what | first | last |"
    yield "|--:|---|---|---|"
    for first, after in pairwise((*BLOCKS, int(ACTIONS))):
        span = str(first) if after == first + 1 else f"{first}–{after - 1}"
        last = "" if after == first + 1 else f"`{names[after - 1]}`"
        yield f"| {span} | {BLOCKS[first]} | `{names[first]}` | {last} |"


def observations(players: int) -> Iterator[str]:
    """A row a number."""
    known = entries(players)
    yield f"\n## The {len(known)} numbers of an observation for two\n"
    yield "The own board comes first, then those of the others in turn. With three or four players"
    yield "there are more boards, more seats to act, to start and to be in turn, and more stacks:"
    yield f"{len(entries(3))} and {len(entries(4))} numbers. {LARGEST} stands for anything above.\n"
    yield "| index | number | least | most |"
    yield "|--:|---|--:|--:|"
    for index, entry in enumerate(known):
        yield row(index, entry)


def row(index: int, entry: Entry) -> str:
    return f"| {index} | {entry.name} | {entry.least} | {entry.most} |"


def page() -> str:
    return "\n".join((HEAD, *actions(), *observations(2))) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
