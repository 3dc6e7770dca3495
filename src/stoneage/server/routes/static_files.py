"""The pages of the web client and of the manual, as files."""

import os
from pathlib import Path

from litestar import Request, Response
from litestar.datastructures import State
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from stoneage.server.wire.refusals import Refused

from .headers import POLICY
from .own_address import check_host
from .visitor import services_of

PAGES = (
    Path(__file__).parents[1] / "pages",  # installed
    Path(__file__).parents[4] / "web" / "dist",  # in the source tree
)
MANUALS = (
    Path(__file__).parents[1] / "manual",  # installed
    Path(__file__).parents[4] / "build" / "manual",  # in the source tree
)
A_YEAR = "public, max-age=31536000, immutable"
LONGEST_NAME = 255
"""Bytes of a file's name: no usual file system has longer ones."""


def pages() -> list[ControllerRouterHandler]:
    """The built web client, if it was built."""
    folder = _built(PAGES)
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


def manual() -> list[ControllerRouterHandler]:
    """The manual, if it was built."""
    folder = _built(MANUALS)
    if folder is None:
        return []
    return [
        create_static_files_router(
            "/manual",
            [folder],
            html_mode=True,
            include_in_schema=False,
            before_request=_check_manual,
            after_request=_always_anew,
        )
    ]


def has_manual() -> bool:
    return _built(MANUALS) is not None


def _built(places: tuple[Path, ...]) -> Path | None:
    return next((place for place in places if (place / "index.html").is_file()), None)


async def _check_manual(request: Request[None, None, State]) -> Redirect | None:
    """Links in a page go from its folder, which must therefore be named as one."""
    await _check(request)
    path = request.scope.get("raw_path", b"").decode("latin-1").partition("?")[0]
    if path.endswith("/") or "." in path.rpartition("/")[2]:
        return None
    return Redirect(f"{path.rpartition('/')[2]}/")


async def _check(request: Request[None, None, State]) -> None:
    """What no file can be called would be a fault of the file system's."""
    check_host(request, services_of(request).settings.public_url)
    path = request.scope["path"]
    if "\0" in path or any(len(os.fsencode(part)) > LONGEST_NAME for part in path.split("/")):
        raise Refused("no-such-page")


def _for_a_year(response: Response[bytes]) -> Response[bytes]:
    """Their names change with their content. One of them is the worker, in which Python runs."""
    response.headers["content-security-policy"] = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
    return _kept(response, A_YEAR)


def _always_anew(response: Response[bytes]) -> Response[bytes]:
    return _kept(response, "no-cache")


def _kept(response: Response[bytes], caching: str) -> Response[bytes]:
    response.headers["cache-control"] = caching
    return response
