"""Where the database lies unless somebody says otherwise."""

import os
import sys
from pathlib import Path

from platformdirs import user_data_path

DATABASE = "stoneage.sqlite"


def default_database_file() -> Path:
    """In the platform's data folder, unless an earlier version has left one where it looked."""
    here, before = data_folder() / DATABASE, former_data_folder() / DATABASE
    return before if before.is_file() and not here.exists() else here


def data_folder() -> Path:
    return user_data_path("stoneage", appauthor=False)


def former_data_folder() -> Path:
    """Where version 0.1 looked: the same place, but for XDG variables that only Linux obeyed, and
    that may have named a relative path."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "stoneage"
