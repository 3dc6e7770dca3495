"""A game at one keyboard, from the first question to the last."""

import random
from pathlib import Path

from stoneage.record.record import Record
from stoneage.record.writing import to_json
from stoneage.rules.errors import IllegalAction
from stoneage.table.actions import Action, Roll
from stoneage.table.board import draw
from stoneage.table.events import RoundBegan
from stoneage.table.game import Game
from stoneage.table.notation import UnreadableMove, read_move

from .choosing import menu_for
from .menu import Menu, line_of
from .screen import Screen
from .telling import Teller
from .things import SEATS
from .words import Words


class Left(Exception):
    """The person has had enough."""


class Session:
    """People, who hold the first seats, against each other and against random players."""

    def __init__(
        self, words: Words, screen: Screen, game: Game, people: int, opponents: random.Random
    ) -> None:
        self.words = words
        self.screen = screen
        self.game = game
        self.people = people
        self.opponents = opponents
        self.names = list(SEATS[: len(game.state.players)])
        self.teller = Teller(words, self.names)
        self.told = [0] * people  # up to which step
        self.last_asked: int | None = None

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.greet()
        try:
            while not self.game.is_over:
                seat = self.game.seat
                if seat is not None and seat < self.people:
                    self.let_decide(seat)
                else:
                    self.game.play(self.opponents.choice(self.game.choices))
            self.finish()
        except (EOFError, Left):
            self.screen.show("", self.words.say("farewell"))

    def greet(self) -> None:
        players = len(self.names)
        people = self.words.listing(self.names[: self.people])
        others = players - self.people
        self.screen.show(
            self.words.say("welcome", players=players, people=people, others=others),
            self.words.say("type-help"),
        )

    def finish(self) -> None:
        seat = 0 if self.people == 1 else None
        self.screen.show(*self.news(min(self.told), seat))
        self.screen.show("", draw(self.game.view()), "", self.words.say("thanks"))

    def let_decide(self, seat: int) -> None:
        self.hand_over(seat)
        since = self.told[seat]
        self.screen.show("", *self.news(since, seat))
        if self.has_others_moved(seat, since):
            self.screen.show("", draw(self.game.view(seat)))
        self.told[seat] = len(self.game.steps)
        action = self.choose(seat)
        if action is not None:
            self.try_to_play(action, seat)

    def hand_over(self, seat: int) -> None:
        """Before another person looks, secrets leave the screen."""
        before, self.last_asked = self.last_asked, seat
        if before in (None, seat) or not any(map(self.has_secrets, range(self.people))):
            return
        self.screen.forget()
        self.screen.ask(self.words.say("hand-over", player=self.names[seat]))

    def has_secrets(self, seat: int) -> bool:
        view = self.game.view(seat)
        return view.options.closed_cards or view.players[seat].extra_card is not None

    def has_others_moved(self, seat: int, since: int) -> bool:
        steps = self.game.steps[since:]
        return not steps or any(step.before.current != seat for step in steps)

    def news(self, since: int, seat: int | None) -> list[str]:
        """What happened from a step on, each round under its own beginning."""
        lines: list[str] = []
        for event in self.game.story(since, seat):
            if isinstance(event, RoundBegan):
                lines.append("")
            lines += self.teller.tell([event])
        return lines

    def choose(self, seat: int) -> Action | None:
        """What a person decides, or None when the question has changed."""
        path = [menu_for(self.words, self.game.view(seat), seat, self.game.choices)]
        while True:
            self.screen.show("", path[-1].question, *path[-1].lines())
            if len(path) > 1:
                self.screen.show(line_of(0, self.words.say("back-to")))
            typed = self.screen.ask(self.words.say("prompt", player=self.names[seat])).split()
            match typed:
                case []:
                    continue
                case ["?" | "help"]:
                    self.screen.show(self.words.say("help"))
                case ["0" | "back"]:
                    path = path[:-1] or path
                case ["undo"]:
                    if self.take_back(seat):
                        return None
                case ["board"]:
                    self.screen.show(draw(self.game.view(seat)))
                case ["log"]:
                    self.screen.show(*self.news(self.beginning_of_round(), seat))
                case ["log", "all"]:
                    self.screen.show(*self.news(0, seat))
                case ["save", *file]:
                    self.save(" ".join(file))
                case ["quit"]:
                    raise Left
                case _:
                    action = self.follow(path, typed)
                    if action is not None:
                        return action

    def follow(self, path: list[Menu], typed: list[str]) -> Action | None:
        """Walk from menu to menu by numbers, or read one move in notation."""
        if len(typed) == 1 and not typed[0].isdecimal():
            return self.read(path[-1], typed[0])
        for count, number in enumerate(typed, 1):
            leads_to = path[-1].at(number)
            if isinstance(leads_to, Menu):
                path.append(leads_to)
            elif leads_to is None or count < len(typed):
                self.refuse(path[-1], " ".join(typed))
                return None
            else:
                return leads_to
        return None

    def read(self, menu: Menu, text: str) -> Action | None:
        try:
            move = read_move(text)
        except UnreadableMove:
            move = None
        if move is None or isinstance(move, Roll):
            self.refuse(menu, text)
            return None
        return move

    def refuse(self, menu: Menu, answer: str) -> None:
        most = len(menu.entries)
        self.screen.show(self.words.say("not-a-choice", answer=answer, most=most))

    def try_to_play(self, action: Action, seat: int) -> None:
        try:
            self.game.play(action, seat)
        except IllegalAction as error:
            self.screen.show(self.words.say(f"illegal-{error.reason}"))

    def take_back(self, seat: int) -> bool:
        try:
            self.game.take_back(seat)
        except IllegalAction as error:
            self.screen.show(self.words.say(f"illegal-{error.reason}"))
            return False
        self.told[seat] = len(self.game.steps)
        self.screen.show(self.words.say("taken-back"))
        return True

    def beginning_of_round(self) -> int:
        now = self.game.state.round
        for index, step in enumerate(self.game.steps):
            if step.before.round == now:
                return max(index - 1, 0)
        return len(self.game.steps)

    def write_record(self, file: Path) -> None:
        file.write_text(to_json(Record.of(self.game, self.names)), encoding="utf-8")

    def save(self, file: str) -> None:
        if not file or not file.isprintable():
            self.screen.show(self.words.say("save-where"))
            return
        try:
            self.write_record(Path(file))
        except OSError as error:
            self.screen.show(self.words.say("cannot-save", file=file, why=str(error.strerror)))
        else:
            self.screen.show(self.words.say("saved", file=file))
