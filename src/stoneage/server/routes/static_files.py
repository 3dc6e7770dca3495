"""The pages of the web client, as files."""

from pathlib import Path

from litestar import Response
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from .headers import HEADERS

PAGES = (
    Path(__file__).parents[1] / "pages",  # installed
    Path(__file__).parents[4] / "web" / "dist",  # in the source tree
)
A_YEAR = "public, max-age=31536000, immutable"


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
            after_request=_for_a_year,
            include_in_schema=False,
        ),
        create_static_files_router(
            "/", [folder], html_mode=True, include_in_schema=False, after_request=_always_anew
        ),
    ]


def _for_a_year(response: Response[bytes]) -> Response[bytes]:
    """Their names change with their content."""
    return _with_headers(response, A_YEAR)


def _always_anew(response: Response[bytes]) -> Response[bytes]:
    return _with_headers(response, "no-cache")


def _with_headers(response: Response[bytes], caching: str) -> Response[bytes]:
    """The framework gives files none of its own."""
    response.headers.update({**HEADERS, "cache-control": caching})
    return response
