"""Ids of tables, people and replays."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

MAX_ID_LENGTH = 64


def new_id() -> str:
    """One that nobody can guess."""
    return secrets.token_urlsafe(16)


def id_of(*secrets_and_names: str) -> str:
    """The same whenever the same is asked for; nobody can guess it who does not know them all."""
    digest = sha256("\0".join(secrets_and_names).encode()).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def could_be_id(text: str) -> bool:
    """Whether a database can be asked for it at all: some cannot hold every character."""
    return text.isascii() and text.isprintable() and len(text) <= MAX_ID_LENGTH
