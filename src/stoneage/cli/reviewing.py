"""`stoneage review`"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .argument_values import content_of, words_for
from .outcomes import DONE, INTERRUPTED, Misuse

if TYPE_CHECKING:
    from stoneage.table import Words


def review(asked: argparse.Namespace) -> int:
    import msgspec

    from stoneage.analysis.report import report
    from stoneage.record import BadRecord, bad_record_text
    from stoneage.record.forms import read
    from stoneage.terminal import called, read_review, review_with_bar, show_review

    words = words_for(asked)
    try:
        record = read(content_of(words, asked.file))
    except BadRecord as error:
        raise Misuse(f"{asked.file}: {bad_record_text(words, error)}") from None
    begun = None if asked.keep is None else read_review(asked.keep)
    found, is_finished = review_with_bar(words, record, "deep" if asked.deep else "quick", begun)
    if asked.keep is not None:
        _write(words, asked.keep, msgspec.json.encode(found))
    if not is_finished:
        if asked.keep is not None:
            file, moves = str(asked.keep), found.moves
            print(words.say("review-kept", reviewed=found.reviewed, moves=moves, file=file))
        return INTERRUPTED
    names = called(words, record.seats)
    if asked.html is not None:
        _write(words, asked.html, report(words, found, names).encode())
        print(words.say("review-written", file=str(asked.html)))
    elif asked.json:
        print(msgspec.json.encode(found).decode())
    else:
        show_review(words, found, names)
    return DONE


def _write(words: "Words", file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        why = str(error.strerror)
        raise Misuse(words.say("cannot-save", file=str(file), why=why)) from None
