"""Every page on every screen, in every language and dress: whole, readable and within reach."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.test_locales import MESSAGES

from .conftest import Invite
from .guest import KEPT, LYING, PHONE, SIDEWAYS, STANDING, WIDE, Guest
from .states import QUESTION_STATES, STATES, TABLES
from .tables import Tables

Size = tuple[int, int]

SCREENS: dict[str, dict[Size, tuple[dict[str, object], ...]]] = {
    "by mouse": {
        WIDE: (
            {"language": "en", "theme": "light", "season": "summer"},
            {"language": "de", "theme": "dark", "season": "winter"},
            {"language": "zh"},
        )
    },
    "by finger": {
        PHONE: (
            {"language": "en", "theme": "light", "season": "winter"},
            {"language": "de", "theme": "dark", "season": "summer"},
            {"language": "zh"},
        ),
        SIDEWAYS: ({"language": "de"},),
        LYING: ({"language": "de"},),
        STANDING: ({"language": "en"},),
    },
}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HEARD: dict[tuple[Size, object], list[str]] = {
    (WIDE, "en"): [],
    (WIDE, "de"): ["color-contrast"],
    (PHONE, "de"): [],
}
"""Where axe looks, too: a wide page by day, its contrasts by night, and a narrow one by night."""
IDS = {name for name in MESSAGES["en"] if "-" in name}
HYPHENED = re.compile(r"\w+(?:-\w+)+")
LEAKS = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object |\{\w+\}")
FINGER = 44


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("state", STATES)
def test_every_page_is_whole(invite_again: Invite, tables: Tables, state: str, screen: str) -> None:
    """Nothing scrolls that must not, nothing is cut, covered, too small or untranslated; axe too
    finds nothing serious. Languages, dresses and sizes change while the page is open."""
    (first, dresses), *others = SCREENS[screen].items()
    guest = invite_again(size=first, **dresses[0])
    STATES[state](guest, tables)
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    faults: list[str] = []
    for size, worn in ((first, dresses), *others):
        guest.resize(size)
        for dress in worn:
            guest.choose(**dress)
            found = faults_of(guest, state)
            if (size, dress["language"]) in HEARD:
                found += serious_to_axe(guest, HEARD[size, dress["language"]])
            faults += [f"{size} {dress['language']}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_settings_of_another_tab_are_followed(invite: Invite) -> None:
    guest = invite()
    guest.open()
    chosen = {**guest.settings, "language": "de", "theme": "dark", "season": "winter"}
    other = guest.context.new_page()
    other.goto(f"{guest.server.address}/healthz")
    guest.page.bring_to_front()
    other.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [KEPT, json.dumps(chosen)])
    guest.follows(**chosen)


def test_axe_would_find_a_button_without_a_name(invite: Invite) -> None:
    guest = invite()
    guest.open()
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    guest.page.evaluate("document.querySelector('button.play').replaceChildren()")
    assert any("button-name" in each for each in serious_to_axe(guest))


def test_covered_cut_small_and_foreign_words_would_be_found(invite: Invite, tables: Tables) -> None:
    guest = invite(size=PHONE)
    STATES["table, late"](guest, tables)
    guest.page.evaluate(
        """() => {
          const [one, other, third] = document.querySelectorAll('nav button');
          other.style.transform = 'translateX(-40px)';
          one.append(' web-no-such-page undefined ');
          third.style.cssText = 'height: 30px; min-height: 0';
          document.querySelector('.title').textContent = 'Words'.repeat(20);
          const veil = document.createElement('div');
          veil.style.cssText = 'position: fixed; inset: 150px 0 500px; z-index: 9';
          document.body.append(veil);
        }"""
    )
    faults = "\n".join(faults_of(guest, "table, late"))
    for kind in (
        "covered: button",
        'buried: button hunt "',
        "cut: ",
        "small: ",
        "not translated: web-no-such-page",
        "leaks: undefined",
    ):
        assert kind in faults


def serious_to_axe(guest: Guest, rules: Sequence[str] = ()) -> list[str]:
    """By these rules, or by all; of what moves, only where it comes to rest."""
    guest.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    wishes = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = guest.page.evaluate("wishes => axe.run(wishes)", wishes)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in {"serious", "critical"}
        for node in each["nodes"]
    ]


def faults_of(guest: Guest, state: str) -> list[str]:
    seen: dict[str, Any] = guest.ask("faults", FINGER)
    words: str = seen["words"]
    faults = [f"not translated: {name}" for name in sorted(IDS & set(HYPHENED.findall(words)))]
    faults += [f"leaks: {leak}" for leak in sorted(set(LEAKS.findall(words)))]
    faults += [f"cut: {cut}" for cut in seen["cuts"]]
    faults += [f"covered: {pair}" for pair in seen["overlaps"]]
    faults += [f"buried: {each}" for each in seen["buried"]]
    if seen["scrolls"]["across"]:
        faults.append("the page scrolls across")
    if seen["scrolls"]["down"] and (state in TABLES or state in QUESTION_STATES):
        faults.append("the table scrolls")
    if guest.size != WIDE:
        faults += [f"small: {target}" for target in seen["small"]]
    return faults
