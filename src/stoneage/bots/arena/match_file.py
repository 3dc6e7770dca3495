"""A file that keeps what was played of a match, one line a deal or game, so that it can go on."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from .errors import OtherMatch
from .match import DealPlayed, Match
from .seat_rows import GameRows

Played = TypeVar("Played", DealPlayed, GameRows)


class MatchFile(Generic[Played]):
    """What is in the file, which is made if there is none; or `OtherMatch`."""

    def __init__(self, file: Path, match: Match, kind: type[Played]) -> None:
        self.file = file
        self.played: list[Played] = []
        lines = _complete_lines(file)
        if not lines:
            file.write_bytes(_line(match))
            return
        try:
            is_the_same = msgspec.json.decode(lines[0], type=Match) == match
            self.played = [msgspec.json.decode(line, type=kind) for line in lines[1:]]
        except msgspec.DecodeError:
            raise OtherMatch(file) from None
        if not is_the_same or [each.number for each in self.played] != [*range(len(self.played))]:
            raise OtherMatch(file)
        # Whatever was cut off in the middle of a line is played again.
        file.write_bytes(b"".join(lines))

    def add(self, played: Played) -> None:
        with self.file.open("ab") as file:
            file.write(_line(played))
        self.played.append(played)


def _complete_lines(file: Path) -> list[bytes]:
    if not file.exists():
        return []
    return [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def _line(value: Match | DealPlayed | GameRows) -> bytes:
    return msgspec.json.encode(value) + b"\n"
