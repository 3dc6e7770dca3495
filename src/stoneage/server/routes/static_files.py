"""The pages of the web client, as files."""

import os
from pathlib import Path

from litestar import Request, Response
from litestar.datastructures import State
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from stoneage.server.wire.refusals import Refused

from .own_address import check_host
from .visitor import services_of

PAGES = (
    Path(__file__).parents[1] / "pages",  # installed
    Path(__file__).parents[4] / "web" / "dist",  # in the source tree
)
A_YEAR = "public, max-age=31536000, immutable"
LONGEST_NAME = 255
"""Bytes of a file's name: no usual file system has longer ones."""


def pages() -> list[ControllerRouterHandler]:
    """The built web client, if it was built."""
    folder = next((place for place in PAGES if (place / "index.html").is_file()), None)
    if folder is None:
        return []
    return [
        create_static_files_router(
            "/assets",
            [folder / "assets"],
            send_as_attachment=False,
            cache_control=None,
            before_request=_check,
            after_request=_for_a_year,
            include_in_schema=False,
        ),
        create_static_files_router(
            "/",
            [folder],
            html_mode=True,
            include_in_schema=False,
            before_request=_check,
            after_request=_always_anew,
        ),
    ]


async def _check(request: Request[None, None, State]) -> None:
    """What no file can be called would be a fault of the file system's."""
    check_host(request, services_of(request).settings.public_url)
    path = request.scope["path"]
    if "\0" in path or any(len(os.fsencode(part)) > LONGEST_NAME for part in path.split("/")):
        raise Refused("no-such-page")


def _for_a_year(response: Response[bytes]) -> Response[bytes]:
    """Their names change with their content."""
    return _kept(response, A_YEAR)


def _always_anew(response: Response[bytes]) -> Response[bytes]:
    return _kept(response, "no-cache")


def _kept(response: Response[bytes], caching: str) -> Response[bytes]:
    response.headers["cache-control"] = caching
    return response
