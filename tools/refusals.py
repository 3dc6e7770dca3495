"""Writes the table of all refusals at the end of docs/protocol.md."""

from collections import defaultdict
from pathlib import Path
from typing import get_args

from stoneage.server.hall.problems import status_of
from stoneage.server.wire.refusals import RefusalCode

PAGE = Path(__file__).resolve().parents[1] / "docs" / "protocol.md"
HEAD = "| status | codes |\n|--:|---|\n"


def table() -> str:
    codes: dict[int, list[str]] = defaultdict(list)
    for code in get_args(RefusalCode):
        codes[status_of(code)].append(f"`{code}`")
    return HEAD + "".join(
        f"| {status} | {', '.join(codes[status])} |\n" for status in sorted(codes)
    )


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(text[: text.index(HEAD)] + table(), encoding="utf-8")
