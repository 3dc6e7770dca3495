"""Writes the schema into the documentation: `python -m tests.record.write_schema`."""

from pathlib import Path

from stoneage.record.schema import record_schema

SCHEMA = Path(__file__).parent.parent.parent / "docs" / "record.schema.json"

if __name__ == "__main__":
    SCHEMA.write_text(record_schema(), encoding="utf-8", newline="\n")
