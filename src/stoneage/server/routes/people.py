"""People: a name, a cookie, a link to another device."""

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie, State
from msgspec import json

from stoneage.server.services.services import Services
from stoneage.server.services.user_agent import device_of
from stoneage.server.store.rows import PersonRow
from stoneage.server.wire.people import LinkToken, NewPerson, PersonalLink, PersonView

from .decoding import body_of
from .visitor import COOKIE, TheServices, TheVisitor

COOKIE_MAX_AGE = 5 * 365 * 24 * 60 * 60

AnyRequest = Request[None, None, State]
NEW_PERSON = json.Decoder(NewPerson)
LINK_TOKEN = json.Decoder(LinkToken)


@post("/people", summary="Come in under a name")
async def come_in(
    request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> Response[PersonView]:
    visitor.charge(services, "people")
    newcomer = await body_of(request, NEW_PERSON)
    person, token = await services.accounts.create(
        newcomer.name, newcomer.language, device_of(request.headers.get("user-agent"))
    )
    return with_cookie(request, services, person, token)


@post("/people/by-link", summary="Come in by a personal link")
async def come_by_link(
    request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> Response[PersonView]:
    visitor.charge(services, "people")
    link = await body_of(request, LINK_TOKEN)
    person, token = await services.accounts.redeem_link(
        link.token, device_of(request.headers.get("user-agent"))
    )
    return with_cookie(request, services, person, token)


@get("/me", summary="Who I am here, or null")
async def me(services: TheServices, visitor: TheVisitor) -> PersonView | None:
    """To have no name yet is no mistake: a browser would complain of one on every first visit."""
    visitor.charge(services, "reads")
    known = visitor.known
    if known is None:
        return None
    return PersonView(name=known.name, language=known.language, now=services.now())


@put("/me", summary="Change my name or language")
async def rename(request: AnyRequest, services: TheServices, visitor: TheVisitor) -> PersonView:
    visitor.charge(services, "commands")
    known, wanted = visitor.somebody, await body_of(request, NEW_PERSON)
    renamed = await services.accounts.rename(known, wanted.name, wanted.language)
    return PersonView(name=renamed.name, language=renamed.language, now=services.now())


@delete("/me", summary="Forget me on this device")
async def forget(services: TheServices, visitor: TheVisitor) -> Response[None]:
    visitor.charge(services, "commands")
    if visitor.token is not None:
        await services.accounts.end_session(visitor.token)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/me/links", summary="Make a personal link for another device")
async def make_link(services: TheServices, visitor: TheVisitor) -> PersonalLink:
    visitor.charge(services, "people")
    token, expires_at = await services.accounts.new_link(visitor.somebody)
    return PersonalLink(token=token, expires_at=expires_at)


def with_cookie(
    request: AnyRequest, services: Services, person: PersonRow, token: str
) -> Response[PersonView]:
    """Who came in, and the cookie by which they are known from now on."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_MAX_AGE,
        httponly=True,
        samesite="lax",
        secure=services.settings.is_secure or request.url.scheme == "https",
    )
    seen = PersonView(name=person.name, language=person.language, now=services.now())
    return Response(seen, status_code=201, cookies=[cookie])


ROUTER = Router("/api", route_handlers=[come_in, come_by_link, me, rename, forget, make_link])
