"""Find the move, in the terminal."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from stoneage.analysis.practice.making import look_on
from stoneage.analysis.practice.positions import Position, Practice, read_practice
from stoneage.analysis.wording import choice_text, percent, reason_text
from stoneage.table.actions import Action
from stoneage.table.board import draw
from stoneage.table.seats import LETTERS
from stoneage.table.words import Words

from .decision_menus import menu_for
from .menu import Menu
from .screen import Screen
from .typed_answer import NotAChoice, follow


def practise(words: Words, screen: Screen, positions: list[Position]) -> None:
    """One position after another, until nobody types any more."""
    try:
        for position in positions:
            ask(words, screen, position)
    except EOFError:
        screen.write(words.say("farewell"))


def ask(words: Words, screen: Screen, position: Position) -> None:
    view, choices = position.view, position.choices
    seat = view.awaited.seat or 0
    menu = menu_for(words, view, seat, choices)
    screen.show("")
    screen.show_board(draw(view, words, LETTERS, menu.marks))
    screen.show_question(
        words.say(
            "practice-question",
            theme=words.say(f"practice-theme-{position.theme}"),
            difficulty=words.say(f"practice-difficulty-{position.difficulty}"),
            player=LETTERS[seat],
        )
    )
    chosen = _answer(words, screen, menu, choices, LETTERS[seat])
    best = position.answers[0]
    screen.write(
        words.say(
            "practice-right" if position.is_right(chosen) else "practice-wrong",
            choice=choice_text(words, best.choice),
            chance=percent(best.chance),
            reason=reason_text(words, position.reasons[0]),
        )
    )


def _answer(words: Words, screen: Screen, menu: Menu, choices: list[Action], player: str) -> Action:
    path = [menu]
    while True:
        screen.show(path[-1].question, *path[-1].lines())
        typed = screen.ask(words.say("prompt", player=player)).split()
        try:
            action = follow(path, typed) if typed else None
        except NotAChoice:
            action = None
        if action in choices:
            return action


def make(file: Path, positions: int) -> Iterator[Practice]:
    """Search game after game until so many are found; what the file holds is gone on with."""
    practice = (
        read_practice(file.read_bytes()) if file.exists() else Practice(games=0, positions=())
    )
    while len(practice.positions) < positions:
        practice = look_on(practice)
        file.write_bytes(msgspec.json.encode(practice) + b"\n")
        yield practice
