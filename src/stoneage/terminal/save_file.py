"""A game in a file, whole at any moment."""

import os
from pathlib import Path

from stoneage.record import Record, to_json


def save_record(record: Record, file: Path) -> None:
    """Write the record; a reader finds the old one or the new one, never half of it."""
    target = file.resolve()
    text = to_json(record)
    if target.exists() and not target.is_file():
        target.write_text(text, encoding="utf-8")  # a device or a pipe must stay what it is
        return
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
