"""The players' boards and the final scoring as plain text."""

from collections import Counter
from textwrap import wrap

from stoneage.rules.components import CARDS as CARD_TABLE
from stoneage.rules.components import CULTURES

from .names import CARDS
from .pieces import BOTTOMS, bottom_text, number_of
from .view import PlayerView, Result, ScoringView, View

WIDTH = 100
INDENT = " " * 9
LETTERS = "ABCD"
HEADINGS = (
    ("score", 6),
    ("food", 6),
    ("agriculture", 13),
    ("figures", 9),
    ("home", 6),
    ("wood", 6),
    ("brick", 7),
    ("stone", 7),
    ("gold", 6),
    ("buildings", 11),
)
CAUSES = {"cards": "too few cards are left", "buildings": "a stack of buildings is empty"}


def seat_letter(seat: int) -> str:
    return LETTERS[seat]


def player_lines(view: View) -> list[str]:
    """A row of numbers a player, and below it what else lies before him."""
    headings = "".join(f"{heading:>{width}}" for heading, width in HEADINGS)
    lines = [f"{'Players':<9}{headings}  tools"]
    for seat, board in enumerate(view.players):
        mark = ">" if seat == view.awaited.seat else " "
        you = " (you)" if seat == view.seat else ""
        lines.append(
            f"{mark} {seat_letter(seat) + you:<7}{_numbers(board)}  {_tools(board)}".rstrip()
        )
        lines += _below(board)
    if any(tool.used for board in view.players for tool in board.tools):
        lines.append("  (1) = a tool that is used this round")
    return lines


def _numbers(board: PlayerView) -> str:
    numbers = (
        board.score,
        board.food,
        board.agriculture,
        board.figures,
        board.home,
        board.wood,
        board.brick,
        board.stone,
        board.gold,
        len(board.buildings),
    )
    return "".join(
        f"{number:>{width}}" for number, (_, width) in zip(numbers, HEADINGS, strict=True)
    )


def _tools(board: PlayerView) -> str:
    return " ".join(f"({tool.value})" if tool.used else f"{tool.value}" for tool in board.tools)


def _below(board: PlayerView) -> list[str]:
    """Cards grouped as they will score, and what is still to be used (E3, C10 to C12)."""
    parts = [*cultures(board.cards), *professions(board.cards)]
    if board.extra_card is not None:
        parts.append(f"extra card: {bottom_text(board.extra_card)}")
    if board.hidden_cards:
        parts.append(number_of(board.hidden_cards, "hidden card"))
    parts += [f"one-use tool {value}" for value in board.one_use_tools]
    if board.may_choose_resources:
        parts.append("2 resources of choice")
    if board.igloos:
        parts.append(number_of(len(board.igloos), "igloo"))
    return wrapped(parts)


def wrapped(parts: list[str]) -> list[str]:
    """A list in lines below their heading, broken between its parts only."""
    glued = ", ".join(part.replace(" ", "\0") for part in parts)
    lines = wrap(
        glued, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False
    )
    return [line.replace("\0", " ") for line in lines]


def cultures(cards: tuple[str, ...]) -> list[str]:
    """Each culture symbol, with the number where there are two."""
    found = Counter(CARD_TABLE[CARDS.index(card)].bottom for card in cards)
    return [
        BOTTOMS[culture] if found[culture] == 1 else f"{found[culture]} {BOTTOMS[culture]}"
        for culture in range(CULTURES)
        if found[culture]
    ]


def professions(cards: tuple[str, ...]) -> list[str]:
    """The icons of each profession."""
    icons: Counter[int] = Counter()
    for card in cards:
        printed = CARD_TABLE[CARDS.index(card)]
        icons[int(printed.bottom)] += int(printed.icons)
    return [
        number_of(icons[profession], BOTTOMS[profession])
        for profession in range(CULTURES, len(BOTTOMS))
        if icons[profession]
    ]


def result_lines(view: View) -> list[str]:
    """The final scoring by category, and who has won (E3, E4)."""
    if view.result is None:
        return []
    seats = range(len(view.players))
    lines = [
        f"Final scoring: {CAUSES[view.result.cause]}",
        f"{'':<24}" + "".join(f"{seat_letter(seat):>6}" for seat in seats),
    ]
    for category in ScoringView.__struct_fields__:
        points = (getattr(scoring, category) for scoring in view.result.scoring)
        label = "score of the game" if category == "in_game" else category.replace("_", " ")
        lines.append(f"  {label:<22}" + "".join(f"{number:>6}" for number in points))
    return [*lines, _winners(view.result)]


def _winners(result: Result) -> str:
    letters = [seat_letter(seat) for seat in result.winners]
    if len(letters) == 1:
        return f"{letters[0]} has won."
    return f"{', '.join(letters[:-1])} and {letters[-1]} share the victory."
