"""A position in names: to be set up, written in one line, read, and played on from."""

from collections.abc import Sequence

from stoneage.rules import State
from stoneage.table.names import AnimalName
from stoneage.table.options import Options

from .check import check
from .check_figures import check_awaited, check_figures
from .layout import Layout
from .setup import Described, Phase, Setup
from .text import read, write


class Position(Layout, frozen=True, kw_only=True):
    """Everything on the table, also what lies face down. `str` writes it in one line."""

    @classmethod
    def set_up(
        cls,
        options: Options | None = None,
        *,
        players: Sequence[Described] = (),
        display: Sequence[str | None] | None = None,
        deck: Sequence[str] = (),
        stacks: Sequence[Sequence[str]] = (),
        left: Sequence[int] | None = None,
        animal: AnimalName | None = None,
        waiting_animals: Sequence[AnimalName] = (),
        gone_animals: Sequence[AnimalName] = (),
        round: int = 1,  # noqa: A002 - the rulebook's word
        start: str = "A",
        turn: str = "A",
        phase: Phase = "placing",
        seed: int | None = None,
    ) -> "Position":
        """A position of your own, or `IllegalPosition`.

        Name what matters. `players` are boards in the order of the seats, `deck` the next cards,
        `stacks` the buildings of each from the top and `left` how many each has. What is not named
        is filled from a fresh box, in printed order or shuffled by `seed`.
        """
        setup = Setup(
            options=options or Options(),
            players=tuple(players),
            display=None if display is None else tuple(display),
            deck=tuple(deck),
            stacks=tuple(map(tuple, stacks)),
            left=None if left is None else tuple(left),
            animal=animal,
            waiting_animals=tuple(waiting_animals),
            gone_animals=tuple(gone_animals),
            round=round,
            start=start,
            turn=turn,
            phase=phase,
            seed=seed,
        )
        return cls.of(setup.state())

    @classmethod
    def read(cls, text: str) -> "Position":
        """The position of such a line, or `IllegalPosition`."""
        return cls.of(_checked(read(text)))

    def state(self) -> State:
        """A state of the rules that stands so, or `IllegalPosition`."""
        return _checked(self)

    def __str__(self) -> str:
        return write(self)


def _checked(layout: Layout) -> State:
    check(layout)
    state = Layout.state(layout)
    check_figures(state)
    check_awaited(state)
    return state
