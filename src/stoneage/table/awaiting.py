"""What the game waits for, in one sentence."""

from .names import ANIMALS
from .pieces import dice_text, reward_text
from .seats import LETTERS
from .view import View
from .words import Words


def awaited_text(view: View, words: Words) -> str:
    awaited = view.awaited
    player = "" if awaited.seat is None else LETTERS[awaited.seat]
    dice = dice_text(awaited.dice)
    match awaited.decision:
        case "place":
            home = 0 if awaited.seat is None else view.players[awaited.seat].home
            return words.say("awaited-place", player=player, home=home)
        case "resolve":
            return words.say("awaited-resolve", player=player)
        case "use-tools":
            aim = words.say(f"aim-{awaited.aim}")
            pips = sum(awaited.dice)
            return words.say("awaited-use-tools", player=player, dice=dice, aim=aim, pips=pips)
        case "pay":
            return words.say("awaited-pay", player=player, at=words.say(f"location-{awaited.at}"))
        case "take-die":
            faces = [words.say("take-die", face=face) for face in sorted({*awaited.dice})]
            return words.say("awaited-take-die", player=player, dice=dice, faces=words.row(faces))
        case "take-reward":
            face = awaited.dice[0]
            return words.say(
                "awaited-take-reward",
                player=player,
                dice=dice,
                face=face,
                reward=_reward(view, words, face),
                other=_reward(view, words, 1),
            )
        case "feed":
            return words.say("awaited-feed", player=player, missing=awaited.missing_food)
        case "roll":
            return words.say(
                "awaited-roll",
                dice=awaited.dice_to_roll,
                at=words.say(f"location-{awaited.at}.at"),
                aim=words.say(f"aim-{awaited.aim}"),
            )
        case "nothing":
            return ""


def _reward(view: View, words: Words, face: int) -> str:
    animal = ANIMALS.index(view.animal) if view.animal else 0
    return reward_text(words, view.options.ruleset().house.reward(animal, face))
