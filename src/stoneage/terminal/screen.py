"""Where a person reads and types."""

import shutil
import sys

from .colours import bold, painted, painted_board

FORGET = "\033[2J\033[3J\033[H"  # clear the screen, and what has scrolled away
WIDEST = 100


class Screen:
    """Standard output and input; `ask` raises `EOFError` when nobody types any more."""

    def __init__(self, has_colours: bool = False) -> None:
        self.has_colours = has_colours

    @property
    def columns(self) -> int:
        return min(shutil.get_terminal_size((WIDEST, 0)).columns, WIDEST)

    def show(self, *lines: str) -> None:
        """Lines that name seats, each in its colour."""
        self.write(*(map(painted, lines) if self.has_colours else lines))

    def show_question(self, question: str) -> None:
        self.write(bold(question) if self.has_colours else question)

    def show_board(self, board: str) -> None:
        lines = board.splitlines()
        self.write(*(map(painted_board, lines) if self.has_colours else lines))

    def write(self, *lines: str) -> None:
        """Lines as they are: in a sentence without seats, an A is only a word."""
        for line in lines:
            print(line, flush=True)

    def ask(self, prompt: str) -> str:
        return input(f"{prompt} ")

    def forget(self) -> None:
        """Let nothing that was shown stay in sight."""
        if sys.stdout.isatty():
            print(FORGET, end="", flush=True)
