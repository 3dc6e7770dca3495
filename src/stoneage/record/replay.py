"""Playing a record again, every move checked."""

from collections.abc import Iterator
from itertools import islice

from stoneage.rules import RULES_VERSION, IllegalAction, IllegalSetup, deal
from stoneage.table import Game
from stoneage.table.names import BUILDINGS, PIECES

from .errors import BadRecord
from .fair import is_kept
from .record import Record, digest


def replay(record: Record, until: int | None = None) -> Game:
    """The game after its first `until` moves, or after all of them; or `BadRecord`."""
    *_, game = islice(walk(record), None if until is None else until + 1)
    return game


def walk(record: Record) -> Iterator[Game]:
    """The game before its first move, and after each; or `BadRecord`."""
    game = _dealt(record)
    yield game
    for index, move in enumerate(record.moves):
        try:
            game = game.push(move)
        except IllegalAction as error:
            raise BadRecord(f"moves[{index}]", error.reason) from None
        yield game


def check(record: Record) -> Game:
    """Replay it all, and compare result, digest and seed; or `BadRecord`."""
    game = check_moves(record)
    _compare_digest_and_seed(record)
    return game


def check_every_position(record: Record) -> list[Game]:
    """The same in one execution, with the game before its first move and after each."""
    games = [*walk(record)]
    _compare_result(record, games[-1])
    _compare_digest_and_seed(record)
    return games


def check_moves(record: Record) -> Game:
    """Replay it all, and compare the result; or `BadRecord`."""
    game = replay(record)
    _compare_result(record, game)
    return game


def _compare_result(record: Record, game: Game) -> None:
    if record.result != game.result:
        raise BadRecord("result", _wrong_result(record, game))


def _compare_digest_and_seed(record: Record) -> None:
    if record.digest not in (None, digest(record)):
        raise BadRecord("digest", "digest-differs")
    if record.fair is not None and not is_kept(record.fair):
        raise BadRecord("fair.seed", "seed-differs")


def _wrong_result(record: Record, game: Game) -> str:
    if record.result is None:
        return "result-missing"
    return "wrong-result" if game.is_over else "not-over"


def _dealt(record: Record) -> Game:
    if record.rules != RULES_VERSION:
        raise BadRecord("rules", "other-rules", f"{record.rules} instead of {RULES_VERSION}")
    deck = _numbers("deal.cards", record.deal.cards, PIECES)
    tiles = _numbers("deal.buildings", record.deal.buildings, BUILDINGS)
    try:
        ruleset = record.options.ruleset()
    except IllegalSetup as error:
        raise BadRecord("options", "impossible-options", str(error)) from None
    try:
        return Game(deal(ruleset, deck, tiles, record.start))
    except IllegalSetup as error:
        raise BadRecord("deal", "impossible-deal", str(error)) from None


def _numbers(place: str, pieces: tuple[str | None, ...], names: tuple[str, ...]) -> list[int]:
    numbers: list[int] = []
    for index, piece in enumerate(pieces):
        if piece is None:
            raise BadRecord(f"{place}[{index}]", "face-down")
        if piece not in names or names.index(piece) in numbers:
            raise BadRecord(f"{place}[{index}]", "named-twice", piece)
        numbers.append(names.index(piece))
    return numbers
