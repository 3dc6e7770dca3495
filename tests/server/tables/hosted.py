"""Tables without a server: who sits there, what they do, and what becomes of it."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from msgspec.structs import replace

from stoneage.bots.registry import BOTS
from stoneage.server.store.rows import EntryRow
from stoneage.server.tables.carrying_out import carried_out
from stoneage.server.tables.document import Document
from stoneage.server.tables.leaving import time_up
from stoneage.server.tables.playing import moved
from stoneage.server.tables.resuming import resumed
from stoneage.server.tables.seating import new_table
from stoneage.server.tables.table import Happened, HostedTable, Person
from stoneage.server.wire.commands import AtTheTable, Play, SeatBot, SitDown, Start, TakeBack
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TableSettings
from stoneage.table.actions import Action, AnyMove
from stoneage.table.game import Game
from stoneage.table.notation import read_move, write_move
from stoneage.table.options import Options

ANNA, BEN, CARA, DORA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Cara", "Dora"))
PEOPLE = (ANNA, BEN, CARA, DORA)
STRANGER = Person("stranger", "Stranger")
NOON = 1_000_000_000_000


class Evening:
    """One table as it goes through an evening, and the entries that would be stored."""

    def __init__(self, settings: TableSettings, seed: int = 1, host: Person = ANNA) -> None:
        secret = sha256(str(seed).encode()).hexdigest()
        self.table = new_table("table", "watch", secret, host, settings)
        self.now = NOON
        self.entries: list[EntryRow] = []

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def choices(self) -> list[Action]:
        return self.game.choices

    @property
    def asked(self) -> Person:
        """The person who has the seat that is asked."""
        assert self.table.to_act is not None
        seat = self.table.document.seats[self.table.to_act]
        return next(person for person in PEOPLE if person.id == seat.person)

    def does(self, person: Person, command: AtTheTable) -> Happened:
        return self.goes_on(carried_out(self.table, person, command, self.now, BOTS))

    def goes_on(self, happened: Happened) -> Happened:
        assert happened.table.version == self.table.version + 1
        self.table = happened.table
        if happened.back or happened.moves:
            moves = in_notation(happened.moves)
            self.entries.append(EntryRow(self.table.version, happened.back, moves))
        return happened

    def refuses(self, person: Person, command: AtTheTable) -> str:
        """The name of the refusal; the table is as it was."""
        state = None if self.table.game is None else self.table.game.state.copy()
        before = (self.table.version, self.table.document, self.table.game)
        try:
            carried_out(self.table, person, command, self.now, BOTS)
        except Refused as refused:
            assert (self.table.version, self.table.document, self.table.game) == before
            assert state is None or state == self.game.state
            return refused.code
        raise AssertionError("it was done")

    def plays(self, action: Action) -> Happened:
        """Whoever is asked does it."""
        return self.does(self.asked, Play(version=self.table.version, action=action))

    def takes_back(self, person: Person) -> Happened:
        return self.does(person, TakeBack(version=self.table.version))

    def time_is_up(self) -> Happened:
        return self.goes_on(time_up(self.table, self.now))

    def plays_anything(self, generator: Random) -> Happened:
        """A random move, of a person or of a bot."""
        action = generator.choice(self.choices)
        if self.table.acting_bot is not None:
            return self.goes_on(moved(self.table, action, self.now))
        return self.plays(action)

    def plays_on(self, moves: int, seed: int = 1) -> "Evening":
        generator = Random(seed)
        for _ in range(moves):
            if self.table.to_act is None:
                break
            self.plays_anything(generator)
        return self

    def to_the_end(self, seed: int = 1) -> "Evening":
        return self.plays_on(100_000, seed)


def in_notation(moves: Sequence[AnyMove]) -> tuple[str, ...]:
    return tuple(map(write_move, moves))


def moves_in(*words: str) -> tuple[AnyMove, ...]:
    return tuple(map(read_move, words))


def from_the_store(
    table: HostedTable, document: Document, moves: Sequence[AnyMove], turns: Sequence[int] = ()
) -> HostedTable:
    """The table as another process would load it."""
    found = resumed(document, moves, turns)
    assert found is not None
    return HostedTable(table.id, table.version, document, found.game, found.turns)


def begun(
    people: Sequence[Person | str] = (ANNA, BEN),
    settings: TableSettings | None = None,
    seed: int = 1,
    options: Options | None = None,
) -> Evening:
    """A game whose first move is awaited; seats are of people, or of bots by their names."""
    settings = settings or TableSettings(start=0)
    options = replace(options or settings.options, players=len(people))
    evening = Evening(replace(settings, options=options), seed)
    host = evening.table.document.host
    for number, player in enumerate(people):
        if isinstance(player, str):
            evening.does(ANNA, SeatBot(seat=number, bot=player))
        elif player.id == host and number:
            evening.does(ANNA, SitDown(seat=number, name=f"Guest {number}"))
        elif number:
            evening.does(player, SitDown(seat=number))
    evening.does(ANNA, Start())
    return evening
