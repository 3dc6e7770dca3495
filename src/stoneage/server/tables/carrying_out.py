"""Carrying out a command: the one way in which people change a table."""

from collections.abc import Collection
from typing import assert_never

from stoneage.rules import IllegalAction
from stoneage.server.wire.commands import (
    AnswerOffer,
    AtTheTable,
    ClearSeat,
    CloseTable,
    ComeBack,
    GiveWord,
    MakeOffer,
    Play,
    PlaySingleChoices,
    Resign,
    SeatBot,
    SitDown,
    Start,
    TakeBack,
)
from stoneage.server.wire.refusals import Refused

from .agreeing import answer, offer
from .leaving import come_back, play_single_choices, resign
from .playing import play, take_back
from .seating import clear_seat, close_table, give_word, seat_bot, sit_down, start
from .table import Happened, HostedTable, Person


def carried_out(
    table: HostedTable, person: Person, command: AtTheTable, now: int, bots: Collection[str]
) -> Happened:
    """What the command makes of the table, or `Refused`."""
    try:
        return _carried_out(table, person, command, now, bots)
    except IllegalAction as error:
        raise Refused(error.reason) from None


def _carried_out(
    table: HostedTable, person: Person, command: AtTheTable, now: int, bots: Collection[str]
) -> Happened:
    match command:
        case Play():
            return play(table, person, command.version, command.action, now)
        case TakeBack():
            return take_back(table, person, command.version, now)
        case SitDown():
            return sit_down(table, person, command.seat, command.name)
        case SeatBot():
            return seat_bot(table, person, command.seat, command.bot, bots)
        case ClearSeat():
            return clear_seat(table, person, command.seat)
        case GiveWord():
            return give_word(table, person, command.seat, command.word)
        case Start():
            return start(table, person, now)
        case CloseTable():
            return close_table(table, person)
        case MakeOffer():
            return offer(table, person, command.what, now)
        case AnswerOffer():
            return answer(table, person, command.what, command.agree, now)
        case Resign():
            return resign(table, person, command.seat, now)
        case ComeBack():
            return come_back(table, person, command.seat, now)
        case PlaySingleChoices():
            return play_single_choices(table, person, command.seat, command.on)
    assert_never(command)
