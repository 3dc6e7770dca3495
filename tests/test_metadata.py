"""What a package index is told, with and without an address that the package is released from."""

import re
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parents[1]
HOME = "https://example.org/tribe/stoneage"
TARGETS = re.compile(r"\]\(([^)]+)\)")


def metadata() -> ProjectMetadata[PluginManager]:
    return ProjectMetadata(str(ROOT), PluginManager())


def test_a_release_shows_pictures_and_pages_by_whole_addresses_of_its_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("STONEAGE_REPOSITORY", f"{HOME}/")
    project = metadata()
    tag = f"v{project.version}"
    assert project.core.urls == {
        "Repository": HOME,
        "Issues": f"{HOME}/issues",
        "Documentation": f"{HOME}/blob/{tag}/docs/index.md",
        "Changelog": f"{HOME}/blob/{tag}/CHANGELOG.md",
    }
    readme = project.core.readme
    assert f"]({HOME}/raw/{tag}/docs/pictures/table-summer.jpg)" in readme
    assert f"]({HOME}/blob/{tag}/docs/architecture.md)" in readme
    targets = TARGETS.findall(readme)
    assert [target for target in targets if not target.startswith("https://")] == []
    for target in targets:
        assert (ROOT / target.partition(f"/{tag}/")[2]).exists(), target


def test_without_an_address_none_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STONEAGE_REPOSITORY", raising=False)
    project = metadata()
    assert project.core.urls == {}
    assert project.core.readme == (ROOT / "README.md").read_text(encoding="utf-8")
    assert project.core.readme_content_type == "text/markdown"
