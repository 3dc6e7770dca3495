"""Those who know the game: hints at the table, exercises, and the coach of the first game."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, expect

from .conftest import Invite

MOVES = ".hint-panel .move"
PLACEMENTS = 3
GATHERED = ("hunt", "forest", "clay-pit", "quarry", "river")
"""Where the number of figures is asked for even if only one can go."""


def test_a_hint_by_keyboard_and_an_exercise(invite: Invite) -> None:
    """The idea first, then three moves; the number of one opens its question and moves nothing."""
    page = invite().open()
    page.locator("button.play").click()
    button = page.locator("button.hint")
    expect(button).to_be_enabled()
    page.keyboard.press("h")
    expect(page.locator(".hint-panel")).to_be_visible()
    expect(page.locator(MOVES)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(MOVES)).to_have_count(3)
    expect(page.locator(".marks .disc").first).to_be_visible()
    signs = page.locator(".marks .disc").all_inner_texts()
    assert sorted(" · ".join(signs).split(" · ")) == ["1", "2", "3"], "several may share a place"
    expect(button.locator("b")).to_have_text("2")
    page.keyboard.press("1")
    expect(page.locator(".popover .main")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)
    expect(page.locator(".banner .task")).to_contain_text("5")
    page.goto(page.url.split("#")[0] + "#/practice")
    page.locator(".exercise").get_by_role("button", name="Answer").click()
    expect(page.locator(".verdict li").first).to_contain_text("%")
    page.locator(".verdict").get_by_role("button", name="Try again").click()
    best = page.locator(".verdict")
    expect(best).to_have_count(0)


def test_the_coach_of_the_first_game_can_be_followed(invite: Invite) -> None:
    """What it says is on offer, and the number of figures stands ready."""
    page = invite().open("first-game")
    with page.expect_response(advises_after(0)) as heard:
        page.locator(".begin").click()
    for _ in range(PLACEMENTS):
        told = heard.value.json()
        place = told["advice"]["choice"]["at"]
        expect(page.locator(f'[data-place="{place}"]')).to_have_attribute("aria-disabled", "false")
        expect(page.locator(".arrow")).to_have_count(1)
        with page.expect_response(advises_after(told["version"])) as heard:
            follow(page, told["advice"]["choice"])
    expect(page.locator(".coach li.done").first).to_be_visible()


def advises_after(version: int) -> Callable[[Response], bool]:
    """Whether the coach would do something, later than this."""

    def advises(response: Response) -> bool:
        if not response.url.endswith("/advice") or not response.ok:
            return False
        told = response.json()
        return bool(told["version"] > version and "choice" in told["advice"])

    return advises


def follow(page: Page, choice: dict[str, Any]) -> None:
    page.locator(f'[data-place="{choice["at"]}"]').click()
    answer = page.locator(".popover .main")
    if choice["at"] in GATHERED:
        expect(answer).to_contain_text(str(choice.get("figures", 1)))
        answer.click()
