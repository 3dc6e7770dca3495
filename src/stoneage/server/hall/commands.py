"""Carrying out a command, whichever way it came."""

from collections.abc import Callable

from msgspec import json

from stoneage.server.store.errors import StoreError
from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.commands import AnyCommand, Mute, Rematch, Say
from stoneage.server.wire.messages import Accepted, Rejected, Update
from stoneage.server.wire.refusals import Refused

from .hall import Hall
from .problems import reason

Acknowledge = Callable[[Accepted], None]
COMMAND: json.Decoder[AnyCommand] = json.Decoder(AnyCommand)


async def carry_out(
    hall: Hall,
    person: Person,
    table_id: str,
    command: AnyCommand,
    acknowledge: Acknowledge = lambda _: None,
) -> Accepted:
    """Do what was asked, or `Refused`; `acknowledge` is called before anybody else is told."""
    version = (await hall.tables.get(table_id)).table.version
    table: str | None = None
    if isinstance(command, Rematch):
        table = (await hall.rematch(table_id, person, command.key)).id
    elif isinstance(command, Say):
        await hall.chat.say(table_id, person, command.text, command.key)
    elif isinstance(command, Mute):
        await hall.chat.mute(table_id, person, command.seat, command.on)
    else:
        version = await hall.do(
            table_id,
            person,
            command,
            lambda made: acknowledge(Accepted(to=command.id, version=made)),
        )
        return Accepted(to=command.id, version=version)
    accepted = Accepted(to=command.id, version=version, table=table)
    acknowledge(accepted)
    return accepted


async def rejection(
    hall: Hall, language: str, viewer: Viewer, table_id: str, to: int, refused: Refused
) -> Rejected:
    """The answer to a command that was refused, with the table as it is."""
    return Rejected(
        to=to,
        code=refused.code,
        reason=reason(refused.code, language),
        retry_after=refused.retry_after,
        update=await _present(hall, viewer, table_id, refused),
    )


async def _present(hall: Hall, viewer: Viewer, table_id: str, refused: Refused) -> Update | None:
    """The table now, unless that is what there is too much of, or it cannot be read."""
    if refused.code in ("too-fast", "store-unavailable", "outcome-unknown", "malformed"):
        return None
    try:
        live = await hall.tables.get(table_id)
    except (Refused, StoreError):
        return None
    return live.update_for(viewer, None)
