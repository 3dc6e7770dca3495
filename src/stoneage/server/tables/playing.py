"""Moves, and taking them back."""

from dataclasses import replace as replaced

from msgspec.structs import replace

from stoneage.rules import RULES_VERSION
from stoneage.rules.scoring import winners
from stoneage.server.errors import Refused
from stoneage.table.actions import Action

from .clocks import passed_back, passed_on, thought_for
from .document import Document
from .game import HostedGame, Playing
from .table import Happened, HostedTable, Person


def play(table: HostedTable, person: Person, version: int, action: Action, now: int) -> Happened:
    """A person's move, for whichever of his seats is asked."""
    table.running_game()
    table.check_version(version)
    if table.to_act not in table.document.seats_of(person.id):
        raise Refused("not-your-turn")
    if table.acting_bot is not None:
        raise Refused("bot-plays-on")
    return moved(table, action, now)


def moved(table: HostedTable, action: Action, now: int) -> Happened:
    """The move of the seat that is asked, with all that follows; or `IllegalAction`."""
    game = table.running_game()
    seat = int(game.state.current)
    turn = Playing(table.document, game)
    turn.play(action)
    after = turn.played(seat, thought_for(table.document, now))
    document = passed_on(_holding(table, after), seat, after.to_act, now)
    if after.is_over:
        document = _finished(document, after)
    next_table = replaced(table, version=table.version + 1, document=document, game=after)
    return Happened(next_table, moves=tuple(turn.lines), events=tuple(turn.events))


def take_back(table: HostedTable, person: Person, version: int, now: int) -> Happened:
    """The last turn, since nothing has come to light and nobody else has decided after it."""
    game = table.running_game()
    table.check_version(version)
    if not any(game.can_take_back(seat) for seat in table.own_voice(person)):
        raise Refused("nothing-to-take-back")
    thought = game.recent[-1].thought
    return taken_back_to(table, game.before_last_turn(table.document), now, thought)


def taken_back_to(table: HostedTable, earlier: HostedGame, now: int, thought: int = 0) -> Happened:
    """`thought` is how much of the time for the decision that is open again was used before."""
    game = table.running_game()
    holding = _holding(table, earlier)
    document = passed_back(holding, table.to_act, earlier.to_act, now, thought)
    after = replaced(table, version=table.version + 1, document=document, game=earlier)
    return Happened(after, back=len(game.moves) - len(earlier.moves))


def _holding(table: HostedTable, game: HostedGame) -> Document:
    """The document with this game; the rules stay those with which it began."""
    rules = RULES_VERSION if table.document.snapshot is None else table.document.snapshot.rules
    return replace(table.document, snapshot=game.snapshot(rules), offer=None)


def _finished(document: Document, game: HostedGame) -> Document:
    return replace(document, status="over", ending="finished", winners=tuple(winners(game.state)))
