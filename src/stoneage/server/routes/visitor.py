"""Who asks, found by their cookie: the same for HTTP and WebSocket."""

from contextlib import AbstractContextManager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from msgspec import Struct

from stoneage.server.hall.problems import accepted_language
from stoneage.server.services.accounts import digest
from stoneage.server.services.rate_limits import LimitKind, address_key, client_key
from stoneage.server.services.services import Services
from stoneage.server.store.rows import PersonRow
from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.refusals import Refused

COOKIE = "stoneage"

AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheServices = NamedDependency[Services]


class Visitor(Struct, frozen=True):
    """Whoever asks; `known` is None as long as they have not said their name."""

    known: PersonRow | None
    token: str | None
    address: str | None
    language: str

    @property
    def somebody(self) -> PersonRow:
        """Who they are, or `Refused`."""
        if self.known is None:
            raise Refused("nobody")
        return self.known

    @property
    def session(self) -> str:
        """The digest of their cookie, or `Refused`."""
        if self.known is None or self.token is None:
            raise Refused("nobody")
        return digest(self.token)

    @property
    def person(self) -> Person:
        """Who they are at a table, or `Refused`."""
        return Person(self.somebody.id, self.somebody.name)

    @property
    def viewer(self) -> Viewer:
        return Viewer(None if self.known is None else self.known.id)

    def charge(self, services: Services, kind: LimitKind) -> None:
        """Count this against their rate limit, or `Refused`."""
        session = None if self.known is None or self.token is None else digest(self.token)
        key = address_key(self.address) if kind == "people" else client_key(session, self.address)
        self.charge_for(services, kind, key)

    def charge_for(self, services: Services, kind: LimitKind, key: str) -> None:
        """Count this against a rate limit that is not only their own, or `Refused`."""
        wait = services.limits.take(kind, key)
        if wait:
            raise Refused("too-fast", retry_after=round(wait, 3))

    def connected(self, services: Services) -> AbstractContextManager[None]:
        """Counted among their connections as long as it lasts, or `Refused`."""
        return services.connections.connected(self.address, self.viewer.person)


TheVisitor = NamedDependency[Visitor]


def services_of(connection: AnyConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def visitor_of(connection: AnyConnection) -> Visitor:
    token = connection.cookies.get(COOKIE)
    known = await services_of(connection).accounts.person_of(token)
    language = known.language if known is not None else None
    return Visitor(
        known=known,
        token=token,
        address=connection.client.host if connection.client is not None else None,
        language=language or accepted_language(connection.headers.get("accept-language")),
    )
