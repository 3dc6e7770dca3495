"""Pixels instead of lines, for whatever shows no SVG; the extra `png` brings the library."""


class NoRenderer(ImportError):
    """The library that turns SVG into pixels is not installed."""


def png_of(svg: str) -> bytes:
    """The picture as PNG, in its own size; or `NoRenderer`."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415 - only this extra needs it
    except ModuleNotFoundError as missing:
        raise NoRenderer(missing.name) from None
    return svg_to_bytes(svg_string=svg)
