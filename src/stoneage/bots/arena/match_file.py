"""A file that keeps the games of a match, one line a deal, so that it can go on later."""

from pathlib import Path

import msgspec

from .errors import OtherMatch
from .match import DealPlayed, Match


class MatchFile:
    """The deals in the file, which is made if there is none; or `OtherMatch`."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self.deals: list[DealPlayed] = []
        lines = _complete_lines(file)
        if not lines:
            file.write_bytes(_line(match))
            return
        try:
            is_the_same = msgspec.json.decode(lines[0], type=Match) == match
            self.deals = [msgspec.json.decode(line, type=DealPlayed) for line in lines[1:]]
        except msgspec.DecodeError:
            raise OtherMatch(file) from None
        if not is_the_same or [deal.number for deal in self.deals] != [*range(len(self.deals))]:
            raise OtherMatch(file)
        # Whatever was cut off in the middle of a line is played again.
        file.write_bytes(b"".join(lines))

    def add(self, deal: DealPlayed) -> None:
        with self.file.open("ab") as file:
            file.write(_line(deal))
        self.deals.append(deal)


def _complete_lines(file: Path) -> list[bytes]:
    if not file.exists():
        return []
    return [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def _line(value: Match | DealPlayed) -> bytes:
    return msgspec.json.encode(value) + b"\n"
