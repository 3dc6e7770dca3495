"""Events in words: each has a message, `event-` and its tag, with its fields as arguments."""

from collections.abc import Sequence

from msgspec.structs import asdict

from stoneage.table import (
    Argument,
    Options,
    ScoringView,
    Words,
    building_called,
    building_text,
    card_text,
    dice_text,
    goods_text,
)
from stoneage.table.events import Event, GoodsGathered, Resources

from .verbosity import verbosity_of


class Teller:
    """Tells what happened, and calls the seats by their names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def tell(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each event, but for those that go without saying."""
        return [self.sentence(event) for event in events if verbosity_of(event) != "never"]

    def sentence(self, event: Event) -> str:
        arguments: dict[str, Argument] = {}
        for name, content in asdict(event).items():
            arguments |= self._arguments(name, content)
        if isinstance(event, GoodsGathered):
            arguments["goods"] = self.words.say(f"good-{event.good}", amount=event.amount)
        return self.words.say(f"event-{event.__struct_config__.tag}", **arguments)

    def _arguments(self, name: str, content: object) -> dict[str, Argument]:
        say = self.words.say
        match name, content:
            case (("seat" | "start"), int(seat)):
                return {"player": self.names[seat]}
            case (("at" | "came_from"), str(at)):
                return {
                    name: say(f"location-{at}.at"),
                    f"{name}_name": say(f"location-{at}"),
                    f"{name}_to": say(f"location-{at}.to"),
                }
            case "card", None:
                return {"card": "", "is_known": "no"}
            case "card", str(card):
                return {"card": card_text(self.words, card), "is_known": "yes"}
            case "building", str(building):
                return {"building": building_text(self.words, building_called(building, Options()))}
            case "animal", str(animal):
                return {"animal": say(f"animal-{animal}")}
            case "dice", tuple(dice):
                return {"dice": dice_text(dice)}
            case "winners", tuple(seats):
                names = self.words.listing([self.names[seat] for seat in seats])
                return {"players": names, "number": len(seats)}
            case (("tools" | "one_use"), tuple(tools)):
                return {name: len(tools)}
            case _, Resources(wood, brick, stone, gold):
                return {"goods": goods_text(self.words, (wood, brick, stone, gold))}
            case _, ScoringView():
                return dict(asdict(content))
            case _, bool():
                return {name: "yes" if content else "no"}
            case _, (int() | str()):
                return {name: content}
        raise TypeError(name)
