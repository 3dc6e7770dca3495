"""The first game to its final scoring: what the coach says, compared with what is on offer."""

from random import Random

import pytest

from stoneage.analysis import Advice, advise
from stoneage.analysis.coach import Thing
from stoneage.analysis.facts import building_at, goods_of_tools, is_affordable, to_act
from stoneage.bots.registry import BOTS
from stoneage.table.actions import Action, Feed, Pay, Place, Starve, UseTools
from stoneage.table.chance import chance_of
from stoneage.table.events import Event
from stoneage.table.game import Game
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.view import View
from stoneage.table.words import Words

WORDS = {language: Words(language) for language in LANGUAGES}
NAMES = {"to": "", "place": "", "good": "", "goods": ""}


@pytest.mark.parametrize("seed", [1])
def test_what_the_coach_says_is_true_until_the_final_scoring(seed: int) -> None:
    chance, luck, bot = chance_of(seed), Random(seed), BOTS["forager"]()
    game = Game.new(Options(players=2), chance, 0)
    done: set[Thing] = set()
    said: set[str] = set()
    while game.seat is not None:
        if game.seat:
            choice = bot.choose(game.view(1), game.choices, luck, 1)
        else:
            advice = advise(game.view(0), game.choices, done)
            check_said(game.view(0), game.choices, advice)
            said.add(advice.words)
            choice = advice.choice or luck.choice(game.choices)
        made = game.push(choice)
        events = list(made.told())
        while made.awaits_dice:
            made = made.roll_once(chance)
            events += made.told()
        done |= {thing for event in events if (thing := seen_in(event))}
        game = made
    assert game.result is not None
    assert advise(game.view(0), []).words == "over"
    assert "finished" in said
    assert len(said) > 8


def check_said(view: View, choices: list[Action], advice: Advice) -> None:
    """The advice can be followed, and every sentence of it is true."""
    args = {**NAMES, **advice.args}
    for words in WORDS.values():
        assert "{" not in words.say(f"web-coach-{advice.words}", **args)
    if advice.words == "finished":
        return
    assert advice.choice in choices
    assert all(f"place:{place}" in advice.points for place in placed_at(advice.choice))
    match advice.words:
        case "place-hunt":
            assert int(args["missing"]) > 0
        case "place-rest":
            assert isinstance(advice.choice, Place)
            assert advice.choice.figures == to_act(view).home
        case "place-building":
            assert isinstance(advice.choice, Place)
            building = building_at(view, advice.choice.at)
            assert building is not None
            assert is_affordable(to_act(view), building) or to_act(view).placed
        case "feed-starve":
            assert isinstance(advice.choice, Starve)
            assert not any(isinstance(each, Feed) for each in choices)
        case "pay-card" | "pay-building":
            assert isinstance(advice.choice, Pay)
    if advice.words.startswith("tools"):
        check_tools(view, choices, advice)


def check_tools(view: View, choices: list[Action], first: Advice) -> None:
    """Whatever lies ready: it is never to be added again, and following the advice is enough."""
    offered = [each for each in choices if isinstance(each, UseTools)]
    assert offered
    most = max(goods_of_tools(view, each) for each in offered)
    for chosen in dict.fromkeys((UseTools(), first.choice, offered[-1])):
        assert isinstance(chosen, UseTools)
        advice = advise(view, choices, chosen=chosen)
        best, add = advice.choice, advice.add
        assert isinstance(best, UseTools)
        goods = {name: advice.args[name] for name in ("less", "more")}
        assert goods["less"] == goods_of_tools(view, UseTools())
        assert goods["more"] == goods_of_tools(view, best)
        if add is not None:
            assert not {*add.tools} & {*chosen.tools}
            assert not {*add.one_use} & {*chosen.one_use}
            assert advice.words == ("tools-use-once" if add.one_use else "tools-use")
            assert advice.points == ("chips",)
        elif chosen == best:
            brings_more = most > goods_of_tools(view, UseTools())
            kept = "tools-save" if brings_more else "tools-keep"
            assert advice.words == ("tools-ready" if best != UseTools() else kept)
            assert advice.points == ()
        else:
            assert advice.words == "tools-take-off"
    assert first.words in ("tools-use", "tools-use-once", "tools-keep", "tools-save")


def placed_at(choice: Action | None) -> list[str]:
    return [choice.at] if isinstance(choice, Place) else []


def seen_in(event: Event) -> Thing | None:
    """As the browser ticks them off."""
    if getattr(event, "seat", 1):
        return None
    things: dict[str, Thing] = {
        "figures-placed": "place",
        "goods-gathered": "roll",
        "tools-used": "tool",
        "card-taken": "card",
        "building-taken": "build",
        "food-eaten": "feed",
    }
    return things.get(str(event.__struct_config__.tag))
