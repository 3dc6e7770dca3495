"""Games out of a history, and what they say about a player."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from stoneage.server.wire.history import (
    OpponentStatistics,
    PlayedGame,
    PlayedSeat,
    PlayersStatistics,
    PointsBySource,
    PointsOfGame,
    Statistics,
    VariantName,
)
from stoneage.table import Options

LATEST = 20
MAX_OPPONENTS = 100
PAGE: Final = 20


class Wanted(Struct, frozen=True, kw_only=True):
    """Which games are looked for; whatever is None may be anything."""

    opponent: str | None = None  # a person's name
    bot: str | None = None
    variant: VariantName | None = None
    players: int | None = None
    won: bool | None = None


class OwnGame(Struct, frozen=True):
    """A decided game in which a person had one seat."""

    game: PlayedGame
    own: PlayedSeat
    others: tuple[PlayedSeat, ...]

    @property
    def has_won(self) -> bool:
        return self.own.place == 1 and not self.own.has_resigned


def found(games: Iterable[PlayedGame], wanted: Wanted) -> list[PlayedGame]:
    """The games that are wanted, in their order."""
    return [game for game in games if _is_wanted(game, wanted)]


def page_of(games: Sequence[PlayedGame], page: int) -> tuple[PlayedGame, ...]:
    """The games on this page, which is 1 at first."""
    return tuple(games[(page - 1) * PAGE : page * PAGE])


def pages(games: Sequence[PlayedGame]) -> int:
    return -(-len(games) // PAGE)


def statistics(games: Sequence[PlayedGame]) -> Statistics:
    """What one's games, the latest first, say about oneself."""
    own = [each for game in games if (each := _own_game(game)) is not None]
    points = [each.own.points for each in own if each.own.points is not None]
    sources = [each.own.by_source for each in own if each.own.by_source is not None]
    return Statistics(
        games=len(own),
        won=sum(each.has_won for each in own),
        mean=_mean(points),
        best=max(points, default=None),
        since=own[-1].game.ended_at if own else None,
        by_players=tuple(_with_players(own, players) for players in (2, 3, 4)),
        latest=_latest(own),
        counted_by_source=len(sources),
        by_source=_mean_sources(sources),
        against=_against(own),
    )


def _own_game(game: PlayedGame) -> OwnGame | None:
    """Nobody plays against themselves on one screen, and what was not decided says nothing."""
    own = [seat for seat in game.seats if seat.is_yours]
    if len(own) != 1 or all(seat.place is None for seat in game.seats):
        return None
    return OwnGame(game, own[0], tuple(seat for seat in game.seats if not seat.is_yours))


def _is_wanted(game: PlayedGame, wanted: Wanted) -> bool:
    others = [seat for seat in game.seats if not seat.is_yours]
    if wanted.opponent is not None and not any(
        seat.kind == "person" and seat.name == wanted.opponent for seat in others
    ):
        return False
    if wanted.bot is not None and all(seat.bot != wanted.bot for seat in others):
        return False
    if wanted.variant is not None and wanted.variant not in variants_of(game.options):
        return False
    if wanted.players is not None and game.options.players != wanted.players:
        return False
    if wanted.won is not None:
        own = _own_game(game)
        return (own is not None and own.has_won) == wanted.won
    return True


def variants_of(options: Options) -> tuple[VariantName, ...]:
    played: dict[VariantName, bool] = {
        "harsh-winter": options.harsh_winter,
        "wild-animals": options.wild_animals,
        "igloos": options.igloos,
        "closed-cards": options.closed_cards,
    }
    return tuple(name for name, is_played in played.items() if is_played) or ("classic",)


def _with_players(own: Sequence[OwnGame], players: int) -> PlayersStatistics:
    games = [each for each in own if each.game.options.players == players]
    points = [each.own.points for each in games if each.own.points is not None]
    return PlayersStatistics(
        players=players,
        games=len(games),
        won=sum(each.has_won for each in games),
        mean=_mean(points),
        best=max(points, default=None),
    )


def _latest(own: Sequence[OwnGame]) -> tuple[PointsOfGame, ...]:
    scored = [
        PointsOfGame(
            id=each.game.id,
            ended_at=each.game.ended_at,
            points=each.own.points,
            has_won=each.has_won,
        )
        for each in own
        if each.own.points is not None
    ]
    return tuple(reversed(scored[:LATEST]))


def _mean_sources(sources: Sequence[PointsBySource]) -> PointsBySource:
    if not sources:
        return PointsBySource()
    columns = [asdict(each) for each in sources]
    means = {name: _mean([column[name] for column in columns]) or 0 for name in columns[0]}
    return PointsBySource(**means)


def _against(own: Sequence[OwnGame]) -> tuple[OpponentStatistics, ...]:
    """Whoever has no name any more is nobody in particular."""
    met: dict[tuple[str, str | None], list[int]] = {}
    for each in own:
        for other in each.others:
            if other.bot is None and not other.name:
                continue
            key = ("", other.bot) if other.bot is not None else (other.name, None)
            counted = met.setdefault(key, [0, 0, 0])
            counted[0] += 1
            counted[1] += _is_before(each.own, other)
            counted[2] += _is_before(other, each.own)
    most = sorted(met.items(), key=lambda item: -item[1][0])[:MAX_OPPONENTS]
    return tuple(
        OpponentStatistics(name=name, bot=bot, games=games, won=won, lost=lost)
        for (name, bot), (games, won, lost) in most
    )


def _is_before(one: PlayedSeat, other: PlayedSeat) -> bool:
    """Who resigned is behind all who did not."""
    if one.has_resigned != other.has_resigned:
        return other.has_resigned
    return _rank(one) < _rank(other)


def _rank(seat: PlayedSeat) -> int:
    return 99 if seat.place is None else seat.place


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 1) if values else None
