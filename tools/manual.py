"""Builds the manual into build/manual: `python -m tools.manual`. A warning is an error."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MANUAL = ROOT / "build" / "manual"
INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)
FETCHED = re.compile(
    r"""<(?:script|link|img|source|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//"""
)


class ManualFailed(Exception):
    """The manual is not what it should be."""


def build_manual() -> None:
    """Make build/manual what docs/ and the docstrings say."""
    shutil.rmtree(MANUAL, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    if subprocess.run([*command, "-f", "mkdocs.yml"], cwd=ROOT, check=False).returncode:
        raise ManualFailed("a page cannot be built, for the reason above")
    shutil.copyfile(ROOT / "web" / "src" / "art" / "icon.svg", MANUAL / "icon.svg")
    for page in sorted(MANUAL.rglob("*.html")):
        text = page.read_text(encoding="utf-8")
        if FETCHED.search(text):
            raise ManualFailed(f"{page.relative_to(MANUAL)} loads something from elsewhere")
        page.write_text(without_inline_scripts(text, page.parent), encoding="utf-8")


def without_inline_scripts(text: str, folder: Path) -> str:
    """Our server lets no page run a script that is not a file."""

    def as_file(inline: re.Match[str]) -> str:
        script = inline[1].encode()
        file = MANUAL / "assets" / f"{hashlib.sha256(script).hexdigest()[:12]}.js"
        file.write_bytes(script)
        return f'<script src="{Path(os.path.relpath(file, folder)).as_posix()}"></script>'

    return INLINE.sub(as_file, text)


if __name__ == "__main__":
    try:
        build_manual()
    except ManualFailed as failure:
        sys.exit(f"\n{failure}")
