"""The long drill."""

import argparse
import asyncio
import sys
import tempfile

from tests.server.postgres import guarded

from .drill import Report, drill


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.drill", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.postgresql:
        with guarded() as server:
            report = run(server.url("postgres"), arguments)
    else:
        with tempfile.TemporaryDirectory(prefix="stoneage-drill-") as folder:
            report = run(f"sqlite:///{folder}/drill.sqlite", arguments)
    sys.stdout.write(f"{report}\n")


def run(database: str, arguments: argparse.Namespace) -> Report:
    def tell(line: str) -> None:
        sys.stderr.write(line + "\n")

    return asyncio.run(drill(database, arguments.kills, arguments.tables, arguments.seed, tell))


if __name__ == "__main__":
    main()
