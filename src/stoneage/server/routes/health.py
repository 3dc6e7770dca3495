"""For whoever watches over the server: whether it is well, and its numbers."""

from litestar import Response, get

from stoneage.server.telemetry.metrics import CONTENT_TYPE_LATEST
from stoneage.server.wire.messages import Health
from stoneage.server.wire.refusals import Refused

from .visitor import TheServices


@get("/healthz", summary="Whether moves can be made durable here")
async def health(services: TheServices) -> Response[Health]:
    is_alive = await services.health.is_alive()
    return Response(Health(is_alive=is_alive), status_code=200 if is_alive else 503)


@get("/metrics", include_in_schema=False)
async def metrics(services: TheServices) -> Response[bytes]:
    if not services.settings.show_metrics:
        raise Refused("no-such-page")
    return Response(services.metrics.shown(), media_type=CONTENT_TYPE_LATEST)
