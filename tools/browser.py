"""Puts Python and the game beside the built pages, so that they play without a server.

Into web/dist: a folder `assets/python-…` named by its content, `python.json`, which tells the pages
where it is and how large, and `files.js`, the list of all that works without a network.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.pages import DIST, MODULES, ROOT, WEB, digest_of, mark_of, node
from tools.sentences import written_out

SOURCES = ROOT / "src"
NO_PROCESSES = ROOT / "tools" / "no_processes"
PINNED = ROOT / "tools" / "browser.txt"
WHEELS = ROOT / "build" / "browser-wheels"
BYTECODE = ROOT / "tools" / "bytecode.py"
PRECOMPILE = WEB / "build" / "precompile.mjs"
COMPRESS = WEB / "build" / "compress.mjs"
PYODIDE = MODULES / "pyodide"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
MARK = ".made-from"
OF_THE_SERVICE_WORKER = ("service-worker.js", "offline.js", "files.js")
LOCALES = ("en", "de", "zh")

NOT_NEEDED = (
    "stoneage/cli/",
    "stoneage/research/",
    "stoneage/terminal/",
    "stoneage/table/drawing/",
    "stoneage/bots/arena/",
    "stoneage/bots/host/",
    "stoneage/bots/training/",
    "stoneage/server/bots/",
    "stoneage/server/notices/",
    "stoneage/server/pictures/",
    "stoneage/server/reviews/",
    "stoneage/server/routes/",
    "stoneage/server/services/",
    "stoneage/server/serving/",
    "stoneage/server/store/",
    "stoneage/server/app.py",
    "stoneage/server/telemetry/metrics.py",
)
NEEDED = tuple(f"stoneage/server/store/{name}.py" for name in ("__init__", "errors", "ids", "rows"))


class WheelsMissing(Exception):
    """pip's own words tell why."""


def build_browser() -> None:
    """Make what the pages need to play by themselves, if its sources have changed since."""
    digest = digest_of(sources())
    if mark_of(DIST / "assets") == digest and (DIST / "files.js").is_file():
        return
    library = (PYODIDE / "python_stdlib.zip").read_bytes()
    library, modules = _changed_by(PRECOMPILE, BYTECODE, contents=[library, _modules()])
    library, modules = _changed_by(COMPRESS, contents=[library, _in_a_row(modules)])
    files = {name: (PYODIDE / name).read_bytes() for name in SCRIPTS}
    files["pyodide-lock.json"] = _lock()
    files["wasm.bin"] = gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), mtime=0)
    files |= {"library.bin": library, "modules.bin": modules}
    name = hashlib.sha256(b"".join(files[each] for each in sorted(files))).hexdigest()[:8]
    for old in (DIST / "assets").glob("python-*"):
        shutil.rmtree(old)
    folder = DIST / "assets" / f"python-{name}"
    folder.mkdir()
    for each, content in files.items():
        (folder / each).write_bytes(content)
    sizes = {each: len(content) for each, content in files.items()}
    manifest = {"folder": f"assets/python-{name}", "files": sizes}
    (DIST / "python.json").write_text(json.dumps(manifest), encoding="utf-8")
    (DIST / "files.js").write_text(_list_of_files(), encoding="utf-8")
    (DIST / "assets" / MARK).write_text(digest, encoding="utf-8")


def _list_of_files() -> str:
    """What the service worker keeps; a name that tells its content needs no revision."""
    kept: list[dict[str, str | None]] = []
    for path in sorted(DIST.rglob("*")):
        name = path.relative_to(DIST).as_posix()
        if path.is_file() and path.name != MARK and name not in OF_THE_SERVICE_WORKER:
            is_hashed = name.startswith("assets/")
            digest = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
            kept.append({"url": name, "revision": None if is_hashed else digest})
    return f"self.FILES = {json.dumps(kept)};\n"


def sources() -> Iterator[Path]:
    yield from (PINNED, Path(__file__), BYTECODE, PRECOMPILE, COMPRESS, WEB / "package-lock.json")
    yield from (ROOT / "locales" / f"{language}.ftl" for language in LOCALES)
    yield from sorted(NO_PROCESSES.rglob("*.py"))
    yield from (path for path, _ in game_files())


def game_files() -> Iterator[tuple[Path, str]]:
    """The sources that play needs, each with its name in the archive."""
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        is_needed = name in NEEDED or not name.startswith(NOT_NEEDED)
        if path.is_file() and path.suffix in (".py", ".json", ".safetensors") and is_needed:
            yield path, name


def _changed_by(script: Path, *arguments: Path, contents: list[bytes]) -> list[bytes]:
    """What a script of Node.js makes of files, each in its place."""
    with TemporaryDirectory() as folder:
        places = [Path(folder, str(each)) for each in range(len(contents))]
        for place, content in zip(places, contents, strict=True):
            place.write_bytes(content)
        node(script, *map(str, [*arguments, *places]))
        return [place.read_bytes() for place in places]


def _modules() -> bytes:
    """Our sources, their libraries, and the sentences that Python says."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, name in game_files():
            _add(archive, name, path.read_bytes())
        for language in LOCALES:
            sentences = json.dumps(
                written_out(ROOT / "locales" / f"{language}.ftl"), ensure_ascii=False
            )
            _add(archive, f"stoneage/locales/{language}.json", sentences.encode())
        for path in sorted(NO_PROCESSES.rglob("*.py")):
            _add(archive, path.relative_to(NO_PROCESSES).as_posix(), path.read_bytes())
        for wheel in _wheels():
            with zipfile.ZipFile(wheel) as library:
                for name in sorted(library.namelist()):
                    if name.endswith((".py", ".so")):
                        _add(archive, name, library.read(name))
    return content.getvalue()


def _in_a_row(archive: bytes) -> bytes:
    """Names and lengths in the first line, then the files: nobody has to read a zip to start."""
    with zipfile.ZipFile(io.BytesIO(archive)) as given:
        files = [(name, given.read(name)) for name in given.namelist()]
    first = json.dumps([(name, len(content)) for name, content in files])
    return b"\n".join([first.encode(), b"".join(content for _, content in files)])


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Without the time of day, so that the same content has the same name."""
    archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)


def _wheels() -> list[Path]:
    if mark_of(WHEELS) != digest_of([PINNED]):
        shutil.rmtree(WHEELS, ignore_errors=True)
        options = ("--no-deps", "--only-binary=:all:", "--require-hashes", "--quiet")
        command = [sys.executable, "-m", "pip", "download", *options, *PLATFORM]
        if subprocess.run([*command, "-r", str(PINNED), "-d", str(WHEELS)], check=False).returncode:
            raise WheelsMissing
        (WHEELS / MARK).write_text(digest_of([PINNED]), encoding="utf-8")
    return sorted(WHEELS.glob("*.whl"))


def _lock() -> bytes:
    """Without the packages that Pyodide could fetch from elsewhere: nothing is."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return json.dumps({**lock, "packages": {}}).encode()
