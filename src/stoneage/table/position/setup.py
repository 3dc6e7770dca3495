"""A position that is set up by hand: only what matters is named, the rest is as in a fresh box."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from stoneage.rules import State, shuffled, step, terms
from stoneage.table.chance import chance_of
from stoneage.table.names import BUILDINGS, CARDS, PIECES, AnimalName
from stoneage.table.options import Options
from stoneage.table.seats import LETTERS
from stoneage.table.view import Awaited

from .check import check
from .check_figures import check_awaited, check_figures
from .errors import IllegalPosition
from .layout import Layout, PlayerBoard

Phase = Literal["placing", "using", "feeding", "over"]
Described = PlayerBoard | Mapping[str, object]
STACK, SPACES = int(terms.STACK), int(terms.SPACES)
BEGINNINGS = {"using": int(terms.NEXT_LOCATION), "feeding": int(terms.NEXT_MEAL)}


class Setup(Struct, frozen=True, kw_only=True):
    """What was named; see `Position.set_up`."""

    options: Options
    players: tuple[Described, ...]
    display: tuple[str | None, ...] | None
    deck: tuple[str, ...]
    stacks: tuple[tuple[str, ...], ...]
    left: tuple[int, ...] | None
    animal: AnimalName | None
    waiting_animals: tuple[AnimalName, ...]
    gone_animals: tuple[AnimalName, ...]
    round: int
    start: str
    turn: str
    phase: Phase
    seed: int | None

    def state(self) -> State:
        """The state when the phase comes to the player in turn, or `IllegalPosition`."""
        layout = self._layout()
        check(layout)
        state = layout.state()
        check_figures(state)
        if self.phase in BEGINNINGS:
            _begin(state, self.phase)
        check_awaited(state)
        return state

    def _layout(self) -> Layout:
        boards = self._boards()
        cards = [*self.deck, *self._unnamed_pieces(boards)]
        display = self.display
        if display is None:
            display = tuple(card for card in cards if card in CARDS)[:SPACES]
        turn = _seat("turn", self.turn)
        return Layout(
            options=self.options,
            round=self.round,
            start=_seat("start", self.start),
            turn=turn,
            awaited=Awaited(decision="nothing" if self.phase == "over" else "place", seat=turn),
            players=boards,
            display=display,
            deck=tuple(card for card in cards if card not in display),
            stacks=self._stacks(boards),
            animal=self.animal,
            waiting_animals=self.waiting_animals,
        )

    def _boards(self) -> tuple[PlayerBoard, ...]:
        boards = [_board(seat, described) for seat, described in enumerate(self.players)]
        missing = self.options.players - len(boards)
        return (*boards, *(PlayerBoard() for _ in range(missing)))

    def _unnamed_pieces(self, boards: Sequence[PlayerBoard]) -> list[str]:
        named = {*self.deck, *(self.display or ()), self.animal}
        named |= {*self.waiting_animals, *self.gone_animals}
        for board in boards:
            named |= {*board.cards, board.extra_card}
        pieces = PIECES if self.options.wild_animals else CARDS
        return self._mixed([piece for piece in pieces if piece not in named], pieces)

    def _stacks(self, boards: Sequence[PlayerBoard]) -> tuple[tuple[str, ...], ...]:
        players = self.options.players
        owned = [name for board in boards for name in board.buildings]
        left = self.left
        if left is None:  # as even as can be
            left = tuple(STACK - (len(owned) + place) // players for place in range(players))
        named = {*owned, *(name for stack in self.stacks for name in stack)}
        rest = self._mixed([name for name in BUILDINGS if name not in named], BUILDINGS)
        stacks: list[tuple[str, ...]] = []
        for number, most in enumerate(left):
            top = self.stacks[number] if number < len(self.stacks) else ()
            missing = max(0, most - len(top))
            stacks.append((*top, *rest[:missing]))
            del rest[:missing]
        return tuple(stacks)

    def _mixed(self, names: list[str], of: Sequence[str]) -> list[str]:
        """In printed order, or shuffled if there is a seed."""
        if self.seed is None:
            return names
        order = shuffled([of.index(name) for name in names], chance_of(self.seed))
        return [of[index] for index in order]


def _board(seat: int, described: Described) -> PlayerBoard:
    if not isinstance(described, PlayerBoard):
        described = {**described}
    try:  # a board that was made in Python is checked as well
        return msgspec.convert(msgspec.to_builtins(described), PlayerBoard)
    except msgspec.ValidationError as error:
        raise IllegalPosition(f"player {LETTERS[seat % len(LETTERS)]}", str(error)) from None


def _seat(where: str, letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise IllegalPosition(where, f"{letter!r} is no player's letter")
    return LETTERS.index(letter)


def _begin(state: State, phase: Phase) -> None:
    """What happens by itself until the player in turn must decide."""
    seat, whose = int(state.current), LETTERS[int(state.current)]
    if phase == "using" and not state.players[seat].placed:
        raise IllegalPosition("turn", f"player {whose} has no figures at work")
    if phase == "feeding" and any(player.placed for player in state.players):
        raise IllegalPosition("phase", "figures are still at work")
    state.decision = BEGINNINGS[phase]
    step(state)
    if state.decision >= terms.FIRST_STEP:
        raise IllegalPosition("turn", f"player {whose} is not asked at the meal")
