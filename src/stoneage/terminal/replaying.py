"""The story of a recorded game, move by move."""

from collections.abc import Iterator

from stoneage.record.replay import Replay
from stoneage.table.board import draw
from stoneage.table.events import RoundBegan
from stoneage.table.words import Words

from .seats import bot_names, called
from .telling import Teller


def story_lines(
    words: Words,
    replay: Replay,
    until: int | None = None,
    only_round: int | None = None,
    seat: int | None = None,
) -> Iterator[str]:
    """A heading, then every move with its number and what came of it; at `until` the board."""
    last = len(replay) if until is None else until
    names = called(words, replay.record.seats)
    teller = Teller(words, names)
    yield words.say("replay", players=words.listing(names), moves=len(replay))
    played = 1
    if only_round in (None, played):
        yield words.say("replay-start", player=names[replay.record.start])
    for number in range(1, last + 1):
        head = f"{number:5}"
        for event in replay.at(number).story(number - 1, seat):
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
        yield draw(replay.at(last).view(seat), words, bot_names(words, replay.record.seats))
