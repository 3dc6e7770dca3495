"""What I want to be told, where, and an end to it."""

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import json

from stoneage.server.services.accounts import digest
from stoneage.server.services.services import Services
from stoneage.server.store.ids import could_be_id
from stoneage.server.wire.notices import (
    AddressToken,
    NewAddress,
    NoticeSettings,
    NoticeWishes,
    PushSubscription,
    Stopped,
)
from stoneage.server.wire.refusals import Refused

from .decoding import body_of
from .visitor import TheServices, TheVisitor, Visitor

AnyRequest = Request[None, None, State]
WISHES = json.Decoder(NoticeWishes)
SUBSCRIPTION = json.Decoder(PushSubscription)
ADDRESS = json.Decoder(NewAddress)
TOKEN = json.Decoder(AddressToken)


@get("/me/notices", summary="What I am told while no page is open")
async def settings(services: TheServices, visitor: TheVisitor) -> NoticeSettings:
    visitor.charge(services, "reads")
    return await _settings(services, visitor)


@put("/me/notices", summary="Choose what I am told, and when not")
async def wish(request: AnyRequest, services: TheServices, visitor: TheVisitor) -> NoticeSettings:
    visitor.charge(services, "commands")
    person, wishes = visitor.somebody, await body_of(request, WISHES)
    await services.telling.wish(person, wishes)
    return await _settings(services, visitor)


@delete("/me/notices", summary="Tell me nothing any more", status_code=204)
async def stop_all(services: TheServices, visitor: TheVisitor) -> None:
    visitor.charge(services, "commands")
    await services.telling.notices.stop_all(visitor.somebody.id)


@post("/me/notices/trial", summary="Send me one to try", status_code=204)
async def try_out(services: TheServices, visitor: TheVisitor) -> None:
    person = visitor.somebody
    visitor.charge(services, "mails")
    await services.telling.try_out(person)


@post("/me/subscriptions", summary="Tell this browser", status_code=204)
async def subscribe(request: AnyRequest, services: TheServices, visitor: TheVisitor) -> None:
    visitor.charge(services, "people")
    person, wanted = visitor.somebody, await body_of(request, SUBSCRIPTION)
    await services.telling.subscribe(person, visitor.session, wanted)


@delete("/me/subscriptions", summary="Tell this browser nothing any more", status_code=204)
async def unsubscribe(services: TheServices, visitor: TheVisitor) -> None:
    visitor.charge(services, "commands")
    await services.telling.notices.unsubscribe_session(visitor.session)


@put("/me/address", summary="Send my mail there, once I have confirmed it")
async def ask_address(
    request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> NoticeSettings:
    person, wanted = visitor.somebody, await body_of(request, ADDRESS)
    visitor.charge(services, "mails")
    visitor.charge_for(services, "mails", f"mailbox {digest(wanted.address.lower())}")
    await services.telling.ask_address(person, wanted.address)
    return await _settings(services, visitor)


@delete("/me/address", summary="Forget my address", status_code=204)
async def forget_address(services: TheServices, visitor: TheVisitor) -> None:
    visitor.charge(services, "commands")
    await services.telling.notices.remove_address(visitor.somebody.id)


@post("/addresses/confirm", summary="Confirm an address by the link in its mail", status_code=204)
async def confirm(request: AnyRequest, services: TheServices, visitor: TheVisitor) -> None:
    visitor.charge(services, "people")
    await services.telling.confirm((await body_of(request, TOKEN)).token)


@post("/notices/stop/{token:str}", summary="End all mail to an address", status_code=200)
async def stop_mail(token: FromPath[str], services: TheServices, visitor: TheVisitor) -> Stopped:
    """By the link in every mail, without a page and without a name (RFC 8058)."""
    visitor.charge(services, "people")
    is_known = could_be_id(token) and await services.telling.notices.stop_mail(token)
    if not is_known:
        raise Refused("no-such-link")
    return Stopped()


async def _settings(services: Services, visitor: Visitor) -> NoticeSettings:
    return await services.telling.settings(visitor.somebody, visitor.session)


ROUTER: Router = Router(
    "/api",
    route_handlers=[
        *(settings, wish, stop_all, try_out, subscribe, unsubscribe),
        *(ask_address, forget_address, confirm, stop_mail),
    ],
)
