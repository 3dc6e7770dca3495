"""The ladder, match by match, and the page that it is published on."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from stoneage.bots.arena import Games, LadderPlayed, Match, current_commit, page
from stoneage.bots.arena.ladder import Rungs, games_of, ladder
from stoneage.bots.arena.standings import Standings
from stoneage.processes import Executor
from stoneage.table import Words

from .arena import entrant_name, play_match


class Stopped(Exception):
    """Control-C ended the ladder before its last match."""


def climb(
    words: Words,
    bots: Sequence[str],
    games: Games,
    seed: int,
    executor: Executor,
    keep: Path | None,
    file: Path,
) -> None:
    """Play every match and write the page; or `Stopped`, and the page is left as it was.

    The commit is that of the beginning.
    """
    began = monotonic()
    commit = current_commit()
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    runner = _Runner(words, games, executor, keep)
    tables = [runner.play(rungs) for rungs in ladder(bots, seed)]
    file.write_text(page(bots, tables, games, seed, commit), encoding="utf-8")
    minutes = round((monotonic() - began) / 60)
    print(words.say("ladder-written", file=str(file), minutes=minutes))


class _Runner:
    """Plays matches one after the other and says how each has ended."""

    def __init__(self, words: Words, games: Games, executor: Executor, keep: Path | None) -> None:
        self._words = words
        self._games = games
        self._executor = executor
        self._keep = keep

    def play(self, rungs: Rungs) -> LadderPlayed:
        pairings = tuple(self._play(match) for match in rungs.pairings)
        return LadderPlayed(
            rungs.players, pairings, tuple(self._play(match) for match in rungs.mirrors)
        )

    def _play(self, match: Match) -> Standings:
        file = None if self._keep is None else self._keep / f"{_file_name(match)}.jsonl"
        games = games_of(match, self._games.quick, self._games.slow)
        played = play_match(self._words, match, games, self._executor, file)
        if played is None or not played.is_complete:
            raise Stopped
        first = played.bots[0]
        print(
            self._words.say(
                "ladder-match",
                players=played.players,
                bots=self._words.listing(_names(self._words, match)),
                bot=entrant_name(self._words, first.bot, first.id),
                share=first.win_share,
                low=first.low,
                high=first.high,
            ),
            flush=True,
        )
        return played


def _file_name(match: Match) -> str:
    names = [f"{entrant.id}x{entrant.seats}" for entrant in match.entrants]
    return "-".join([str(match.options.players), *names])


def _names(words: Words, match: Match) -> Sequence[str]:
    return [
        entrant_name(words, entrant.bot, entrant.id)
        + (f" × {entrant.seats}" if entrant.seats > 1 else "")
        for entrant in match.entrants
    ]
