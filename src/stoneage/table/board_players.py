"""The players' boards and the final scoring as plain text."""

from collections import Counter
from collections.abc import Sequence

from stoneage.rules.components import CARDS as CARD_TABLE
from stoneage.rules.components import CULTURES

from .columns import in_columns, packed
from .names import CARDS
from .pieces import PROFESSIONS, bottom_text, culture_text, profession_text
from .seats import LETTERS
from .view import PlayerView, ScoringView, View
from .words import Words

WIDTH = 80  # of what lies below a row
BELOW = " " * 5
COLUMNS = ("score", "food", "agriculture", "figures", "home", "wood", "brick", "stone", "gold")


def player_lines(view: View, words: Words, names: Sequence[str] = LETTERS) -> list[str]:
    """A row of numbers a player, and below it what else lies before them."""
    heads = [words.say(f"column-{column}") for column in COLUMNS]
    rows = [[words.say("board-players"), *heads, words.say("column-tools")]]
    for seat, board in enumerate(view.players):
        numbers = [str(getattr(board, column)) for column in COLUMNS]
        rows.append([_called(view, words, seat, names[seat]), *numbers, _tools(board)])
    heading, *lines = in_columns(rows, gap=1, numbers=range(1, len(COLUMNS) + 1))
    shown = [heading]
    for line, board in zip(lines, view.players, strict=True):
        shown += [line, *_below(words, board)]
    if any(tool.used for board in view.players for tool in board.tools):
        shown.append(BELOW + words.say("board-used-tools"))
    return shown


def _called(view: View, words: Words, seat: int, name: str) -> str:
    letter = LETTERS[seat]
    parts = [">" if seat == view.awaited.seat else " ", letter]
    if name != letter:
        parts.append(name)
    if seat == view.seat:
        parts.append(words.say("board-you"))
    return " ".join(parts)


def _tools(board: PlayerView) -> str:
    return " ".join(f"({tool.value})" if tool.used else f"{tool.value}" for tool in board.tools)


def _below(words: Words, board: PlayerView) -> list[str]:
    """Cards grouped as they will score, and what is still to be used (E3, C10 to C12)."""
    parts = [*_cultures(words, board.cards), *_professions(words, board.cards)]
    if board.extra_card is not None:
        parts.append(words.say("board-extra-card", card=bottom_text(words, board.extra_card)))
    if board.hidden_cards:
        parts.append(words.say("board-hidden-cards", number=board.hidden_cards))
    parts += [words.say("one-use-tool", value=value) for value in board.one_use_tools]
    if board.may_choose_resources:
        parts.append(words.say("top-choose-resources", amount=2))
    if board.buildings:
        parts.append(words.say("board-built", number=len(board.buildings)))
    if board.igloos:
        parts.append(words.say("board-igloos-built", number=len(board.igloos)))
    return packed(parts, WIDTH, indent=BELOW, between=words.row(("", "")))


def _cultures(words: Words, cards: tuple[str, ...]) -> list[str]:
    """Each culture symbol, with the number where there are two."""
    found = Counter(int(CARD_TABLE[CARDS.index(card)].bottom) for card in cards)
    return [
        words.say("board-culture", number=found[culture], culture=culture_text(words, culture))
        for culture in range(int(CULTURES))
        if found[culture]
    ]


def _professions(words: Words, cards: tuple[str, ...]) -> list[str]:
    """The icons of each profession."""
    icons: Counter[int] = Counter()
    for card in cards:
        printed = CARD_TABLE[CARDS.index(card)]
        icons[int(printed.bottom)] += int(printed.icons)
    bottoms = range(int(CULTURES), int(CULTURES) + len(PROFESSIONS))
    return [profession_text(words, bottom, icons[bottom]) for bottom in bottoms if icons[bottom]]


def result_lines(view: View, words: Words) -> list[str]:
    """The final scoring by category, and who has won (E3, E4)."""
    if view.result is None:
        return []
    seats = range(len(view.players))
    rows = [["", *(f"{LETTERS[seat]:>4}" for seat in seats)]]
    for category in ScoringView.__struct_fields__:
        points = [str(getattr(scoring, category)) for scoring in view.result.scoring]
        rows.append(["  " + words.say(f"scoring-{category.replace('_', '-')}"), *points])
    winners = [LETTERS[seat] for seat in view.result.winners]
    return [
        words.say("board-scoring", cause=view.result.cause),
        *in_columns(rows, numbers=range(1, len(seats) + 1)),
        words.say("event-game-won", players=words.listing(winners), number=len(winners)),
    ]
