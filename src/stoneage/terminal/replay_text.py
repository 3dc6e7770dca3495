"""The story of a recorded game, move by move."""

from collections.abc import Iterator, Sequence

from stoneage.table import Game, Words, draw_text
from stoneage.table.events import RoundBegan

from .event_text import Teller
from .seats import bot_names, called


def story_lines(
    words: Words,
    seats: Sequence[str],
    games: Sequence[Game],
    until: int | None = None,
    only_round: int | None = None,
    seat: int | None = None,
) -> Iterator[str]:
    """A heading, then every move with its number and what came of it; at `until` the board."""
    last = len(games) - 1 if until is None else until
    names = called(words, seats)
    teller = Teller(words, names)
    yield words.say("replay", players=words.listing(names), moves=len(games) - 1)
    played = 1
    if only_round in (None, played):
        yield words.say("replay-start", player=names[games[0].start])
    for number in range(1, last + 1):
        head = f"{number:5}"
        for event in games[number].events(number - 1, seat):
            if isinstance(event, RoundBegan):
                played = event.round
                yield from [""] if only_round is None else []
            if only_round not in (None, played):
                continue
            for sentence in teller.tell([event]):
                yield f"{head}  {sentence}"
                head = " " * 5
    if until is not None:
        yield ""
        yield draw_text(games[last].view(seat), words, bot_names(words, seats))
