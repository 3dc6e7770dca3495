"""The database lies where the platform keeps such things; one that is there already is found."""

from pathlib import Path

import pytest

from stoneage.server.services import data_folder
from stoneage.server.services.data_folder import DATABASE, default_database_file, former_data_folder


def made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    file = folder / DATABASE
    file.touch()
    return file


def test_the_database_lies_where_the_platform_keeps_such_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database_file() == tmp_path / "stoneage" / DATABASE
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database_file().is_relative_to(tmp_path)


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", ".local/share"),
        ("darwin", "Library/Application Support"),
        ("win32", "AppData/Local"),
    ],
)
def test_a_database_of_an_earlier_version_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, folder: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    assert former_data_folder() == tmp_path / folder / "stoneage"
    elsewhere = tmp_path / "elsewhere"
    monkeypatch.setattr(data_folder, "data_folder", lambda: elsewhere)
    assert default_database_file() == elsewhere / DATABASE
    former = made(former_data_folder())
    assert default_database_file() == former


def test_the_present_place_counts_more_than_the_former(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, before = made(tmp_path / "here"), made(tmp_path / "before")
    monkeypatch.setattr(data_folder, "data_folder", lambda: here.parent)
    monkeypatch.setattr(data_folder, "former_data_folder", lambda: before.parent)
    assert default_database_file() == here
    here.unlink()
    assert default_database_file() == before
