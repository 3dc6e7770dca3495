"""The board as plain text, made from a view, good enough to play from."""

from collections.abc import Mapping, Sequence

from stoneage.rules.bundle import divisor
from stoneage.rules.terms import CARD_1, RINGS

from .awaiting import awaited_text
from .board_players import BELOW, WIDTH, player_lines, result_lines
from .columns import in_columns, packed, side_by_side
from .names import ANIMALS, IGLOOS, LOCATIONS, RESOURCES, LocationName
from .pieces import (
    bottom_text,
    building_called,
    points_text,
    price_text,
    reward_text,
    top_text,
)
from .seats import LETTERS
from .view import View
from .words import Words

FREE = "·"
MARGIN = 3
VARIANTS = ("harsh_winter", "wild_animals", "igloos", "closed_cards")
VILLAGE: tuple[tuple[LocationName, int], ...] = (("tool-maker", 1), ("hut", 2), ("field", 1))

Marks = Mapping[LocationName, str]


def draw_text(
    view: View,
    words: Words | None = None,
    names: Sequence[str] = LETTERS,
    marks: Marks | None = None,
) -> str:
    """Everything that the viewer may know, at most 100 columns wide, in English if nobody says
    otherwise; `marks` stand before the locations, as the numbers of choices do."""
    drawn = _Board(view, words or Words(), marks or {})
    paragraphs = [drawn.title(), player_lines(view, drawn.words, names)]
    if view.result is None:
        paragraphs += [drawn.places(), *drawn.offers(), drawn.animals()]
    paragraphs.append(result_lines(view, drawn.words))
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)


class _Board:
    """One view, in one language, with its marks."""

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        self.view = view
        self.words = words
        self.marks = marks

    def title(self) -> list[str]:
        view, say = self.view, self.words.say
        played = [variant for variant in VARIANTS if getattr(view.options, variant)]
        variants = [say(f"variant-{variant.replace('_', '-')}") for variant in played]
        lines = [say("board-title", round=view.round, phase=view.phase, start=LETTERS[view.start])]
        if variants:
            lines.append(say("board-variants", variants=self.words.row(variants)))
        if view.result is None:
            lines.append(awaited_text(view, self.words))
        return lines

    def places(self) -> list[str]:
        """The village on the left, hunting and gathering on the right (P2, X1 to X3)."""
        players = self.view.options.players
        village = [[*self.place(at, rings), self.words.say(f"gives-{at}")] for at, rings in VILLAGE]
        left = [self.words.say("board-village", players=players), *in_columns(village, gap=1)]
        right = [
            self.words.say("board-gathering", players=players),
            *in_columns(self.gathering(), gap=1),
        ]
        return side_by_side(left, right, gap=3)

    def gathering(self) -> list[list[str]]:
        hunters = " ".join(
            f"{board.placed['hunt']}{LETTERS[seat]}"
            for seat, board in enumerate(self.view.players)
            if "hunt" in board.placed
        )
        rows = [[self.named("hunt"), f"[{hunters or FREE}]", self.pips_for("food", 2)]]
        for good, resource in enumerate(RESOURCES):
            at = LOCATIONS[LOCATIONS.index("forest") + good]
            pips = self.pips_for(resource, int(divisor(good)))
            rows.append([*self.place(at, int(RINGS)), pips])
        return rows

    def pips_for(self, good: str, pips: int) -> str:
        return self.words.say("board-pips", pips=pips, good=self.words.say(f"resource-{good}"))

    def offers(self) -> list[list[str]]:
        """Cards, buildings and igloos, in the same columns."""
        sections = [self.cards(), self.buildings(), self.igloos()]
        lines = iter(in_columns([row for _, rows in sections for row in rows]))
        return [[heading, *(next(lines) for _ in rows)] for heading, rows in sections if rows]

    def cards(self) -> tuple[str, list[list[str]]]:
        say = self.words.say
        rows = []
        for space, card in enumerate(self.view.display):
            row = self.place(LOCATIONS[CARD_1 + space])
            row.append(say("board-cost", number=space + 1))
            if card is None:
                row.append(say("board-taken"))
            else:
                row += [top_text(self.words, card), bottom_text(self.words, card)]
            rows.append(row)
        return say("board-cards", deck=self.view.deck, winter=self.winter()), rows

    def buildings(self) -> tuple[str, list[list[str]]]:
        rows = []
        for stack, seen in enumerate(self.view.stacks):
            at = LOCATIONS[LOCATIONS.index("building-1") + stack]
            if seen.top is None:
                rows.append([self.named(at), "", self.words.say("board-empty")])
            else:
                left = self.words.say("board-left", left=seen.left)
                rows.append([*self.building(at, seen.top), left])
        return self.words.say("board-buildings", winter=self.winter()), rows

    def igloos(self) -> tuple[str, list[list[str]]]:
        rows = [
            self.building(LOCATIONS[LOCATIONS.index("igloo-1") + IGLOOS.index(name)], name)
            for name in self.view.igloos
        ]
        return self.words.say("board-igloos"), rows

    def building(self, at: LocationName, name: str) -> list[str]:
        building = building_called(name, self.view.options)
        return [
            *self.place(at),
            price_text(self.words, building),
            points_text(self.words, building),
        ]

    def winter(self) -> str:
        return "yes" if self.view.options.harsh_winter else "no"

    def animals(self) -> list[str]:
        """The active animal with its penalty and rewards, and those in line (L3 to L7)."""
        view, say = self.view, self.words.say
        news = [
            say("board-animal-waits", animal=say(f"animal-{animal}"))
            for animal in view.waiting_animals
        ]
        if view.animal is None:
            return [say("board-animals", animals=self.words.row(news))] if news else []
        house = view.options.ruleset().house
        animal = ANIMALS.index(view.animal)
        name = say(f"animal-{view.animal}")
        news.insert(0, say("board-animal-takes", animal=name, penalty=int(house.penalties[animal])))
        rewards = [
            f"{face} = {reward_text(self.words, house.reward(animal, face))}"
            for face in range(1, 7)
        ]
        return [
            say("board-animals", animals=self.words.row(news)),
            "  ".join([*self.place("animal", view.options.players), say("board-chase")]),
            *packed(rewards, WIDTH, indent=BELOW, between=self.words.row(("", ""))),
        ]

    def place(self, at: LocationName, rings: int = 1) -> list[str]:
        """Its name, who stands there, a letter a figure, and the free rings (P2)."""
        figures = "".join(
            LETTERS[seat] * (board.chasing if at == "animal" else board.placed.get(at, 0))
            for seat, board in enumerate(self.view.players)
        )
        return [self.named(at), f"[{figures:{FREE}<{rings}}]"]

    def named(self, at: LocationName) -> str:
        return f"{self.marks.get(at, ''):>{MARGIN}} {self.words.say(f'location-{at}')}"
