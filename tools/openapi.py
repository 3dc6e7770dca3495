"""Writes docs/openapi.json, from which client writers and our own web client take their types."""

import json
from pathlib import Path

from stoneage.server.app import create_app
from stoneage.server.routes.openapi import exact
from stoneage.server.services.settings import Settings

PAGE = Path(__file__).resolve().parents[1] / "docs" / "openapi.json"


def document() -> str:
    schema = create_app(Settings()).openapi_schema.to_schema()
    return json.dumps(exact(schema), indent=1) + "\n"


if __name__ == "__main__":
    PAGE.write_text(document(), encoding="utf-8")
