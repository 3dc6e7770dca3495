"""Who sits down for a new game, and how a saved one goes on."""

from collections.abc import Sequence

from stoneage.bots import BOTS
from stoneage.record import BadRecord, bad_record_text, decode_record
from stoneage.record.replay import check
from stoneage.table import Game, Words

from .seats import Seats

MOST_PLAYERS = 4
USUAL_BOT = "planner"


class CannotStart(Exception):
    """What only the person can put right, in their language."""


def seated(
    words: Words, people: int, bots: Sequence[str], players: int | None, seed: int | None
) -> Seats:
    """People first, then the bots, in turn until the table is full; or `CannotStart`.

    Without a number of players there are as many as were named, and four if no bot was.
    """
    for bot in bots:
        if bot not in BOTS:
            raise CannotStart(words.say("unknown-bot", bot=bot, bots=words.listing(list(BOTS))))
    if players is None:
        players = min(people + len(bots), MOST_PLAYERS) if bots else MOST_PLAYERS
    if people > players:
        raise CannotStart(words.say("too-many-people", people=people, players=players))
    free = players - people
    if len(bots) > free:
        said = words.say("too-many-bots", people=people, bots=len(bots), players=players)
        raise CannotStart(said)
    line = bots or [USUAL_BOT]
    return Seats.of(people, [line[place % len(line)] for place in range(free)], seed)


def resumed(words: Words, content: bytes) -> tuple[Game, Seats]:
    """The game of a record with its players; or `CannotStart`."""
    try:
        record = decode_record(content)
        game = check(record)
    except BadRecord as error:
        raise CannotStart(bad_record_text(words, error)) from None
    return game, Seats(record.seats)
