"""Compiles the prototype in a temporary folder and prints its rates as JSON."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="prototype", ext_modules=mypycify(["engine_style.py", "gamedata.py"], opt_level="3"))
"""
MEASURE = """
import json
from bench.rate import rate
from engine_style import Rng, new_game, playout
def games():
    rng = Rng(1)
    return sum(playout(new_game(rng), rng) for _ in range(300))
def copies():
    for _ in range(40_000):
        state.copy()
    return 40_000
state = new_game(Rng(1))
print(json.dumps({"decisions/s inside": rate(games), "copies/s": rate(copies)}))
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("engine_style.py", "gamedata.py"):
            (Path(folder) / name).write_bytes((HERE / name).read_bytes())
        (Path(folder) / "setup.py").write_text(SETUP)
        build = [sys.executable, "setup.py", "build_ext", "--inplace"]
        subprocess.run(build, cwd=folder, check=True, capture_output=True)
        search = f"import sys; sys.path[:0] = [{folder!r}, {str(HERE.parents[1])!r}]\n"
        print(
            json.dumps(
                json.loads(subprocess.check_output([sys.executable, "-c", search + MEASURE]))
            )
        )


if __name__ == "__main__":
    main()
