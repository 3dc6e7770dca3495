"""Making practice exercises: games of elders are searched for decisions with one clear answer."""

from collections import Counter
from collections.abc import Container, Iterator
from random import Random

from stoneage.analysis.chances import WHOLE
from stoneage.analysis.reasons import Idea, reasons_for
from stoneage.analysis.searching import DeepScales
from stoneage.analysis.weighing import QuickScales, Weighed
from stoneage.bots.elder import Elder
from stoneage.bots.rng import Xorshift, seed_of_game
from stoneage.table import Action, Game, Options, UseTools, View

from .exercises import Answer, Difficulty, Exercise, Practice, Theme

SEED = 300
LEAST_CHOICES = 3
QUICK_LEAD = 0.05  # of the best over the second, before it is worth a deep look
DEEP_LEAD = 0.04
SURE = 3.0  # standard errors of the deep lead
MOST_OF_A_GAME = 3  # exercises, so that many games are seen
MOST_OF_A_THEME = 60  # so that the common ones leave room for the others
SHOWN = 3  # answers
FEW_CARDS = 4

THEMES: dict[Idea, Theme] = {
    "food": "feeding",
    "growth": "growth",
    "tools": "tools",
    "cards": "cards",
    "buildings": "buildings",
    "resources": "buildings",
    "blocking": "blocking",
    "order": "buildings",
    "saving": "cards",
}


def look_on(practice: Practice) -> Practice:
    """The same exercises, and those of the next game."""
    so_far = Counter(exercise.theme for exercise in practice.exercises)
    full = {theme for theme, number in so_far.items() if number >= MOST_OF_A_THEME}
    found = [*search(practice.games, full)]
    return Practice(games=practice.games + 1, exercises=(*practice.exercises, *found))


def search(number: int, full: Container[Theme] = ()) -> Iterator[Exercise]:
    """The exercises of one game, the clearest first; each was checked by deep analysis."""
    players = 2 + number % 3
    quick, deep = QuickScales(players), DeepScales(players)
    clear: list[tuple[int, Game]] = []
    for game in _decisions(number, players):
        seat = game.seat or 0
        lead = _lead(quick.weigh(game.view(seat), game.choices), seat)
        if lead >= QUICK_LEAD * WHOLE:
            clear.append((-lead, game))
    clear.sort(key=lambda each: (each[0], len(each[1])))
    found = 0
    for _, game in clear:
        view = game.view(game.seat)
        exercise = _checked(f"{number}-{len(game)}", view, game.choices, deep)
        if exercise is not None and exercise.theme not in full:
            yield exercise
            found += 1
        if found == MOST_OF_A_GAME:
            return


def _decisions(number: int, players: int) -> Iterator[Game]:
    """A game of elders, wherever there is something to choose."""
    seed = seed_of_game(SEED, number)
    chance, elder, luck = Xorshift(seed), Elder(), Random(seed)
    game = Game.new(Options(players=players), chance)
    while game.seat is not None:
        choices = game.choices
        if len(choices) >= LEAST_CHOICES:
            yield game
        chosen = elder.choose(game.view(game.seat), choices, luck, 1.0)
        game = game.push(chosen).roll(chance)


def _lead(weighed: list[Weighed], seat: int) -> int:
    """Of the best over the second, in millionths."""
    best, second = (each.chances[seat] for each in weighed[:2]) if len(weighed) > 1 else (0, 0)
    return best - second


def _checked(number: str, view: View, choices: list[Action], deep: DeepScales) -> Exercise | None:
    """An exercise, if one answer is clearly the best also by deep analysis."""
    seat = view.awaited.seat or 0
    weighed = deep.weigh(view, choices)
    lead = _lead(weighed, seat) / WHOLE
    if lead < DEEP_LEAD or lead < SURE * weighed[1].error:
        return None
    best = weighed[0].choice
    return Exercise(
        number=number,
        theme=theme_of(view, best),
        difficulty=_difficulty(view, choices, best, deep),
        view=view,
        answers=tuple(
            Answer(choice=each.choice, chance=each.chances[seat] / WHOLE)
            for each in weighed[:SHOWN]
        ),
        reasons=reasons_for(view, best),
    )


def theme_of(view: View, best: Action) -> Theme:
    """What the exercise is about."""
    lowest = min(stack.left for stack in view.stacks)
    if lowest <= 1 or view.deck < FEW_CARDS:
        return "last-round"
    if view.awaited.decision == "feed":
        return "feeding"
    if isinstance(best, UseTools):
        return "tools"
    reasons = reasons_for(view, best)
    is_contested = any(reason.idea == "blocking" for reason in reasons)
    return "blocking" if is_contested else THEMES[reasons[0].idea]


def _difficulty(view: View, choices: list[Action], best: Action, deep: DeepScales) -> Difficulty:
    """By how soon Elder thinks of the answer when it looks only one step ahead."""
    sensible = deep.estimator.sensible(view, choices)
    opinions = deep.estimator.opinions(view, sensible)
    order = sorted(range(len(sensible)), key=lambda index: -opinions[index])
    place = [sensible[index] for index in order].index(best)
    return "easy" if place == 0 else "medium" if place < 3 else "hard"
