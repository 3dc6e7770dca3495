"""Run in an empty environment: a game through the names that the package offers, and no others."""

import sys
from importlib.metadata import requires
from pathlib import Path
from random import Random

import stoneage
from stoneage import Game, IllegalAction, Options, Place, Position, Record, bots, verify
from stoneage.record import to_json


def main() -> None:
    needed = [each for each in requires("stoneage") or [] if "extra ==" not in each]
    assert len(needed) <= 5, needed
    assert all(hasattr(stoneage, name) for name in stoneage.__all__)
    check_play()
    check_record(bots.play(["planner", "woodcutter"], seed=7))
    position = Position.set_up(Options(players=2), players=[{"wood": 3}, {}])
    assert Position.read(str(position)) == position
    heavy = {"litestar", "numpy", "rich", "sqlalchemy"} & {*sys.modules}
    assert not heavy, heavy


def check_play() -> None:
    generator = Random(7)
    game = Game.new(Options(players=2), seed=7, start=0)
    game = game.push("forest*3").push(Place("hunt", 2))
    assert game.text(game.choices[0])
    assert game.odds("quarry", 1).expected >= 0
    while not game.is_over:
        game = game.push(generator.choice(game.choices)).roll(generator)
    assert game.result is not None
    assert game.events()
    assert game._repr_svg_().startswith("<svg")
    assert str(game)
    try:
        game.push("forest*3")
    except IllegalAction:
        return
    raise AssertionError("a move after the end")


def check_record(game: Game) -> None:
    file = Path("game.json")
    file.write_text(to_json(Record.of(game, ["A", "B"])), encoding="utf-8")
    record = Record.read(file)
    assert record.game() == game
    assert verify(record).is_sound


main()
