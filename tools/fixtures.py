"""Plays real games and keeps some moments for the web client: `python -m tools.fixtures`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from stoneage.bots.planner.bot import Planner
from stoneage.rules import terms
from stoneage.rules.reasons import why_closed
from stoneage.rules.scoring import Scoring
from stoneage.rules.state import Player
from stoneage.table.actions import Action
from stoneage.table.chance import chance_of
from stoneage.table.events import Event
from stoneage.table.game import Game
from stoneage.table.names import LOCATIONS
from stoneage.table.options import Options
from stoneage.table.view import ScoringView, View

FIXTURES = Path(__file__).resolve().parents[1] / "web" / "src" / "fixtures"
PEOPLE = ({"name": "Mira"}, {"name": "Jonas"}, {"name": "Otter", "bot": "Planner"}, {"name": "Lin"})
EVERYTHING = Options(harsh_winter=True, wild_animals=True, igloos=True)


class Meal(Struct):
    """What a tribe will eat if nothing else happens."""

    food: int
    harvest: int
    eaters: int
    left: int


class Prospects(Struct):
    """What the board is told beside the view."""

    closed: dict[str, str]
    worth: list[ScoringView | None]
    meals: list[Meal]


class Moment(Struct):
    """One moment of a game, as one seat or a spectator (None) sees it."""

    view: View
    choices: list[Action]
    prospects: Prospects
    events: list[Event]
    seats: list[dict[str, str]]


Wanted = Callable[[Game], bool]


def game_of(options: Options, seed: int) -> Iterator[Game]:
    """A game of Planners, decision after decision."""
    chance = chance_of(seed)
    game = Game.new(options, chance, start=0)
    bot, generator = Planner(), Random(seed)
    while not game.is_over:
        yield game
        action = bot.choose(game.view(game.seat), game.choices, generator, 1.0)
        game = game.push(action).roll(chance)
    yield game


def moment(game: Game, seat: int | None) -> Moment:
    players = game.state.players
    to_act = game.seat is not None and game.seat == seat
    places = game.state.decision == terms.PLACE and to_act
    closed = {} if not places or seat is None else closed_for(game, seat)
    return Moment(
        view=game.view(seat),
        choices=game.choices if to_act else [],
        prospects=Prospects(
            closed=closed,
            worth=[
                worth(player) if index == seat or game.is_over else None
                for index, player in enumerate(players)
            ],
            meals=[meal(player) for player in players],
        ),
        events=game.events(max(0, len(game) - 12), seat),
        seats=list(PEOPLE[: len(players)]),
    )


def closed_for(game: Game, seat: int) -> dict[str, str]:
    reasons = ((name, why_closed(game.state, seat, at)) for at, name in enumerate(LOCATIONS))
    return {name: reason for name, reason in reasons if reason and reason != "not-in-play"}


def worth(player: Player) -> ScoringView:
    scoring = Scoring(player)
    return ScoringView(
        in_game=int(scoring.in_game),
        cultures=int(scoring.cultures),
        repeated_cultures=int(scoring.repeated_cultures),
        farmers=int(scoring.farmers),
        tool_makers=int(scoring.tool_makers),
        hut_builders=int(scoring.hut_builders),
        shamans=int(scoring.shamans),
        resources=int(scoring.resources),
        total=int(scoring.total()),
    )


def meal(player: Player) -> Meal:
    eaters = int(player.figures - player.chasing)
    food, harvest = int(player.food), int(player.agriculture)
    return Meal(food, harvest, eaters, food + harvest - eaters)


def placing(round_number: int, least_placed: int = 2) -> Wanted:
    """Seat 0 places in this round, when others have placed already."""

    def is_wanted(game: Game) -> bool:
        placed = sum(len(player.placed) for player in game.view().players)
        return (
            game.seat == 0
            and game.state.decision == terms.PLACE
            and game.state.round == round_number
            and placed >= least_placed
        )

    return is_wanted


def asked(decision: int, at: str = "") -> Wanted:
    """Seat 0 has this to decide, with more than one choice."""

    def is_wanted(game: Game) -> bool:
        if game.seat != 0 or game.state.decision != decision or len(game.choices) < 2:
            return False
        return (game.view().awaited.at or "").startswith(at)

    return is_wanted


def others_turn(game: Game) -> bool:
    return game.seat == 2 and game.state.round == 5


def with_animal(game: Game) -> bool:
    is_late = game.state.round >= LATE and bool(game.state.threat)
    return is_late and placing(int(game.state.round), 3)(game)


WANTED: dict[str, tuple[Options, Wanted]] = {
    "two-early": (Options(players=2), placing(2)),
    "two-late": (Options(players=2), placing(9)),
    "three-early": (Options(players=3), placing(2)),
    "three-late": (Options(players=3), placing(8)),
    "four-first": (Options(), placing(1, 0)),
    "four-early": (Options(), placing(2)),
    "four-late": (Options(), placing(8, 6)),
    "everything-early": (EVERYTHING, placing(2)),
    "everything-late": (EVERYTHING, with_animal),
    "closed-cards": (Options(closed_cards=True), placing(6)),
    "resolve": (Options(), asked(int(terms.RESOLVE))),
    "use-tools": (Options(), asked(int(terms.USE_TOOLS))),
    "pay-card": (Options(), asked(int(terms.PAY), "card")),
    "pay-building": (EVERYTHING, asked(int(terms.PAY), "building")),
    "take-die": (Options(), asked(int(terms.TAKE_DIE))),
    "take-reward": (EVERYTHING, asked(int(terms.TAKE_REWARD))),
    "feed": (Options(), asked(int(terms.FEED))),
    "over": (EVERYTHING, lambda game: game.is_over),
}

SEEDS = range(1, 60)
LATE = 6


def find(options: Options, is_wanted: Wanted, seat: int | None) -> Moment:
    for seed in SEEDS:
        for game in game_of(options, seed):
            if is_wanted(game):
                return moment(game, seat)
    raise LookupError("no such moment in these games")


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    moments = {name: find(options, is_wanted, 0) for name, (options, is_wanted) in WANTED.items()}
    moments["watching"] = find(Options(), others_turn, None)
    moments["waiting"] = find(Options(), others_turn, 0)
    for name, found in moments.items():
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (FIXTURES / f"{name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
