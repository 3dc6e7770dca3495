"""The process that draws, and what crosses the pipe to it: drawing would hold up everybody else."""

from multiprocessing.connection import Connection

from msgspec import Struct, msgpack

from stoneage.processes import answer_requests
from stoneage.table import View
from stoneage.table.drawing import draw_svg, png_of


class PictureRequest(Struct, frozen=True, array_like=True):
    """What is to be drawn; the reply is a PNG."""

    view: View
    names: tuple[str, ...]
    language: str


REQUESTS = msgpack.Decoder(PictureRequest)


def serve_pictures(pipe: Connection) -> None:
    """What the process does, until it is ended."""
    answer_requests(pipe, drawn)


def drawn(request: bytes) -> bytes:
    asked = REQUESTS.decode(request)
    return png_of(draw_svg(asked.view, language=asked.language, names=asked.names))
