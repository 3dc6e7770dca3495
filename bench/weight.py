"""The weight of the web client: what the first load of a table costs, gzipped and without fonts."""

import gzip
import json
import sys
from pathlib import Path

from tools.pages import DIST

BAR = 150_000
"""Bytes of JavaScript and CSS."""
COUNTED = {".js", ".css"}
SHOWN = {*COUNTED, ".html", ".svg"}


def gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def weights(names: list[str]) -> dict[str, int]:
    """The gzipped bytes of files of the built client."""
    paths = [DIST / name for name in names]
    return {path.name: gzipped(path) for path in paths if path.suffix in SHOWN}


def total(found: dict[str, int]) -> int:
    return sum(size for name, size in found.items() if Path(name).suffix in COUNTED)


def loaded_by_the_table() -> list[str]:
    """What a browser that was never here asks for to show a running game."""
    from bench.frames import asked_for  # noqa: PLC0415 - only here a browser is needed

    return asked_for()


def main() -> None:
    found = weights(loaded_by_the_table())
    if "--json" in sys.argv:
        print(json.dumps({**found, "total": total(found)}))
        return
    for name, size in sorted(found.items(), key=lambda each: -each[1]):
        print(f"{name:<44}{size:>10,}")
    print(f"{'JavaScript and CSS of the table, gzipped':<44}{total(found):>10,}")
    print(f"{'bar':<44}{BAR:>10,}")
    if total(found) > BAR:
        sys.exit("too heavy")


if __name__ == "__main__":
    main()
