"""An SVG as it is drawn, element by element."""

from collections.abc import Iterator
from contextlib import contextmanager
from xml.sax.saxutils import escape, quoteattr

from .art import symbol, symbol_id

INK = "#2A1F18"
BONE = "#FBF4E4"
SANS = "'Alegreya Sans',Carlito,Candara,'Segoe UI',system-ui,'Liberation Sans','DejaVu Sans'"
DISPLAY = "Alegreya,Constantia,Georgia,'DejaVu Serif'"
CHINESE_SANS = "'Noto Sans SC','PingFang SC','Microsoft YaHei','Noto Sans CJK SC'"
CHINESE_DISPLAY = "'Noto Serif SC','Songti SC','Noto Serif CJK SC'"
NARROW = "iljtfIr.,:;'’ ·!|()"
FIRST_OF_CHINESE = "\u2e80"

Value = str | float | None
Look = dict[str, Value]
"""Attributes that several elements share."""


class Canvas:
    """Keeps what is drawn, and which symbols are needed for it."""

    def __init__(self, language: str) -> None:
        """The fonts of the language come first: few programs look for missing letters in others."""
        is_chinese = language == "zh"
        sans, display = (SANS, CHINESE_SANS), (DISPLAY, CHINESE_DISPLAY)
        self.sans = ",".join((*(reversed(sans) if is_chinese else sans), "sans-serif"))
        self.display = ",".join((*(reversed(display) if is_chinese else display), "serif"))
        self._drawn: list[str] = []
        self._symbols: dict[str, None] = {}

    def add(self, markup: str) -> None:
        self._drawn.append(markup)

    def draw(self, tag: str, **attributes: Value) -> None:
        """An element without content; `stroke_width` is the attribute `stroke-width`."""
        self._drawn.append(f"<{tag}{_written(attributes)}/>")

    def rect(
        self, x: float, y: float, width: float, height: float, radius: float, **more: Value
    ) -> None:
        self.draw("rect", x=x, y=y, width=width, height=height, rx=radius, **more)

    def path(self, d: str, **more: Value) -> None:
        self.draw("path", d=d, **more)

    def ellipse(self, x: float, y: float, rx: float, ry: float, **more: Value) -> None:
        self.draw("ellipse", cx=x, cy=y, rx=rx, ry=ry, **more)

    def symbol(self, name: str, x: float, y: float, size: float, **more: Value) -> None:
        """A drawing of `art/symbols`, with its upper left corner at a point."""
        self._symbols[name] = None
        href = f"#{symbol_id(name)}"
        self.draw("use", href=href, x=x, y=y, width=size, height=size, **more)

    def house(self, name: str, x: float, y: float, scale: float = 1) -> None:
        """What stands on a building, with its feet on a point."""
        self._symbols[name] = None
        left, top = x - 44 * scale, y - 58 * scale
        width, height = 88 * scale, 62 * scale
        href = f"#{symbol_id(name)}"
        self.draw("use", href=href, x=left, y=top, width=width, height=height)

    def text(self, text: str, x: float, y: float, size: float, **more: Value) -> None:
        """Written in the middle of `x`, unless another `text_anchor` is named."""
        attributes: Look = {"x": x, "y": y, "font_size": size, **more}
        self._drawn.append(f"<text{_written(attributes)}>{escape(text)}</text>")

    @contextmanager
    def group(self, title: str = "", **attributes: Value) -> Iterator[None]:
        """What is drawn inside belongs together, and its title appears where one points at it."""
        self._drawn.append(f"<g{_written(attributes)}>")
        if title:
            self._drawn.append(f"<title>{escape(title)}</title>")
        yield
        self._drawn.append("</g>")

    def document(self, title: str, width: float, height: float) -> str:
        """All of it, with the symbols that are used and no others."""
        box = f"0 0 {_number(width)} {_number(height)}"
        size: Look = {"width": width, "height": height, "viewBox": box}
        # Old-style numerals dance; SVG has no attribute of its own against it.
        letters: Look = {
            "font_family": self.sans,
            "font_weight": 800,
            "text_anchor": "middle",
            "fill": INK,
            "style": "font-variant-numeric:lining-nums tabular-nums",
        }
        return "".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" role="img"{_written(size)}>',
                f"<title>{escape(title)}</title><defs>",
                *(symbol(name) for name in self._symbols),
                f"</defs><g{_written(letters)}>",
                *self._drawn,
                "</g></svg>",
            )
        )


def fitting(text: str, size: float, room: float, least: float = 0.6) -> tuple[str, float]:
    """A text that finds room: smaller if it must be, and cut short if that is not enough."""
    fit = room / max(width_of(text, size), room)
    if fit >= least:
        return text, size * fit
    while len(text) > 1 and width_of(text, size * least) > room:
        text = text.removesuffix("…")[:-1] + "…"
    return text, size * least


def width_of(text: str, size: float) -> float:
    """About how wide a text is: nobody knows the fonts of the one who looks at it."""
    return size * sum(_width(letter) for letter in text)


def _width(letter: str) -> float:
    if letter >= FIRST_OF_CHINESE:
        return 1.0
    if letter in NARROW:
        return 0.42
    return 0.78 if letter.isupper() or letter in "mw" else 0.62


def written(number: int) -> str:
    """A number as it is set in print: a true minus instead of a hyphen."""
    return str(number).replace("-", "−")


def _written(attributes: Look) -> str:
    return "".join(
        f" {name.replace('_', '-')}={_quoted(value)}"
        for name, value in attributes.items()
        if value is not None
    )


def _quoted(value: str | float) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{_number(value)}"'


def _number(value: float) -> str:
    return f"{round(value, 2):.7g}"
