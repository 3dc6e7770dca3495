"""Games that are over, and what they say about a player."""

from typing import Literal

from msgspec import Struct

from stoneage.table import Options

from .tables import Ending, SeatKind

VariantName = Literal["classic", "harsh-winter", "wild-animals", "igloos", "closed-cards"]


class PointsBySource(Struct, frozen=True, kw_only=True):
    """Where the points of a finished game came from; all of them together are the result."""

    buildings: float = 0  # and igloos, insulated or not
    cards: float = 0  # on cards, by gold traded for them, and as a reward
    cultures: float = 0
    multipliers: float = 0  # farmers, tool makers, hut builders, shamans
    goods: float = 0  # left over
    hunger: float = 0  # never more than 0


class PlayedSeat(Struct, frozen=True, kw_only=True):
    """One seat of a game that is over; whoever deleted themselves has no name."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    is_yours: bool = False
    has_resigned: bool = False
    hints: int = 0  # that were given
    place: int | None = None  # None where the game was not decided
    points: int | None = None  # None where it was not played to its end
    by_source: PointsBySource | None = None


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A game that is over, in a list."""

    id: str
    watch: str | None
    ending: Ending
    began_at: int  # milliseconds since 1970
    ended_at: int
    round: int
    options: Options
    seats: tuple[PlayedSeat, ...]


class History(Struct, frozen=True, kw_only=True):
    """One page of the games that were asked for, the latest first."""

    games: tuple[PlayedGame, ...]
    found: int  # on all pages
    pages: int


class PlayersStatistics(Struct, frozen=True, kw_only=True):
    """All decided games with so many players."""

    players: int
    games: int
    won: int
    mean: float | None  # points
    best: int | None


class OpponentStatistics(Struct, frozen=True, kw_only=True):
    """How often one ended before or behind somebody; who shares a place is in neither number."""

    name: str
    bot: str | None
    games: int
    won: int
    lost: int


class PointsOfGame(Struct, frozen=True, kw_only=True):
    """One's points in one game."""

    id: str
    ended_at: int
    points: int
    has_won: bool


class Statistics(Struct, frozen=True, kw_only=True):
    """Games that one played alone on one's side, as far as they were decided."""

    games: int
    won: int
    mean: float | None  # points of games that were played to their end
    best: int | None
    since: int | None  # when the first of them ended
    by_players: tuple[PlayersStatistics, ...]
    latest: tuple[PointsOfGame, ...]  # the earliest first
    counted_by_source: int  # games of which the sources are known
    by_source: PointsBySource  # on average
    against: tuple[OpponentStatistics, ...]  # the most frequent first
