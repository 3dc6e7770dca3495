"""Pixels, where the library for them is installed."""

import sys

import pytest

from stoneage.table.drawing import NoRenderer, png_of

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def test_a_picture_becomes_pixels_of_its_own_size() -> None:
    png = png_of('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')
    assert png.startswith(SIGNATURE)
    assert [int.from_bytes(png[start : start + 4]) for start in (16, 20)] == [30, 20]


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoRenderer, match="resvg_py"):
        png_of("<svg/>")
