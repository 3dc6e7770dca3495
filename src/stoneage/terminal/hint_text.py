"""A hint on the screen: the idea first, the moves when it is asked for again."""

from stoneage.analysis import choice_text, hint, percent, reason_text
from stoneage.table import Game, Words


class Hints:
    """Remembers at which position the idea was already given."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.idea_given_at: Game | None = None

    def lines(self, game: Game, seat: int) -> list[str]:
        """For the person at this seat, by what that person sees."""
        found = hint(game.view(seat), game.choices)
        if self.idea_given_at is not game:
            self.idea_given_at = game
            idea = self.words.say(f"analysis-idea-{found.idea}")
            return [idea, self.words.say("hint-again")]
        return [
            self.words.say(
                "hint-choice",
                choice=choice_text(self.words, each.choice),
                chance=percent(each.chance),
                reason=reason_text(self.words, each.reasons[0]),
            )
            for each in found.choices
        ]
