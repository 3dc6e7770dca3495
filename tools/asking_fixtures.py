"""Writes one real position for every question to a player: `python -m tools.asking_fixtures`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec

from stoneage.bots.planner.bot import Planner
from stoneage.table.actions import Action, Feed, Pay, Place, Resolve, TakeResources, TakeReward
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.names import RESOURCES
from stoneage.table.options import Options
from stoneage.table.prospects import prospects
from stoneage.table.view import PlayerView, View

FIXTURES = Path(__file__).resolve().parents[1] / "web" / "src" / "fixtures"
NAMES = ("Mira", "Jonas", "Otter", "Lin")
PLAIN = Options()
WINTER = Options(harsh_winter=True, igloos=True)
WILD = Options(wild_animals=True, igloos=True)
SURPRISE = 0.25  # how often a player does something unexpected
GAMES = 400

Question = Callable[[View, list[Action]], bool]


def placing(view: View, choices: list[Action]) -> bool:
    """Many figures at home, three tools, an animal about."""
    me = asked(view)
    return (
        is_asked(view, "place")
        and view.animal is not None
        and view.round > 4
        and sum(not tool.used for tool in me.tools) == 3
        and number_of(choices, Place) > 24
        and any(isinstance(choice, Place) and choice.at == "forest" for choice in choices)
    )


def resolving(view: View, choices: list[Action]) -> bool:
    return is_asked(view, "resolve") and number_of(choices, Resolve) > 4


def resolving_with_choice_card(view: View, choices: list[Action]) -> bool:
    return (
        is_asked(view, "resolve")
        and number_of(choices, Resolve) > 2
        and number_of(choices, TakeResources) > 0
    )


def adding_tools(view: View, choices: list[Action]) -> bool:
    awaited = view.awaited
    return (
        is_asked(view, "use-tools")
        and awaited.at in ("quarry", "clay-pit", "forest")
        and len(awaited.dice) in (3, 4)
        and len(choices) > 8
        and view.animal is not None
        and len(asked(view).one_use_tools) > 0
    )


def adding_tools_for_a_card(view: View, choices: list[Action]) -> bool:
    at = view.awaited.at or ""
    return is_asked(view, "use-tools") and at.startswith("card") and len(choices) > 3


def adding_tools_to_many_dice(view: View, _: list[Action]) -> bool:
    awaited = view.awaited
    return is_asked(view, "use-tools") and awaited.at == "hunt" and len(awaited.dice) > 6


def paying_for_a_card(view: View, choices: list[Action]) -> bool:
    return (
        is_asked(view, "pay")
        and view.awaited.at == "card-3"
        and number_of(choices, Pay) > 12
        and number_of(choices, TakeResources) == 0
    )


def paying_with_gold(view: View, choices: list[Action]) -> bool:
    at = view.awaited.at or ""
    return (
        is_asked(view, "pay")
        and at in ("card-2", "card-3")
        and any(isinstance(choice, Pay) and choice.extra for choice in choices)
    )


def paying_for_a_building(view: View, choices: list[Action]) -> bool:
    return (
        is_asked_for(view, "building")
        and number_of(choices, Pay) == 1
        and max(price(choice) for choice in choices) == 3
    )


def paying_with_stone(view: View, choices: list[Action]) -> bool:
    return (
        is_asked_for(view, "building")
        and number_of(choices, Pay) == 2
        and any(isinstance(choice, Pay) and choice.extra for choice in choices)
    )


def paying_some_kinds(view: View, choices: list[Action]) -> bool:
    return is_asked_for(view, "building") and 4 < number_of(choices, Pay) < 20


def paying_freely(view: View, choices: list[Action]) -> bool:
    return is_asked_for(view, "building") and number_of(choices, Pay) > 60


def paying_for_an_igloo(view: View, choices: list[Action]) -> bool:
    return is_asked_for(view, "igloo") and number_of(choices, Pay) == 2


def paying_with_choice_card(view: View, choices: list[Action]) -> bool:
    return (
        is_asked(view, "pay")
        and number_of(choices, TakeResources) > 0
        and number_of(choices, Pay) == 0
    )


def taking_a_die(view: View, _: list[Action]) -> bool:
    dice = view.awaited.dice
    return (
        is_asked(view, "take-die")
        and len(dice) == 4
        and len(set(dice)) == 4
        and {5, 6} & {*dice} != set()
    )


def taking_one_of_the_last_dice(view: View, _: list[Action]) -> bool:
    dice = view.awaited.dice
    return is_asked(view, "take-die") and len(dice) == 3 and len(set(dice)) == 2


def taking_a_reward(view: View, choices: list[Action]) -> bool:
    return is_asked(view, "take-reward") and number_of(choices, TakeReward) == 2


def choosing_a_reward(view: View, choices: list[Action]) -> bool:
    return is_asked(view, "take-reward") and number_of(choices, TakeReward) > 4


def feeding(view: View, choices: list[Action]) -> bool:
    return (
        is_asked(view, "feed")
        and view.awaited.missing_food > 1
        and number_of(choices, Feed) > 6
        and number_of(choices, TakeResources) == 0
    )


def feeding_with_choice_card(view: View, choices: list[Action]) -> bool:
    return is_asked(view, "feed") and number_of(choices, TakeResources) > 0


WANTED: dict[str, tuple[Options, Question]] = {
    "place": (WILD, placing),
    "resolve": (PLAIN, resolving),
    "resolve-choice-card": (PLAIN, resolving_with_choice_card),
    "tools": (WILD, adding_tools),
    "tools-card": (PLAIN, adding_tools_for_a_card),
    "tools-hunt": (PLAIN, adding_tools_to_many_dice),
    "pay-card": (PLAIN, paying_for_a_card),
    "pay-card-gold": (WINTER, paying_with_gold),
    "pay-building": (PLAIN, paying_for_a_building),
    "pay-building-stone": (WINTER, paying_with_stone),
    "pay-building-kinds": (PLAIN, paying_some_kinds),
    "pay-building-free": (PLAIN, paying_freely),
    "pay-igloo": (WINTER, paying_for_an_igloo),
    "pay-choice-card": (PLAIN, paying_with_choice_card),
    "take-die": (PLAIN, taking_a_die),
    "take-die-last": (PLAIN, taking_one_of_the_last_dice),
    "take-reward": (WILD, taking_a_reward),
    "take-reward-resources": (WILD, choosing_a_reward),
    "feed": (PLAIN, feeding),
    "feed-choice-card": (PLAIN, feeding_with_choice_card),
}


def asked(view: View) -> PlayerView:
    return view.players[view.awaited.seat or 0]


def is_asked(view: View, decision: str) -> bool:
    return view.awaited.decision == decision


def is_asked_for(view: View, piece: str) -> bool:
    return is_asked(view, "pay") and (view.awaited.at or "").startswith(piece)


def number_of(choices: list[Action], kind: type) -> int:
    return sum(isinstance(choice, kind) for choice in choices)


def price(choice: Action) -> int:
    """How many resources are paid."""
    return sum(getattr(choice, name, 0) for name in RESOURCES)


def positions(options: Options) -> Iterator[Game]:
    """Every decision of many games by players who are now and then surprising."""
    planner = Planner()
    for seed in range(GAMES):
        chance = chance_of(seed)
        game = Game.new(options, chance)
        rng = Random(seed)
        while not game.is_over:
            yield game
            choices = game.choices
            view = game.view(game.seat)
            is_surprising = rng.random() < SURPRISE
            move = rng.choice(choices) if is_surprising else planner.choose(view, choices, rng, 0)
            game = game.push(move).roll(chance)


def fixture(game: Game) -> dict[str, object]:
    seat = game.seat
    return {
        "view": game.view(seat),
        "choices": game.choices,
        "prospects": prospects(game.state, seat),
        "events": [],
        "seats": [{"name": name} for name in NAMES[: len(game.state.players)]],
    }


def write() -> list[str]:
    """Keep the first position of every kind; the names of those that were not found."""
    missing = dict(WANTED)
    for options in (PLAIN, WINTER, WILD):
        for game in positions(options):
            here = {name: ask for name, (where, ask) in missing.items() if where is options}
            if not here:
                break
            view, choices = game.view(game.seat), game.choices
            for name, is_wanted in here.items():
                if is_wanted(view, choices):
                    save(name, fixture(game))
                    del missing[name]
    return [*missing]


def save(name: str, found: dict[str, object]) -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    (FIXTURES / f"asking-{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if unfound := write():
        raise SystemExit(f"not found: {', '.join(unfound)}")
