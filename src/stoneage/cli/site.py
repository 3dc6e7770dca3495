"""`stoneage site`"""

import argparse
import gzip
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from .argument_values import words_for
from .outcomes import DONE, Misuse

if TYPE_CHECKING:
    from stoneage.table import Words

PAGES = (
    Path(__file__).parents[1] / "server" / "pages",  # installed
    Path(__file__).parents[3] / "web" / "dist",  # in the source tree
)
MANIFEST = "python.json"
"""Where the pages find Python; a folder that has it was written by us."""
HERE = 'data-tables="here"'
"""By this the pages know that there is no server."""
MEGABYTE = 1_000_000
SHELL = (".js", ".css")
LIKE_PYTHON = "assets/python-"


def site(asked: argparse.Namespace) -> int:
    """The whole game as static files: no server, any web space."""
    words = words_for(asked)
    built = next((place for place in PAGES if (place / MANIFEST).is_file()), None)
    if built is None:
        raise Misuse(words.say("site-missing"))
    folder: Path = asked.folder
    if folder.exists() and any(folder.iterdir()) and not (folder / MANIFEST).is_file():
        raise Misuse(words.say("site-not-empty", folder=str(folder)))
    try:
        _write(built, folder)
    except OSError as error:
        why = str(error.strerror)
        raise Misuse(words.say("cannot-save", file=str(folder), why=why)) from None
    _print_sizes(words, folder)
    return DONE


def _write(built: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns(".made-from"))
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8").replace("<html ", f"<html {HERE} ", 1)
    page.write_text(text, encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub Pages takes the files as they are


def _print_sizes(words: "Words", folder: Path) -> None:
    parts = {"shell": (0, 0), "python": (0, 0), "rest": (0, 0)}
    for path in folder.rglob("*"):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            content = path.read_bytes()
            size, packed = parts[_part(name)]
            parts[_part(name)] = (size + len(content), packed + len(gzip.compress(content)))
    for part, (size, packed) in parts.items():
        print(
            f"{_in_megabytes(size):>7} {_in_megabytes(packed):>7}  {words.say(f'site-part-{part}')}"
        )
    whole, compressed = (sum(part[which] for part in parts.values()) for which in (0, 1))
    size_text, packed_text = _in_megabytes(whole), _in_megabytes(compressed)
    print(words.say("site-written", folder=str(folder), size=size_text, packed=packed_text))


def _part(name: str) -> str:
    if name.startswith(LIKE_PYTHON):
        return "python"
    return "shell" if name.endswith(SHELL) else "rest"


def _in_megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.2f}"
