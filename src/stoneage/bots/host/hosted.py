"""A program in the place of a bot, and what becomes of the game when it misbehaves."""

from collections.abc import Callable, Sequence
from random import Random
from types import TracebackType
from typing import Self

from msgspec import Struct

from stoneage.bots.simple.forager import Forager
from stoneage.rules import RULES_VERSION
from stoneage.table import Action, Result, View

from .answers import choice_in, greeting_in
from .faults import Fault, Misbehaved
from .program import OnLine, Program
from .protocol import PROTOCOL, Choose, End, Hello, line_of

OnFault = Callable[[Fault], None]


class Limits(Struct, frozen=True, kw_only=True):
    """How much patience a program is met with."""

    start_seconds: float = 10.0  # from its start to its hello
    decision_seconds: float = 60.0  # the most for a decision, whatever the table gives
    grace_seconds: float = 1.0  # on top of what it was told: for the way there and back
    end_seconds: float = 1.0  # from the end of its input to its own end
    faults: int = 5  # in one game; with the last of them it forfeits
    line_bytes: int = 65_536


class HostedBot:
    """A bot that asks a program. A faulty answer is replaced by Forager's, and the program is
    started anew; too many faults forfeit the game: Forager then plays on to its end."""

    def __init__(
        self,
        command: str,
        limits: Limits | None = None,
        on_fault: OnFault = lambda _: None,
        on_line: OnLine = lambda *_: None,
    ) -> None:
        self.name = command
        self.faults: list[Fault] = []
        self._command = command
        self._limits = limits or Limits()
        self._on_fault = on_fault
        self._on_line = on_line
        self._fallback = Forager()
        self._program: Program | None = None
        self._game = 1
        self._decision = 0
        self._faults_in_game = 0

    @property
    def has_forfeited(self) -> bool:
        """Whether it has lost the game under way by its faults."""
        return self._faults_in_game >= self._limits.faults

    def start(self) -> None:
        """Start the program ahead of its first question, so that nobody waits for it later."""
        try:
            self._running()
        except Misbehaved as misbehaved:
            self._note(misbehaved)

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        if not self.has_forfeited:
            self._decision += 1
            try:
                return choices[self._answer(view, choices, seconds)]
            except Misbehaved as misbehaved:
                self._note(misbehaved)
        return self._fallback.choose(view, choices, rng, seconds)

    def end_game(self, result: Result | None) -> None:
        """Tell the program how the game ended; whatever it is asked next is a new game."""
        if self._program is not None:
            self._program.send(line_of(End(result)))
        self._game += 1
        self._faults_in_game = 0

    def close(self) -> None:
        """End the program: politely, then with force."""
        if self._program is not None:
            self._program.end(self._limits.end_seconds)
            self._program = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _answer(self, view: View, choices: Sequence[Action], seconds: float) -> int:
        program = self._running()
        given = min(seconds, self._limits.decision_seconds)
        program.send(line_of(Choose(self._decision, view, tuple(choices), given)))
        line = program.receive(given + self._limits.grace_seconds)
        return choice_in(line, self._decision, len(choices))

    def _running(self) -> Program:
        if self._program is None:
            self._program = Program(self._command, self._limits.line_bytes, self._on_line)
            self._program.send(line_of(Hello(PROTOCOL, RULES_VERSION)))
            self.name = greeting_in(self._program.receive(self._limits.start_seconds)).name
        return self._program

    def _note(self, misbehaved: Misbehaved) -> None:
        """Nobody knows what goes on in a program after a fault, so this one is ended."""
        last_words: tuple[str, ...] = ()
        if self._program is not None:
            self._program.kill()
            last_words = self._program.last_words
            self._program = None
        self._faults_in_game += 1
        fault = Fault(
            bot=self.name,
            game=self._game,
            decision=self._decision,
            name=misbehaved.name,
            detail=misbehaved.detail,
            stderr=last_words,
            forfeits=self.has_forfeited,
        )
        self.faults.append(fault)
        self._on_fault(fault)
