"""The connections of this process: how many, and how long a client may take for a request."""

import asyncio
import ipaddress
import sys
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stoneage.server.services.connection_limits import ConnectionCount
from stoneage.server.services.rate_limits import address_key
from stoneage.server.services.settings import Settings

MAX_HEAD_BYTES = 64 * 1024
"""Of a request line and its headers."""
SPARE_FILES = 100
"""For the database, bots, pages and the log: connections must not take the last file."""
TIMED_OUT, HEAD_TOO_LARGE, TOO_MANY = 408, 431, 503


class Connections:
    """All that this process has. One address never has more than half of what is possible."""

    def __init__(self, settings: Settings) -> None:
        self._most = max(SPARE_FILES, files() - SPARE_FILES)
        self._by_address = ConnectionCount(min(settings.max_connections, self._most // 2))
        self._all = 0
        self._proxies = settings.proxies if settings.behind_proxy else ""

    def enter(self, address: str) -> bool:
        """Whether one more may come from there."""
        is_let_in = self._all < self._most and (
            self._is_proxy(address) or self._by_address.enter(address_key(address))
        )
        self._all += is_let_in
        return is_let_in

    def leave(self, address: str) -> None:
        self._all -= 1
        if not self._is_proxy(address):
            self._by_address.leave(address_key(address))

    def _is_proxy(self, address: str) -> bool:
        """A proxy of ours speaks for many."""
        return is_listed(address, self._proxies)


class LimitedConfig(uvicorn.Config):
    """What each connection has to know."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedWebSocket, **options)
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds
        self.open = Connections(settings)


class LimitedHttp(HttpToolsProtocol):
    """Requests that come too slowly, or answers that are not read, end their connection."""

    config: LimitedConfig
    is_counted = False
    is_in_body = False
    head_bytes = 0
    deadline: asyncio.TimerHandle | None = None

    # uvicorn narrows the transport of asyncio's own protocol in the same way.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.is_counted = self.config.open.enter(address_of(self.client))
        if self.is_counted:
            self._allow(self.config.header_seconds)
        else:
            self._end(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self.is_counted:
            self.config.open.leave(address_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_in_body:
            self.head_bytes += len(data)
            if self.deadline is None:
                self._allow(self.config.header_seconds)
        super().data_received(data)
        if self.head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            self._end(HEAD_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self.is_in_body = True
        self.head_bytes = 0
        super().on_headers_complete()
        self._allow(self.config.body_seconds)

    def on_message_complete(self) -> None:
        self.is_in_body = False
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._allow(self.config.body_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop()

    def _allow(self, seconds: float) -> None:
        """From now on there is so much time for what must come next."""
        self._stop()
        self.deadline = self.loop.call_later(seconds, self._end, TIMED_OUT)

    def _stop(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _end(self, status: int) -> None:
        self._stop()
        if self.flow.write_paused:
            self.transport.abort()
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(
                STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
            )
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A connection that was counted when it came, as HTTP."""

    config: LimitedConfig

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.open.leave(address_of(self.client))
        super().connection_lost(exc)


def address_of(client: tuple[str, int] | None) -> str:
    return "" if client is None else client[0]


def files() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return 10_000
    import resource  # noqa: PLC0415 - not there on Windows

    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if now == resource.RLIM_INFINITY else now


def is_listed(address: str, proxies: str) -> bool:
    """Whether the address is one of these, which are addresses, networks or a star for all."""
    listed = [each.strip() for each in proxies.split(",")]
    return "*" in listed or any(_is_in(address, each) for each in listed)


def _is_in(address: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False
