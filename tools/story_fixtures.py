"""Writes whole games as one seat lives through them: `python -m tools.story_fixtures`.

Each has the first view, and round by round what happened and the view that came of it.
"""

from pathlib import Path
from random import Random

import msgspec

from stoneage.bots.planner.bot import Planner
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.options import Options

FIXTURES = Path(__file__).resolve().parents[1] / "web" / "src" / "fixtures"
SURPRISE = 0.1  # how often a player does something unexpected, so that every event turns up
GAMES = {
    "story-plain": (Options(players=3), 0, 5),
    "story-variants": (
        Options(players=4, harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True),
        1,
        11,
    ),
}


def lived_through(options: Options, seat: int, seed: int) -> object:
    generator = Random(seed)
    chance = chance_of(generator)
    game = Game.new(options, chance)
    planner = Planner()
    first = after = game.view(seat)
    rounds: list[object] = []
    told = 0
    while not game.is_over:
        action = planner.choose(game.view(game.seat), game.choices, generator, 0.01)
        is_surprise = generator.random() < SURPRISE
        move = generator.choice(game.choices) if is_surprise else action
        game = game.push(move).roll(chance)
        before, after = after, game.view(seat)
        if after.round != before.round or game.is_over:
            rounds.append({"events": game.events(told, seat), "view": after})
            told = len(game)
    return {"first": first, "rounds": rounds}


def main() -> None:
    for name, (options, seat, seed) in GAMES.items():
        written = msgspec.json.encode(lived_through(options, seat, seed))
        (FIXTURES / f"{name}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
