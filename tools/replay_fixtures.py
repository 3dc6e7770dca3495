"""Writes whole games as the server replays them: `python -m tools.replay_fixtures`.

Beside each stands what every move changed in the views that the server itself makes.
"""

from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from stoneage.bots.planner import Planner
from stoneage.record.record import Record
from stoneage.server.tables.replaying import replayed
from stoneage.server.wire.replays import GameReplay
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.view import View

FIXTURES = Path(__file__).resolve().parents[1] / "web" / "src" / "fixtures"
NAMES = ("Mira", "Jonas")
SURPRISE = 0.1  # how often a player does something unexpected, so that every event turns up
OPTIONS = Options(players=2, harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True)
SEED = 75  # of a short game in which nearly every event turns up
EYES: dict[str, int | None] = {"replay-seat": 1, "replay-watched": None}
SENT_AS_THEY_ARE = ("turn", "awaited")  # by the replay, move by move

Fields = dict[str, object]


class ReplayFixture(Struct):
    """A replay, and what every move changed in the server's own views."""

    replay: GameReplay
    changes: list[Fields]


def fixture(game: Game, seat: int | None) -> ReplayFixture:
    views = [each.view(seat) for each in game.walk()]
    changes = [difference(before, after) for before, after in pairwise(views)]
    return ReplayFixture(replayed(Record.of(game, NAMES), seat), changes)


def played(options: Options, seed: int) -> Game:
    generator = Random(seed)
    chance = chance_of(generator)
    game = Game.new(options, chance)
    planner = Planner()
    while not game.is_over:
        action = planner.choose(game.view(game.seat), game.choices, generator, 0.01)
        is_surprise = generator.random() < SURPRISE
        move = generator.choice(game.choices) if is_surprise else action
        game = game.push(move).roll(chance)
    return game


def difference(before: View, after: View) -> Fields:
    """The fields of a view that changed; of `players` those of each player, in turn."""
    changed = changed_fields(before, after)
    for name in SENT_AS_THEY_ARE:
        changed.pop(name, None)
    if "players" in changed:
        players = zip(before.players, after.players, strict=True)
        changed["players"] = [changed_fields(was, now) for was, now in players]
    return changed


def changed_fields(before: Struct, after: Struct) -> Fields:
    return {name: new for name, new in asdict(after).items() if new != getattr(before, name)}


def main() -> None:
    game = played(OPTIONS, SEED)
    for name, seat in EYES.items():
        text = msgspec.json.encode(fixture(game, seat))
        (FIXTURES / f"{name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
