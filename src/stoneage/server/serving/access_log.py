"""The access log: every request and connection is counted and logged by its route alone."""

import logging
import time
from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.telemetry.metrics import Metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER = "other"
NO_ROUTE = "none"
FAILED = 500


class AccessLog:
    """Middleware instead of the web server's own log, which would write paths and queries."""

    def __init__(self, app: Litestar, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            await self._lifespan(scope, receive, send)

    async def _lifespan(self, scope: Any, receive: Any, send: Any) -> None:
        """Start and end of the application."""
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            note("lifespan-failed", level=logging.ERROR, error=error)
            raise

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin = time.monotonic()
        status = FAILED

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            method, route = _method(scope), _route(scope)
            self.metrics.count_request(method, route, status)
            fields = Fields(method=method, route=route, status=status, seconds=_since(begin))
            note("request", fields)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin = time.monotonic()
        is_open = False

        async def send_and_note(message: Message) -> None:
            nonlocal is_open
            await send(message)
            if message["type"] == "websocket.accept" and not is_open:
                is_open = True
                self.metrics.count_connection(opened=True)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            if is_open:
                self.metrics.count_connection(opened=False)
            note("websocket", Fields(route=_route(scope), seconds=_since(begin)))


def _method(scope: Scope) -> str:
    method = str(scope.get("method"))
    return method if method in METHODS else OTHER


def _route(scope: Scope) -> str:
    return str(scope.get("path_template") or NO_ROUTE)


def _since(begin: float) -> float:
    return round(time.monotonic() - begin, 4)
