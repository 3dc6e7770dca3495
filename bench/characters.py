"""How the characters play: their errors, where their figures go, what they own, how they win.

    python3 dev.py bench characters [--games N] [--page docs/characters.md]

Every level and style plays so many duels against Elder, and Elder against itself. Prints the
tables, or writes them into the page.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from stoneage.bots.arena.seat_rows import counts_of
from stoneage.bots.bot import Bot
from stoneage.bots.characters import LEVELS, STRENGTHS, STYLES, bot_of
from stoneage.bots.elder import shipped
from stoneage.bots.elder.lookahead import Lookahead, candidates
from stoneage.bots.registry import BOTS
from stoneage.bots.rng import Xorshift, seed_of_game
from stoneage.table import Action, Game, Options, View, result
from stoneage.table.actions import UseTools
from stoneage.table.codec import decode
from stoneage.table.events import BuildingDeclined, CardDeclined
from stoneage.table.redeal import redeal

Tally = Counter[str]
Column = tuple[str, Callable[[Tally], float], str]
GATHERING = ("forest", "clay_pit", "quarry", "river")
PLACES = ("tool_maker", "hut", "field", "hunt", *GATHERING, "card", "building")
NOTHING = 0.5  # points: less is a matter of taste


class Watched:
    """A bot, and what its choices cost by Elder's reckoning."""

    def __init__(self, bot: Bot, found: Tally) -> None:
        self._bot = bot
        self._found = found

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        chosen = self._bot.choose(view, choices, rng, seconds)
        state = redeal(view, Xorshift(1))
        players = len(view.players)
        actions = candidates(state)
        values = Lookahead(shipped(players), players, state.current).values(state, actions)
        worths = dict(zip(map(decode, actions), values, strict=True))
        lost = max(values) - worths.get(chosen, max(values))
        self._found["thrown"] += round(1000 * lost)
        self._found["dearest"] = max(self._found["dearest"], round(1000 * lost))
        if isinstance(chosen, UseTools) and not chosen.tools and lost > NOTHING:
            self._found["unused"] += 1
        return chosen


def play(bot: str, games: int, seed: int) -> Tally:
    """Duels against Elder, in both seats of every deal."""
    found: Tally = Counter()
    for number in range(games):
        own = number % 2
        seats: list[Bot] = [BOTS["elder"](), BOTS["elder"]()]
        seats[own] = Watched(BOTS[bot](), found)
        luck = Random(f"{seed}/{number}")
        chance = Xorshift(seed_of_game(seed, number // 2))
        game = Game.new(Options(players=2), chance)
        while game.seat is not None:
            choices = game.choices
            chosen = choices[0]
            if len(choices) > 1:
                chosen = seats[game.seat].choose(game.view(game.seat), choices, luck, 1.0)
            game = game.push(chosen).roll(chance)
        add(found, game, own)
    return found


def add(found: Tally, game: Game, seat: int) -> None:
    """What happened to a seat in a game that is over."""
    ending = result(game.state)
    scoring, player = ending.scoring[seat], game.view().players[seat]
    found.update(counts_of(game.events(), len(game.state.players))[seat])
    for event in game.events():
        if isinstance(event, CardDeclined | BuildingDeclined) and event.seat == seat:
            found["unpaid_cards" if isinstance(event, CardDeclined) else "unpaid_buildings"] += 1
    found["games"] += 1
    found["halves"] += 2 // len(ending.winners) if seat in ending.winners else 0
    found["points"] += scoring.total
    for source in ("farmers", "tool_makers", "hut_builders", "shamans", "resources"):
        found[source] += getattr(scoring, source)
    found["cultures"] += scoring.cultures + scoring.repeated_cultures
    found["tools"] += sum(tool.value for tool in player.tools)
    found["agriculture"] += player.agriculture
    found["figures"] += player.figures
    found["cards"] += len(player.cards)
    found["buildings"] += len(player.buildings)


def mean(name: str, unit: float = 1.0) -> Callable[[Tally], float]:
    return lambda found: found[name] / found["games"] / unit


def share(*places: str) -> Callable[[Tally], float]:
    """Of all figures that were placed."""
    return lambda found: (
        100 * sum(found[f"placed_{place}"] for place in places)
        / sum(found[f"placed_{place}"] for place in PLACES)
    )  # fmt: skip


WON: Column = ("won", lambda found: 50 * found["halves"] / found["games"], ".0f")
ERRORS: tuple[Column, ...] = (
    ("starved", mean("times_starved"), ".1f"),
    ("tools unused", mean("unused"), ".1f"),
    ("cards unpaid", mean("unpaid_cards"), ".1f"),
    ("buildings unpaid", mean("unpaid_buildings"), ".1f"),
    ("points thrown away", mean("thrown", 1000.0), ".0f"),
    ("dearest choice", lambda found: found["dearest"] / 1000, ".1f"),
    ("points", mean("points"), ".0f"),
    WON,
)
FIGURES: tuple[Column, ...] = (
    ("tool maker", share("tool_maker"), ".1f"),
    ("hut", share("hut"), ".1f"),
    ("field", share("field"), ".1f"),
    ("hunt", share("hunt"), ".1f"),
    ("gathering", share(*GATHERING), ".1f"),
    ("cards", share("card"), ".1f"),
    ("buildings", share("building"), ".1f"),
    ("unpaid", lambda found: mean("unpaid_cards")(found) + mean("unpaid_buildings")(found), ".1f"),
)
OWNED: tuple[Column, ...] = tuple(
    (name, mean(name), ".1f") for name in ("tools", "agriculture", "figures", "cards", "buildings")
)
POINTS: tuple[Column, ...] = (
    ("buildings", mean("points_buildings"), ".0f"),
    ("cultures", mean("cultures"), ".0f"),
    ("farmers", mean("farmers"), ".0f"),
    ("tool makers", mean("tool_makers"), ".0f"),
    ("hut builders", mean("hut_builders"), ".0f"),
    ("shamans", mean("shamans"), ".0f"),
    ("hunger", mean("points_starved"), ".0f"),
    ("all", mean("points"), ".0f"),
    WON,
)


def table(columns: Sequence[Column], rows: dict[str, Tally]) -> str:
    head = ["bot", *(name for name, _, _ in columns)]
    lines = [head, ["---"] + ["--:"] * len(columns)]
    for bot, found in rows.items():
        lines.append([bot, *(format(value(found), form) for _, value, form in columns)])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def written(page: str, name: str, content: str) -> str:
    """The page with another table between the marks of this name."""
    first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = page.partition(first)
    return f"{before}{first}{content}\n{last}{rest.partition(last)[2]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path)
    asked = parser.parse_args()
    styled = [bot_of(style, strength) for style in STYLES for strength in STRENGTHS]
    found = {bot: play(bot, asked.games, asked.seed) for bot in ("elder", *LEVELS, *styled)}
    levels, styles = ({bot: found[bot] for bot in ("elder", *part)} for part in (LEVELS, styled))
    tables = {
        "errors": table(ERRORS, levels),
        "figures": table(FIGURES, styles),
        "owned": table(OWNED, styles),
        "points": table(POINTS, styles),
    }
    if not asked.page:
        print(*tables.values(), sep="\n\n")
        return
    page = asked.page.read_text(encoding="utf-8")
    for name, content in tables.items():
        page = written(page, name, content)
    asked.page.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
