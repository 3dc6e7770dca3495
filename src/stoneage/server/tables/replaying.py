"""A game told from its beginning: for the log, and for walking through it."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import asdict, replace

from stoneage.record import Record
from stoneage.record.replay import check_every_position
from stoneage.rules import final_scores
from stoneage.server.wire.replays import Chapter, GameReplay, ReplayMove, Story
from stoneage.table import Game, awaited, turn, write_move
from stoneage.table.story import remembered


def told(record: Record, seat: int | None, version: int, is_running: bool) -> Story:
    """The story of a game as a seat, or a spectator, may know it.

    While cards are closed it tells of them no more than the record does: who moved what (C2).
    """
    games = check_every_position(record)
    chapters = (_chapter(before, after, seat) for before, after in pairwise(games))
    if record.options.closed_cards and is_running:
        chapters = (
            replace(chapter, events=remembered(chapter.events, seat, are_cards_closed=True))
            for chapter in chapters
        )
    return Story(version=version, chapters=tuple(chapters))


def replayed(
    record: Record, seat: int | None, bots: tuple[str | None, ...] | None = None
) -> GameReplay:
    """The game from its deal on as a seat, or a spectator, sees it."""
    games = check_every_position(record)
    return GameReplay(
        seats=record.seats,
        bots=bots or (None,) * len(record.seats),
        options=record.options,
        first=games[0].view(seat),
        moves=tuple(_replay_move(before, after, seat) for before, after in pairwise(games)),
        result=record.result,
        fair=record.fair,
        scores=_scores(games),
        hints=record.hints,
        coach=record.coach,
    )


def _replay_move(before: Game, after: Game, seat: int | None) -> ReplayMove:
    chapter = _chapter(before, after, seat)
    return ReplayMove(**asdict(chapter), turn=turn(after.state), awaited=awaited(after.state))


def _chapter(before: Game, after: Game, seat: int | None) -> Chapter:
    (move,) = after.moves_since(len(before))
    return Chapter(
        move=len(before),
        round=int(before.state.round),
        seat=before.seat,
        notation=write_move(move),
        events=tuple(after.events(len(before), seat)),
    )


def _scores(games: Sequence[Game]) -> tuple[tuple[int, ...], ...]:
    """The points on the track at the end of each round, and the final ones at last."""
    rounds: dict[int, tuple[int, ...]] = {}
    for game in games:
        rounds[int(game.state.round)] = tuple(int(player.score) for player in game.state.players)
    last = games[-1]
    if last.is_over:
        rounds[int(last.state.round) + 1] = tuple(final_scores(last.state))
    return tuple(rounds[number] for number in sorted(rounds))
