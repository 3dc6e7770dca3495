"""Who we are to an authenticator."""

from msgspec import Struct


class Site(Struct, frozen=True):
    """The name that a passkey is made for, and the address of the pages that may use it."""

    host: str
    origin: str
