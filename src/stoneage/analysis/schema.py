"""The JSON Schema of a review, made from its types."""

import msgspec

from .document import FORMAT, VERSION, Review


def review_schema() -> str:
    """The schema as it stands in `docs/review.schema.json`."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:{FORMAT}:{VERSION}",
        "title": "The review of a game of Stone Age",
        **msgspec.json.schema(Review),
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"
