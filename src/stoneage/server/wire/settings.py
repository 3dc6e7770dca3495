"""What the host of a table decides before anybody sits down."""

from typing import Annotated

from msgspec import Meta, Struct

from stoneage.table import Options

MONTH = 30 * 24 * 60 * 60

Seconds = Annotated[int, Meta(ge=5, le=MONTH)]
Increment = Annotated[int, Meta(ge=0, le=3600)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class Timing(Struct, frozen=True, kw_only=True, tag_field="by", forbid_unknown_fields=True):
    """How long the players may think."""


class TimePerMove(Timing, frozen=True, kw_only=True, tag="move"):
    """So long for each decision: minutes for an evening, days for play by correspondence."""

    seconds: Seconds


class TimeBank(Timing, frozen=True, kw_only=True, tag="bank"):
    """So long for the whole game, and some seconds more whenever the decision passes on."""

    seconds: Seconds
    increment: Increment = 0


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game to be played, and how people meet for it."""

    options: Options = Options()
    timing: TimePerMove | TimeBank | None = None
    start: SeatNumber | None = None  # who starts; drawn unless said
    listed: bool = False  # or only who has the link finds the table
    rated: bool = False  # then nothing is taken back by consent
    chat: bool = True
    watching: bool = True
    hints: bool = False  # also with other people at the table; among bots they are always there
    coach: bool = False  # whoever plays here is told at every move what to do
