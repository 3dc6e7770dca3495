"""The OpenAPI document that client writers read is the one that the server serves."""

from tools.openapi import PAGE, document


def test_the_document_is_up_to_date() -> None:
    """`python -m tools.openapi` writes it anew."""
    assert PAGE.read_text("utf-8") == document()
