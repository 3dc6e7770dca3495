"""`stoneage replay` and `stoneage verify`"""

import argparse

from .argument_values import check_number, check_seat, content_of, record_in, words_for
from .outcomes import DONE, WRONG


def replay(asked: argparse.Namespace) -> int:
    from stoneage.record.replay import walk
    from stoneage.terminal import story_lines

    words = words_for(asked)
    record = record_in(words, asked.file)
    games = [*walk(record)]
    check_number(words, "no-such-move", asked.to, len(record.moves))
    check_number(words, "no-such-round", asked.round, int(games[-1].state.round))
    check_seat(words, asked.seat, len(record.seats))
    seat = None if asked.seat is None else asked.seat - 1
    for line in story_lines(words, record.seats, games, asked.to, asked.round, seat):
        print(line)
    return DONE


def verify(asked: argparse.Namespace) -> int:
    from stoneage.record.forms import verify_text
    from stoneage.terminal import verdict_lines

    words = words_for(asked)
    verdict = verify_text(content_of(words, asked.file))
    print(*verdict_lines(words, verdict), sep="\n")
    return DONE if verdict.is_sound else WRONG
