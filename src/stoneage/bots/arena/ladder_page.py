"""The ladder as a page of Markdown."""

from collections.abc import Sequence

from msgspec import Struct

from stoneage.bots.registry import BOTS

from .ladder import joint_ratings
from .provenance import Commit
from .standings import Standing, Standings

HEAD = """\
# The ladder

How the bots do against each other. This page is written by a script:

    stoneage ladder{chosen} --games {games} --slow-games {slow_games} --seed {seed}

It was run at {commit}.
The same command at that commit plays the same games on every machine, so all numbers but the times
come out the same. Only those that search may be cut short where the machine is slow or busy.

Every deal is played once for each rotation of the seats, with the same cards, buildings, start
player and dice. Every bot meets those one, three and nine places below it. At tables of three and
four one bot sits alone among copies of the other, and the other way round. Those that search take
their time: they meet only the next one below, in duels, and play fewer games; those that think for
more than 0.3 s a move fewer still, so that all their pairings take about as long.

The win share is that of one seat of the first bot; in brackets is its 95 % interval after Wilson,
and a fair share would be one by the number of players. A shared victory is divided. Ratings are
Bradley–Terry on the scale of Elo, fitted to all pairings at tables of that size, on average 1500:
compare them within a table only. A mean score says nothing without rounds and end: weak players
drag a game on and so collect more.

Planner's weights were tuned in matches against earlier planners and against Woodcutter, on other
deals: its win shares against Woodcutter say how well that worked, and not more.

In a mirror match copies of one bot play each other: the harness is fair if every copy's interval
holds the fair share. Copies of a bot that draws no lots play the same game in every rotation, so
they come out exactly even, and their games are worth only one by the number of players. Shares by
turn are those of the start player, of the one on their left, and so on.
"""

PAIRING_HEAD = (
    "match",
    "games",
    "seed",
    "win share",
    "mean scores",
    "winner's score",
    "rounds",
    "ended by cards",
    "ms a decision",
)
MIRROR_HEAD = (
    "bot",
    "games",
    "seed",
    "win shares of the copies",
    "shares by turn",
    "winner's score",
    "rounds",
    "ended by cards",
)

Row = Sequence[str]


class Games(Struct, frozen=True):
    """How many are played for each match, at least."""

    quick: int
    slow: int


class LadderPlayed(Struct, frozen=True):
    """The standings at tables of one size."""

    players: int
    pairings: tuple[Standings, ...]
    mirrors: tuple[Standings, ...]


def page(
    bots: Sequence[str],
    tables: Sequence[LadderPlayed],
    games: Games,
    seed: int,
    commit: Commit | None,
) -> str:
    head = HEAD.format(
        chosen="" if set(bots) == set(BOTS) else f" --bots {' '.join(bots)}",
        games=games.quick,
        slow_games=games.slow,
        seed=seed,
        commit=commit_text(commit),
    )
    parts = [head]
    parts += [_section(bots, table) for table in tables]
    return "\n".join(parts)


def commit_text(commit: Commit | None) -> str:
    if commit is None:
        return "no known commit"
    changed = ", with changes that were not committed" if commit.has_changes else ""
    return f"commit `{commit.id}` of {commit.day}{changed}"


def _section(bots: Sequence[str], table: LadderPlayed) -> str:
    there = {row.bot for standings in table.pairings for row in standings.bots}
    rated_bots = [bot for bot in bots if bot in there]
    rated = dict(zip(rated_bots, joint_ratings(rated_bots, table.pairings), strict=True))
    best_first = sorted(rated_bots, key=lambda bot: -rated[bot])
    return "\n".join(
        [
            f"## {table.players} players\n",
            _table(("bot", "rating"), [(bot, f"{rated[bot]:.0f}") for bot in best_first]),
            "### Pairings\n",
            _table(
                PAIRING_HEAD,
                [_pairing(standings) for standings in table.pairings],
            ),
            "### Mirror matches\n",
            _table(
                MIRROR_HEAD,
                [_mirror(standings) for standings in table.mirrors],
            ),
        ]
    )


def _pairing(standings: Standings) -> Row:
    first, second = standings.bots
    others = second.games // standings.games
    return (
        f"{first.id} – {second.id}" + (f" × {others}" if others > 1 else ""),
        str(standings.games),
        str(standings.seed),
        _share(first),
        f"{first.score_mean:.1f} – {second.score_mean:.1f}",
        f"{standings.winner_score_mean:.1f}",
        f"{standings.rounds_mean:.1f}",
        _ended_by_cards(standings),
        f"{first.ms_per_decision:.2f} – {second.ms_per_decision:.2f}",
    )


def _mirror(standings: Standings) -> Row:
    return (
        standings.bots[0].bot,
        str(standings.games),
        str(standings.seed),
        "<br>".join(_share(row) for row in standings.bots),
        " / ".join(_percent(share) for share in standings.shares_by_turn),
        f"{standings.winner_score_mean:.1f}",
        f"{standings.rounds_mean:.1f}",
        _ended_by_cards(standings),
    )


def _share(row: Standing) -> str:
    return f"{_percent(row.win_share)} ({_percent(row.low)} to {_percent(row.high)})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _ended_by_cards(standings: Standings) -> str:
    return _percent(standings.ends["cards"] / standings.games)


def _table(head: Row, rows: Sequence[Row]) -> str:
    rule = ["---"] + ["--:"] * (len(head) - 1)
    lines = [f"| {' | '.join(cells)} |" for cells in (head, rule, *rows)]
    return "\n".join(lines) + "\n"
