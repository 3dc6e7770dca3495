"""python3 dev.py bench           speed: all of it, rates and ratios side by side
python3 dev.py bench NAME ...  what needs minutes and the whole machine, or a browser, alone
"""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "src"
Numbers = dict[str, float]
ALONE = (
    *("load", "stored", "frames", "weight", "champion", "lessons", "winners", "analysis"),
    *("environments", "site", "characters", "rivals", "openings"),
)


def measured(module: str, build: str = "compiled") -> dict[str, object]:
    """What one measuring module prints, run with one build of the rules."""
    print(f"measuring {module}, {build} …", file=sys.stderr, flush=True)
    environment = {**os.environ, "PYTHONPATH": str(SOURCES) if build == "interpreted" else ""}
    output = subprocess.check_output([sys.executable, "-m", module], env=environment)
    found: dict[str, object] = json.loads(output)
    return found


def numbers(found: object) -> Numbers:
    assert isinstance(found, dict)
    return {str(key): float(value) for key, value in found.items()}


def table(rows: dict[str, Numbers]) -> None:
    columns = list(rows.values())
    width = max(len(name) for name in columns[0]) + 2
    print(" " * width + "".join(f"{name:>26}" for name in rows))
    for name in columns[0]:
        cells = (
            f"{column[name]:>26,.0f}" if name in column else f"{'–':>26}" for column in columns
        )
        print(f"{name:<{width}}" + "".join(cells))


def main() -> None:
    compiled = measured("bench.engine")
    interpreted = measured("bench.engine", "interpreted")
    if not compiled["compiled"]:
        print("There is no C compiler here: both columns are interpreted.")
    importing = numbers(measured("bench.importing"))
    others = numbers(measured("bench.others"))
    storage = numbers(measured("bench.storage"))
    rows = {
        f"{build}, {players} players": numbers(found[players])
        for build, found in (("compiled", compiled), ("interpreted", interpreted))
        for players in ("2", "4")
    }
    table(rows)
    print()
    for name, value in importing.items():
        print(f"{name:<32}{value:>12,.1f}")
    for name, value in others.items():
        print(f"{name + ', random decisions/s':<32}{value:>12,.0f}")
    for name, value in storage.items():
        print(f"{name:<44}{value:>10,.0f}")
    print()
    ratios(numbers(compiled["4"]), numbers(interpreted["4"]), others)


def ratios(compiled: Numbers, interpreted: Numbers, others: Numbers) -> None:
    """With four players, all from this one run."""
    inside = "decisions/s inside"
    by_numbers = "decisions/s by numbers"
    by_typed_values = "decisions/s by typed values"
    compared = {
        "compiled inside / interpreted inside": compiled[inside] / interpreted[inside],
        "compiled inside / Catanatron": compiled[inside] / others["Catanatron"],
        "compiled by typed values / Catanatron": compiled[by_typed_values] / others["Catanatron"],
        "interpreted by numbers / Catanatron": interpreted[by_numbers] / others["Catanatron"],
        "interpreted inside / Catanatron": interpreted[inside] / others["Catanatron"],
        "compiled inside / python-chess": compiled[inside] / others["python-chess"],
    }
    for name, value in compared.items():
        print(f"{name:<44}{value:>10,.2f}")


if __name__ == "__main__":
    asked = sys.argv[1:]
    if not asked:
        main()
    elif asked[0] in ALONE:
        # Imported by its name, for its functions are sent to other processes.
        import_module(f"bench.{sys.argv.pop(1)}").main()
    else:
        print(__doc__)
        print("NAME:", *ALONE)
        sys.exit(0 if asked in (["-h"], ["--help"]) else 2)
