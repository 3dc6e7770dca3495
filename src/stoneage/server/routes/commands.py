"""Commands of visitors, the same for HTTP and WebSocket: limited in number, and counted."""

from stoneage.server.hall import commands
from stoneage.server.hall.commands import Acknowledge
from stoneage.server.hall.problems import refused_by_store
from stoneage.server.services.services import Services
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.viewing import Viewer
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.commands import AnyCommand, Rematch, Say
from stoneage.server.wire.messages import Accepted, Rejected
from stoneage.server.wire.refusals import Refused

from .visitor import Visitor


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
    if isinstance(command, Rematch):
        visitor.charge(services, "tables")
    return await commands.carry_out(services.hall, person, table_id, command, acknowledge)


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
    return await commands.rejection(services.hall, language, viewer, table_id, to, refused)
