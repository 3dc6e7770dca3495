"""Turns: what one seat did at once, with all that followed by itself, taken back as a whole."""

from msgspec import Struct

from stoneage.record import FairChance
from stoneage.table import Action, Game

from .document import Document


class RecentTurn(Struct, frozen=True):
    """One of the latest turns of a seat, by the number of its moves."""

    seat: int
    moves: int
    thought: int = 0  # so many milliseconds of the time for this decision were used


def dealt(document: Document) -> Game:
    """The game begins: cards and start player come from the fair dice (S4 to S6)."""
    return chance_of(document).new_game(document.settings.options, document.settings.start)


def chance_of(document: Document) -> FairChance:
    return FairChance(bytes.fromhex(document.seed), words_of(document))


def words_of(document: Document) -> tuple[str, ...]:
    return tuple(seat.word for seat in document.seats)


def played(document: Document, game: Game, action: Action) -> list[Game]:
    """The games after the action, after each roll, and after each choice that is left to us."""
    return on_its_own(document, game.push(action))


def on_its_own(document: Document, game: Game) -> list[Game]:
    """A game, and all that follows from it without anybody's decision."""
    games = [game]
    while True:
        now = games[-1]
        single = _single_choice(document, now)
        if now.awaits_dice:
            games.append(now.roll_once(chance_of(document).for_roll))
        elif single is not None:
            games.append(now.push(single))
        else:
            return games


def followed_by(
    turns: tuple[RecentTurn, ...], turn: RecentTurn, document: Document
) -> tuple[RecentTurn, ...]:
    """The latest turns of one seat; what a bot did is nobody's to take back."""
    if document.seats[turn.seat].player is not None:
        return ()
    is_anothers = bool(turns) and turns[-1].seat != turn.seat
    return (turn,) if is_anothers else (*turns, turn)


def can_take_back(game: Game, turns: tuple[RecentTurn, ...], seat: int) -> bool:
    """Whether the last turn is the seat's own, and nothing stands against taking it back."""
    return bool(turns) and turns[-1].seat == seat and game.may_take_back(seat) >= turns[-1].moves


def _single_choice(document: Document, game: Game) -> Action | None:
    if game.seat is None:
        return None
    seat = document.seats[game.seat]
    if seat.player is None and not seat.plays_single_choices:
        return None
    choices = game.choices
    return choices[0] if len(choices) == 1 else None
