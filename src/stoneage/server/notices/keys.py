"""The server's own key, by which push services know that messages come from it."""

import os
from base64 import urlsafe_b64encode
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02


class KeyFileError(Exception):
    """The file with the key can be neither read nor made."""


class ServerKey:
    """Made at the first start, and kept where only the owner of the server can read it."""

    def __init__(self, path: Path) -> None:
        try:
            if not path.exists():
                _make(path)
            self.vapid = Vapid02.from_pem(path.read_bytes())
        except (OSError, ValueError) as error:
            raise KeyFileError(f"{path}: {error}") from None

    @property
    def public(self) -> str:
        """As a browser wants it when it subscribes."""
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).rstrip(b"=").decode()


def _make(path: Path) -> None:
    """Whole or not at all, and once, however many processes start at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = Vapid02()
    fresh.generate_keys()
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(fresh.private_pem())
    try:
        os.link(unfinished, path)
    except FileExistsError:
        pass  # another process was first: its key counts
    finally:
        unfinished.unlink()
