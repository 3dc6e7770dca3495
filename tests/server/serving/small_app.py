"""A small application, for tests of how one is served."""

import os
import time
from threading import Thread

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from stoneage.server.services.settings import Settings
from stoneage.server.telemetry.metrics import CONTENT_TYPE_LATEST, Metrics


class Hall:
    """Everybody who is connected."""

    def __init__(self) -> None:
        self.connected: set[WebSocket[object, object, State]] = set()

    async def announce_restart(self, seconds: float) -> None:
        for each in self.connected:
            await each.send_json({"restarting": seconds})


@get("/tables/{table:str}")
async def look(table: str) -> dict[str, object]:
    return {"table": len(table), "process": os.getpid()}


@get("/who", sync_to_thread=False)
def who(request: Request[object, object, State]) -> dict[str, str]:
    assert request.client is not None
    return {"address": request.client.host, "scheme": request.url.scheme}


@get("/metrics", sync_to_thread=False)
def metrics(state: State) -> Response[bytes]:
    return Response(state.metrics.shown(), media_type=CONTENT_TYPE_LATEST)


@websocket("/tables/{table:str}/play")
async def play(socket: WebSocket[object, object, State], table: str) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    hall.connected.add(socket)
    try:
        await socket.send_json({"welcome": len(table)})
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        pass
    finally:
        hall.connected.discard(socket)


def create_app(_: Settings) -> Litestar:
    state = State({"hall": Hall(), "metrics": Metrics()})
    return Litestar([look, who, metrics, play], state=state, openapi_config=None)


async def fail() -> None:
    raise RuntimeError("the secret of the table")


def create_broken_app(_: Settings) -> Litestar:
    """Does not come up."""
    state = State({"hall": Hall(), "metrics": Metrics()})
    return Litestar([look], state=state, openapi_config=None, on_startup=[fail])


def create_stubborn_app(settings: Settings) -> Litestar:
    """Has a thread that would keep its process alive."""
    Thread(target=time.sleep, args=(3600,)).start()
    return create_app(settings)
