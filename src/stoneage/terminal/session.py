"""A game at one keyboard, from the first question to the last."""

from pathlib import Path

from stoneage.record import Record
from stoneage.rules import Chance, IllegalAction
from stoneage.table import Action, CannotTakeBack, Game, Words, draw_text, packed
from stoneage.table.events import Event

from .decision_menus import menu_for, tools_go_unused
from .hint_text import Hints
from .menu import Menu, line_of
from .news import News
from .save_file import save_record
from .screen import Screen
from .seats import Seats, bot_names, called
from .typed_answer import NotAChoice, follow


class Left(Exception):
    """The person has had enough."""


class Session:
    """People against each other and against bots; a file keeps it after every move."""

    def __init__(
        self,
        words: Words,
        screen: Screen,
        game: Game,
        seats: Seats,
        chance: Chance,
        file: Path | None = None,
    ) -> None:
        self.words = words
        self.screen = screen
        self.games = [*game.walk()]  # before the first move, and after each
        self.seats = seats
        self.chance = chance
        self.file = file
        self.names = called(words, seats.names)
        self.news = News(words, self.names)
        self.hints = Hints(words)
        self.told = dict.fromkeys(seats.people, len(game))  # up to which move
        self.last_asked: int | None = None

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.games[-1]

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.greet()
        try:
            while not self.game.is_over:
                self.play_on()
            self.finish()
        except (EOFError, Left):
            self.screen.show("")
            if self.file is not None:
                self.screen.write(self.words.say("resume-with", file=str(self.file)))
            self.screen.write(self.words.say("farewell"))

    def greet(self) -> None:
        people = [self.names[seat] for seat in self.seats.people]
        bots = [self.names[seat] for seat in self.seats.opponents]
        self.screen.show(
            self.words.say(
                "welcome",
                players=len(self.names),
                people=self.words.listing(people),
                persons=len(people),
                bots=self.words.listing(bots),
                others=len(bots),
            )
        )
        if self.file is not None:
            self.screen.write(self.words.say("kept-in", file=str(self.file)))
        self.screen.write(self.words.say("type-help"))

    def play_on(self) -> None:
        """The next decision, by a bot at once or by a person who is asked."""
        seat = self.game.seat
        if seat is None:
            self.games.append(self.game.roll_once(self.chance))
        elif seat in self.seats.opponents:
            self.games.append(self.game.push(self.seats.opponents[seat].choose(self.game, seat)))
        else:
            self.let_decide(seat)
        if self.file is not None:
            self.save(self.file)

    def finish(self) -> None:
        seat = self.seats.people[0] if len(self.seats.people) == 1 else None
        self.tell(min(self.told.values(), default=0), seat)
        self.screen.show("")
        self.show_board(seat)
        self.screen.show("", self.words.say("thanks"))

    def let_decide(self, seat: int) -> None:
        self.hand_over(seat)
        menu = menu_for(self.words, self.game.view(seat), seat, self.game.choices)
        since = self.told[seat]
        self.tell(since, seat)
        if menu.marks or self.has_others_moved(seat, since):
            self.screen.show("")
            self.show_board(seat, menu)
        self.told[seat] = len(self.game)
        action = tools_go_unused(menu) or self.choose(seat, menu)
        if action is not None:
            self.try_to_play(action, seat)

    def hand_over(self, seat: int) -> None:
        """Before another person looks, secrets leave the screen."""
        before, self.last_asked = self.last_asked, seat
        if before in (None, seat) or not any(map(self.has_secrets, self.seats.people)):
            return
        self.screen.forget()
        self.screen.ask(self.words.say("hand-over", player=self.names[seat]))

    def has_secrets(self, seat: int) -> bool:
        view = self.game.view(seat)
        return view.options.closed_cards or view.players[seat].extra_card is not None

    def has_others_moved(self, seat: int, since: int) -> bool:
        before = self.games[since:-1]
        return not before or any(game.state.current != seat for game in before)

    def tell(self, since: int, seat: int | None) -> None:
        lines = self.news.in_short(self.events(since, seat), seat, self.screen.columns)
        if lines:
            self.screen.show("", *lines)

    def events(self, since: int, seat: int | None) -> list[Event]:
        """What happened after so many moves, as the seat may know it."""
        later = self.games[since + 1 :]
        return [event for game in later for event in game.events(len(game) - 1, seat)]

    def show_board(self, seat: int | None, menu: Menu | None = None) -> None:
        names = bot_names(self.words, self.seats.names)
        marks = {} if menu is None else menu.marks
        self.screen.show_board(draw_text(self.game.view(seat), self.words, names, marks))

    def choose(self, seat: int, menu: Menu) -> Action | None:
        """What a person decides, or None when the question has changed."""
        path = [menu]
        while True:
            self.ask(path)
            typed = self.screen.ask(self.words.say("prompt", player=self.names[seat])).split()
            match typed:
                case []:
                    continue
                case ["?" | "help"]:
                    self.help(seat)
                case ["0" | "back"]:
                    path = path[:-1] or path
                case ["undo"]:
                    if self.take_back(seat):
                        return None
                case ["hint"]:
                    self.screen.write("", *self.hints.lines(self.game, seat))
                case ["board"]:
                    self.show_board(seat, path[0])
                case ["log"]:
                    self.show_log(self.beginning_of_round(), seat)
                case ["log", "all"]:
                    self.show_log(0, seat)
                case ["save", *file]:
                    self.save_as(" ".join(file))
                case ["quit"]:
                    raise Left
                case _:
                    action = self.follow(path, typed)
                    if action is not None:
                        return action

    def ask(self, path: list[Menu]) -> None:
        self.screen.show("")
        self.screen.show_question(path[-1].question)
        lines = [*path[-1].notes, *path[-1].lines()]
        if len(path) > 1:
            lines.append(line_of(0, self.words.say("back-to")))
        self.screen.show(*lines)

    def help(self, seat: int) -> None:
        """About this decision, then the commands."""
        decision = self.game.view(seat).awaited.decision
        about = self.words.say(f"help-{decision}").split(" ")
        self.screen.write("", *packed(about, self.screen.columns), "", self.words.say("help"))

    def follow(self, path: list[Menu], typed: list[str]) -> Action | None:
        try:
            return follow(path, typed)
        except NotAChoice:
            most = len(path[-1].entries)
            answer = " ".join(typed)
            self.screen.write(self.words.say("not-a-choice", answer=answer, most=most))
            return None

    def try_to_play(self, action: Action, seat: int) -> None:
        try:
            self.games.append(self.game.push(action, seat))
        except IllegalAction as error:
            self.screen.write(self.words.say(f"illegal-{error.reason}"))

    def take_back(self, seat: int) -> bool:
        try:
            now = len(self.game.take_back(seat, self.seats.opponents))
        except CannotTakeBack as error:
            self.screen.write(self.words.say(f"undo-{error.obstacle}"))
            return False
        others = len(self.game) - now - 1
        del self.games[now + 1 :]
        self.told = {person: min(told, now) for person, told in self.told.items()}
        self.screen.write(self.words.say("taken-back", others=others))
        return True

    def show_log(self, since: int, seat: int) -> None:
        self.screen.show(*self.news.in_full(self.events(since, seat)))

    def beginning_of_round(self) -> int:
        now = self.game.state.round
        first = next(index for index, game in enumerate(self.games) if game.state.round == now)
        return max(first - 1, 0)

    def write_record(self, file: Path) -> None:
        save_record(Record.of(self.game, self.seats.names), file)

    def save_as(self, file: str) -> None:
        if not file or not file.isprintable():
            self.screen.write(self.words.say("save-where"))
        elif self.save(Path(file)):
            self.screen.write(self.words.say("saved", file=file))

    def save(self, file: Path) -> bool:
        """Whether it could be written; if not, the person knows."""
        try:
            self.write_record(file)
        except OSError as error:
            why = str(error.strerror)
            self.screen.write(self.words.say("cannot-save", file=str(file), why=why))
            return False
        return True
