"""Questions about what is not in a game. Asking changes nothing."""


class NoSuchSeat(IndexError):
    """The game has no such seat; they are counted from 0."""


class NoSuchMove(IndexError):
    """The game has not so many moves."""


class NoOdds(ValueError):
    """No dice are rolled there, or not so many."""
