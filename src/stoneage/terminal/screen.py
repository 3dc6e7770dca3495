"""Where a person reads and types."""

import sys

FORGET = "\033[2J\033[3J\033[H"  # clear the screen, and what has scrolled away


class Screen:
    """Standard output and input; `ask` raises `EOFError` when nobody types any more."""

    def show(self, *lines: str) -> None:
        print(*lines, sep="\n", flush=True)

    def ask(self, prompt: str) -> str:
        return input(f"{prompt} ")

    def forget(self) -> None:
        """Let nothing that was shown stay in sight."""
        if sys.stdout.isatty():
            print(FORGET, end="", flush=True)
