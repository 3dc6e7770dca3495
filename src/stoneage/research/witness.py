"""All that became known at a table, in order, as numbers: what a player with perfect recall has."""

from collections.abc import Sequence

from stoneage.rules import State
from stoneage.rules.terms import STACK

# What the numbers begin with; every one fits into a float of 32 bits.
ACTION = 1  # and the index of the action
PIECE = 1000  # and the card or animal that came out of the deck
BUILDING = 1100  # and the building that came to lie on top of a stack
FACE_DOWN = 1200  # a card that only its owner has seen
START = 1300  # and the seat that starts
ROLL = 2000  # and how many dice show each face, the lowest first, to the base of 11
BASE = 11
MOST_REVEALED = 100  # pieces, buildings and the start


class Witness:
    """What was done and what became visible; only the owner's eyes see an extra card (C10)."""

    def __init__(self) -> None:
        self._facts: list[tuple[int, int | None]] = []  # a number, and who alone knows it
        self._drawn = 0
        self._built: list[int] = []

    def note_action(self, action: int) -> None:
        self._facts.append((ACTION + action, None))

    def note_roll(self, faces: Sequence[int]) -> None:
        code = sum(faces.count(face) * BASE ** (face - 1) for face in range(1, 7))
        self._facts.append((ROLL + code, None))

    def look(self, state: State) -> None:
        """Note what lies open now and did not before."""
        if not self._facts:
            self._facts.append((START + int(state.start), None))
        for piece in state.deck[self._drawn : state.drawn]:
            self._facts.append((PIECE + piece, _owner(state, piece)))
        self._drawn = int(state.drawn)
        built = [int(state.gone_from(stack)) for stack in range(state.ruleset.players)]
        for stack, gone in enumerate(built):
            if self._built[stack : stack + 1] != [gone] and gone < STACK:
                self._facts.append((BUILDING + state.tiles[int(STACK) * stack + gone], None))
        self._built = built

    def known_to(self, seat: int | None) -> list[int]:
        """What a seat, or somebody who only looks on, has learnt."""
        return [fact if owner in (None, seat) else FACE_DOWN for fact, owner in self._facts]


def _owner(state: State, piece: int) -> int | None:
    """Who drew a card unseen, or None for one that everybody saw."""
    for seat, player in enumerate(state.players):
        if player.extra_card >> piece & 1:
            return seat
    return None
