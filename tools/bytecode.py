"""Makes bytecode of the game and of as much of the standard library as it imports.

It runs in the Python of the browser, started by web/build/precompile.mjs: only that one can read
the sources of its own library.
"""

import ast
import importlib
import io
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from tempfile import TemporaryDirectory

ENTRANCE = "stoneage.server.browser.bridge"
LATER = (
    *(f"encodings.{name}" for name in ("ascii", "cp437", "idna", "latin_1", "utf_8")),
    *("importlib.readers", "importlib.resources.readers", "importlib.resources._adapters"),
)
"""Imported inside functions of the library, when the game reads its files."""
NEVER = frozenset(
    {
        *("_py_abc", "_pydatetime", "_pydecimal", "multiprocessing"),
        *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils"),
    }
)
"""Imported only where something is missing that is there, or on another system."""
UNCHECKED = bytes(8)
STRIPPED = 2  # neither assertions nor docstrings


def precompiled(library: bytes, game: bytes) -> tuple[bytes, bytes]:
    """Both archives of sources as archives of bytecode."""
    sources, own = _files(library), _files(game)
    needed = needed_of(sources, own, _imported_to_start(game))
    return _archive({name: sources[name] for name in needed}), _archive(own)


def _imported_to_start(game: bytes) -> list[str]:
    """Whatever is there once the game has started, by Python itself or by the game."""
    with TemporaryDirectory() as folder, zipfile.ZipFile(io.BytesIO(game)) as archive:
        archive.extractall(folder)
        sys.path.insert(0, folder)
        importlib.import_module(ENTRANCE)
    return list(sys.modules)


def needed_of(
    library: dict[str, bytes], game: dict[str, bytes], started: Iterable[str]
) -> list[str]:
    """The files of the library that are imported: to start, by the game, or by one that is."""
    files = {_module(name): name for name in library if name.endswith(".py")}
    wanted = [*started, *LATER]
    for name, source in game.items():
        if name.endswith(".py"):
            wanted += imported(source, _package(name), is_deep=True)
    needed: set[str] = set()
    while wanted:
        for module in _with_packages(wanted.pop()):
            if module in NEVER:
                break
            file = files.get(module)
            if file is not None and file not in needed:
                needed.add(file)
                wanted += imported(library[file], _package(file), is_deep=False)
    return sorted(needed)


def imported(source: bytes, package: str, *, is_deep: bool) -> Iterator[str]:
    """The names of modules, and of what is taken from them; deep also inside functions."""
    left: list[ast.AST] = [ast.parse(source)]
    while left:
        for node in ast.iter_child_nodes(left.pop()):
            if isinstance(node, ast.Import):
                yield from (each.name for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                module = _absolute(node, package)
                yield from (f"{module}.{each.name}" for each in node.names)
            elif is_deep or not _is_left_alone(node):
                left.append(node)


def _is_left_alone(node: ast.AST) -> bool:
    """Functions, what only type checkers read, and what only a script does."""
    if isinstance(node, ast.If):
        test = ast.unparse(node.test)
        return "TYPE_CHECKING" in test or "__main__" in test
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if node.level == 0:
        return node.module or ""
    around = package.split(".")
    above = around[: len(around) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def _with_packages(module: str) -> list[str]:
    parts = module.split(".")
    return [".".join(parts[: length + 1]) for length in range(len(parts))]


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _package(name: str) -> str:
    module = _module(name)
    return module if name.endswith("/__init__.py") else module.rpartition(".")[0]


def _files(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as given:
        return {name: given.read(name) for name in given.namelist() if not name.endswith("/")}


def _archive(files: dict[str, bytes]) -> bytes:
    """Nothing in it is compressed: that is done once for all of it, and better."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in sorted(files.items()):
            is_source = name.endswith(".py")
            written = zipfile.ZipInfo(f"{name}c" if is_source else name)
            kept = _bytecode(name, content) if is_source else content
            archive.writestr(written, kept)
    return made.getvalue()


def _bytecode(name: str, source: bytes) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=STRIPPED)
    return bytes(_code_to_hash_pyc(code, UNCHECKED, checked=False))
