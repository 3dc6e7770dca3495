"""What holds for the sources themselves."""

import ast
import tomllib
from importlib.util import resolve_name
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WRITTEN = ("src", "tests", "tools", "bench", "examples", "web/src", "web/build")
MOST_LINES = 400
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEEL = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
COMPILED = [
    path for pattern in WHEEL["hooks"]["custom"]["compile"] for path in sorted(ROOT.glob(pattern))
]


def narrow_shifts(source: str) -> list[int]:
    """The lines that shift a literal or a constant to the left."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)) and is_fixed(node.left)
    ]


def is_fixed(operand: ast.expr) -> bool:
    """Whether an operand is known when it is compiled: a literal, a constant or made of these."""
    if isinstance(operand, ast.UnaryOp):
        return is_fixed(operand.operand)
    if isinstance(operand, ast.BinOp):
        return is_fixed(operand.left) and is_fixed(operand.right)
    if isinstance(operand, ast.Attribute):
        return operand.attr.isupper()
    return isinstance(operand, ast.Constant) or (
        isinstance(operand, ast.Name) and operand.id.isupper()
    )


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_compiled_module_shifts_a_fixed_number_to_the_left(path: Path) -> None:
    """mypyc makes such a shift 32 bits wide; `bits.bit` and `bits.shifted` are not."""
    assert narrow_shifts(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "shift", ["1 << n", "-1 << n", "MOST << n", "terms.MOST << n", "(1 + MOST) << n", "f(1 << n)"]
)
def test_a_narrow_shift_is_found(shift: str) -> None:
    assert narrow_shifts(f"x = {shift}") == [1]


@pytest.mark.parametrize("shift", ["n << 1", "card + 1 << BITS", "n >> 1", "1 >> n", "f(1) << n"])
def test_a_wide_shift_is_no_fault(shift: str) -> None:
    assert narrow_shifts(f"x = {shift}") == []


def imported(source: str, package: str) -> set[str]:
    """The modules of ours that a source imports, or those that hold what it imports."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            name = resolve_name("." * node.level + (node.module or ""), package)
            submodules = {f"{name}.{alias.name}" for alias in node.names}
            found |= {each for each in submodules if is_module(each)} or {name}
    return {name for name in found if name.split(".")[0] == "stoneage"}


def is_module(name: str) -> bool:
    path = SOURCES.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


COMPILED_MODULES = {module_of(path) for path in COMPILED}


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_compiled_module_imports_one_that_is_not(path: Path) -> None:
    """Every call and every attribute would go through the interpreter, and nobody would notice."""
    package = ".".join(path.relative_to(SOURCES).parts[:-1])
    assert imported(path.read_text(encoding="utf-8"), package) <= COMPILED_MODULES


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ("from stoneage.table.view import View", "stoneage.table.view"),
        ("from stoneage.bots import registry", "stoneage.bots.registry"),
        ("import stoneage.bots.registry", "stoneage.bots.registry"),
        ("from .quantized import shipped", "stoneage.bots.elder.quantized"),
        ("from . import quantized", "stoneage.bots.elder.quantized"),
    ],
)
def test_an_import_is_found(line: str, module: str) -> None:
    assert imported(line, "stoneage.bots.elder") == {module}
    assert module not in COMPILED_MODULES


def test_the_compiled_modules_are_looked_at() -> None:
    looked_at = {path.relative_to(SOURCES / "stoneage").as_posix() for path in COMPILED}
    assert {"rules/state.py", "bots/rng/xorshift.py", "bots/elder/value/net.py"} <= looked_at


def test_nothing_compiled_lies_among_the_sources() -> None:
    """It would be imported in place of the source beside it."""
    binaries = [path for path in SOURCES.rglob("*") if path.suffix in {".so", ".pyd"}]
    assert binaries == []


def test_no_file_is_too_long_to_be_one_idea() -> None:
    """Most are under 200 lines; what is generated is not for reading."""
    files = [
        path
        for folder in WRITTEN
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ts", ".svelte"} and "generated" not in path.parts
    ]
    assert len(files) > 500
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path for path, lines in lengths.items() if lines > MOST_LINES} == set()
