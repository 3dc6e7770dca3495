"""What the web client is given by Python is the newest."""

from tools.card_tables import PIECES, text


def test_the_printed_pieces_of_the_web_client_are_those_of_the_rules() -> None:
    """`python -m tools.card_tables` writes them again."""
    assert PIECES.read_text(encoding="utf-8") == text()
