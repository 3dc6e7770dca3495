"""Find the move, in the terminal."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from stoneage.analysis import choice_text, percent, reason_text
from stoneage.analysis.practice import (
    Exercise,
    Practice,
    checking,
    next_games,
    read_practice,
    searching,
    with_found,
)
from stoneage.processes import Executor
from stoneage.table import LETTERS, Action, Words, draw_text

from .decision_menus import menu_for
from .menu import Menu
from .screen import Screen
from .typed_answer import NotAChoice, follow


def practise(words: Words, screen: Screen, exercises: list[Exercise]) -> None:
    """One exercise after another, until nobody types any more."""
    try:
        for exercise in exercises:
            ask(words, screen, exercise)
    except EOFError:
        screen.write(words.say("farewell"))


def ask(words: Words, screen: Screen, exercise: Exercise) -> None:
    view, choices = exercise.view, exercise.choices
    seat = view.awaited.seat or 0
    menu = menu_for(words, view, seat, choices)
    screen.show("")
    screen.show_board(draw_text(view, words, LETTERS, menu.marks))
    screen.show_question(
        words.say(
            "practice-question",
            theme=words.say(f"practice-theme-{exercise.theme}"),
            difficulty=words.say(f"practice-difficulty-{exercise.difficulty}"),
            player=LETTERS[seat],
        )
    )
    chosen = _answer(words, screen, menu, choices, LETTERS[seat])
    best = exercise.answers[0]
    screen.write(
        words.say(
            "practice-right" if exercise.is_right(chosen) else "practice-wrong",
            choice=choice_text(words, best.choice),
            chance=percent(best.chance),
            reason=reason_text(words, exercise.reasons[0]),
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


def make_exercises(file: Path, exercises: int, executor: Executor) -> Iterator[Practice]:
    """Search game after game until so many are found; what the file holds is gone on with."""
    practice = (
        read_practice(file.read_bytes()) if file.exists() else Practice(games=0, exercises=())
    )
    while len(practice.exercises) < exercises:
        found = executor.map(partial(searching, practice), next_games(practice))
        practice = with_found(practice, found)
        practice = replace(practice, exercises=practice.exercises[:exercises])
        _write(file, practice)
        yield practice


def check_exercises(file: Path, executor: Executor) -> Iterator[tuple[int, list[Exercise]]]:
    """Look at all of a file anew: how many were looked at, and those that hold.

    The file is written when all are looked at.
    """
    practice = read_practice(file.read_bytes())
    kept: list[Exercise] = []
    for looked_at, now in enumerate(executor.map(checking, practice.exercises), 1):
        if now is not None:
            kept.append(now)
        yield looked_at, kept
    _write(file, Practice(games=practice.games, exercises=tuple(kept)))


def _write(file: Path, practice: Practice) -> None:
    """Whole, or not at all: the search may be stopped at any moment."""
    written = file.with_name(f"{file.name}.new")
    written.write_bytes(msgspec.json.encode(practice) + b"\n")
    written.replace(file)
