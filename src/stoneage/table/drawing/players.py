"""Below the land: what lies before each player, one row each, in the same columns."""

from collections import Counter
from collections.abc import Sequence

from stoneage.rules.components import CARDS as CARD_TABLE
from stoneage.table.names import BUILDINGS, CARDS, RESOURCES
from stoneage.table.pieces import CULTURES, PROFESSIONS
from stoneage.table.view import PlayerView, View

from .canvas import INK, Canvas, fitting, written
from .faces import bottom_symbol
from .seats import DRESSES, Dress

HEIGHT, GAP = 92, 8
WHO = 184
GOODS, CARDS_AT, BUILT = 198, 520, 888
PANEL, LINE = "#FBF5E8", "#CDB88F"
FIRST, SECOND = 27, 66  # the middles of the two lines
ICON = 32
MOST_BUILT = 8


def draw_players(canvas: Canvas, view: View, names: Sequence[str], width: float) -> None:
    acting = None if view.result else view.turn if view.awaited.seat is None else view.awaited.seat
    for seat, board in enumerate(view.players):
        row = _Row(canvas, board, DRESSES[seat])
        with canvas.group(names[seat], transform=f"translate(0 {seat * (HEIGHT + GAP):g})"):
            row.ground(width, is_awaited=seat == acting)
            row.who(names[seat], is_start=seat == view.start)
            row.goods()
            row.people_and_tools()
            row.cards()
            row.buildings(width)


class _Row:
    """One player's board."""

    def __init__(self, canvas: Canvas, board: PlayerView, dress: Dress) -> None:
        self.canvas = canvas
        self.board = board
        self.dress = dress

    def ground(self, width: float, is_awaited: bool) -> None:
        canvas = self.canvas
        if is_awaited:
            canvas.rect(-5, -5, width + 10, HEIGHT + 10, 19, fill=self.dress.line)
            canvas.rect(-2, -2, width + 4, HEIGHT + 4, 16, fill=PANEL)
        canvas.rect(0, 0, width, HEIGHT, 14, fill=PANEL, stroke=LINE)
        edge, side = WHO - 14, HEIGHT - 28
        coloured = f"M14 0h{edge}v{HEIGHT}h-{edge}a14 14 0 0 1-14-14v-{side}a14 14 0 0 1 14-14z"
        canvas.path(coloured, fill=self.dress.colour)
        for x in (CARDS_AT - 14, BUILT - 14):
            canvas.path(f"M{x} 10v{HEIGHT - 20}", stroke=LINE)

    def who(self, name: str, is_start: bool) -> None:
        canvas, letters = self.canvas, self.dress.letters
        canvas.symbol(f"emblem-{self.dress.emblem}", 9, 22, 48)
        if is_start:
            canvas.symbol("start-player", 152, 54, 30)
        text, size = fitting(name, 18, 110)
        look = {"text_anchor": "start", "fill": letters}
        canvas.text(text, 64, 36, size, font_family=canvas.display, **look)
        canvas.symbol("points", 62, 47, 29)
        canvas.text(written(self.board.score), 95, 70, 24, **look)

    def fact(self, symbol: str, text: str, x: float, y: float, is_there: bool = True) -> None:
        """A symbol and a number beside it, faint where there is nothing."""
        faint = None if is_there else 0.35
        self.canvas.symbol(symbol, x, y - ICON / 2, ICON, opacity=faint)
        self.canvas.text(text, x + ICON + 3, y + 6.5, 19, text_anchor="start", opacity=faint)

    def goods(self) -> None:
        for index, good in enumerate((*RESOURCES, "food")):
            number: int = getattr(self.board, good)
            self.fact(good, str(number), GOODS + index * 62, FIRST, bool(number))

    def people_and_tools(self) -> None:
        board = self.board
        figure = f"figure-{self.dress.emblem}"
        self.fact(figure, f"{board.home}/{board.figures}", GOODS, SECOND)
        self.fact("agriculture", str(board.agriculture), GOODS + 78, SECOND, board.agriculture > 0)
        tools = [f"tool-{tool.value}{'-used' if tool.used else ''}" for tool in board.tools]
        tools += [f"one-use-tool-{value}" for value in board.one_use_tools]
        tools += ["choose-resources"] * board.may_choose_resources
        left, room = GOODS + 144, CARDS_AT - 18 - GOODS - 144
        step = min(ICON, (room - ICON) / max(1, len(tools) - 1))
        for index, tool in enumerate(tools):
            self.canvas.symbol(tool, left + index * step, SECOND - ICON / 2, ICON)
        if not tools:
            self.fact("tool", "0", left, SECOND, is_there=False)

    def cards(self) -> None:
        """By what they count for in the end; those that are hidden as backs (C10)."""
        board = self.board
        seen = [*board.cards, *([board.extra_card] if board.extra_card else [])]
        icons: Counter[str] = Counter()
        for name in seen:
            card = CARD_TABLE[CARDS.index(name)]
            icons[bottom_symbol(card)] += int(card.icons)
        for index, culture in enumerate(CULTURES):
            self.counted(f"culture-{culture}", icons, CARDS_AT + index * 34.5, FIRST)
        for index, profession in enumerate(PROFESSIONS):
            name, x = f"profession-{profession}", CARDS_AT + index * 70
            number = icons[name]
            self.fact(name, f"×{number}" if number else "–", x, SECOND, bool(number))
        total = len(seen) + board.hidden_cards
        self.fact("card", str(total), CARDS_AT + 282, FIRST, total > 0)
        if board.hidden_cards:
            self.fact("card-back", str(board.hidden_cards), CARDS_AT + 282, SECOND)

    def counted(self, symbol: str, icons: Counter[str], x: float, y: float) -> None:
        """A culture, with its number where there are two."""
        number = icons[symbol]
        self.canvas.symbol(symbol, x, y - 15, 30, opacity=None if number else 0.22)
        if number > 1:
            self.canvas.rect(x + 15, y + 4, 18, 14, 5, fill=INK)
            self.canvas.text(f"×{number}", x + 24, y + 15, 12, fill=PANEL)

    def buildings(self, width: float) -> None:
        built = [*self.board.buildings, *self.board.igloos]
        shown = built if len(built) <= MOST_BUILT else built[-(MOST_BUILT - 1) :]
        step = (width - BUILT - 8) / 4
        for index, name in enumerate(shown):
            x, y = BUILT + index % 4 * step, 7 + index // 4 * 40
            self.canvas.rect(x, y, step - 6, 37, 7, fill="#F3E8D2", stroke=LINE)
            self.thumb(name, x + (step - 6) / 2, y)
        if len(shown) < len(built):
            more = f"+{len(built) - len(shown)}"
            self.canvas.text(more, BUILT + 3.5 * step - 3, 72, 18, fill="#665440")
        elif not built:
            self.fact("building", "0", BUILT, FIRST, is_there=False)

    def thumb(self, name: str, x: float, y: float) -> None:
        if name in BUILDINGS:
            self.canvas.house(name, x, y + 34, scale=0.58)
        else:
            self.canvas.symbol("igloo", x - 17, y + 1, 34)
