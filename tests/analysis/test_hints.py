"""Hints and the coach: one of the choices, with a reason that every language has words for."""

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage.analysis import advise, hint
from stoneage.analysis.coach import THINGS, Advice
from stoneage.analysis.reasons import IDEAS, Idea, Reason, ReasonName, reasons_for
from stoneage.analysis.verdicts import Verdict
from stoneage.analysis.wording import choice_text, reason_text
from stoneage.rules import terms
from stoneage.rules.dice import gathered
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.table.actions import Place, UseTools
from stoneage.table.game import Game
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.words import Words
from tests.laws.walks import position, rulesets, seeds

WORDS = {language: Words(language) for language in LANGUAGES}
PLAIN = Ruleset(2)


def decided(state: State) -> bool:
    return state.decision not in (terms.GAME_OVER, terms.ROLL)


def coach_knows(advice: Advice) -> bool:
    return all(words.has(f"web-coach-{advice.words}") for words in WORDS.values())


@settings(max_examples=60, deadline=None)
@given(rulesets, seeds, st.integers(0, 400))
def test_every_choice_has_a_reason_in_every_language(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    state = position(ruleset, seed, played)
    if not decided(state):
        return
    game = Game(state)
    for choice in game.choices[:20]:
        reasons = reasons_for(game.view(game.seat), choice)
        assert reasons
        for words in WORDS.values():
            assert choice_text(words, choice)
            assert all(reason_text(words, reason) for reason in reasons)


def test_every_reason_has_its_idea_and_every_idea_and_class_its_words() -> None:
    assert {*IDEAS} == {*get_args(ReasonName)}
    assert {*IDEAS.values()} == {*get_args(Idea)}
    for words in WORDS.values():
        for idea in get_args(Idea):
            assert words.say(f"analysis-idea-{idea}")
        for verdict in get_args(Verdict):
            assert words.say(f"analysis-class-{verdict}")
        for name in get_args(ReasonName):
            assert reason_text(words, Reason(name=name, at="hut", good="wood", number=3))


@settings(max_examples=6, deadline=None)
@given(seeds, st.integers(30, 200))
def test_a_hint_and_the_advice_are_choices(seed: int, played: int) -> None:
    state = position(PLAIN, seed, played)
    if not decided(state):
        return
    game = Game(state)
    view, choices = game.view(game.seat), game.choices
    found = hint(view, choices)
    assert 1 <= len(found.choices) <= 3
    assert all(each.choice in choices for each in found.choices)
    chances = [each.chance for each in found.choices]
    assert chances == sorted(chances, reverse=True)
    advice = advise(view, choices)
    assert advice.choice in choices
    assert coach_knows(advice)


def rolled(tools: str) -> Game:
    """A roll of 1 and 4 at the river, where one pip more makes gold, with these tools at hand."""
    state = Game.new(Options(players=2), 1, 0).state.copy()
    player = state.players[0]
    player.tools = 0x111 if tools == "tools" else 0
    player.unused = 0b111 if tools == "tools" else 0b001000
    player.send(terms.RIVER, 2)
    state.decision, state.location, state.aim = terms.USE_TOOLS, terms.RIVER, terms.GOLD
    state.dice = gathered([1, 4])
    return Game(state)


@pytest.mark.parametrize("tools", ["tools", "one-use"])
def test_the_coach_never_says_add_when_the_tool_is_chosen(tools: str) -> None:
    """And of a one-use tool it never says that it comes back."""
    game = rolled(tools)
    view, choices = game.view(0), game.choices
    advice = advise(view, choices)
    assert isinstance(advice.choice, UseTools)
    assert advice.words == ("tools-use" if tools == "tools" else "tools-use-once")
    assert advice.add == advice.choice
    ready = advise(view, choices, chosen=advice.choice)
    assert (ready.words, ready.add) == ("tools-ready", None)
    if tools == "tools":
        too_many = advise(view, choices, chosen=UseTools((1, 2, 3)))
        assert (too_many.words, too_many.add) == ("tools-take-off", None)


def test_the_coach_speaks_also_when_nothing_is_asked() -> None:
    game = Game.new(Options(players=2), 1, 0)
    assert advise(game.view(1), []).words == "waiting-placing"
    assert advise(game.view(0), game.choices, THINGS).words == "finished"
    assert all(
        coach_knows(Advice(words=words))
        for words in (
            "over",
            "finished",
            "waiting-again",
            "waiting-using",
            "waiting-feeding",
            "any",
        )
    )


def test_the_last_ring_and_hunger_are_seen() -> None:
    game = Game.new(Options(players=2), 1, 0)
    state = game.state.copy()
    state.players[1].send(4, 4)
    state.players[0].food = 2
    view = Game(state).view(0)
    names = {reason.name for reason in reasons_for(view, Place("forest", 3))}
    assert "last-ring" in names
    assert reasons_for(view, Place("hunt", 3))[0].name == "feeds-everybody"
    assert reasons_for(view, Place("hunt", 1))[0].name == "less-hunger"
