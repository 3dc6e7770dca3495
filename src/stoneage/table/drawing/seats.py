"""How the seats are told apart: an emblem and a colour each, as in the web client."""

from typing import NamedTuple


class Dress(NamedTuple):
    emblem: str
    colour: str
    line: str  # the same colour where it must be seen on paper
    letters: str  # on the colour


DRESSES = (
    Dress("hand", "#a8361f", "#a8361f", "#fff"),
    Dress("sun", "#e3a322", "#a8720a", "#2a1f18"),
    Dress("fish", "#2b668f", "#2b668f", "#fff"),
    Dress("spiral", "#6c3b77", "#6c3b77", "#fff"),
)
