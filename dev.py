"""Everything a player or a contributor needs, with nothing but Python installed.

python3 dev.py play [...]      install what is missing, then open the game in the browser
python3 dev.py play --terminal the same in the terminal
python3 dev.py test            all checks, on the installed game and on the interpreted rules
python3 dev.py test tests/...  only some tests, interpreted; all arguments go to pytest
python3 dev.py site [DIR]      write the game as static files into DIR, or build/site
python3 dev.py docs            build the manual into build/manual
python3 dev.py bench [...]     measure speed
python3 dev.py tune [...]      find new weights for Planner
python3 dev.py mutants [...]   plant small mistakes in the rules and see which no test notices
python3 dev.py pin             take the newest versions of all libraries into constraints.txt
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / ("python.exe" if os.name == "nt" else "python"))
PYTEST = [PYTHON, "-m", "pytest"]
UV = [PYTHON, "-m", "uv", "pip"]
MUTMUT = [PYTHON, "-m", "mutmut"]
NPM = [PYTHON, "-m", "tools.pages", "npm"]
MANUAL = [PYTHON, "-m", "tools.manual"]
IN_BROWSER = "tests/e2e"
# What is compiled is tested interpreted, too; all else is the same file either way.
INTERPRETED = [
    *("tests/rules", "tests/laws", "tests/bots/elder", "tests/bots/test_decisions.py"),
    *("tests/table/test_decode_table.py", "tests/table/test_game.py", "tests/table/test_undo.py"),
    "tests/bots/characters",
    "tests/server/tables/test_rules_versions.py",
]
COMPILED = "rules: compiled"
WHEELS = VENV / "wheels"
BUILD_LOG = VENV / "build.log"
# What is installed, by a digest of what it was made from. It is away while an installation is
# under way, so that an interrupted one is never mistaken for a finished one.
INSTALLED = VENV / "installed.json"

Check = Callable[[], int]


class StepFailed(Exception):
    """Something could not be installed; its output has been shown."""


def main(arguments: list[str]) -> int:
    commands = {
        "play": play,
        "test": test,
        "site": site,
        "docs": docs,
        "bench": bench,
        "tune": tune,
        "mutants": mutants,
        "pin": pin,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 0 if arguments in ([], ["-h"], ["--help"]) else 2
    os.chdir(ROOT)
    try:
        return commands[arguments[0]](arguments[1:])
    except StepFailed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: list[str]) -> int:
    install_libraries("play", "play", "web")
    print(install_game())
    if arguments[:1] == ["--terminal"]:
        command = ["play", *arguments[1:]]
    else:
        command = ["serve", "--open", *arguments]
    return run([PYTHON, "-m", "stoneage.cli", *command], compiled())


def site(arguments: list[str]) -> int:
    install_libraries("play", "play", "web")
    step("building the web client", [PYTHON, "-m", "tools.pages"])
    folder = arguments[0] if arguments else "build/site"
    return run([PYTHON, "-m", "stoneage.cli", "site", folder], interpreted())


def docs(_: list[str]) -> int:
    install_libraries("docs", "docs")
    return run(MANUAL, interpreted())


def bench(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"]):
        return run([sys.executable, "-m", "bench", *arguments], dict(os.environ))
    install_libraries("bench", "play", "bench", "web")
    print(install_game())
    return run([PYTHON, "-m", "bench", *arguments], compiled())


def tune(arguments: list[str]) -> int:
    install_libraries("tune", "play", "tune", "web")
    print(install_game())
    return run([PYTHON, "-m", "bench.tune", *arguments], compiled())


def test(arguments: list[str]) -> int:
    install_libraries("test", "play", "dev", "docs", "web")
    if arguments:
        if any("e2e" in each for each in arguments):
            step("building the web client", [PYTHON, "-m", "tools.pages"])
        return run([*PYTEST, *arguments], interpreted())
    find_postgresql()
    find_browser()
    rules = install_game()
    checks: dict[str, Check] = {
        "style": lambda: run([PYTHON, "-m", "ruff", "check"], interpreted()),
        "format": lambda: run([PYTHON, "-m", "ruff", "format", "--check"], interpreted()),
        "types": lambda: run([PYTHON, "-m", "mypy"], interpreted()),
        "rooms": lambda: run([str(PROGRAMS / "lint-imports"), "--no-logo"], interpreted()),
        "types of the web client": lambda: run([*NPM, "run", "check"], interpreted()),
        "style of the web client": lambda: run([*NPM, "run", "lint"], interpreted()),
        "manual": lambda: run(MANUAL, interpreted()),
        "the wheel by itself": lambda: run([PYTHON, "-m", "tests.installed"], compiled()),
        "tests of the web client": lambda: run([*NPM, "run", "test"], interpreted()),
        "tests": lambda: run_tests(rules, f"--ignore={IN_BROWSER}"),
        # Apart, for playwright keeps an event loop running that other tests would stumble over.
        "tests in the browser": lambda: run_tests(rules, IN_BROWSER),
    }
    if rules == COMPILED:
        interpreting = [*PYTEST, "-n", "auto", *INTERPRETED]
        checks["tests of the interpreted rules"] = lambda: run(interpreting, interpreted())
        checks["same games, interpreted and compiled"] = compare_trajectories
    elif "no C compiler" not in rules:
        checks["compiling"] = show_failed_build
    passed = all_pass(checks)
    if "no C compiler" in rules:
        print("LEFT OUT: the compiled rules, since there is no C compiler here")
    return 0 if passed else 1


def all_pass(checks: dict[str, Check]) -> bool:
    """Run every check, so that one run shows all that is wrong."""
    results: dict[str, bool] = {}
    for name, check in checks.items():
        start = time.monotonic()
        print(f"\n== {name}", flush=True)
        passed = check() == 0
        results[f"{'ok' if passed else 'FAILED':<7}{name}, {seconds_since(start)}"] = passed
    print("", *results, sep="\n")
    return all(results.values())


def run_tests(rules: str, *arguments: str) -> int:
    """On the installed game, as people play it; without a compiler the sources are the game."""
    command = [*PYTEST, "-n", "auto", *arguments]
    if rules == COMPILED:
        return run([*command, "-o", "pythonpath=.", "-m", "not interpreted"], compiled())
    return run(command, interpreted())


def compare_trajectories() -> int:
    command = [PYTHON, "tests/trajectories.py"]
    games = [
        subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
        for environment in (interpreted(), compiled())
    ]
    if any(each.returncode for each in games) or games[0].stdout != games[1].stdout:
        print(f"interpreted:\n{games[0].stdout}\ncompiled:\n{games[1].stdout}")
        return 1
    print(f"{len(games[0].stdout.splitlines())} lines, all the same")
    return 0


def find_postgresql() -> None:
    """Have a PostgreSQL at hand for the tests of the server, installed if need be."""
    step("looking for PostgreSQL", [PYTHON, "-m", "tests.server.postgres", "find"])


def find_browser() -> None:
    """Have a Chromium at hand for the tests of the web client, installed if need be."""
    step("looking for a browser", [PYTHON, "-m", "tests.e2e.browser", "find"])


def show_failed_build() -> int:
    print(BUILD_LOG.read_text(encoding="utf-8"))
    return 1


def mutants(arguments: list[str]) -> int:
    if os.name == "nt":
        raise StepFailed("mutmut does not run on Windows; it does inside WSL.")
    install_libraries("test", "play", "dev")
    # No PYTHONPATH: mutmut puts its own copy of the sources first.
    environment = {**compiled(), "STONEAGE_BUILD": "interpreted"}
    for command in (["run", *arguments], ["export-cicd-stats"]):
        if status := run([*MUTMUT, *command], environment):
            return status
    results = subprocess.check_output([*MUTMUT, "results"], env=environment, text=True)
    print(*(line for line in results.splitlines() if "not checked" not in line), sep="\n")
    count: dict[str, int] = json.loads((ROOT / "mutants/mutmut-cicd-stats.json").read_bytes())
    noticed = count["killed"] + count["timeout"] + count["segfault"]
    unnoticed = count["survived"] + count["no_tests"] + count["suspicious"]
    print(f"{noticed} mutants noticed, {count['timeout']} of them because they never ended;")
    print(f"{unnoticed} not noticed, {count['no_tests']} of them never run:")
    print(f"a score of {noticed / max(noticed + unnoticed, 1):.1%}")
    return 0


def pin(_: list[str]) -> int:
    make_venv()
    options = ["--universal", "--no-header", "--no-annotate", "--all-extras", "--upgrade"]
    files = ["--quiet", "--output-file", "constraints.txt", "pyproject.toml"]
    return run([*UV, "compile", *options, *files], dict(os.environ))


def interpreted() -> dict[str, str]:
    """The environment in which the sources in src/ are imported."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "STONEAGE_BUILD": "interpreted"}


def compiled() -> dict[str, str]:
    """The environment in which the installed package is imported."""
    environment = {**os.environ, "STONEAGE_BUILD": "compiled"}
    environment.pop("PYTHONPATH", None)
    return environment


def run(command: list[str], environment: dict[str, str]) -> int:
    sys.stdout.flush()
    return subprocess.run(command, env=environment, check=False).returncode


def install_libraries(purpose: str, *extras: str) -> None:
    make_venv()
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    requirements: list[str] = settings["build-system"]["requires"] + project["dependencies"]
    for extra in extras:
        requirements += project["optional-dependencies"][extra]
    constraints = (ROOT / "constraints.txt").read_bytes()
    digest = hashlib.sha256(repr(requirements).encode() + constraints).hexdigest()
    if installed().get(purpose) != digest:
        install("installing the libraries", "-c", "constraints.txt", *requirements)
        remember(purpose, digest)


def install_game() -> str:
    """Build and install the package if the sources have changed; say how its rules run."""
    digest = digest_of_sources()
    if installed().get("game") != digest:
        step("building the web client", [PYTHON, "-m", "tools.pages"])
        shutil.rmtree(WHEELS, ignore_errors=True)
        build = [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", str(WHEELS)]
        output = step("building the game", build)
        BUILD_LOG.write_text(output, encoding="utf-8")
        (wheel,) = WHEELS.iterdir()
        install("installing the game", "--no-deps", "--force-reinstall", str(wheel))
        remember("rules", next(line for line in output.splitlines() if line.startswith("rules:")))
        remember("game", digest)
    return installed()["rules"]


def digest_of_sources() -> str:
    # A compiler or a manual that comes or goes changes what would be built.
    outside = (os.environ.get("CC"), shutil.which("cc"), (ROOT / "build" / "manual").is_dir())
    digest = hashlib.sha256(repr(outside).encode())
    for path in source_files():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_files() -> Iterator[Path]:
    for name in ("pyproject.toml", "hatch_build.py", "hatch_metadata.py", "constraints.txt"):
        yield ROOT / name
    for folder in ("src", "locales", "web"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc" and not is_made(path):
                yield path


def is_made(path: Path) -> bool:
    return any(path.is_relative_to(ROOT / "web" / each) for each in ("dist", "node_modules"))


def make_venv() -> None:
    """Make .venv anew where it is missing, unfinished, moved or of another Python."""
    origin = f"{sys.version} {sys.base_prefix} {VENV}"
    if installed().get("origin") == origin and Path(PYTHON).exists():
        return
    step("making .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)])
    try:
        step("installing uv", [PYTHON, "-m", "pip", "install", "-c", "constraints.txt", "uv"])
    except StepFailed:
        print("uv is not to be had here; pip does its work, more slowly")
    remember("origin", origin)


def install(label: str, *arguments: str) -> None:
    known = INSTALLED.read_bytes()
    INSTALLED.unlink()
    with_pip = [PYTHON, "-m", "pip", "install", *arguments]
    if shutil.which("uv", path=str(PROGRAMS)) is None:
        step(label, with_pip)
    else:
        try:
            step(label, [*UV, "install", "--python", PYTHON, *arguments])
        except StepFailed:
            step(f"{label} with pip instead of uv", with_pip)
    INSTALLED.write_bytes(known)


def installed() -> dict[str, str]:
    try:
        known: dict[str, str] = json.loads(INSTALLED.read_bytes())
    except (OSError, ValueError):
        return {}
    return known


def remember(what: str, value: str) -> None:
    INSTALLED.write_text(json.dumps({**installed(), what: value}), encoding="utf-8")


def step(label: str, command: list[str]) -> str:
    """Run a command out of sight, with one line that says what goes on and how long it took."""
    start = time.monotonic()
    on_terminal = sys.stdout.isatty()
    print(f"{label} …", end="", flush=True)
    with tempfile.TemporaryFile() as output:
        with subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        ) as process:
            while process.poll() is None:
                time.sleep(0.1)
                if on_terminal:
                    print(f"\r{label} … {seconds_since(start)}", end="", flush=True)
        output.seek(0)
        text = output.read().decode(errors="replace")
    if process.returncode != 0:
        print(f" failed\n{text}", flush=True)
        raise StepFailed(f"{label} failed, for the reason above. Mend it and run this again.")
    print("" if on_terminal else f" {seconds_since(start)}")
    return text


def seconds_since(start: float) -> str:
    return f"{time.monotonic() - start:.0f} s"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
