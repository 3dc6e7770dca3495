"""`stoneage draw`"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .argument_values import check_number, check_seat, record_in, words_for
from .outcomes import DONE, Misuse

if TYPE_CHECKING:
    from stoneage.table import Words


def draw(asked: argparse.Namespace) -> int:
    """A position of a recorded game as SVG or PNG."""
    from stoneage.record.replay import walk
    from stoneage.table.drawing import draw_svg
    from stoneage.terminal import displayed

    words = words_for(asked)
    record = record_in(words, asked.file)
    check_number(words, "no-such-move", asked.move, len(record.moves))
    check_seat(words, asked.seat, len(record.seats))
    if asked.output is not None and asked.output.suffix not in {".svg", ".png"}:
        raise Misuse(words.say("draw-unknown-form", file=str(asked.output)))
    games = [*walk(record)]
    game = games[-1 if asked.move is None else asked.move]
    svg = draw_svg(
        game.view(None if asked.seat is None else asked.seat - 1),
        winter=asked.winter,
        language=words.language,
        names=displayed(words, record.seats),
    )
    if asked.output is None:
        print(svg)
    else:
        _write(words, asked.output, svg)
    return DONE


def _write(words: "Words", file: Path, svg: str) -> None:
    content = _png(words, svg) if file.suffix == ".png" else svg.encode() + b"\n"
    try:
        file.write_bytes(content)
    except OSError as error:
        why = str(error.strerror)
        raise Misuse(words.say("cannot-save", file=str(file), why=why)) from None


def _png(words: "Words", svg: str) -> bytes:
    from stoneage.table.drawing import NoRenderer, png_of

    try:
        return png_of(svg)
    except NoRenderer as missing:
        raise Misuse(words.say("draw-missing", library=str(missing))) from None
