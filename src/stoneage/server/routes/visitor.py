"""Who asks: found by his cookie, for every door."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from stoneage.server.services.accounts import digest
from stoneage.server.services.rate_limits import LimitKind, house, payer
from stoneage.server.services.services import House
from stoneage.server.store.rows import Person as KnownPerson
from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.refusals import Refused

from .problems import spoken

COOKIE = "stoneage"

Asking = ASGIConnection[Any, Any, Any, Any]
TheHouse = NamedDependency[House]


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door; `known` is None as long as he has not said his name."""

    known: KnownPerson | None
    token: str | None
    address: str | None
    language: str

    @property
    def somebody(self) -> KnownPerson:
        """Who he is, or `Refused`."""
        if self.known is None:
            raise Refused("nobody")
        return self.known

    @property
    def person(self) -> Person:
        """Who he is at a table, or `Refused`."""
        return Person(self.somebody.id, self.somebody.name)

    @property
    def viewer(self) -> Viewer:
        return Viewer(None if self.known is None else self.known.id)

    def pay(self, at: House, kind: LimitKind) -> None:
        """Use up some of his allowance, or `Refused`."""
        session = None if self.known is None or self.token is None else digest(self.token)
        whose = house(self.address) if kind == "people" else payer(session, self.address)
        wait = at.limits.take(kind, whose)
        if wait:
            raise Refused("too-fast", retry_after=round(wait, 3))


TheVisitor = NamedDependency[Visitor]


def house_of(asking: Asking) -> House:
    inside: House = asking.app.state.house
    return inside


async def visitor_of(asking: Asking) -> Visitor:
    token = asking.cookies.get(COOKIE)
    known = await house_of(asking).reception.known(token)
    language = known.language if known is not None else None
    return Visitor(
        known=known,
        token=token,
        address=asking.client.host if asking.client is not None else None,
        language=language or spoken(asking.headers.get("accept-language")),
    )


def check_origin(asking: Asking) -> None:
    """A page of another site must not act in a visitor's name."""
    origin = asking.headers.get("origin")
    if origin is None:
        return
    public = house_of(asking).settings.public_url
    if public is not None and origin == public:
        return
    if origin.partition("://")[2] != asking.headers.get("host"):
        raise Refused("other-site")
