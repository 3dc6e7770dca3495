"""Measures the analysis: luck, agreement of quick and deep, accuracy of known bots, speed.

    python3 dev.py bench analysis luck --games 1000 --keep luck.jsonl [--table FILE]
    python3 dev.py bench analysis agreement --games 300 --keep agreement.jsonl
    python3 dev.py bench analysis ladder-4 --games 300 --keep ladder-4.jsonl
    python3 dev.py bench analysis revision --games 150 --keep revision.jsonl
    python3 dev.py bench analysis speed --games 6

Every game is a line of the file; the same command goes on where it was stopped, with `--processes`
on several cores. What is printed are the tables of docs/analysis.md.
"""

import argparse
import os
import sys
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from itertools import groupby, pairwise, product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import process_time

import msgspec
from msgspec import Struct

from stoneage.analysis.chances import WHOLE
from stoneage.analysis.estimator import Estimator
from stoneage.analysis.moments import decision_moment, judged
from stoneage.analysis.reviewing import lucky_moments, review
from stoneage.analysis.searching import DeepScales
from stoneage.analysis.verdicts import DOUBTFUL, NOT_JUDGED, Verdict, accuracy, points_lost
from stoneage.analysis.weighing import QuickScales, Weighed
from stoneage.bots.arena.wilson import wilson
from stoneage.bots.elder.value.shares import margin_at_end
from stoneage.bots.registry import BOTS
from stoneage.bots.rng.seeds import seed_of_game
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.processes import ProcessExecutor
from stoneage.table.actions import Action, Roll
from stoneage.table.game import Game
from stoneage.table.options import Options

SEED = 13
LADDER = ("child", "drummer", "tanner", "planner", "elder", "young-shaman")
COMPANY = ("elder", "planner", "tanner", "drummer", "child")
SAMPLED = 6  # decisions of a game that are looked at deeply
CERTAIN = 1.96  # standard errors that hold 95 % of all errors
ENTRIES = 100  # of the shipped table, for each number of players


class Decision(Struct, frozen=True, kw_only=True):
    """One decision, judged with both efforts."""

    bot: str
    kind: str
    quick: Verdict
    quick_loss: float
    deep: Verdict
    deep_loss: float


class Played(Struct, frozen=True, kw_only=True):
    """One game, and what was measured in it."""

    number: int
    bots: tuple[str, ...]
    start: int
    luck: tuple[float, ...] = ()
    revision: tuple[float, ...] = ()
    decisions: tuple[Decision, ...] = ()
    lead: float = 0.0  # over the best of the others, at the end
    lost: float = 0.0  # points, by decisions
    accuracy: float | None = None


Measure = Callable[[int], Played]


def played(number: int, bots: Sequence[str], closed_cards: bool = False) -> Game:
    """Game number so and so: the same on every machine."""
    seed = seed_of_game(SEED, number)
    chance, luck = Xorshift(seed), Random(seed)
    players = [BOTS[bot]() for bot in bots]
    game = Game.new(Options(players=len(bots), closed_cards=closed_cards), chance)
    while game.seat is not None:
        choices, view = game.choices, game.view(game.seat)
        chosen = choices[0]
        if len(choices) > 1:
            chosen = players[game.seat].choose(view, choices, luck, 1.0)
        game = game.push(chosen).roll(chance)
    return game


def luck_of_elders(number: int) -> Played:
    """The luck alone, which needs no decision to be weighed."""
    bots = ("elder",) * (2 + number % 3)
    game = played(number, bots)
    estimator = Estimator(len(bots))
    luck = [0.0] * len(bots)
    for before, after in pairwise(game.walk()):
        came = estimator.position(after.view()).chances
        for moment in lucky_moments(estimator, before, after, came):
            luck = [sum(each) for each in zip(luck, moment.luck, strict=True)]
    return Played(number=number, bots=bots, start=game.start, luck=tuple(luck))


def revision_of_elders(number: int) -> Played:
    bots = ("elder",) * (2 + number % 3)
    game = played(number, bots)
    summary = review(game).summary
    return Played(
        number=number,
        bots=bots,
        start=game.start,
        luck=tuple(seat.luck for seat in summary),
        revision=tuple(seat.revision for seat in summary),
    )


def agreement_in_company(number: int) -> Played:
    """Decisions of bots of all kinds, judged with both efforts."""
    lot = Random(f"company {number}")
    bots = tuple(lot.choice(COMPANY) for _ in range(2 + number % 3))
    game = played(number, bots)
    return Played(number=number, bots=bots, start=game.start, decisions=sampled(game, bots))


def ladder_among_elders(players: int, number: int) -> Played:
    """All decisions of one bot of the ladder among elders, judged quickly."""
    bot, deal = LADDER[number % len(LADDER)], number // len(LADDER)
    seat = deal % players
    bots = tuple(bot if each == seat else "elder" for each in range(players))
    game = played(deal, bots)
    scales = QuickScales(players)
    moments = [decision_moment(*each, scales, ()) for each in decided(game, (seat,))]
    points = [each.points for each in moments if each.verdict not in NOT_JUDGED]
    return Played(
        number=number,
        bots=bots,
        start=game.start,
        lead=margin_at_end(game.state, seat),
        lost=points_lost(points),
        accuracy=accuracy(points),
    )


def decided(game: Game, seats: Container[int | None]) -> list[tuple[Game, Action]]:
    """Where these seats had a choice, and what they chose."""
    return [
        (before, move)
        for before, after in pairwise(game.walk())
        for move in after.moves_since(len(before))
        if before.seat in seats and len(before.choices) > 1 and not isinstance(move, Roll)
    ]


def sampled(game: Game, bots: Sequence[str]) -> tuple[Decision, ...]:
    """Some of all decisions of a game, judged with both efforts."""
    efforts = QuickScales(len(bots)), DeepScales(len(bots))
    taken = decided(game, range(len(bots)))
    found = []
    for before, move in Random(len(game)).sample(taken, min(SAMPLED, len(taken))):
        seat = before.seat or 0
        view, choices = before.view(seat), before.choices
        quick, deep = (_loss(scales.weigh(view, choices, move), move, seat) for scales in efforts)
        found.append(
            Decision(
                bot=bots[seat],
                kind=view.awaited.decision,
                quick=judged(*quick),
                quick_loss=quick[0] / WHOLE,
                deep=judged(*deep),
                deep_loss=deep[0] / WHOLE,
            )
        )
    return tuple(found)


def _loss(weighed: Sequence[Weighed], move: Action, seat: int) -> tuple[int, float]:
    found = next(each for each in weighed if each.choice == move)
    return weighed[0].chances[seat] - found.chances[seat], found.error


@contextmanager
def measuring(what: str) -> Iterator[Measure]:
    """The job of measuring: the number of a game gives what was found in it."""
    yield MEASURES[what]


def measured(what: str, games: int, processes: int, kept: Path) -> list[Played]:
    """All games up to this number; those that the file does not hold yet are added to it."""
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    found = [msgspec.json.decode(line, type=Played) for line in lines]
    with closing(ProcessExecutor(processes)) as executor, kept.open("ab") as file:
        for each in executor.map(partial(measuring, what), range(len(found), games)):
            found.append(each)
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()
            if len(found) % max(games // 10, 1) == 0:
                print(f"{len(found):,} games …", file=sys.stderr, flush=True)
    return found[:games]


def error_of_mean(numbers: Sequence[float]) -> float:
    return CERTAIN * stdev(numbers) / sqrt(len(numbers))


def in_percent(shares: Sequence[float]) -> str:
    return f"{100 * fmean(shares):+.1f} ± {100 * error_of_mean(shares):.1f} %".replace("-", "−")


def of_share(part: int, whole: int) -> str:
    low, high = wilson(part, whole)
    share = part / whole if whole else 0.0
    percents = f"{100 * share:.1f} % ({100 * low:.1f} % to {100 * high:.1f} %)"
    return f"{part} of {whole:,}, {percents}"


def by_place(games: Sequence[Played], name: str) -> Iterator[tuple[int, int, list[float]]]:
    """The numbers of each place, from the start player on, for every number of players."""
    for players in (2, 3, 4):
        some = [game for game in games if len(game.bots) == players]
        for place in range(players):
            yield (
                players,
                place,
                [getattr(game, name)[(game.start + place) % players] for game in some],
            )


def show_places(games: Sequence[Played], name: str) -> None:
    print(f"| players ({name}) | games | first | second | third | fourth | deviation of a game |")
    print("| --: | --: | --: | --: | --: | --: | --: |")
    for players, places in groupby(by_place(games, name), lambda each: each[0]):
        columns = [numbers for _, _, numbers in places]
        if len(columns[0]) > 1:
            cells = [in_percent(numbers) for numbers in columns] + [""] * (4 - players)
            spread = f"{100 * stdev([each for numbers in columns for each in numbers]):.0f} %"
            print(f"| {players} | {len(columns[0])} | {' | '.join(cells)} | {spread} |")


def show_luck(games: Sequence[Played], table: Path | None) -> None:
    show_places(games, "luck")
    percentiles = {}
    for players in (2, 3, 4):
        luck = [each for game in games if len(game.bots) == players for each in game.luck]
        if len(luck) > 1:
            cuts = quantiles(luck, n=ENTRIES + 1)
            percentiles[str(players)] = [round(each, 4) for each in cuts]
    if table is not None:
        table.write_bytes(msgspec.json.encode(percentiles) + b"\n")


def show_agreement(games: Sequence[Played]) -> None:
    decisions = [each for game in games for each in game.decisions]
    blunders = [each for each in decisions if each.deep == "blunder"]
    found = sum(each.quick in {"mistake", "blunder"} for each in blunders)
    noticed = sum(each.quick in DOUBTFUL for each in blunders)
    good = [each for each in decisions if each.deep in {"best", "good"}]
    wrong = sum(each.quick in {"mistake", "blunder"} for each in good)
    print(f"| {len(games)} games, {len(decisions):,} decisions | measured | wanted |")
    print("| --- | --- | --- |")
    doubted = "deep's blunders that quick marks as"
    print(f"| {doubted} mistake or blunder | {of_share(found, len(blunders))} | at least 80 % |")
    print(f"| {doubted} inaccuracy or worse | {of_share(noticed, len(blunders))} | |")
    praised = "deep's good moves that quick marks as mistake or blunder"
    print(f"| {praised} | {of_share(wrong, len(good))} | at most 10 % |")
    print("\n| decision | looked at | deep's blunders | found |\n| --- | --: | --: | --: |")
    for kind in sorted({each.kind for each in decisions}):
        looked_at = sum(each.kind == kind for each in decisions)
        bad = [each for each in blunders if each.kind == kind]
        found = sum(each.quick in {"mistake", "blunder"} for each in bad)
        print(f"| {kind} | {looked_at} | {len(bad)} | {found} |")


def show_ladder(games: Sequence[Played]) -> None:
    print("| bot | games | lead at the end, points | points lost | accuracy |")
    print("| --- | --: | --: | --: | --: |")
    for place, bot in enumerate(LADDER):
        some = games[place :: len(LADDER)]
        if len(some) > 1:
            columns = (
                [game.lead for game in some],
                [game.lost for game in some],
                [game.accuracy or 0.0 for game in some],
            )
            cells = [f"{fmean(each):.1f} ± {error_of_mean(each):.1f}" for each in columns]
            print(f"| {bot} | {len(some)} | {' | '.join(cells)} |".replace(" -", " −"))


def show_speed(games: int) -> None:
    print("| players | cards | games | least | median | most |")
    print("| --: | --- | --: | --: | --: | --: |")
    for players, closed_cards in product((2, 3, 4), (False, True)):
        seconds = []
        for number in range(games):
            game = played(number, ("elder",) * players, closed_cards)
            began = process_time()
            review(game)
            seconds.append(process_time() - began)
        cards = "closed" if closed_cards else "open"
        times = f"{min(seconds):.2f} s | {median(seconds):.2f} s | {max(seconds):.2f} s"
        print(f"| {players} | {cards} | {games} | {times} |")


MEASURES: dict[str, Measure] = {
    "luck": luck_of_elders,
    "agreement": agreement_in_company,
    "ladder-2": partial(ladder_among_elders, 2),
    "ladder-3": partial(ladder_among_elders, 3),
    "ladder-4": partial(ladder_among_elders, 4),
    "revision": revision_of_elders,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=(*MEASURES, "speed"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path(os.devnull), metavar="FILE")
    parser.add_argument("--table", type=Path, metavar="FILE", help="write the shipped table")
    asked = parser.parse_args()
    if asked.what == "speed":
        show_speed(asked.games)
        return
    games = measured(asked.what, asked.games, asked.processes, asked.keep)
    if asked.what == "luck":
        show_luck(games, asked.table)
    elif asked.what == "agreement":
        show_agreement(games)
    elif asked.what == "revision":
        show_places(games, "luck")
        show_places(games, "revision")
    else:
        show_ladder(games)


if __name__ == "__main__":
    main()
