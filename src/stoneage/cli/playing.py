"""`stoneage play`"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .argument_values import check_seat, content_of, options_for, words_for
from .outcomes import DONE, Misuse

if TYPE_CHECKING:
    from stoneage.rules import Chance
    from stoneage.table import Game, Words
    from stoneage.terminal import Seats, Session

VARIANTS = ("harsh-winter", "wild-animals", "igloos", "closed-cards")
ALREADY_KNOWN = ("players", "people", "bots", "seed", "start", *VARIANTS)


def play(asked: argparse.Namespace) -> int:
    from random import SystemRandom

    from stoneage.table import chance_of
    from stoneage.terminal import CannotStart, Screen, Session, wants_colours

    words = words_for(asked)
    chance = chance_of(SystemRandom() if asked.seed is None else asked.seed)
    try:
        if asked.resume is None:
            game, seats = _new_game(words, asked, chance)
        else:
            game, seats = _resumed(words, asked)
    except CannotStart as error:
        raise Misuse(str(error)) from None
    screen = Screen(has_colours=wants_colours(sys.stdout))
    session = Session(words, screen, game, seats, chance, asked.save or asked.resume)
    if session.file is not None:
        _save(words, session, session.file)
    session.run()
    return DONE


def _new_game(words: "Words", asked: argparse.Namespace, chance: "Chance") -> "tuple[Game, Seats]":
    from stoneage.table import Game
    from stoneage.terminal import seated

    bots = asked.bots.split(",") if asked.bots else []
    seats = seated(words, asked.people or 1, bots, asked.players, asked.seed)
    options = options_for(asked, len(seats.names))
    check_seat(words, asked.start, options.players)
    start = None if asked.start is None else asked.start - 1
    return Game.new(options, chance, start), seats


def _resumed(words: "Words", asked: argparse.Namespace) -> "tuple[Game, Seats]":
    from stoneage.terminal import CannotStart, resumed

    given = [
        f"--{name}"
        for name in ALREADY_KNOWN
        if getattr(asked, name.replace("-", "_")) not in (None, False)
    ]
    if given:
        raise CannotStart(words.say("resume-alone", options=words.listing(given)))
    try:
        return resumed(words, content_of(words, asked.resume))
    except CannotStart as error:
        raise CannotStart(f"{asked.resume}: {error}") from None


def _save(words: "Words", session: "Session", file: Path) -> None:
    try:
        session.write_record(file)
    except OSError as error:
        raise Misuse(words.say("cannot-save", file=str(file), why=str(error.strerror))) from None
