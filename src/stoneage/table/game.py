"""A game as a value: what was agreed and dealt, every move and roll, and the position."""

import random
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from itertools import islice

from stoneage.rules import (
    ANYBODY,
    Chance,
    IllegalAction,
    State,
    deal,
    random_deal,
)

from .actions import Action, AnyMove, Roll
from .board import draw_text
from .chance import ROLLS, chance_of, named_first
from .codec import ACTIONS
from .errors import NoSuchMove, NoSuchSeat
from .events import Event
from .execution import execute
from .history import History
from .names import BUILDINGS, CARDS, DECISIONS, PIECES, LocationName
from .notation import read_move, write_move
from .odds import Odds, placing_odds
from .options import Options, options_of
from .position import Position
from .seeing import result, through_eyes, view
from .story import seen_by, told
from .transcript import Transcript
from .undo import CannotTakeBack, has_revealed
from .view import Result, View

GENERATORS = (Chance, random.Random)

Source = Chance | random.Random | Callable[["Game"], Chance]
Past = tuple["Past", AnyMove] | None
"""All moves, the latest outermost: games that share a beginning share its moves."""


class OtherRules(ValueError):
    """The rules of today do not lead from the deal to the position that was stored."""


class Game(History):
    """One game from its first position on. It never changes: every move makes the next game.

    `push` a move of the seat to act, `roll` where dice must fall.
    """

    __slots__ = ()

    def __init__(self, first: State) -> None:
        """A game that begins with a copy of this position, be it a deal or any other."""
        super().__init__(first)

    @classmethod
    def new(
        cls,
        options: Options | None = None,
        seed: Chance | random.Random | int | None = None,
        start: int | None = None,
    ) -> "Game":
        """A fresh deal, by a seed, a generator or any other chance; without one always new."""
        ruleset = (options or Options()).ruleset()
        return cls(random_deal(ruleset, chance_of(seed), ANYBODY if start is None else start))

    @classmethod
    def deal(
        cls,
        options: Options | None = None,
        *,
        deck: Sequence[str] = (),
        buildings: Sequence[str] = (),
        start: int = 0,
    ) -> "Game":
        """A deal of your own, pieces by name; those not named follow in printed order."""
        ruleset = (options or Options()).ruleset()
        pieces = PIECES if ruleset.wild_animals else CARDS
        cards = named_first(deck, pieces, "deck")
        tiles = named_first(buildings, BUILDINGS, "buildings")
        return cls(deal(ruleset, cards, tiles, start))

    @classmethod
    def of(cls, position: Position) -> "Game":
        """A game that begins with this position, or `IllegalPosition`."""
        return cls(position.state())

    @classmethod
    def stored(cls, first: State, moves: Sequence[AnyMove], *positions: State) -> "Game":
        """A game whose position was stored, whatever the rules would make of its moves today.

        The last position is the present one; those before it, if any, can be taken back to.
        """
        game = cls(first)
        known = len(moves) - len(positions) + 1
        for move in moves[:known]:
            game._past = (game._past, move)
        game._length = known
        game.state = positions[0]
        for move, position in zip(moves[known:], positions[1:], strict=True):
            game = game._followed_by(move, position, [], not isinstance(move, Roll))
        return game

    @property
    def options(self) -> Options:
        return options_of(self.first.ruleset)

    @property
    def start(self) -> int:
        """The seat that began the first round."""
        return int(self.first.start)

    @property
    def moves(self) -> tuple[AnyMove, ...]:
        """Every move from the first position on, rolls included."""
        return self.moves_since(0)

    @property
    def position(self) -> Position:
        """Everything on the table, also what lies face down; players are given a `view`."""
        return Position.of(self.state)

    @property
    def seat(self) -> int | None:
        """The seat to act, or None while dice must fall and at the end."""
        return None if self.awaits_dice or self.is_over else int(self.state.current)

    @property
    def choices(self) -> list[Action]:
        """Everything that the seat to act may do."""
        return self._typed_offer(ACTIONS)

    @property
    def result(self) -> Result | None:
        return result(self.state) if self.is_over else None

    @property
    def transcript(self) -> Transcript:
        known = self._transcript or Transcript(self.options)
        if known.length != self._length:
            known = known.followed_by(self.moves_since(known.length))
        self._transcript = known
        return known

    def moves_since(self, moves: int) -> tuple[AnyMove, ...]:
        """Those that were made after so many others."""
        latest: list[AnyMove] = []
        past = self._past
        while past is not None and len(latest) < self._length - moves:
            past, move = past
            latest.append(move)
        return (*reversed(latest),)

    def view(self, seat: int | None = None) -> View:
        """What this seat, or a spectator, may see; what all see is made once for all seats."""
        self._check_seat(seat)
        public = self._public_view = self._public_view or view(self.state)
        return public if seat is None else through_eyes(public, self.state, seat)

    def odds(self, at: LocationName, figures: int, with_tools: bool = True) -> Odds:
        """What so many figures of the seat to act bring there, with its unused tools or without."""
        return placing_odds(self.view(self.seat), at, figures, with_tools)

    def text(self, move: AnyMove) -> str:
        """The move in notation, which `push` takes as well."""
        return write_move(move)

    def push(self, move: AnyMove | str, seat: int | None = None) -> "Game":
        """The game after this move of a player, or of chance, typed or in notation.

        Or `IllegalAction`; `UnreadableMove` for a text that stands for no move.
        """
        if seat is not None and seat != self.seat:
            raise IllegalAction("not-your-turn")
        if isinstance(move, str):
            move = read_move(move)
        after = self._after_choice(move, ACTIONS)
        if after is None:
            trail = execute(self.state, move)
            after = self._followed_by(move, trail[-1], trail, not isinstance(move, Roll))
        return after

    def roll(self, chance: Source | None = None) -> "Game":
        """Let dice fall as long as they must; a function is asked for the chance of each roll."""
        game = self
        while game.awaits_dice:
            game = game.roll_once(chance)
        return game

    def roll_once(self, chance: Source | None = None) -> "Game":
        """Let the awaited dice fall; `IllegalAction` if there are none."""
        if chance is None or isinstance(chance, GENERATORS):
            source = chance_of(chance)
        else:
            source = chance(self)
        return self._after_dice(source, ROLLS)

    def told(self) -> list[Event]:
        """What the last move did, secrets included; nothing before the first."""
        if self._past is None:
            return []
        if not self._trail:
            return self.retraced().told()
        return told(self._past[1], self._trail)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened after so many moves, as a seat or a spectator may know it."""
        self._check_seat(seat)
        if not 0 <= since <= self._length:
            raise NoSuchMove(f"move {since} of {self._length}")
        if since == self._length - 1:
            return [seen_by(seat, event) for event in self.told()]
        later = islice(self.walk(), since + 1, None)
        return [seen_by(seat, event) for game in later for event in game.told()]

    def walk(self) -> Iterator["Game"]:
        """The game before its first move, and after each; or `OtherRules`."""
        game = Game(self.first)
        yield game
        for move in self.moves:
            try:
                game = game.push(move)
            except IllegalAction:
                raise OtherRules from None
            yield game
        if game.state != self.state:
            raise OtherRules

    def retraced(self) -> "Game":
        """The same game, every move executed anew; or `OtherRules`."""
        *_, last = self.walk()
        return last

    def at(self, moves: int) -> "Game":
        """The game after so many moves, or `OtherRules`."""
        if not 0 <= moves <= self._length:
            raise NoSuchMove(f"move {moves} of {self._length}")
        game: Game | None = self
        while game is not None and game._length > moves:
            game = game._before
        return game or [*self.walk()][moves]

    def may_take_back(self, seat: int) -> int:
        """How many of its own last moves the seat may take back without anybody's consent."""
        count = 0
        with suppress(CannotTakeBack):
            for earlier in self._way_back():
                if earlier.state.current != seat:
                    break
                count += 1
        return count

    def take_back(self, seat: int, consenting: Container[int] = ()) -> "Game":
        """The game before the seat's last move, with it the moves of seats that consent.

        Or `CannotTakeBack`.
        """
        for earlier in self._way_back():
            if earlier.state.current == seat:
                return earlier
            if earlier.state.current not in consenting:
                break
        raise CannotTakeBack("others")

    def __len__(self) -> int:
        """The number of moves, rolls included."""
        return self._length

    def __bool__(self) -> bool:
        return True  # also before its first move

    def __eq__(self, other: object) -> bool:
        """The same moves from the same first position; `stored` ones at the same position."""
        return self is other or (
            isinstance(other, Game)
            and self._length == other._length
            and self.state == other.state
            and self.first == other.first
            and self.options == other.options
            and self.moves == other.moves
        )

    def __hash__(self) -> int:
        return hash((self._length, self.state))

    def __repr__(self) -> str:
        state = self.state
        awaited = DECISIONS[state.decision]
        by_whom = f" by seat {self.seat}" if self.seat is not None else ""
        return f"<Game: round {state.round}, {self._length} moves, {awaited}{by_whom}>"

    def __str__(self) -> str:
        return draw_text(self.view())

    def _repr_svg_(self) -> str:
        """How a notebook shows it: what a spectator may see."""
        return self.view()._repr_svg_()

    def __reduce__(self) -> tuple[object, ...]:
        positions: list[State] = []
        game: Game | None = self
        while game is not None:
            positions.append(game.state)
            game = game._before
        return Game.stored, (self.first, self.moves, *reversed(positions))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.state.players):
            raise NoSuchSeat(f"seat {seat} of {len(self.state.players)}")

    def _way_back(self) -> Iterator["Game"]:
        """The games before the last moves, the latest first, and then `CannotTakeBack`.

        Never across a roll, or anything that was newly revealed.
        """
        game = self
        while game._before is not None:
            if has_revealed(game._before.state, game.state):
                raise CannotTakeBack("revealed")
            game = game._before
            yield game
        is_after_dice = game._past is not None and isinstance(game._past[1], Roll)
        raise CannotTakeBack("dice" if is_after_dice else "nothing")
