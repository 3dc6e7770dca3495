"""Practice exercises: each has one clear answer, and a choice that is nearly as good is right."""

from pathlib import Path
from typing import get_args

import msgspec
from msgspec.structs import replace

from stoneage.analysis.practice.exercises import (
    Answer,
    Difficulty,
    Exercise,
    Practice,
    Theme,
    read_practice,
    shipped,
)
from stoneage.analysis.practice.making import GAMES_AT_ONCE, check, theme_of, with_found
from stoneage.analysis.practice.quotas import MOST_ALIKE, MOST_AS_HARD, MOST_OF_A_THEME, Quotas
from stoneage.analysis.reasons import reasons_for
from stoneage.cli import main
from stoneage.cli.arguments import DIFFICULTIES, THEMES
from stoneage.table.actions import Action, Feed, Place, Starve, UseTools
from stoneage.table.game import Game
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.words import Words
from tests.analysis.games import recorded


def exercise() -> Exercise:
    view = Game.new(Options(players=2), 1, 0).view(0)
    best = Place("tool-maker")
    return Exercise(
        number="1-0",
        theme=theme_of(view, best),
        difficulty="easy",
        view=view,
        answers=(
            Answer(choice=best, chance=0.5),
            Answer(choice=Place("field"), chance=0.495),
            Answer(choice=Place("hunt", 1), chance=0.4),
        ),
        reasons=reasons_for(view, best),
    )


def hungry() -> Exercise:
    """Everything but its answer is far behind."""
    return next(
        each
        for each in shipped().exercises
        if each.view.awaited.decision == "feed" and each.answers[0].choice == Starve()
    )


def test_what_is_nearly_as_good_is_right_too() -> None:
    asked = exercise()
    assert asked.is_right(Place("tool-maker"))
    assert asked.is_right(Place("field"))
    assert not asked.is_right(Place("hunt", 1))
    assert not asked.is_right(Place("river", 5))


def test_all_choices_can_be_told_from_the_view() -> None:
    assert exercise().choices == Game.new(Options(players=2), 1, 0).choices


def test_positions_go_through_json_unchanged() -> None:
    practice = Practice(games=1, exercises=(exercise(),))
    assert read_practice(msgspec.json.encode(practice)) == practice


def test_tools_for_food_are_about_feeding() -> None:
    view = exercise().view
    hunting = replace(view, awaited=replace(view.awaited, decision="use-tools", aim="food"))
    assert theme_of(hunting, UseTools(tools=(1,))) == "feeding"
    digging = replace(view, awaited=replace(view.awaited, decision="use-tools", aim="brick"))
    assert theme_of(digging, UseTools(tools=(1,))) == "tools"


def test_the_last_round_is_a_theme_of_its_own() -> None:
    view = exercise().view
    assert theme_of(view, Place("tool-maker")) == "tools"
    assert theme_of(replace(view, deck=3), Place("tool-maker")) == "last-round"


def test_the_command_knows_all_themes_and_every_language_names_them() -> None:
    assert get_args(Theme) == THEMES
    assert get_args(Difficulty) == DIFFICULTIES
    for language in LANGUAGES:
        words = Words(language)
        for theme in THEMES:
            assert words.say(f"practice-theme-{theme}")
        for difficulty in DIFFICULTIES:
            assert words.say(f"practice-difficulty-{difficulty}")


def test_every_shipped_position_can_be_asked() -> None:
    exercises = shipped().exercises
    assert len({each.number for each in exercises}) == len(exercises) > 0
    for each in exercises:
        assert each.view.awaited.seat == each.view.seat
        chances = [answer.chance for answer in each.answers]
        assert chances == sorted(chances, reverse=True)
        assert (
            chances[0]
            - max(answer.chance for answer in each.answers if not each.is_right(answer.choice))
            >= 0.04
        )
        assert {answer.choice for answer in each.answers} <= {*each.choices}
        assert each.reasons == reasons_for(each.view, each.answers[0].choice)


def test_every_theme_is_shipped_with_easy_and_harder_ones() -> None:
    kinds = {(each.theme, each.difficulty == "easy") for each in shipped().exercises}
    assert kinds == {(theme, is_easy) for theme in THEMES for is_easy in (True, False)}


def test_an_answer_that_leaves_all_others_far_behind_is_clear() -> None:
    asked = hungry()
    assert check(asked) == asked


def test_what_no_longer_holds_is_dropped_by_a_check(tmp_path: Path) -> None:
    """Whoever wins with any meal has nothing to find; other answers are put right."""
    file = tmp_path / "practice.json"
    held = hungry()
    spoilt = replace(held, difficulty="hard", answers=held.answers[1:])
    last_meal = recorded("three-players-buildings").at(1096)
    decided = replace(held, view=last_meal.view(last_meal.seat))
    practice = Practice(games=7, exercises=(decided, spoilt))
    file.write_bytes(msgspec.json.encode(practice))
    assert main(["practice", "check", str(file), "--lang", "en"]) == 0
    assert read_practice(file.read_bytes()) == Practice(games=7, exercises=(held,))
    assert [*tmp_path.iterdir()] == [file]


def test_a_theme_a_difficulty_and_an_answer_have_room_for_so_many() -> None:
    asked = exercise()
    best, other = asked.answers[0].choice, Place("hut", 2)
    quotas = Quotas([asked] * MOST_ALIKE)
    assert not quotas.has_room_for(asked.theme, "easy", best)
    assert quotas.has_room_for(asked.theme, "easy", other)
    quotas = Quotas([asked] * MOST_AS_HARD)
    assert not quotas.has_room_for(asked.theme, "easy", other)
    assert quotas.has_room_for(asked.theme, "hard", other)
    quotas = Quotas([asked] * MOST_OF_A_THEME)
    assert not quotas.has_room_for(asked.theme, "hard", other)
    assert quotas.has_room_for("feeding", "easy", best)


def test_meals_of_other_goods_are_other_answers() -> None:
    def meal(best: Action) -> Exercise:
        answers = (Answer(choice=best, chance=0.5), Answer(choice=Starve(), chance=0.1))
        return replace(hungry(), answers=answers)

    quotas = Quotas([meal(Feed(wood=2))] * MOST_ALIKE)
    assert not quotas.has_room_for("feeding", "hard", Feed(wood=1))
    assert quotas.has_room_for("feeding", "hard", Feed(wood=1, brick=1))


def test_games_that_are_searched_at_once_share_the_room() -> None:
    begun = Practice(games=3, exercises=(exercise(),) * (MOST_ALIKE - 2))
    found = with_found(begun, [[exercise()]] * GAMES_AT_ONCE)
    assert found == Practice(games=3 + GAMES_AT_ONCE, exercises=(exercise(),) * MOST_ALIKE)


def test_answers_that_were_never_asked_for_are_looked_at_first() -> None:
    quotas = Quotas([hungry()])
    assert quotas.so_far("feeding", "easy", Place("hunt", 2)) < quotas.so_far(
        "feeding", "hard", Starve()
    )
