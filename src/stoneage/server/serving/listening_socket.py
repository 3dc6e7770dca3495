"""The socket that people connect to."""

import errno
import ipaddress
import os
import socket

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}


class CannotListen(Exception):
    """Nobody can connect there: `reason` is in-use, not-allowed or no-such-address."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(host, port, reason)
        self.host = host
        self.port = port
        self.reason = reason


def listen(host: str, port: int, any_port: bool = False) -> socket.socket:
    """A socket on that port, or, if `any_port` will do, on a free one when it is in use."""
    try:
        return _listen(host, port)
    except CannotListen as error:
        if not any_port or error.reason == "no-such-address":
            raise
        return _listen(host, 0)


def address_of(listening: socket.socket) -> str:
    """What to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    host = ANYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _listen(host: str, port: int) -> socket.socket:
    # The one address that stands for all of IPv6 stands for those of IPv4, too, where it can.
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        family = _family(host, port)
        listening = socket.create_server((host, port), family=family, dualstack_ipv6=both)
    except OSError as error:
        raise CannotListen(host, port, _reason(error)) from None
    listening.setblocking(False)
    return listening


def _family(host: str, port: int) -> socket.AddressFamily:
    try:
        return socket.AF_INET6 if ipaddress.ip_address(host).version == 6 else socket.AF_INET
    except ValueError:
        return socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]


def _reason(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "in-use"
    # Windows says so, too, when another program has the port to itself.
    if error.errno == errno.EACCES:
        return "in-use" if os.name == "nt" else "not-allowed"
    return "no-such-address"
