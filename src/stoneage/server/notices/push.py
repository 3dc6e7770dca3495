"""Web Push: a message encrypted for one browser, brought to it by its push service."""

import os
import time
from base64 import urlsafe_b64decode
from typing import Final, Literal

import http_ece
import urllib3
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec

from stoneage.server.store.notices import SubscriptionRow

from .keys import ServerKey
from .public_address import Destination, NotPublic, destination

Outcome = Literal["sent", "gone", "failed"]

TIMEOUT: Final = urllib3.Timeout(connect=5, read=10)
LIFETIME: Final = 24 * 60 * 60
"""Seconds that a push service keeps a message for a browser that is not there."""
TOKEN_LIFETIME: Final = 12 * 60 * 60
GONE: Final = (404, 410)
AUTH_BYTES: Final = 16


class Push:
    """Sends messages. Everything in it waits, so it runs in a thread."""

    def __init__(self, key: ServerKey, contact: str, allow_private: bool) -> None:
        self.key = key
        self.contact = contact
        self.allow_private = allow_private

    def check(self, endpoint: str, key: str, auth: str) -> bool:
        """Whether a subscription could be used at all."""
        try:
            destination(endpoint, self.allow_private)
            _public_key(key)
            return len(_bytes(auth)) == AUTH_BYTES
        except (NotPublic, ValueError, UnsupportedAlgorithm):
            return False

    def send(self, subscription: SubscriptionRow, message: bytes, topic: str) -> Outcome:
        """`topic`: a later message takes the place of one that was not received yet."""
        try:
            to = destination(subscription.endpoint, self.allow_private)
        except NotPublic:
            return "failed"  # the name server may be away for a moment
        body = encrypted(message, subscription.key, subscription.auth)
        headers = {
            "Host": to.host if to.port in (80, 443) else f"{to.host}:{to.port}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Urgency": "normal",
            "Topic": topic,
            **self._signature(to),
        }
        try:
            with _pool(to) as pool:
                answer = pool.urlopen(
                    "POST", to.path, body=body, headers=headers, redirect=False, retries=False,
                    preload_content=False,
                )  # fmt: skip
                answer.release_conn()
        except (urllib3.exceptions.HTTPError, OSError):
            return "failed"
        if answer.status in GONE:
            return "gone"
        return "sent" if 200 <= answer.status < 300 else "failed"

    def _signature(self, to: Destination) -> dict[str, str]:
        default = 443 if to.scheme == "https" else 80
        audience = f"{to.scheme}://{to.host}" + ("" if to.port == default else f":{to.port}")
        claims = {
            "aud": audience,
            "exp": int(time.time()) + TOKEN_LIFETIME,
            "sub": self.contact,
        }
        signed: dict[str, str] = self.key.vapid.sign(claims)
        return signed


def encrypted(message: bytes, key: str, auth: str) -> bytes:
    """Only the browser with the private part of `key` can read it (RFC 8291)."""
    body: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(key),
        auth_secret=_bytes(auth),
        version="aes128gcm",
    )
    return body


def _pool(to: Destination) -> urllib3.HTTPConnectionPool:
    """To the address that was checked, though the certificate is that of the name."""
    if to.scheme == "http":
        return urllib3.HTTPConnectionPool(to.ip, to.port, timeout=TIMEOUT)
    return urllib3.HTTPSConnectionPool(
        to.ip,
        to.port,
        timeout=TIMEOUT,
        server_hostname=to.host,
        assert_hostname=to.host,
        cert_reqs="CERT_REQUIRED",
    )


def _public_key(text: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(text))


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
