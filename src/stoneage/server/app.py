"""The application: all doors, what goes before every answer, and how it says no."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from stoneage.record.errors import BadRecord
from stoneage.server.routes import health, people, records, socket, tables
from stoneage.server.routes.headers import HEADERS
from stoneage.server.routes.openapi import openapi_config
from stoneage.server.routes.problems import problem, problem_of_record, spoken, status_of, waiting
from stoneage.server.routes.static_files import pages
from stoneage.server.routes.visitor import Visitor, check_origin, house_of, visitor_of
from stoneage.server.services.services import House, opened_house, wall_clock
from stoneage.server.services.settings import Settings
from stoneage.server.store.errors import StoreError
from stoneage.server.telemetry.logs import note
from stoneage.server.telemetry.metrics import Metrics
from stoneage.server.wire.refusals import Problem, RefusalCode, Refused

LONGEST_BODY = 1_100_000
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

Asked = Request[Any, Any, Any]


def create_app(
    settings: Settings, now: Callable[[], int] = wall_clock, looks: bool = True
) -> Litestar:
    """The server with these settings; its house is opened when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened_house(settings, metrics, now, looks) as house:
            app.state.house = house
            app.state.hall = house.hall
            yield

    return Litestar(
        route_handlers=[
            people.ROUTER,
            tables.ROUTER,
            records.ROUTER,
            socket.ROUTER,
            health.health,
            health.metrics,
            *pages(),
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
        },
        lifespan=[lifespan],
        state=State({"metrics": metrics}),
        exception_handlers={
            Refused: refuse,
            BadRecord: refuse_record,
            StoreError: refuse_unavailable,
            HTTPException: refuse_request,
            Exception: admit_fault,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5
        ),
        openapi_config=openapi_config(),
        request_max_body_size=LONGEST_BODY,
        response_headers=HEADERS,
        logging_config=None,
    )


def provide_house(request: Asked) -> House:
    return house_of(request)


async def provide_visitor(request: Asked) -> Visitor:
    """Whatever changes something must come from our own pages, or from no page at all."""
    if request.method not in SAFE:
        check_origin(request)
    visitor = await visitor_of(request)
    request.state.language = visitor.language
    return visitor


def refuse(request: Asked, refused: Refused) -> Response[Problem]:
    house: House = request.app.state.house
    house.metrics.count_refusal(refused.code)
    return _answer(problem(refused, _language(request)))


def refuse_record(request: Asked, error: BadRecord) -> Response[Problem]:
    return _answer(problem_of_record(error, _language(request)))


def refuse_unavailable(request: Asked, error: StoreError) -> Response[Problem]:
    note("store-unavailable", level=logging.ERROR, error=error)
    return refuse(request, Refused("store-unavailable"))


CODES: dict[int, RefusalCode] = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}


def refuse_request(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework found wrong with a request."""
    return refuse(request, Refused(CODES.get(error.status_code, "malformed")))


def admit_fault(request: Asked, error: Exception) -> Response[Problem]:
    note("fault", level=logging.ERROR, error=error)
    return refuse(request, Refused("our-fault"))


def _answer(why: Problem) -> Response[Problem]:
    """The framework gives its headers only to what goes well."""
    headers = {**HEADERS, **waiting(why.retry_after)}
    return Response(why, status_code=status_of(why.code), headers=headers)


def _language(request: Asked) -> str:
    """What the visitor has chosen, or, where he was not even looked up, what his browser says."""
    known: str | None = request.state.get("language")
    return known or spoken(request.headers.get("accept-language"))
