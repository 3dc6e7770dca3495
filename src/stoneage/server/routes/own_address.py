"""Which address is our own: what `Host` and `Origin` may say."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from msgspec import Struct

from stoneage.server.services.network import EVERYWHERE, network_host
from stoneage.server.services.settings import Settings
from stoneage.server.wire.refusals import Refused

AnyConnection = ASGIConnection[Any, Any, Any, Any]

PORTS = {"http": 80, "https": 443}
THIS_MACHINE = frozenset({"localhost", "127.0.0.1", "::1"})
"""What a proxy on the same machine, or its owner, may call us; no other site has such a name."""


class Address(Struct, frozen=True):
    """Scheme, host and port, as a browser compares them."""

    scheme: str
    host: str
    port: int


def address_of(url: str) -> Address | None:
    """None if it is no address of a web site."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        return None
    return Address(parts.scheme, parts.hostname, port) if parts.hostname else None


def check_host(connection: AnyConnection, public_url: str | None) -> None:
    """With a public address, whoever was led here by another name is refused."""
    if public_url is None:
        return
    public = address_of(public_url)
    called = _called(connection, public.scheme if public is not None else "http")
    if called is None or (called.host not in THIS_MACHINE and called != public):
        raise Refused("unknown-host")


def check_origin(connection: AnyConnection, public_url: str | None) -> None:
    """A page of another site must not act in a visitor's name."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    page = address_of(origin)
    if page is None or page != own_address(connection, public_url, page.scheme):
        raise Refused("other-site")


def own_address(connection: AnyConnection, public_url: str | None, scheme: str) -> Address | None:
    """Without a public address nobody knows whether a proxy adds TLS: any scheme will do."""
    return _called(connection, scheme) if public_url is None else address_of(public_url)


def network_url(connection: AnyConnection, settings: Settings) -> str | None:
    """Where the others in the network find us, told to whoever sits at this machine."""
    called = _called(connection, "http")
    if settings.public_url or settings.host not in EVERYWHERE:
        return None
    if called is None or called.host not in THIS_MACHINE:
        return None
    host = network_host()
    return None if host is None else f"http://{host}:{called.port}"


def _called(connection: AnyConnection, scheme: str) -> Address | None:
    names = connection.headers.getall("host", [])
    return address_of(f"{scheme}://{names[0]}") if len(names) == 1 else None
