"""A random game written out: every move, every choice, and what changed in state and views."""

from collections.abc import Iterator

import msgspec

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.state import PLAYER_NUMBERS, STATE_NUMBERS, State
from stoneage.rules.terms import ROLL
from stoneage.table.game import Game
from stoneage.table.notation import write_move
from stoneage.table.options import Options
from stoneage.table.seeing import view

Facts = dict[str, str]


def playthrough(options: Options, seed: int, moves: int) -> str:
    """The first moves of a game of random players, dice included."""
    rng = Xorshift(seed)
    game = Game.new(options, rng)
    lines = [f"options {msgspec.json.encode(options).decode()}", f"seed {seed}"]
    lines += [f"deck {game.state.deck}", f"tiles {game.state.tiles}"]
    known: list[Facts] = [{} for _ in range(options.players + 2)]
    lines += _changes(game.state, known)
    while not game.is_over and (game.awaits_dice or len(game) < moves):
        before = game.state
        if game.awaits_dice:
            game = game.roll_once(rng)
        else:
            choices = game.choices
            lines.append("  choices " + " ".join(write_move(choice) for choice in choices))
            game = game.push(choices[rng.below(len(choices))])
        lines.append(f"\n{len(game)} {_actor(before)} {write_move(game.moves[-1])}")
        lines += _changes(game.state, known)
    return "\n".join(lines) + "\n"


def _actor(state: State) -> str:
    return "dice" if state.decision == ROLL else f"seat {state.current}"


def _changes(state: State, known: list[Facts]) -> Iterator[str]:
    seats = range(len(state.players))
    now = [
        _state_facts(state),
        _view_facts(state, None),
        *(_view_facts(state, seat) for seat in seats),
    ]
    names = ["state", "spectator", *(f"seat {seat} sees" for seat in seats)]
    for index, facts in enumerate(now):
        changed = [
            f"{key}={value}" for key, value in facts.items() if known[index].get(key) != value
        ]
        changed += [f"-{key}" for key in known[index] if key not in facts]
        known[index] = facts
        if changed:
            yield f"  {names[index]}: {' '.join(changed)}"


def _state_facts(state: State) -> Facts:
    names = list(STATE_NUMBERS)
    for seat in range(len(state.players)):
        names += [f"{seat}.{name}" for name in PLAYER_NUMBERS]
    return dict(zip(names, map(str, state.numbers()), strict=True))


def _view_facts(state: State, seat: int | None) -> Facts:
    facts: Facts = {}
    _flatten(msgspec.to_builtins(view(state, seat)), "", facts)
    return facts


def _flatten(value: object, path: str, facts: Facts) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _flatten(item, f"{path}.{key}" if path else str(key), facts)
    elif isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
        for index, item in enumerate(value):
            _flatten(item, f"{path}.{index}", facts)
    else:
        facts[path] = msgspec.json.encode(value).decode()
