"""Ids of tables, people and replays."""

import secrets

MAX_ID_LENGTH = 64


def new_id() -> str:
    """One that nobody can guess."""
    return secrets.token_urlsafe(16)


def could_be_id(text: str) -> bool:
    """Whether a database can be asked for it at all: some cannot hold every character."""
    return text.isascii() and text.isprintable() and len(text) <= MAX_ID_LENGTH
