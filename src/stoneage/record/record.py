"""What a game on paper is made of."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from stoneage.rules import RULES_VERSION, State, deal
from stoneage.table import AnyMove, Game, NoSuchMove, Options, Result
from stoneage.table.names import ANIMALS, BUILDINGS, PIECES

from .errors import BadRecord
from .fair import FairDice, Hex

FORMAT: Literal["stoneage-record"] = "stoneage-record"
VERSION: Literal[1] = 1

MOST_LETTERS = 40
LATER_PARTS = ("hints", "coach")
"""Left out where there is nothing to say: records were the same before these parts existed."""

SeatName = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
CardName = Annotated[str, Meta(pattern=f"^(civ(0[1-9]|[12][0-9]|3[0-6])|{'|'.join(ANIMALS)})$")]
BuildingName = Annotated[str, Meta(pattern="^bld(0[1-9]|1[0-9]|2[0-8])$")]


class Deal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The order of all cards and buildings (S4, S5, L1); None is a piece that lies face down."""

    cards: tuple[CardName | None, ...]  # as they are drawn
    buildings: tuple[BuildingName | None, ...]  # stack after stack, each from the top


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game: set-up, deal, every move with the dice that fell, and the result."""

    format: Literal["stoneage-record"]
    version: Literal[1]
    rules: int
    options: Options
    seats: tuple[SeatName, ...]
    start: Seat
    deal: Deal
    moves: tuple[AnyMove, ...]
    result: Result | None = None  # as long as the game is not over
    fair: FairDice | None = None
    hints: tuple[Number, ...] = ()  # that each seat was given; empty if nobody was given one
    coach: bool = False  # whether somebody was told at every move what to do
    digest: Hex | None = None

    @classmethod
    def read(cls, path: str | Path) -> "Record":
        """The record in a file, JSON or notation, every move checked; or `BadRecord`."""
        from .forms import read  # noqa: PLC0415 - what reads records is made of them

        return read(Path(path).read_bytes())

    def game(self, at: int | None = None) -> Game:
        """The game after so many moves, or after all of them; or `BadRecord`."""
        from .replay import replay  # noqa: PLC0415 - what plays records is made of them

        if at is not None and not 0 <= at <= len(self.moves):
            raise NoSuchMove(f"move {at} of {len(self.moves)}")
        return replay(self, at)

    @classmethod
    def of(cls, game: Game, seats: Sequence[str], fair: FairDice | None = None) -> "Record":
        """The record of a game that was played from its deal on; `BadRecord` if there is none."""
        first = game.first
        if first != deal(first.ruleset, first.deck, first.tiles, int(first.start)):
            raise BadRecord("deal", "not-from-the-deal")
        record = cls(
            format=FORMAT,
            version=VERSION,
            rules=RULES_VERSION,
            options=game.options,
            seats=tuple(seats),
            start=game.start,
            deal=deal_of(first),
            moves=game.moves,
            result=game.result,
            fair=fair,
        )
        check_people(record)
        return sealed(record)


def deal_of(state: State) -> Deal:
    return Deal(
        cards=tuple(PIECES[piece] for piece in state.deck),
        buildings=tuple(BUILDINGS[tile] for tile in state.tiles),
    )


def check_people(record: Record) -> None:
    """As many names, and words for fair dice, as players, all of them printable; or `BadRecord`."""
    players = record.options.players
    if len(record.seats) != players:
        raise BadRecord("seats", "wrong-number-of-seats", f"{players} expected")
    if record.start >= players:
        raise BadRecord("start", "no-such-seat")
    for index, name in enumerate(record.seats):
        if len(name) > MOST_LETTERS:
            raise BadRecord(f"seats[{index}]", "too-long", f"more than {MOST_LETTERS} characters")
        if not name.isprintable() or not name.strip():
            raise BadRecord(f"seats[{index}]", "unprintable")
    if record.hints and len(record.hints) != players:
        raise BadRecord("hints", "wrong-number-of-seats", f"{players} expected")
    if record.fair is None:
        return
    if len(record.fair.entropy) != players:
        raise BadRecord("fair.entropy", "wrong-number-of-seats", f"{players} expected")
    for index, word in enumerate(record.fair.entropy):
        if not word.isprintable():
            raise BadRecord(f"fair.entropy[{index}]", "unprintable")


def sealed(record: Record) -> Record:
    """The same record with its own digest."""
    return replace(record, digest=digest(record))


def digest(record: Record) -> str:
    """SHA-256 over everything but the digest itself and the seed, which is revealed later."""
    fair = None if record.fair is None else replace(record.fair, seed=None)
    content = msgspec.to_builtins(replace(record, fair=fair, digest=None))
    for name in LATER_PARTS:
        if not content[name]:
            del content[name]
    return sha256(msgspec.json.encode(content, order="sorted")).hexdigest()
