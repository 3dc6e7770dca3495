"""Moves, and taking them back."""

from msgspec.structs import replace

from stoneage.rules import RULES_VERSION, winners
from stoneage.server.wire.refusals import Refused
from stoneage.table import Action, Game

from .clocks import passed_back, passed_on, thought_for
from .document import Document, Snapshot
from .points import points_by_source
from .table import Happened, HostedTable, Person
from .turns import RecentTurn, followed_by, played


def play(table: HostedTable, person: Person, version: int, action: Action, now: int) -> Happened:
    """A person's move, for whichever of their seats is asked."""
    table.running_game()
    table.check_version(version)
    table.asked_seat(person)
    return moved(table, action, now)


def moved(table: HostedTable, action: Action, now: int) -> Happened:
    """The move of the seat that is asked, with all that follows; or `IllegalAction`."""
    game = table.running_game()
    seat = int(game.state.current)
    games = played(table.document, game, action)
    after = games[-1]
    turn = RecentTurn(seat, len(games), thought_for(table.document, now))
    document = passed_on(_holding(table, after), seat, after.seat, now)
    if after.is_over:
        document = _finished(document, after, now)
    return Happened(
        replace(
            table,
            version=table.version + 1,
            document=document,
            game=after,
            turns=followed_by(table.turns, turn, table.document),
        ),
        moves=after.moves_since(len(game)),
        events=tuple(event for each in games for event in each.told()),
    )


def take_back(table: HostedTable, person: Person, version: int, now: int) -> Happened:
    """The last turn, since nothing has come to light and nobody else has decided after it."""
    game = table.running_game()
    table.check_version(version)
    if not any(table.can_take_back(seat) for seat in table.own_voice(person)):
        raise Refused("nothing-to-take-back")
    *turns, last = table.turns
    earlier = game.at(len(game) - last.moves)
    return taken_back_to(table, earlier, now, tuple(turns), last.thought)


def taken_back_to(
    table: HostedTable,
    earlier: Game,
    now: int,
    turns: tuple[RecentTurn, ...] = (),
    thought: int = 0,
) -> Happened:
    """`thought` is how much of the time for the decision that is open again was used before."""
    document = passed_back(_holding(table, earlier), table.to_act, earlier.seat, now, thought)
    after = replace(table, version=table.version + 1, document=document, game=earlier, turns=turns)
    return Happened(after, back=len(table.running_game()) - len(earlier))


def _holding(table: HostedTable, game: Game) -> Document:
    """The document with this game; the rules stay those with which it began."""
    rules = RULES_VERSION if table.document.snapshot is None else table.document.snapshot.rules
    return replace(table.document, snapshot=Snapshot.of(game, rules), offer=None)


def _finished(document: Document, game: Game, now: int) -> Document:
    return replace(
        document,
        status="over",
        ending="finished",
        winners=tuple(winners(game.state)),
        ended_at=now,
        points=points_by_source(game),
    )
