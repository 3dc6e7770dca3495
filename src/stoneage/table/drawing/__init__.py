"""The board as a picture: SVG made from a view, with the drawings of the web client."""

from .picture import draw_svg
from .png import NoRenderer, png_of

__all__ = ["NoRenderer", "draw_svg", "png_of"]
