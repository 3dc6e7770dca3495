"""Programs that the tests need are installed where they are missing. Needs nothing but Python."""

import os
import shutil
import subprocess
import sys

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def can_apt_get() -> bool:
    return IS_ROOT and shutil.which("apt-get") is not None


def apt_get(*arguments: str) -> bool:
    return succeeds(["apt-get", "-o", "DPkg::Lock::Timeout=300", *arguments])


def succeeds(command: list[str]) -> bool:
    """What a command that failed had to say is told; nobody is there to answer its questions."""
    done = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        say(done.stdout.decode(errors="replace"))
    return done.returncode == 0


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
