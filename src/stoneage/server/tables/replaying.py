"""A game told from its beginning: for the log, and for walking through it."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from stoneage.record.record import Record
from stoneage.record.replay import check
from stoneage.rules import terms
from stoneage.rules.scoring import final_scores
from stoneage.server.wire.replays import Chapter, Frame, ReplayFrames, Story
from stoneage.table.events import (
    AtLocation,
    CardSlid,
    CardTurnedUp,
    Event,
    FiguresPlaced,
    FiguresWentHome,
    LocationChosen,
)
from stoneage.table.game import Game
from stoneage.table.names import LOCATIONS
from stoneage.table.notation import write_move

CARD_SPACES = LOCATIONS[terms.CARD_1 : terms.CARD_1 + terms.SPACES]


def told(record: Record, seat: int | None, version: int, is_running: bool) -> Story:
    """The story of a game as a seat, or a spectator, may know it.

    While cards are closed it tells of them no more than the record does: who moved what (C2).
    """
    chapters = _chapters([*check(record).walk()], seat)
    if record.options.closed_cards and is_running:
        chapters = (replace(chapter, events=_about_no_card(chapter)) for chapter in chapters)
    return Story(version=version, chapters=tuple(chapters))


def frames(record: Record, seat: int | None) -> ReplayFrames:
    """Every position of a game as a seat, or a spectator, sees it."""
    games = [*check(record).walk()]
    shown = [Frame(move=0, round=1, seat=None, notation="", events=(), view=games[0].view(seat))]
    for chapter, game in zip(_chapters(games, seat), games[1:], strict=True):
        shown.append(
            Frame(
                move=chapter.move + 1,
                round=chapter.round,
                seat=chapter.seat,
                notation=chapter.notation,
                events=chapter.events,
                view=game.view(seat),
            )
        )
    return ReplayFrames(
        seats=record.seats,
        options=record.options,
        frames=tuple(shown),
        result=record.result,
        fair=record.fair,
        scores=_scores(games),
    )


def _about_no_card(chapter: Chapter) -> tuple[Event, ...]:
    return tuple(event for event in chapter.events if not _is_about_card(event))


def _is_about_card(event: Event) -> bool:
    if isinstance(event, CardSlid | CardTurnedUp):
        return True
    if isinstance(event, FiguresPlaced | LocationChosen | FiguresWentHome):
        return False
    return isinstance(event, AtLocation) and event.at in CARD_SPACES


def _chapters(games: Sequence[Game], seat: int | None) -> Iterable[Chapter]:
    for index, (before, after) in enumerate(pairwise(games)):
        (move,) = after.moves_since(index)
        yield Chapter(
            move=index,
            round=int(before.state.round),
            seat=before.seat,
            notation=write_move(move),
            events=tuple(after.events(index, seat)),
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
