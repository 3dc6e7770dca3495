"""Parts of recorded games: whole ones take too long where nothing is compiled."""

from functools import cache
from pathlib import Path

from stoneage.record.forms import read
from stoneage.record.replay import replay
from stoneage.table.game import Game

FOLDER = Path(__file__).parent.parent / "games"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def recorded(name: str) -> Game:
    return replay(read((FOLDER / f"{name}.json").read_bytes()))


def part(name: str, since: int, moves: int) -> Game:
    """A game that begins where another one stood after so many moves; from the end if negative."""
    whole = recorded(name)
    first = since if since >= 0 else len(whole) + since
    game = Game(whole.at(first).state)
    for move in whole.moves[first : first + moves]:
        game = game.push(move)
    return game
