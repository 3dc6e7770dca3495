"""A game as it comes out of the store, and how it was before."""

from collections.abc import Sequence

from stoneage.rules import RULES_VERSION
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import deal
from stoneage.rules.state import State
from stoneage.server.errors import Refused
from stoneage.table.actions import Roll
from stoneage.table.notation import read_move
from stoneage.table.undo import Step

from .document import Document, Snapshot
from .game import HostedGame, transcript_of
from .turns import Turn, followed_by, make

ROLL = "["
"""How a roll begins in notation."""


def resumed(
    document: Document, moves: tuple[str, ...], turns: Sequence[int] = ()
) -> HostedGame | None:
    """The game as its snapshot has it, whatever the rules would make of its moves today.

    `turns` are the latest ones, each as the number of its moves: they can still be taken back.
    """
    snapshot = document.snapshot
    if snapshot is None:
        return None
    state = snapshot.restored(document.settings)
    recent = _recent(document, snapshot, moves, turns, state)
    return HostedGame(state, snapshot.start, moves, transcript_of(document, moves), recent)


def gone_on(
    document: Document, game: HostedGame, turns: Sequence[tuple[str, ...]], is_unbroken: bool
) -> HostedGame | None:
    """The game some turns later, or None if they do not lead to where the document has it.

    Unless they are all that changed at the table, nobody knows who made them.
    """
    state, transcript, recent = game.state.copy(), game.transcript.copy(), game.recent
    try:
        for lines in turns:
            turn = _played_again(state, lines)
            is_bots = not is_unbroken or document.seats[turn.seat].player is not None
            recent = () if is_bots else followed_by(recent, turn, state)
            for line in lines:
                transcript.add_written(line)
    except IllegalAction:
        return None
    if document.snapshot is None or state.numbers() != document.snapshot.numbers:
        return None
    moves = (*game.moves, *(line for lines in turns for line in lines))
    return HostedGame(state, game.start, moves, transcript, recent)


def before_last_move(document: Document, game: HostedGame, own: tuple[int, ...]) -> HostedGame:
    """The game before the last decision of one of these seats; or a refusal, where there was none
    or the rules of today would not lead from the deal to the present position."""
    snapshot = document.snapshot
    if snapshot is None or snapshot.rules != RULES_VERSION:
        raise Refused("rules-changed")
    state = _at_the_deal(document, snapshot)
    last: tuple[int, State] | None = None
    try:
        for index, line in enumerate(game.moves):
            move = read_move(line)
            if not isinstance(move, Roll) and state.current in own:
                last = (index, state.copy())
            make(state, move)
    except IllegalAction:
        raise Refused("rules-changed") from None
    if state != game.state:
        raise Refused("rules-changed")
    if last is None:
        raise Refused("nothing-to-take-back")
    kept = game.moves[: last[0]]
    return HostedGame(last[1], game.start, kept, transcript_of(document, kept), ())


def _recent(
    document: Document,
    snapshot: Snapshot,
    moves: tuple[str, ...],
    turns: Sequence[int],
    now: State,
) -> tuple[Turn, ...]:
    """The latest turns anew, if the rules of today still lead from the deal to where we are."""
    lengths = _without_rolls(moves, turns)
    if not lengths or document.status != "running" or snapshot.rules != RULES_VERSION:
        return ()
    state = _at_the_deal(document, snapshot)
    recent: tuple[Turn, ...] = ()
    first = len(moves) - sum(lengths)
    try:
        for line in moves[:first]:
            make(state, read_move(line))
        for length in lengths:
            turn = _played_again(state, moves[first : first + length])
            first += length
            is_bots = document.seats[turn.seat].player is not None
            recent = () if is_bots else followed_by(recent, turn, state)
    except IllegalAction:
        return ()
    return recent if state == now else ()


def _without_rolls(moves: tuple[str, ...], turns: Sequence[int]) -> list[int]:
    """The latest turns up to one with dice, which nobody can take back."""
    found: list[int] = []
    last = len(moves)
    for length in reversed(turns):
        if any(line.startswith(ROLL) for line in moves[last - length : last]):
            break
        found.insert(0, length)
        last -= length
    return found


def _played_again(state: State, lines: tuple[str, ...]) -> Turn:
    seat = int(state.current)
    steps: list[Step] = []
    for line in lines:
        move = read_move(line)
        steps.append(Step(state.copy(), move))
        make(state, move)
    return Turn(seat, tuple(steps))


def _at_the_deal(document: Document, snapshot: Snapshot) -> State:
    ruleset = document.settings.options.ruleset()
    return deal(ruleset, snapshot.deck, snapshot.tiles, snapshot.start)
