"""How a command can end."""

DONE, WRONG, MISUSED, INTERRUPTED = 0, 1, 2, 130


class Misuse(Exception):
    """Something that only the user can put right, said in their language."""
