"""What a match has shown: wins, ratings, points, rounds and time."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from stoneage.table import Options
from stoneage.table.names import EndName

from .match import DealPlayed, GamePlayed, Match
from .rating import Meeting, ratings
from .wilson import wilson


class Standing(Struct, frozen=True, kw_only=True):
    """One entrant. Each seat counts as a game of its own, so a fair share is one by players."""

    id: str
    bot: str
    games: int
    wins: float  # a shared victory is divided
    win_share: float
    low: float
    high: float
    rating: float
    score_mean: float
    decisions: int
    ms_per_decision: float
    faults: int


class Standings(Struct, frozen=True, kw_only=True):
    """The whole match, or what was played of it."""

    options: Options
    players: int
    seed: int
    deals: int
    games: int
    is_complete: bool
    score_mean: float
    winner_score_mean: float
    rounds_mean: float
    ends: dict[EndName, int]
    shares_by_turn: tuple[float, ...]  # of the start player, of the one to the left …
    bots: tuple[Standing, ...]


class Tally:
    """Adds up the games of one entrant."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0
        self.faults = 0

    def add(self, game: GamePlayed, seat: int) -> None:
        self.games += 1
        self.wins += share(game, seat)
        self.points += game.scores[seat]
        self.decisions += game.decisions[seat]
        self.seconds += game.seconds[seat]
        self.faults += game.faults[seat]


def standings(match: Match, deals: Sequence[DealPlayed], is_complete: bool = True) -> Standings:
    """Add up the deals in their order; there must be at least one."""
    games = [game for deal in deals for game in deal.games]
    if not games:
        raise ValueError("no game has been played")
    players = match.options.players
    tallies = [Tally() for _ in match.entrants]
    by_turn = [0.0] * players
    ends: dict[EndName, int] = {"cards": 0, "buildings": 0}
    for game in games:
        ends[game.end] += 1
        for seat, entrant in enumerate(game.entrants):
            tallies[entrant].add(game, seat)
            by_turn[(seat - game.start) % players] += share(game, seat)
    return Standings(
        options=match.options,
        players=players,
        seed=match.seed,
        deals=len(deals),
        games=len(games),
        is_complete=is_complete,
        score_mean=sum(sum(game.scores) for game in games) / len(games) / players,
        winner_score_mean=sum(max(game.scores) for game in games) / len(games),
        rounds_mean=sum(game.rounds for game in games) / len(games),
        ends=ends,
        shares_by_turn=tuple(wins / len(games) for wins in by_turn),
        bots=_rows(match, tallies, ratings(meetings(games, len(match.entrants)))),
    )


def share(game: GamePlayed, seat: int) -> float:
    """The part of the victory that is this seat's (E4)."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def meetings(games: Iterable[GamePlayed], entrants: int) -> list[Meeting]:
    """Games of the same company taken together."""
    counts: Counter[tuple[int, ...]] = Counter()
    wins: dict[tuple[int, ...], list[float]] = {}
    for game in games:
        company = tuple(game.entrants.count(entrant) for entrant in range(entrants))
        counts[company] += 1
        shares = wins.setdefault(company, [0.0] * entrants)
        for seat, entrant in enumerate(game.entrants):
            shares[entrant] += share(game, seat)
    return [Meeting(company, counts[company], tuple(wins[company])) for company in counts]


def _rows(match: Match, tallies: list[Tally], rated: list[float]) -> tuple[Standing, ...]:
    rows = []
    for entrant, tally, rating in zip(match.entrants, tallies, rated, strict=True):
        low, high = wilson(tally.wins, tally.games)
        rows.append(
            Standing(
                id=entrant.id,
                bot=entrant.bot,
                games=tally.games,
                wins=tally.wins,
                win_share=tally.wins / tally.games,
                low=low,
                high=high,
                rating=rating,
                score_mean=tally.points / tally.games,
                decisions=tally.decisions,
                ms_per_decision=1000 * tally.seconds / max(tally.decisions, 1),
                faults=tally.faults,
            )
        )
    return tuple(rows)
