"""What every answer tells the browser: what a page of ours may do, and what nobody may do to it."""

from collections.abc import Awaitable, Callable

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}
"""Whatever may be kept says so itself: what is personal must stay on no disk."""
ONLY_BY_TLS = {"strict-transport-security": "max-age=31536000"}


def add_headers(is_secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook for whatever is answered, refusals and files included."""

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        answer = MutableScopeHeaders(message)
        by_tls = is_secure or scope["scheme"] == "https"
        for name, value in {**HEADERS, **(ONLY_BY_TLS if by_tls else {})}.items():
            answer.setdefault(name, value)

    return before_send
