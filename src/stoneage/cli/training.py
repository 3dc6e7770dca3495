"""`stoneage train`"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import asdict, replace

from .argument_values import words_for
from .executors import executor_for
from .outcomes import DONE, Misuse

if TYPE_CHECKING:
    from stoneage.bots.training import Plan, Progress
    from stoneage.bots.training.run import TrainingRun
    from stoneage.table import Words

SECONDS_AN_HOUR = 3600


def train(asked: argparse.Namespace) -> int:
    """Learn until the time is up or somebody stops it; the same command goes on."""
    words = words_for(asked)
    try:
        from stoneage.bots.training.curve import draw
        from stoneage.bots.training.run import TrainingRun
    except ModuleNotFoundError as missing:
        raise Misuse(words.say("train-missing", library=str(missing.name))) from None
    from stoneage.bots.training import Plan

    _make(words, asked.out)
    plan = Plan(players=asked.players, hidden=asked.hidden, seed=asked.seed)
    if _net_in(asked.begin_with, plan.players):
        plan = replace(plan, first_rate=plan.last_rate)  # it has learnt the values already
    if asked.plan is not None:
        plan = _changed(words, plan, asked.plan)
    with executor_for(words, asked) as executor:
        run = TrainingRun(plan, asked.out, executor)
        if asked.begin_with is not None and not run.generation:
            _begin(words, run, asked.begin_with)
        try:
            if asked.generations is None:
                run.run(asked.hours * SECONDS_AN_HOUR, lambda progress: _tell(words, progress))
            else:
                run.run_generations(asked.generations, lambda progress: _tell(words, progress))
        finally:
            if run.marks:
                draw(run.marks, asked.players, asked.out / "curve.svg")
    return DONE


def _changed(words: "Words", plan: "Plan", file: Path) -> "Plan":
    """With what a file of JSON says instead."""
    try:
        changes = msgspec.json.decode(file.read_bytes(), type=dict[str, int | float])
        return msgspec.convert({**asdict(plan), **changes}, type(plan))
    except OSError as error:
        why = str(error.strerror)
    except msgspec.MsgspecError as error:
        why = str(error)
    raise Misuse(words.say("train-plan-unfit", file=str(file), why=why))


def _make(words: "Words", folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = str(error.strerror)
        raise Misuse(words.say("cannot-save", file=str(folder), why=why)) from None


def _begin(words: "Words", run: "TrainingRun", folder: Path) -> None:
    """With a net for as many players, or with what a run for another number of them has learnt."""
    if net := _net_in(folder, run.plan.players):
        run.begin_with_net(net.read_bytes())
    else:
        run.begin_with(folder, _players_of(words, folder))


def _net_in(folder: Path | None, players: int) -> Path | None:
    net = None if folder is None else folder / f"elder-{players}.safetensors"
    return net if net is not None and net.exists() else None


def _players_of(words: "Words", folder: Path) -> int:
    """For how many players the net is that was learnt there."""
    for players in (2, 3, 4):
        if (folder / f"elder-{players}.safetensors").exists():
            return players
    raise Misuse(words.say("train-nothing-learnt", folder=str(folder)))


def _tell(words: "Words", progress: "Progress") -> None:
    line = words.say(
        "train-generation",
        generation=progress.generation,
        games=progress.games,
        minutes=progress.seconds / 60,
        win=progress.win_loss,
        margin=progress.margin_loss,
    )
    if progress.mark is not None:
        mark = progress.mark
        line += " " + words.say("train-measured", share=mark.win_share, points=mark.margin)
    print(line, flush=True)
