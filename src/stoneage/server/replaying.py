"""A game told from its beginning: for the log, and for walking through it."""

from collections.abc import Iterable

from msgspec.structs import replace

from stoneage.record.record import Record
from stoneage.record.replay import check
from stoneage.rules import terms
from stoneage.rules.scoring import final_scores
from stoneage.rules.state import State
from stoneage.table.actions import Roll
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
from stoneage.table.seeing import view
from stoneage.table.story import seen_by, story

from .wire.replays import Chapter, Frame, ReplayFrames, Story

CARD_SPACES = LOCATIONS[terms.CARD_1 : terms.CARD_1 + terms.SPACES]


def told(record: Record, seat: int | None, version: int, is_running: bool) -> Story:
    """The story of a game as a seat, or a spectator, may know it.

    While cards are closed it tells of them no more than the record does: who moved what (C2).
    """
    chapters = _chapters(check(record), seat)
    if record.options.closed_cards and is_running:
        chapters = (replace(chapter, events=_about_no_card(chapter)) for chapter in chapters)
    return Story(version=version, chapters=tuple(chapters))


def frames(record: Record, seat: int | None) -> ReplayFrames:
    """Every position of a game as a seat, or a spectator, sees it."""
    game = check(record)
    states = _states(game)
    shown = [Frame(move=0, round=1, seat=None, notation="", events=(), view=view(states[0], seat))]
    for chapter, state in zip(_chapters(game, seat), states[1:], strict=True):
        shown.append(
            Frame(
                move=chapter.move + 1,
                round=chapter.round,
                seat=chapter.seat,
                notation=chapter.notation,
                events=chapter.events,
                view=view(state, seat),
            )
        )
    return ReplayFrames(
        seats=record.seats,
        options=record.options,
        frames=tuple(shown),
        result=record.result,
        fair=record.fair,
        scores=_scores(states),
    )


def _about_no_card(chapter: Chapter) -> tuple[Event, ...]:
    return tuple(event for event in chapter.events if not _is_about_card(event))


def _is_about_card(event: Event) -> bool:
    if isinstance(event, CardSlid | CardTurnedUp):
        return True
    if isinstance(event, FiguresPlaced | LocationChosen | FiguresWentHome):
        return False
    return isinstance(event, AtLocation) and event.at in CARD_SPACES


def _states(game: Game) -> list[State]:
    """Before the first move, and after each."""
    return [*(step.before for step in game.steps), game.state]


def _chapters(game: Game, seat: int | None) -> Iterable[Chapter]:
    states = _states(game)
    for index, (before, move) in enumerate(game.steps):
        events = story(before, move, states[index + 1])
        yield Chapter(
            move=index,
            round=int(before.round),
            seat=None if isinstance(move, Roll) else int(before.current),
            notation=write_move(move),
            events=tuple(seen_by(seat, event) for event in events),
        )


def _scores(states: list[State]) -> tuple[tuple[int, ...], ...]:
    """The points on the track at the end of each round, and the final ones at last."""
    rounds: dict[int, tuple[int, ...]] = {}
    for state in states:
        rounds[int(state.round)] = tuple(int(player.score) for player in state.players)
    last = states[-1]
    if view(last).result is not None:
        rounds[int(last.round) + 1] = tuple(final_scores(last))
    return tuple(rounds[number] for number in sorted(rounds))
