"""People: a name, a cookie, a link to another device."""

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie, State
from msgspec import json

from stoneage.server.services.services import House
from stoneage.server.store.rows import Person
from stoneage.server.wire.people import LinkToken, NewPerson, PersonalLink, PersonView

from .decoding import body_of
from .visitor import COOKIE, TheHouse, TheVisitor

YEARS = 5 * 365 * 24 * 60 * 60

Asked = Request[None, None, State]
NEW_PERSON = json.Decoder(NewPerson)
LINK_TOKEN = json.Decoder(LinkToken)


@post("/people", summary="Come in under a name")
async def come_in(request: Asked, house: TheHouse, visitor: TheVisitor) -> Response[PersonView]:
    visitor.pay(house, "people")
    newcomer = await body_of(request, NEW_PERSON)
    person, token = await house.reception.welcome(newcomer.name, newcomer.language)
    return _with_cookie(request, house, person, token)


@post("/people/by-link", summary="Come in by a personal link")
async def come_by_link(
    request: Asked, house: TheHouse, visitor: TheVisitor
) -> Response[PersonView]:
    visitor.pay(house, "people")
    link = await body_of(request, LINK_TOKEN)
    person, token = await house.reception.come_by_link(link.token)
    return _with_cookie(request, house, person, token)


@get("/me", summary="Who I am here, or null")
async def me(house: TheHouse, visitor: TheVisitor) -> PersonView | None:
    """To have no name yet is no mistake: a browser would complain of one on every first visit."""
    visitor.pay(house, "reads")
    known = visitor.known
    if known is None:
        return None
    return PersonView(name=known.name, language=known.language, now=house.now())


@put("/me", summary="Change my name or language")
async def rename(request: Asked, house: TheHouse, visitor: TheVisitor) -> PersonView:
    visitor.pay(house, "commands")
    known, wanted = visitor.somebody, await body_of(request, NEW_PERSON)
    renamed = await house.reception.rename(known, wanted.name, wanted.language)
    return PersonView(name=renamed.name, language=renamed.language, now=house.now())


@delete("/me", summary="Forget me on this device")
async def forget(house: TheHouse, visitor: TheVisitor) -> Response[None]:
    visitor.pay(house, "commands")
    if visitor.token is not None:
        await house.reception.leave(visitor.token)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/me/links", summary="Make a personal link for another device")
async def make_link(house: TheHouse, visitor: TheVisitor) -> PersonalLink:
    visitor.pay(house, "people")
    token, expires_at = await house.reception.new_link(visitor.somebody)
    return PersonalLink(token=token, expires_at=expires_at)


def _with_cookie(request: Asked, house: House, person: Person, token: str) -> Response[PersonView]:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=house.settings.is_secure or request.url.scheme == "https",
    )
    seen = PersonView(name=person.name, language=person.language, now=house.now())
    return Response(seen, status_code=201, cookies=[cookie])


ROUTER = Router("/api", route_handlers=[come_in, come_by_link, me, rename, forget, make_link])
