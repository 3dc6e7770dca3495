"""Writes the schema into the documentation: `python -m tests.analysis.write_schema`."""

from pathlib import Path

from stoneage.analysis.schema import review_schema

SCHEMA = Path(__file__).parent.parent.parent / "docs" / "review.schema.json"

if __name__ == "__main__":
    SCHEMA.write_text(review_schema(), encoding="utf-8", newline="\n")
