"""What a typed answer means: numbers of a menu, or one move in notation."""

from stoneage.table import Action, Roll, UnreadableMove, read_move

from .menu import Menu


class NotAChoice(Exception):
    """The answer is neither a number of the menu nor a move."""


def follow(path: list[Menu], typed: list[str]) -> Action | None:
    """Walk from menu to menu; None while a question is left, or `NotAChoice`."""
    if len(typed) == 1 and not typed[0].isdecimal():
        return _read(typed[0])
    for count, number in enumerate(typed, 1):
        leads_to = path[-1].at(number)
        if isinstance(leads_to, Menu):
            path.append(leads_to)
        elif leads_to is None or count < len(typed):
            raise NotAChoice
        else:
            return leads_to
    return None


def _read(text: str) -> Action:
    try:
        move = read_move(text)
    except UnreadableMove:
        raise NotAChoice from None
    if isinstance(move, Roll):
        raise NotAChoice
    return move
