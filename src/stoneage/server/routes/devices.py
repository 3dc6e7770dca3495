"""Passkeys and devices: coming back to oneself, and shutting a lost device out."""

import ipaddress

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import json

from stoneage.server.services.services import Services
from stoneage.server.services.site import Site
from stoneage.server.services.user_agent import device_of
from stoneage.server.wire.devices import Devices, NewPasskey, PasskeyOptions, UsedPasskey
from stoneage.server.wire.people import PersonView
from stoneage.server.wire.refusals import Refused

from .decoding import body_of
from .own_address import PORTS, Address, address_of, own_address
from .people import with_cookie
from .visitor import TheServices, TheVisitor, Visitor

AnyRequest = Request[None, None, State]
NEW = json.Decoder(NewPasskey)
USED = json.Decoder(UsedPasskey)


@get("/me/devices", summary="Where I am known, and every way back to me")
async def devices(request: AnyRequest, services: TheServices, visitor: TheVisitor) -> Devices:
    visitor.charge(services, "reads")
    return await _devices(request, services, visitor)


@delete("/me/devices/{device:str}", summary="Shut a device out", status_code=204)
async def shut_out(device: FromPath[str], services: TheServices, visitor: TheVisitor) -> None:
    visitor.charge(services, "commands")
    await services.devices.shut_out(visitor.somebody, device)


@post("/me/passkeys/options", summary="What a browser needs to make a passkey", status_code=200)
async def creation(
    request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> PasskeyOptions:
    visitor.charge(services, "people")
    person = visitor.somebody
    return PasskeyOptions(options=await services.devices.creation(person, _site(request, services)))


@post("/me/passkeys", summary="Keep a passkey that was just made")
async def create(request: AnyRequest, services: TheServices, visitor: TheVisitor) -> Devices:
    visitor.charge(services, "people")
    person, made = visitor.somebody, await body_of(request, NEW)
    device = device_of(request.headers.get("user-agent"))
    await services.devices.create(person, _site(request, services), made, device)
    return await _devices(request, services, visitor)


@delete("/me/passkeys/{passkey:str}", summary="Forget a passkey", status_code=204)
async def forget(passkey: FromPath[str], services: TheServices, visitor: TheVisitor) -> None:
    visitor.charge(services, "commands")
    await services.devices.forget(visitor.somebody, passkey)


@post("/passkeys/options", summary="What a browser needs to use a passkey", status_code=200)
async def request_options(
    request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> PasskeyOptions:
    visitor.charge(services, "people")
    return PasskeyOptions(options=await services.devices.request(_site(request, services)))


@post("/people/by-passkey", summary="Come in by a passkey")
async def come_in(
    request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> Response[PersonView]:
    visitor.charge(services, "people")
    used = await body_of(request, USED)
    device = device_of(request.headers.get("user-agent"))
    person, token = await services.devices.come_in(_site(request, services), used, device)
    return with_cookie(request, services, person, token)


async def _devices(request: AnyRequest, services: Services, visitor: Visitor) -> Devices:
    has_name = _named(_own(request, services)) is not None
    return await services.devices.devices(visitor.somebody, visitor.session, has_name)


def _site(request: AnyRequest, services: Services) -> Site:
    """Browsers make passkeys for names, not for numbers."""
    named = _named(_own(request, services))
    if named is None:
        raise Refused("no-passkeys-here")
    usual = PORTS[named.scheme]
    port = "" if named.port == usual else f":{named.port}"
    return Site(named.host, f"{named.scheme}://{named.host}{port}")


def _own(request: AnyRequest, services: Services) -> Address | None:
    """The page itself knows whether a proxy adds TLS."""
    page = address_of(request.headers.get("origin", ""))
    scheme = request.url.scheme if page is None else page.scheme
    return own_address(request, services.settings.public_url, scheme)


def _named(address: Address | None) -> Address | None:
    if address is None:
        return None
    try:
        ipaddress.ip_address(address.host)
    except ValueError:
        return address
    return None


ROUTER = Router(
    "/api",
    route_handlers=[
        *(devices, shut_out, creation, create, forget),
        *(request_options, come_in),
    ],
)
