"""All that is kept about one person, as they can take it with them."""

from typing import Literal

from msgspec import Raw, Struct

from .devices import Devices
from .history import PlayedGame
from .notices import NoticeSettings


class OwnWords(Struct, frozen=True, kw_only=True):
    """A line that one has said."""

    table: str
    text: str
    at: int  # milliseconds since 1970


class Everything(Struct, frozen=True, kw_only=True):
    """One file with everything; the record of each finished game is under its table's id."""

    format: Literal["stoneage-person"] = "stoneage-person"
    version: Literal[1] = 1
    made_at: int  # milliseconds since 1970
    name: str
    language: str | None
    created_at: int
    tables: tuple[str, ...]  # where one sits or has sat
    games: tuple[PlayedGame, ...]
    records: dict[str, Raw]
    said: tuple[OwnWords, ...]
    devices: Devices
    notices: NoticeSettings
