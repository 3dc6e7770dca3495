"""The end: final scoring and the winner (E3, E4, D1, D2, D6, D8, I3)."""

from typing import final

from mypy_extensions import i64

from .bits import bit, number_in
from .bundle import size
from .components import CARDS, CULTURES, FARMERS, HUT_BUILDERS, SHAMANS, TOOL_MAKERS
from .state import Player, State
from .tools import tool_points

UNUSED_CHOICE = 2  # resources that the unused card of C12 is worth at the end (D6)


@final
class Scoring:
    """What a player's cards and resources are worth, category by category."""

    __slots__ = (
        "cultures",
        "farmers",
        "hut_builders",
        "in_game",
        "repeated_cultures",
        "resources",
        "shamans",
        "tool_makers",
    )

    def __init__(self, player: Player) -> None:
        different: i64 = 0
        repeated: i64 = 0
        seen: i64 = 0
        icons: list[i64] = [0, 0, 0, 0]
        cards = player.cards | player.extra_card
        for index in range(len(CARDS)):
            if not cards >> index & 1:
                continue
            card = CARDS[index]
            if card.bottom >= CULTURES:
                icons[card.bottom - CULTURES] += card.icons
            elif seen >> card.bottom & 1:
                repeated += 1
            else:
                seen |= bit(card.bottom)
                different += 1
        self.in_game: i64 = player.score
        self.cultures: i64 = different * different
        self.repeated_cultures: i64 = repeated * repeated
        self.farmers: i64 = icons[FARMERS - CULTURES] * player.agriculture
        self.tool_makers: i64 = icons[TOOL_MAKERS - CULTURES] * tool_points(player)
        self.hut_builders: i64 = icons[HUT_BUILDERS - CULTURES] * number_in(player.buildings)
        self.shamans: i64 = icons[SHAMANS - CULTURES] * player.figures
        self.resources: i64 = size(player.resources) + UNUSED_CHOICE * player.may_choose

    def total(self) -> i64:
        return (
            self.in_game
            + self.cultures
            + self.repeated_cultures
            + self.farmers
            + self.tool_makers
            + self.hut_builders
            + self.shamans
            + self.resources
        )


def final_scores(state: State) -> list[int]:
    """What everybody would have if the game ended now."""
    return [int(Scoring(player).total()) for player in state.players]


def winners(state: State) -> list[int]:
    """The seats with the most points; ties go to agriculture + tools + figures (E4)."""
    scores = final_scores(state)
    best = max(scores)
    tied = [seat for seat in range(len(scores)) if scores[seat] == best]
    strength = [int(tie_break(state.players[seat])) for seat in tied]
    strongest = max(strength)
    return [seat for seat, own in zip(tied, strength, strict=True) if own == strongest]


def tie_break(player: Player) -> i64:
    return player.agriculture + tool_points(player) + player.figures
