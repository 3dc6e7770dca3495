"""Plays through the page alone: with the mouse, with a finger, or with the keyboard."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from .guest import PATIENCE, Guest

MAIN = "form.question .button.main:enabled"
OTHER = "form.question .answers .button:not(.main):not(.icon):enabled"
DIE = "form.question [data-die]:enabled"
MORE = "form.question .step:last-child:enabled"
OPEN = "[data-place][aria-disabled=false]"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
TABS = 300
"""So many presses of Tab lead everywhere on the page."""

MOST_IN_VAIN = 20
"""So often the same may be asked again before something must be wrong."""
BLINK = 50
"""Milliseconds."""

Situation = dict[str, Any]


class Player:
    """Answers whatever is asked; what exactly is drawn by lot."""

    def __init__(self, guest: Guest, seed: int = 1, wants: Iterable[str] = ()) -> None:
        self.guest = guest
        self.page = guest.page
        self.chance = random.Random(seed)
        self.wants = tuple(wants)  # places to go to first, wherever they are open
        self.answers: Counter[str] = Counter()
        self._last: Situation = {}
        self._same = 0

    def play_on(self, is_enough: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or enough of it was played."""
        while not is_enough():
            now = self.wait()
            if now["kind"] == "over":
                return
            self.answer(now)

    def wait(self) -> Situation:
        """For something to do."""
        now: Situation | None = self.guest.ask("next", PATIENCE)
        assert now is not None, "nothing is asked any more"
        self._same = self._same + 1 if now == self._last else 0
        assert self._same < MOST_IN_VAIN, f"answers change nothing: {now}"
        self._last = now
        return now

    def asked(self) -> Situation:
        """What is asked, once everything that stood before it is closed."""
        while (now := self.wait())["kind"] == "sheet":
            self.close_sheet()
        return now

    def answer(self, now: Situation) -> None:
        self.answers[now["kind"]] += 1
        if now["kind"] == "sheet":
            self.close_sheet()
        elif now["kind"] == "question":
            self.answer_question()
        else:
            self.go(self.choose(now["places"]))

    def choose(self, places: list[str]) -> str:
        wanted = [place for place in self.wants if place in places]
        return wanted[0] if wanted else self.chance.choice(places)

    def close_sheet(self) -> None:
        raise NotImplementedError

    def answer_question(self) -> None:
        raise NotImplementedError

    def go(self, place: str) -> None:
        raise NotImplementedError


class MousePlayer(Player):
    """Presses where things are drawn: what lies over them is pressed instead."""

    def press(self, selector: str) -> bool:
        """The middle of what is seen there, if anything is."""
        spot = self.guest.ask("place", selector)
        if spot is not None:
            self.press_at(spot["x"], spot["y"])
        return spot is not None

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def close_sheet(self) -> None:
        self.press("dialog[open] header .button.icon")

    def answer_question(self) -> None:
        if self.press(DIE):
            return
        while self.chance.random() < 0.7 and self.press(MORE):
            pass
        if not self.press(MAIN) and not self.press(OTHER):
            self.page.wait_for_timeout(BLINK)  # it is still coming into sight

    def go(self, place: str) -> None:
        assert self.press(f'[data-place="{place}"]')


class FingerPlayer(MousePlayer):
    """The same on a touch screen, where igloos are chosen in a sheet."""

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class KeyboardPlayer(Player):
    """Never touches the mouse, and needs to know no place by its position."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def close_sheet(self) -> None:
        self.press("Escape")

    def answer_question(self) -> None:
        assert self.is_on("form.question *"), "the question did not take the focus"
        if self.is_on("[data-die]"):
            self.press("ArrowRight", "Enter")
            return
        if self.is_on("[role=spinbutton]") and self.chance.random() < 0.7:
            self.press(self.chance.choice(["ArrowUp", "End", "3"]))
        if self.page.locator(MAIN).count() == 0:
            self.tab_to(OTHER)
        elif self.is_on("button:not(.main):not([role=radio])"):
            self.tab_to(MAIN)
        self.press("Enter")

    def go(self, place: str) -> None:
        """By arrows to somewhere, and from there on by Tab to the place, if it comes soon."""
        if self.is_on(OPEN):
            self.press(self.chance.choice(ARROWS))
        if self.is_on("[data-place]") and not self.is_on(OPEN):
            self.press("Shift+Tab")
        self.tab_to(OPEN)
        for _ in range(self.chance.randrange(3)):
            if self.is_on(f'[data-place="{place}"]'):
                break
            self.press("Tab")
        if not self.is_on(OPEN):
            self.press("Shift+Tab")
        self.press("Enter")

    def is_on(self, selector: str) -> bool:
        return bool(
            self.page.evaluate("selector => document.activeElement.matches(selector)", selector)
        )

    def tab_to(self, selector: str) -> None:
        """A little forward, a little back, then all the way round."""
        for key in (*["Tab"] * 4, *["Shift+Tab"] * 16, *["Tab"] * TABS):
            if self.is_on(selector):
                return
            self.press(key)
        raise AssertionError(f"Tab does not lead to {selector}")
