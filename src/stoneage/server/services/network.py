"""This machine's address in its network, for links that friends can follow."""

import socket
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})
"""Where a server listens that can be reached from the network."""
FAR_AWAY: Final = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737)."""


def network_host() -> str | None:
    """The address from which this machine would call far away; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if ip_address(host).is_loopback else host
