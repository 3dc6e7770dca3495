"""Whom a change of a table concerns who may not be looking."""

from collections.abc import Iterator

from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.notices import NoticeKind


def occasions(before: HostedTable, after: HostedTable) -> Iterator[tuple[str, NoticeKind]]:
    """The people to be told, and of what; whoever did it themselves knows."""
    if before.document.status == "running" and after.document.status == "over":
        yield from ((person, "over") for person in _others_at_the_end(before, after))
    asked = _asked(after)
    if asked is not None and asked != _asked(before):
        yield asked, "turn"


def invited(table: HostedTable) -> Iterator[tuple[str, NoticeKind]]:
    """Everybody who was given a seat at a new table but its host."""
    people = {seat.person for seat in table.document.seats}
    for person in sorted(person for person in people if person is not None):
        if person != table.document.host:
            yield person, "invitation"


def is_current(table: HostedTable, person: str, kind: NoticeKind) -> bool:
    """Whether it is still worth telling."""
    if kind == "turn":
        return _asked(table) == person
    if kind == "invitation":
        return table.document.status == "open" and bool(table.document.seats_of(person))
    return True


def _asked(table: HostedTable) -> str | None:
    """The person who decides now."""
    if table.to_act is None or table.acting_bot is not None:
        return None
    return table.document.seats[table.to_act].person


def _others_at_the_end(before: HostedTable, after: HostedTable) -> list[str]:
    """All but who made the last move or has just given up."""
    doers = {_asked(before)} if after.document.ending == "finished" else set()
    for old, new in zip(before.document.seats, after.document.seats, strict=True):
        if new.has_resigned and not old.has_resigned:
            doers.add(new.person)
    people = {seat.person for seat in after.document.seats} - doers
    return sorted(person for person in people if person is not None)
