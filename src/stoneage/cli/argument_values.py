"""What several commands make of the arguments they are given."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from stoneage.table import LETTERS, language_of

from .outcomes import Misuse

if TYPE_CHECKING:
    from stoneage.record import Record
    from stoneage.table import Options, Words


def options_for(asked: argparse.Namespace, players: int | None = None) -> "Options":
    from stoneage.table import Options

    return Options(
        players=players or asked.players,
        harsh_winter=asked.harsh_winter,
        wild_animals=asked.wild_animals,
        igloos=asked.igloos,
        closed_cards=asked.closed_cards,
    )


def words_for(asked: argparse.Namespace) -> "Words":
    from stoneage.table import Words

    return Words(asked.lang or language_of(os.environ))


def content_of(words: "Words", file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise Misuse(words.say("cannot-read", file=str(file), why=str(error.strerror))) from None


def record_in(words: "Words", file: Path) -> "Record":
    from stoneage.record import BadRecord, bad_record_text
    from stoneage.record.forms import read

    try:
        return read(content_of(words, file))
    except BadRecord as error:
        raise Misuse(f"{file}: {bad_record_text(words, error)}") from None


def check_seat(words: "Words", seat: int | None, seats: int) -> None:
    if seat is not None and seat > seats:
        asked, last = LETTERS[seat - 1], LETTERS[seats - 1]
        raise Misuse(words.say("no-such-seat", number=asked, most=last))


def check_number(words: "Words", complaint: str, number: int | None, most: int) -> None:
    if number is not None and number > most:
        raise Misuse(words.say(complaint, number=number, most=most))
