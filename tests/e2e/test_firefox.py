"""The game without a server in another browser than all other tests use."""

from pathlib import Path

from .firefox import firefox
from .web_space import KEPT_VERSION, web_space


def test_firefox_plays_without_a_server(tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    with web_space(tmp_path / "space") as space, firefox(profile) as browser:
        browser.open(f"{space.address}/")
        browser.press("section.start > button")
        browser.until("document.querySelector('[data-place][aria-disabled=false]') !== null")
        before = browser.ask(f"({KEPT_VERSION})()")
        browser.press('[data-place="hunt"]')
        browser.press("form.question .button.main")
        browser.until(f"({KEPT_VERSION})().then((version) => version > {before})")
