"""What people want to be told, where, and what waits to be sent to them."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import BindParameter, Connection, and_, bindparam, delete, select, update

from .people_writes import each
from .queries import ID, LIMIT
from .schema import addresses, notice_wishes, notices, people, subscriptions
from .statements import insert
from .store import Store

MAIL: Final = "mail"
"""The target of a notice that goes to an address."""
MAX_SUBSCRIPTIONS: Final = 10
"""Of one person; the oldest make room."""


class SubscriptionRow(Struct, frozen=True, kw_only=True):
    """A browser that receives messages, and the session that it belongs to."""

    endpoint_hash: str
    person_id: str
    session_hash: str
    endpoint: str
    key: str
    auth: str
    created_at: int


class AddressRow(Struct, frozen=True, kw_only=True):
    """Somebody's address; `token_hash` is that of the link which confirms it."""

    person_id: str
    address: str
    token_hash: str
    stop_token: str
    asked_at: int
    confirmed_at: int | None = None


class WishesRow(Struct, frozen=True):
    person_id: str
    language: str | None
    wishes: bytes


class NoticeRow(Struct, frozen=True, kw_only=True):
    """One message to one browser or address. Its key makes that it is sent once."""

    table_id: str
    version: int
    person_id: str
    target: str  # the hash of an endpoint, or "mail"
    kind: str
    due_at: int
    attempts: int = 0


IDS: Final[BindParameter[list[str]]] = bindparam("ids", expanding=True)
WISHES: Final = (
    select(people.c.id, people.c.language, notice_wishes.c.wishes)
    .join(notice_wishes, notice_wishes.c.person_id == people.c.id)
    .where(people.c.id.in_(IDS))
)
SUBSCRIPTIONS: Final = (
    select(subscriptions)
    .where(subscriptions.c.person_id == ID)
    .order_by(subscriptions.c.created_at.desc())
)
SUBSCRIPTION: Final = select(subscriptions).where(subscriptions.c.endpoint_hash == ID)
ADDRESS: Final = select(addresses).where(addresses.c.person_id == ID)
DUE: Final = (
    select(notices)
    .where(notices.c.due_at <= bindparam("before"))
    .order_by(notices.c.due_at)
    .limit(LIMIT)
)


class Notices:
    """The part of the store that is about notices."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def wishes(self, people_ids: Sequence[str]) -> list[WishesRow]:
        return await self.store.read(_read_wishes, ids=list(people_ids))

    async def put_wishes(self, person_id: str, wishes: bytes) -> None:
        await self.store.writer.submit(_put_wishes, (person_id, wishes))

    async def subscriptions(self, person_id: str) -> list[SubscriptionRow]:
        """The newest first."""
        return await self.store.read(_read_subscriptions, id=person_id)

    async def subscription(self, endpoint_hash: str) -> SubscriptionRow | None:
        return await self.store.read(_read_subscription, id=endpoint_hash)

    async def subscribe(self, row: SubscriptionRow) -> None:
        await self.store.writer.submit(_subscribe, row)

    async def unsubscribe(self, endpoint_hash: str) -> None:
        await self.store.writer.submit(_unsubscribe, endpoint_hash)

    async def unsubscribe_session(self, session_hash: str) -> None:
        await self.store.writer.submit(_unsubscribe_session, session_hash)

    async def address(self, person_id: str) -> AddressRow | None:
        return await self.store.read(_read_address, id=person_id)

    async def put_address(self, row: AddressRow) -> None:
        await self.store.writer.submit(_put_address, row)

    async def remove_address(self, person_id: str) -> None:
        await self.store.writer.submit(_remove_address, person_id)

    async def confirm_address(self, token_hash: str, now: int) -> bool:
        return await self.store.writer.submit(_confirm_address, (token_hash, now))

    async def stop_mail(self, stop_token: str) -> bool:
        """Nothing more goes to the address that was sent this token."""
        return await self.store.writer.submit(_stop_mail, stop_token)

    async def stop_all(self, person_id: str) -> None:
        await self.store.writer.submit(_stop_all, person_id)

    async def enqueue(self, rows: Sequence[NoticeRow]) -> None:
        """What waits to be sent of an earlier turn at the same table is out of date."""
        await self.store.writer.submit(_enqueue, tuple(rows))

    async def due(self, before: int, limit: int) -> list[NoticeRow]:
        return await self.store.read(_read_due, before=before, limit=limit)

    async def take(self, notice: NoticeRow) -> bool:
        """Whether it is the caller who sends it: whoever else asks is too late."""
        return await self.store.writer.submit(_take, notice)


def _read_wishes(connection: Connection, **key: list[str]) -> list[WishesRow]:
    return [WishesRow(*row) for row in connection.execute(WISHES, key)]


def _read_subscriptions(connection: Connection, **key: str) -> list[SubscriptionRow]:
    return [SubscriptionRow(**row) for row in connection.execute(SUBSCRIPTIONS, key).mappings()]


def _read_subscription(connection: Connection, **key: str) -> SubscriptionRow | None:
    row = connection.execute(SUBSCRIPTION, key).mappings().first()
    return None if row is None else SubscriptionRow(**row)


def _read_address(connection: Connection, **key: str) -> AddressRow | None:
    row = connection.execute(ADDRESS, key).mappings().first()
    return None if row is None else AddressRow(**row)


def _read_due(connection: Connection, **key: int) -> list[NoticeRow]:
    return [NoticeRow(**row) for row in connection.execute(DUE, key).mappings()]


@each
def _put_wishes(connection: Connection, row: tuple[str, bytes]) -> None:
    connection.execute(delete(notice_wishes).where(notice_wishes.c.person_id == row[0]))
    insert(connection, notice_wishes, [row])


@each
def _subscribe(connection: Connection, row: SubscriptionRow) -> None:
    """A browser has one subscription, and a person not too many."""
    _forget(connection, row.endpoint_hash)
    kept = list(connection.execute(SUBSCRIPTIONS, {"id": row.person_id}).mappings())
    for old in kept[MAX_SUBSCRIPTIONS - 1 :]:
        _forget(connection, old["endpoint_hash"])
    insert(connection, subscriptions, [astuple(row)])


@each
def _unsubscribe(connection: Connection, endpoint_hash: str) -> None:
    _forget(connection, endpoint_hash)


@each
def _unsubscribe_session(connection: Connection, session_hash: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.session_hash == session_hash))


def _forget(connection: Connection, endpoint_hash: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint_hash == endpoint_hash))


@each
def _put_address(connection: Connection, row: AddressRow) -> None:
    connection.execute(delete(addresses).where(addresses.c.person_id == row.person_id))
    insert(connection, addresses, [astuple(row)])


@each
def _remove_address(connection: Connection, person_id: str) -> None:
    connection.execute(delete(addresses).where(addresses.c.person_id == person_id))


@each
def _confirm_address(connection: Connection, confirming: tuple[str, int]) -> bool:
    token_hash, now = confirming
    confirmed = update(addresses).where(addresses.c.token_hash == token_hash)
    return connection.execute(confirmed.values(confirmed_at=now)).rowcount == 1


@each
def _stop_mail(connection: Connection, stop_token: str) -> bool:
    stopped = delete(addresses).where(addresses.c.stop_token == stop_token)
    return connection.execute(stopped).rowcount == 1


@each
def _stop_all(connection: Connection, person_id: str) -> None:
    for kept in (notices, subscriptions, notice_wishes):
        connection.execute(delete(kept).where(kept.c.person_id == person_id))


@each
def _enqueue(connection: Connection, rows: tuple[NoticeRow, ...]) -> None:
    for row in rows:
        same = and_(
            notices.c.table_id == row.table_id,
            notices.c.person_id == row.person_id,
            notices.c.target == row.target,
        )
        earlier = and_(notices.c.kind == row.kind, notices.c.version <= row.version)
        connection.execute(delete(notices).where(same, earlier))
    insert(connection, notices, [astuple(row) for row in rows])


@each
def _take(connection: Connection, notice: NoticeRow) -> bool:
    taken = delete(notices).where(
        notices.c.table_id == notice.table_id,
        notices.c.version == notice.version,
        notices.c.person_id == notice.person_id,
        notices.c.target == notice.target,
        notices.c.due_at == notice.due_at,
    )
    return connection.execute(taken).rowcount == 1
