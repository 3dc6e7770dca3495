"""A game as it comes out of the store, and how it was before."""

from collections.abc import Sequence

from msgspec import Struct

from stoneage.rules import RULES_VERSION, IllegalAction, deal
from stoneage.server.wire.refusals import Refused
from stoneage.table import AnyMove, Game, OtherRules, Roll
from stoneage.table.events import Event

from .document import Document
from .turns import RecentTurn, followed_by

Moves = Sequence[AnyMove]


class Resumed(Struct, frozen=True):
    """A game, its latest turns that can be taken back, and what happened on the way to it."""

    game: Game
    turns: tuple[RecentTurn, ...] = ()
    events: tuple[Event, ...] = ()


def resumed(document: Document, moves: Moves, turns: Sequence[int] = ()) -> Resumed | None:
    """The game as its snapshot has it, whatever the rules would make of its moves today.

    `turns` are the latest ones, each as the number of its moves: they can still be taken back.
    """
    snapshot = document.snapshot
    if snapshot is None:
        return None
    ruleset = document.settings.options.ruleset()
    first = deal(ruleset, snapshot.deck, snapshot.tiles, snapshot.start)
    game = Game.stored(first, moves, snapshot.restored(document.settings))
    lengths = _without_rolls(moves, turns)
    if not lengths or document.status != "running" or snapshot.rules != RULES_VERSION:
        return Resumed(game)
    try:
        game = game.retraced()
    except OtherRules:
        return Resumed(game)
    return Resumed(game, _latest_turns(document, game, lengths))


def gone_on(
    document: Document,
    game: Game,
    turns: tuple[RecentTurn, ...],
    later: Sequence[Moves],
    is_unbroken: bool,
) -> Resumed | None:
    """The game some turns later, or None if they do not lead to where the document has it.

    Unless they are all that changed at the table, nobody knows who made them.
    """
    events: list[Event] = []
    try:
        for moves in later:
            turn = RecentTurn(int(game.state.current), len(moves))
            turns = followed_by(turns, turn, document) if is_unbroken else ()
            for move in moves:
                game = game.push(move)
                events += game.told()
    except IllegalAction:
        return None
    if document.snapshot is None or game.state.numbers() != document.snapshot.numbers:
        return None
    return Resumed(game, turns, tuple(events))


def events_between(before: Game, after: Game) -> list[Event] | None:
    """What happened from one game to a later one, or None if that cannot be told.

    It cannot where moves were taken back, or made under other rules by a newer or older process.
    """
    if after.moves[: len(before)] != before.moves:
        return None
    game, events = before, list[Event]()
    try:
        for move in after.moves_since(len(before)):
            game = game.push(move)
            events += game.told()
    except IllegalAction:
        return None
    return events if game.state == after.state else None


def before_last_decision(document: Document, game: Game, own: tuple[int, ...]) -> Game:
    """The game before the last decision of one of these seats; or a refusal, where there was none
    or the rules of today would not lead from the deal to the present position."""
    if document.snapshot is None or document.snapshot.rules != RULES_VERSION:
        raise Refused("rules-changed")
    try:
        games = [*game.walk()]
    except OtherRules:
        raise Refused("rules-changed") from None
    for earlier in reversed(games):
        if earlier.seat in own and earlier is not games[-1]:
            return earlier
    raise Refused("nothing-to-take-back")


def _without_rolls(moves: Moves, turns: Sequence[int]) -> list[int]:
    """The latest turns up to one with dice, which nobody can take back."""
    found: list[int] = []
    last = len(moves)
    for length in reversed(turns):
        if any(isinstance(move, Roll) for move in moves[last - length : last]):
            break
        found.insert(0, length)
        last -= length
    return found


def _latest_turns(document: Document, game: Game, lengths: Sequence[int]) -> tuple[RecentTurn, ...]:
    turns: tuple[RecentTurn, ...] = ()
    first = len(game) - sum(lengths)
    for length in lengths:
        seat = int(game.at(first).state.current)
        turns = followed_by(turns, RecentTurn(seat, length), document)
        first += length
    return turns
