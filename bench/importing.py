"""Time and memory that importing the package takes, each in a fresh process. Printed as JSON."""

import json
import os
import subprocess
import sys
from tempfile import TemporaryDirectory

TRIES = 9
PROBE = """
import resource, time
start = time.process_time()
{statement}
print(time.process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def cost_of(statement: str) -> tuple[float, float]:
    """The least seconds and the least peak memory in KiB of several fresh processes.

    The first of them writes the bytecode, as installing does, whatever the environment says.
    """
    probe = [sys.executable, "-c", PROBE.format(statement=statement)]
    with TemporaryDirectory(prefix="stoneage-") as bytecode:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": bytecode}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        costs = [
            subprocess.check_output(probe, env=environment, text=True).split() for _ in range(TRIES)
        ]
    return min(float(time) for time, _ in costs), min(float(peak) for _, peak in costs)


def main() -> None:
    if os.name == "nt":
        print(json.dumps({}))
        return
    _, nothing = cost_of("pass")
    seconds, peak = cost_of("import stoneage")
    print(json.dumps({"ms to import": seconds * 1000, "MiB to import": (peak - nothing) / 1024}))


if __name__ == "__main__":
    main()
