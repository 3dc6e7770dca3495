"""Where a message may be sent: what a stranger names must not lead into our own network."""

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit


class NotPublic(Exception):
    """An endpoint to which nothing is sent."""


class Destination(NamedTuple):
    """An endpoint that was looked up: the connection goes to `ip`, whatever the name says later."""

    scheme: str
    host: str
    ip: str
    port: int
    path: str


def destination(endpoint: str, allow_private: bool = False) -> Destination:
    """Where to connect, or `NotPublic`; asks the name server."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise NotPublic(endpoint) from None
    schemes = ("https", "http") if allow_private else ("https",)
    if parts.scheme not in schemes or not host or parts.username or parts.fragment:
        raise NotPublic(endpoint)
    port = port or (443 if parts.scheme == "https" else 80)
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    return Destination(parts.scheme, host, _address(host, port, allow_private), port, path)


def _address(host: str, port: int, allow_private: bool) -> str:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotPublic(host) from None
    addresses = [str(entry[4][0]) for entry in found]
    # One that is private is enough: whoever owns the name decides which one is used.
    if not addresses or not (allow_private or all(map(_is_public, addresses))):
        raise NotPublic(host)
    return addresses[0]


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast
