"""Carrying out a command, the same for HTTP and WebSocket."""

from collections.abc import Callable

from msgspec import json

from stoneage.server.services.services import Services
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.viewing import Viewer
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.commands import AnyCommand, Mute, Rematch, Say
from stoneage.server.wire.messages import Accepted, Rejected, Update
from stoneage.server.wire.refusals import Refused

from .problems import reason, refused_by_store
from .visitor import Visitor

Acknowledge = Callable[[Accepted], None]
COMMAND: json.Decoder[AnyCommand] = json.Decoder(AnyCommand)


async def carry_out(
    services: Services,
    visitor: Visitor,
    table_id: str,
    command: AnyCommand,
    acknowledge: Acknowledge = lambda _: None,
) -> Accepted:
    """Do what was asked, or `Refused`; `acknowledge` is called before anybody else is told."""
    visitor.charge(services, "chat" if isinstance(command, Say) else "commands")
    person = visitor.person
    version = (await services.hall.tables.get(table_id)).table.version
    table: str | None = None
    if isinstance(command, Rematch):
        visitor.charge(services, "tables")
        table = (await services.hall.rematch(table_id, person, command.key)).id
    elif isinstance(command, Say):
        await services.hall.chat.say(table_id, person, command.text, command.key)
    elif isinstance(command, Mute):
        await services.hall.chat.mute(table_id, person, command.seat, command.on)
    else:
        version = await services.hall.do(
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
    services: Services,
    language: str,
    viewer: Viewer,
    table_id: str,
    to: int,
    failure: Refused | StoreError,
) -> Rejected:
    """The answer to a command that was refused, with the table as it is."""
    refused = failure if isinstance(failure, Refused) else refused_by_store(failure)
    services.metrics.count_refusal(refused.code)
    note("refused", Fields(table=table_id, code=refused.code))
    return Rejected(
        to=to,
        code=refused.code,
        reason=reason(refused.code, language),
        retry_after=refused.retry_after,
        update=await _present(services, viewer, table_id, refused),
    )


async def _present(
    services: Services, viewer: Viewer, table_id: str, refused: Refused
) -> Update | None:
    """The table now, unless that is what there is too much of, or it cannot be read."""
    if refused.code in ("too-fast", "store-unavailable", "outcome-unknown", "malformed"):
        return None
    try:
        live = await services.hall.tables.get(table_id)
    except (Refused, StoreError):
        return None
    return live.update_for(viewer, None)
