"""Standings for a spreadsheet: one row an entrant."""

import csv
from pathlib import Path

import msgspec

from stoneage.bots.arena.standings import Standing, Standings


def write_csv(file: Path, shown: Standings) -> None:
    """The match stands in every row, so that several files can be put together."""
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.writer(opened, lineterminator="\n")
        writer.writerow(["players", "seed", "rounds_mean", *Standing.__struct_fields__])
        for row in shown.bots:
            match = (shown.players, shown.seed, shown.rounds_mean)
            writer.writerow([*match, *msgspec.structs.astuple(row)])
