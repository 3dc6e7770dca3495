"""docs/protocol.md: its commands run as they stand, and name every command there is."""

import asyncio
import re
import shutil
import subprocess
from pathlib import Path
from typing import get_args

import pytest

from stoneage.server.wire.commands import AnyCommand
from tests.server.drill.drill import Server, never_left_behind
from tools import refusals

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
BLOCKS = re.compile(r"```sh\n(.*?)```", re.DOTALL)
ELSEWHERE = ("stoneage serve", "websocat")
"""What the test does itself, or leaves to the reader's terminal."""


def commands() -> list[str]:
    lines = [
        line for block in BLOCKS.findall(PAGE.read_text("utf-8")) for line in block.split("\n")
    ]
    return [line for line in lines if line and not line.startswith(ELSEWHERE)]


def test_the_page_names_every_command() -> None:
    text = PAGE.read_text("utf-8")
    for kind in get_args(AnyCommand):
        assert f"`{kind.__struct_config__.tag}`" in text


def test_the_page_lists_every_refusal_with_its_status() -> None:
    """`python -m tools.refusals` writes the list anew."""
    assert PAGE.read_text("utf-8").endswith(refusals.table())


@pytest.mark.skipif(
    not all(map(shutil.which, ("bash", "curl", "jq"))),
    reason="the page is for people who have bash, curl and jq",
)
def test_the_commands_of_the_page_run_as_they_stand(sqlite_url: str, tmp_path: Path) -> None:
    server = Server(sqlite_url)
    with never_left_behind(server):
        asyncio.run(server.start())
        script = "\n".join(f"{line}; echo" for line in commands())
        script = script.replace("http://127.0.0.1:8321", server.address)
        ran = subprocess.run(
            ["bash", "-e", "-u", "-c", script],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        asyncio.run(server.kill())
    assert ran.returncode == 0, ran.stderr
    assert '"code"' not in ran.stdout, ran.stdout
    assert '"is_fair":true' in ran.stdout
    assert ran.stdout.count('"message":"accepted"') == 5
