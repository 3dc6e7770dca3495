"""Small matches that tests share."""

from msgspec.structs import replace

from stoneage.bots.arena.entrants import entrants_of
from stoneage.bots.arena.match import DealPlayed, GamePlayed, Match
from stoneage.table.options import Options


def match_of(*names: str, players: int = 2, seed: int = 1) -> Match:
    return Match(options=Options(players=players), entrants=entrants_of(names), seed=seed)


def timeless(deals: list[DealPlayed]) -> list[DealPlayed]:
    """Without the time taken, which is all that may differ."""
    return [
        DealPlayed(deal.number, tuple(replace(game, seconds=()) for game in deal.games))
        for deal in deals
    ]


def game_of(entrants: tuple[int, ...], winners: tuple[int, ...], start: int = 0) -> GamePlayed:
    """Seat 0 has 10 points, seat 1 has 20, and so on."""
    seats = len(entrants)
    return GamePlayed(
        entrants=entrants,
        start=start,
        scores=tuple(10 * (seat + 1) for seat in range(seats)),
        winners=winners,
        rounds=10 + start,
        end="buildings" if start else "cards",
        decisions=(50,) * seats,
        seconds=(0.1,) * seats,
        faults=(0,) * (seats - 1) + (1,),
    )
