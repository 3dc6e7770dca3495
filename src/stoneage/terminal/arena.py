"""A match on the screen: a bar with the running interval, then the standings."""

import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stoneage.bots import BOTS
from stoneage.bots.arena import DealPlayed, Match, MatchFile, play_deals
from stoneage.bots.arena.standings import Standing, Standings, share, standings
from stoneage.bots.arena.wilson import wilson
from stoneage.processes import Executor
from stoneage.table import Words

from .bot_host import fault_lines

WIDTH_OF_A_FILE = 120


class Bar:
    """Games so far and how the first entrant stands; on standard error, where a person sees it."""

    def __init__(self, words: Words, games: int) -> None:
        console = Console(file=sys.stderr)
        self._words = words
        self._games = 0
        self._wins = 0.0
        self._progress = Progress(
            TextColumn(words.say("simulating")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task("", total=games)

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def add(self, match: Match, deal: DealPlayed) -> None:
        for game in deal.games:
            for seat, entrant in enumerate(game.entrants):
                if entrant == 0:
                    self._games += 1
                    self._wins += share(game, seat)
        low, high = wilson(self._wins, self._games)
        said = self._words.say(
            "arena-so-far",
            bot=entrant_name(self._words, match.entrants[0].bot, match.entrants[0].id),
            share=self._wins / max(self._games, 1),
            low=low,
            high=high,
        )
        self._progress.update(self._task, advance=len(deal.games), description=said)

    def tell_faults(self, deal: DealPlayed) -> None:
        """Above the bar: which program did what wrong."""
        for game in deal.games:
            for fault in game.reports:
                text = "\n".join([f"{fault.bot}:", *fault_lines(self._words, fault)])
                console = self._progress.console
                console.print(text, markup=False, highlight=False, soft_wrap=True)


def play_match(
    words: Words,
    match: Match,
    games: int,
    executor: Executor,
    keep: Path | None = None,
    records: Path | None = None,
) -> Standings | None:
    """The standings, complete or, after Control-C, so far; None if no deal was finished by then.

    What is kept in the file is not played again.
    """
    wanted = match.deals_for(games)
    kept = None if keep is None else MatchFile(keep, match, DealPlayed)
    deals = [] if kept is None else kept.played[:wanted]
    to_play = range(len(deals), wanted)
    with Bar(words, wanted * match.rotations) as bar:
        for deal in deals:
            bar.add(match, deal)
        try:
            with closing(play_deals(match, to_play, executor, records)) as playing:
                for deal in playing:
                    if kept is not None:
                        kept.add(deal)
                    deals.append(deal)
                    bar.add(match, deal)
                    bar.tell_faults(deal)
        except KeyboardInterrupt:
            pass
    return standings(match, deals, is_complete=len(deals) == wanted) if deals else None


def show_standings(words: Words, asked: int, shown: Standings) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH_OF_A_FILE
    console.print(_table(words, shown.bots))
    for line in standings_lines(words, asked, shown):
        console.print(line)


def standings_lines(words: Words, asked: int, shown: Standings) -> list[str]:
    """What concerns the match as a whole."""
    turns = [words.say("arena-percent", share=part) for part in shown.shares_by_turn]
    lines = [
        words.say(
            "arena-games",
            games=shown.games,
            deals=shown.deals,
            players=shown.players,
            seed=str(shown.seed),
        ),
        words.say("arena-winners", winner=shown.winner_score_mean, rounds=shown.rounds_mean),
        words.say("simulation-ends", cards=shown.ends["cards"], buildings=shown.ends["buildings"]),
        words.say("arena-turns", shares=words.listing(turns)),
    ]
    if not shown.is_complete:
        lines.append(words.say("arena-interrupted"))
    elif shown.games > asked:
        lines.append(words.say("arena-rounded", asked=asked, games=shown.games))
    return lines


def bot_lines(words: Words) -> list[str]:
    """Id, name and style of every bot."""
    return [f"{bot:<18}{_described(words, bot)}" for bot in BOTS]


def _described(words: Words, bot: str) -> str:
    name, style = words.say(f"bot-{bot}-name"), words.say(f"bot-{bot}-style")
    return words.say("bot-line", name=name, style=style)


def entrant_name(words: Words, bot: str, entrant: str) -> str:
    """The name that people know it by, with the number of the entrant if it has one."""
    if not words.has(f"bot-{bot}-name"):
        return entrant
    return words.say(f"bot-{bot}-name") + entrant.removeprefix(bot).replace("-", " ")


def _table(words: Words, rows: Sequence[Standing]) -> Table:
    table = Table(box=SIMPLE)
    has_faults = any(row.faults for row in rows)
    table.add_column(words.say("arena-bot"))
    heads = ["games", "wins", "share", "interval", "rating", "score", "time"]
    for head in heads + ["faults"] * has_faults:
        table.add_column(words.say(f"arena-column-{head}"), justify="right")
    for row in rows:
        cells = _cells(words, row) + [str(row.faults)] * has_faults
        table.add_row(entrant_name(words, row.bot, row.id), *cells)
    return table


def _cells(words: Words, row: Standing) -> list[str]:
    return [
        words.say("arena-count", number=row.games),
        words.say("arena-number", number=row.wins),
        words.say("arena-percent", share=row.win_share),
        words.say("arena-interval", low=row.low, high=row.high),
        str(round(row.rating)),
        words.say("arena-number", number=row.score_mean),
        words.say("arena-time", milliseconds=row.ms_per_decision),
    ]
