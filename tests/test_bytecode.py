"""Of the standard library a browser gets what the game imports, and no more."""

from tools.bytecode import imported, needed_of

LIBRARY = {
    "json/__init__.py": b"from .decoder import decode\n",
    "json/decoder.py": b"import re\ndef decode():\n    import pdb\n",
    "json/tool.py": b"import argparse\n",
    "re.py": b"if __name__ == '__main__':\n    import doctest\n",
    "asyncio/__init__.py": b"from . import windows_events, base\n",
    "asyncio/base.py": b"",
    "asyncio/windows_events.py": b"import ctypes\n",
    "queue.py": b"",
    **{f"{name}.py": b"" for name in ("argparse", "ctypes", "doctest", "pdb", "site")},
}


def test_what_is_imported_is_needed_with_what_it_imports_itself() -> None:
    game = {"game/play.py": b"def play():\n    import json\n    import asyncio.base\n"}
    assert needed_of(LIBRARY, game, ["site"]) == [
        "asyncio/__init__.py",
        "asyncio/base.py",
        "json/__init__.py",
        "json/decoder.py",
        "re.py",
        "site.py",
    ]


def test_names_are_found_from_the_package_they_are_imported_in() -> None:
    source = b"from . import one\nfrom ..above import two\nimport three.four\n"
    found = set(imported(source, "room.floor", is_deep=True))
    assert found == {"room.floor.one", "room.above.two", "three.four"}
