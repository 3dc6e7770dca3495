"""The game at a table: the position, the moves that led to it, and its fair dice."""

from dataclasses import dataclass
from functools import cached_property

from stoneage.record.fair import Stream, Transcript
from stoneage.rules import terms
from stoneage.rules.chance import ANYBODY, random_deal, random_dice
from stoneage.rules.dice import faces_of
from stoneage.rules.game import dice_awaited, is_over
from stoneage.rules.state import State
from stoneage.table.actions import Action, AnyMove, Roll
from stoneage.table.choices import choices
from stoneage.table.events import Event
from stoneage.table.notation import write_move
from stoneage.table.seeing import view
from stoneage.table.story import told
from stoneage.table.undo import Step, may_take_back
from stoneage.table.view import View

from .document import Document, Snapshot
from .turns import Turn, followed_by, make


@dataclass(frozen=True)
class HostedGame:
    """Never changed: every move makes a new one."""

    state: State
    start: int
    moves: tuple[str, ...]  # as `write_move` writes them
    transcript: Transcript  # of the same moves
    recent: tuple[Turn, ...]  # the latest turns of one seat, as far as they could be taken back

    @cached_property
    def public_view(self) -> View:
        """What everybody sees, made once for all viewers."""
        return view(self.state)

    @cached_property
    def is_over(self) -> bool:
        return is_over(self.state)

    @cached_property
    def to_act(self) -> int | None:
        return None if self.is_over else int(self.state.current)

    def snapshot(self, rules: int) -> Snapshot:
        return Snapshot(
            rules=rules,
            start=self.start,
            deck=self.state.deck,
            tiles=self.state.tiles,
            numbers=self.state.numbers(),
        )

    def before_last_turn(self, document: Document) -> "HostedGame":
        """The game without the last of the recent turns."""
        steps = self.recent[-1].steps
        kept = self.moves[: -len(steps)]
        transcript = transcript_of(document, kept)
        return HostedGame(steps[0].before, self.start, kept, transcript, self.recent[:-1])

    def can_take_back(self, seat: int) -> bool:
        if not self.recent or self.recent[-1].seat != seat:
            return False
        steps = self.recent[-1].steps
        return may_take_back(steps, self.state, seat) == len(steps)


def dealt(document: Document) -> HostedGame:
    """The game begins: cards and start player come from the fair dice (S4 to S6)."""
    options = document.settings.options
    transcript = Transcript(options)
    stream = Stream(bytes.fromhex(document.seed), words_of(document), transcript.digest())
    named = document.settings.start
    state = random_deal(options.ruleset(), stream, ANYBODY if named is None else named)
    return HostedGame(state, int(state.start), (), transcript, ())


def words_of(document: Document) -> tuple[str, ...]:
    return tuple(seat.word for seat in document.seats)


def transcript_of(document: Document, moves: tuple[str, ...]) -> Transcript:
    transcript = Transcript(document.settings.options)
    for move in moves:
        transcript.add_written(move)
    return transcript


class Playing:
    """A turn in the making, on a copy of the game."""

    def __init__(self, document: Document, game: HostedGame) -> None:
        self.document = document
        self.game = game
        self.state = game.state.copy()
        self.transcript = game.transcript.copy()
        self.steps: list[Step] = []
        self.lines: list[str] = []
        self.events: list[Event] = []

    def play(self, action: Action) -> None:
        """Make the move, let dice fall, and answer for seats that leave single choices to us."""
        self._make(action)
        while True:
            self._let_dice_fall()
            single = self._single_choice()
            if single is None:
                return
            self._make(single)

    def played(self, seat: int, thought: int) -> HostedGame:
        turn = Turn(seat, tuple(self.steps), thought)
        recent = followed_by(self.game.recent, turn, self.state)
        if self.document.seats[seat].player is not None:
            recent = ()  # what a bot did is nobody's to take back
        moves = (*self.game.moves, *self.lines)
        return HostedGame(self.state, self.game.start, moves, self.transcript, recent)

    def _make(self, move: AnyMove) -> None:
        before = self.state.copy()
        make(self.state, move)
        line = write_move(move)
        self.transcript.add_written(line)
        self.lines.append(line)
        self.steps.append(Step(before, move))
        self.events += told(before, move)

    def _let_dice_fall(self) -> None:
        while self.state.decision == terms.ROLL:
            seed = bytes.fromhex(self.document.seed)
            stream = Stream(seed, words_of(self.document), self.transcript.digest())
            dice = random_dice(dice_awaited(self.state), stream)
            self._make(Roll(tuple(faces_of(dice))))

    def _single_choice(self) -> Action | None:
        if is_over(self.state):
            return None
        seat = self.document.seats[self.state.current]
        if seat.player is None and not seat.plays_single_choices:
            return None
        possible = choices(self.state)
        return possible[0] if len(possible) == 1 else None
