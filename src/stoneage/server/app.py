"""The application: all routes, what precedes every handler, and how it says no."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from stoneage.record import BadRecord
from stoneage.server.hall.problems import (
    accepted_language,
    problem,
    problem_of_record,
    refused_by_store,
    retry_after,
    status_of,
)
from stoneage.server.routes import (
    devices,
    health,
    hints,
    notices,
    people,
    personal,
    practice,
    previews,
    records,
    reviews,
    socket,
    tables,
)
from stoneage.server.routes.asyncapi import asyncapi
from stoneage.server.routes.headers import add_headers
from stoneage.server.routes.openapi import openapi_config
from stoneage.server.routes.own_address import check_host, check_origin
from stoneage.server.routes.static_files import manual, pages
from stoneage.server.routes.visitor import Visitor, services_of, visitor_of
from stoneage.server.services.services import Services, open_services, wall_clock
from stoneage.server.services.settings import Settings
from stoneage.server.store.errors import StoreError
from stoneage.server.telemetry.logs import note
from stoneage.server.telemetry.metrics import Metrics
from stoneage.server.wire.refusals import Problem, RefusalCode, Refused

MAX_BODY_BYTES = 1_100_000
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

AnyRequest = Request[Any, Any, Any]


def create_app(
    settings: Settings, now: Callable[[], int] = wall_clock, run_scheduler: bool = True
) -> Litestar:
    """The server with these settings; its services are opened when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings, metrics, now, run_scheduler) as services:
            app.state.services = services
            app.state.hall = services.hall
            yield

    return Litestar(
        route_handlers=[
            people.ROUTER,
            personal.ROUTER,
            notices.ROUTER,
            devices.ROUTER,
            tables.ROUTER,
            hints.ROUTER,
            practice.ROUTER,
            records.ROUTER,
            previews.ROUTER,
            reviews.ROUTER,
            socket.ROUTER,
            asyncapi,
            health.health,
            health.metrics,
            *manual(),
            *pages(),
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
        },
        lifespan=[lifespan],
        state=State({"metrics": metrics}),
        exception_handlers={
            Refused: refuse,
            BadRecord: refuse_record,
            StoreError: refuse_unavailable,
            HTTPException: refuse_request,
            Exception: refuse_by_fault,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5
        ),
        openapi_config=openapi_config(),
        request_max_body_size=MAX_BODY_BYTES,
        before_send=[add_headers(settings.is_secure)],
        logging_config=None,
    )


def provide_services(request: AnyRequest) -> Services:
    return services_of(request)


async def provide_visitor(request: AnyRequest) -> Visitor:
    """Whatever changes something must come from our own pages, or from no page at all."""
    public_url = services_of(request).settings.public_url
    check_host(request, public_url)
    if request.method not in SAFE:
        check_origin(request, public_url)
    visitor = await visitor_of(request)
    request.state.language = visitor.language
    return visitor


def refuse(request: AnyRequest, refused: Refused) -> Response[Problem]:
    services: Services = request.app.state.services
    services.metrics.count_refusal(refused.code)
    return _answer(problem(refused, _language(request)))


def refuse_record(request: AnyRequest, error: BadRecord) -> Response[Problem]:
    return _answer(problem_of_record(error, _language(request)))


def refuse_unavailable(request: AnyRequest, error: StoreError) -> Response[Problem]:
    note("store-unavailable", level=logging.ERROR, error=error)
    return refuse(request, refused_by_store(error))


CODE_OF_STATUS: dict[int, RefusalCode] = {
    404: "no-such-page",
    405: "no-such-method",
    413: "too-large",
}


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework found wrong with a request."""
    answer = refuse(request, Refused(CODE_OF_STATUS.get(error.status_code, "malformed")))
    if error.headers and "allow" in error.headers:
        answer.headers["allow"] = error.headers["allow"]
    return answer


def refuse_by_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    note("internal-error", level=logging.ERROR, error=error)
    return refuse(request, Refused("our-fault"))


def _answer(why: Problem) -> Response[Problem]:
    return Response(why, status_code=status_of(why.code), headers=retry_after(why.retry_after))


def _language(request: AnyRequest) -> str:
    """What the visitor has chosen, or what the browser asks for if they were not looked up."""
    known: str | None = request.state.get("language")
    return known or accepted_language(request.headers.get("accept-language"))
