"""Writes docs/asyncapi.json, which describes the messages of a table's WebSocket."""

import json
from pathlib import Path

from stoneage.server.routes.asyncapi import asyncapi_document

PAGE = Path(__file__).resolve().parents[1] / "docs" / "asyncapi.json"


def document() -> str:
    return json.dumps(asyncapi_document(), indent=1) + "\n"


if __name__ == "__main__":
    PAGE.write_text(document(), encoding="utf-8")
