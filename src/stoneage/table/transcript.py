"""The digest of what was agreed and done so far, which feeds the fair dice."""

from collections.abc import Iterable

from msgspec import json

from .actions import AnyMove
from .notation import write_move
from .options import Options


class Transcript:
    """SHA-256 over the options as JSON and the moves in notation, each with a line end."""

    def __init__(self, options: Options) -> None:
        from hashlib import sha256  # noqa: PLC0415 - brings OpenSSL, which few games need

        self.length = 0
        self.hash = sha256(json.encode(options, order="sorted") + b"\n")

    def followed_by(self, moves: Iterable[AnyMove]) -> "Transcript":
        """Another transcript, longer by these moves."""
        twin = Transcript.__new__(Transcript)
        twin.length = self.length
        twin.hash = self.hash.copy()
        for move in moves:
            twin.hash.update(write_move(move).encode() + b"\n")
            twin.length += 1
        return twin

    def digest(self) -> bytes:
        return self.hash.digest()
