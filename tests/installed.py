"""The newest wheel in an empty environment, and what an sdist holds."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
WHEELS = ROOT / ".venv" / "wheels"
GAME = Path(__file__).parent / "from_outside.py"
UV = [sys.executable, "-m", "uv"]
BUILD = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d"]
PAGES = ("web/dist/index.html", "locales/en.ftl", "hatch_build.py", "LICENSE")
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def check_wheel(folder: Path) -> None:
    """A game through public names, and the command says what it needs to be played."""
    (wheel,) = WHEELS.glob("*.whl")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([*UV, "venv", "--quiet", str(folder)], check=True)
    install = [*UV, "pip", "install", "--quiet", "--python", str(programs / "python")]
    subprocess.run([*install, "-c", str(ROOT / "constraints.txt"), str(wheel)], check=True)
    playing = [str(programs / "python"), "-I", str(GAME)]
    subprocess.run(playing, cwd=folder, env=ENVIRONMENT, check=True)
    command = subprocess.run(
        [str(programs / "stoneage")], capture_output=True, text=True, env=ENVIRONMENT, check=False
    )
    lines = command.stderr.splitlines()
    assert command.returncode == 2, command
    assert len(lines) == 1, lines
    assert 'pip install "stoneage[play]"' in lines[0], lines


def check_sdist(folder: Path) -> None:
    """With the pages as they were built: nobody who builds from it needs Node.js."""
    subprocess.run([*BUILD, str(folder)], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        held = {name.partition("/")[2] for name in files.getnames()}
    assert held >= set(PAGES), set(PAGES) - held
    assert any(name.startswith("web/dist/assets/") for name in held)
    assert not any(name.startswith(("web/node_modules/", ".venv/", ".ci/")) for name in held)


def main() -> None:
    with TemporaryDirectory(prefix="stoneage-") as folder:
        check_wheel(Path(folder) / "empty")
    with TemporaryDirectory(prefix="stoneage-") as folder:
        check_sdist(Path(folder))


if __name__ == "__main__":
    main()
