"""A follower of the game who is told the story and never looks at the table again."""

from typing import Any

from msgspec.structs import asdict

from stoneage.rules import terms
from stoneage.rules.state import State
from stoneage.table import events as told
from stoneage.table.names import CARDS, RESOURCES
from stoneage.table.seeing import view
from stoneage.table.view import Result, View


def seen_on(state: State) -> dict[str, Any]:
    """Everything that can be known of a table, every player's own secrets included."""
    everybody = [view(state, seat) for seat in range(state.ruleset.players)]
    return {
        "players": [_board(own, seat) for seat, own in enumerate(everybody)],
        "round": everybody[0].round,
        "start": everybody[0].start,
        "phase": everybody[0].phase,
        "display": list(everybody[0].display),
        "deck": everybody[0].deck,
        "stacks": [[stack.top, stack.left] for stack in everybody[0].stacks],
        "igloos": list(everybody[0].igloos),
        "animal": everybody[0].animal,
        "waiting": list(everybody[0].waiting_animals),
        "gone": sorted(everybody[0].gone_animals),
        "dice": sorted(everybody[0].awaited.dice),
        "result": everybody[0].result,
    }


def _board(own: View, seat: int) -> dict[str, Any]:
    board = asdict(own.players[seat])
    del board["hidden_cards"]  # nobody hides a card from themselves
    board["tools"] = [[tool.value, tool.used] for tool in board["tools"]]
    for name in ("one_use_tools", "cards", "buildings", "igloos"):
        board[name] = list(board[name])
    board["placed"] = dict(board["placed"])
    return board


class Ledger:
    """What the follower believes to lie on the table."""

    def __init__(self, state: State) -> None:
        self.table = seen_on(state)
        self.turn: int | None = None
        self.scoring: list[Any] = []

    def follow(self, event: told.Event) -> None:
        table = self.table
        board = table["players"][event.seat] if isinstance(event, told.OfSeat) else {}
        match event:
            case told.FiguresPlaced(_, at, figures):
                board["home"] -= figures
                if at == "animal":
                    board["chasing"] += figures
                else:
                    board["placed"][at] = figures
            case told.FiguresWentHome(_, at, figures):
                board["home"] += figures
                if at == "animal":
                    assert board["chasing"] == figures
                    board["chasing"] = 0
                else:
                    assert board["placed"].pop(at) == figures
            case told.PhaseBegan(phase):
                table["phase"] = phase
            case told.TurnBegan(seat):
                self.turn = seat
            case told.LocationChosen(seat, at):
                assert seat == self.turn
                assert at in board["placed"]
            case told.DiceRolled():
                table["dice"] = sorted(event.dice)
            case told.ToolsUsed(_, tools, one_use):
                for space in tools:
                    assert not board["tools"][space - 1][1]
                    board["tools"][space - 1][1] = True
                for value in one_use:
                    board["one_use_tools"].remove(value)
            case told.GoodsGathered():
                assert sum(table["dice"]) == event.dice_pips
                pips = max(0, event.dice_pips + event.tool_pips - event.penalty)
                divisor = 2 if event.good == "food" else 3 + RESOURCES.index(event.good)
                assert event.amount == pips // divisor
                board[event.good] += event.amount
                table["dice"] = []
            case told.ToolGained(_, _, space, value):
                if space > len(board["tools"]):
                    board["tools"].append([0, False])
                board["tools"][space - 1][0] += 1
                assert board["tools"][space - 1][0] == value
            case told.FigureJoined(_, _, figures):
                board["figures"] += 1
                board["home"] += 1
                assert board["figures"] == figures
            case told.AgricultureRose(_, _, agriculture):
                board["agriculture"] += 1
                assert board["agriculture"] == agriculture
            case told.NothingGained(_, _, what):
                assert _is_at_maximum(board, what)
            case told.OneUseToolGained(_, _, value):
                board["one_use_tools"] = sorted([*board["one_use_tools"], value])
            case told.ResourceChoiceGained():
                board["may_choose_resources"] = True
            case told.ExtraCardTaken(_, _, card):
                board["extra_card"] = card
                table["deck"] -= 1
            case told.ExtraCardMissed():
                assert table["deck"] == 0
            case told.DieTaken(_, _, face, by_choice):
                assert by_choice == (len({*table["dice"]}) > 1)
                table["dice"].remove(face)
            case told.RewardTaken(_, face):
                assert face == table["dice"][0]
                table["dice"].remove(face)
            case told.CardTaken(_, at, card):
                space = int(at[-1]) - 1
                assert table["display"][space] == card
                table["display"][space] = None
                board["cards"] = sorted([*board["cards"], card], key=CARDS.index)
            case told.CardDeclined(_, at, card):
                assert table["display"][int(at[-1]) - 1] == card
            case told.BuildingTaken(_, at, building):
                stack = table["stacks"][int(at[-1]) - 1]
                assert stack[0] == building
                stack[:] = [None, stack[1] - 1]
                board["buildings"] = sorted([*board["buildings"], building])
            case told.BuildingDeclined(_, at, building):
                assert table["stacks"][int(at[-1]) - 1][0] == building
            case told.BuildingTurnedUp(at, building):
                table["stacks"][int(at[-1]) - 1][0] = building
            case told.StackEmptied(at):
                assert table["stacks"][int(at[-1]) - 1] == [None, 0]
            case told.IglooTaken(_, _, igloo):
                table["igloos"].remove(igloo)
                board["igloos"] = sorted([*board["igloos"], igloo])
            case told.IglooDeclined(_, _, igloo):
                assert igloo in table["igloos"]
            case told.AnimalSurrounded(animal):
                assert table["animal"] == animal
                chasing = sum(each["chasing"] for each in table["players"])
                assert chasing == len(table["players"])
            case told.AnimalDrivenOff(animal):
                assert table["animal"] == animal
                table["animal"] = None
                table["gone"] = sorted([*table["gone"], animal])
            case told.AnimalAppeared(animal):
                table["deck"] -= 1
                table["waiting"].append(animal)
            case told.AnimalBecameActive(animal):
                assert table["animal"] is None
                assert table["waiting"].pop(0) == animal
                table["animal"] = animal
            case told.CardSlid(came_from, at, card):
                assert table["display"][int(came_from[-1]) - 1] == card
                table["display"][int(came_from[-1]) - 1] = None
                table["display"][int(at[-1]) - 1] = card
            case told.CardTurnedUp(at, card):
                assert table["display"][int(at[-1]) - 1] is None
                table["display"][int(at[-1]) - 1] = card
                table["deck"] -= 1
            case told.ToolsRefreshed(_, tools):
                for space in tools:
                    board["tools"][space - 1][1] = False
            case told.RoundBegan(number, start):
                table.update(round=number, start=start, phase="placing")
            case told.GameEnded():
                table["phase"] = "over"
                table["cause"] = event.cause
            case told.ExtraCardRevealed(_, card):
                assert board["extra_card"] == card
            case told.FinalScoringDone(_, scoring):
                self.scoring.append(scoring)
            case told.GameWon(winners):
                table["result"] = Result(
                    cause=table.pop("cause"), scoring=tuple(self.scoring), winners=winners
                )
            case _:
                pass
        change_stock(board, event)


def change_stock(board: dict[str, Any], event: told.Event) -> None:
    """Points, food and resources that come and go."""
    match event:
        case told.PointsScored(points=points):
            board["score"] += points
        case told.FoodGained(food=food) | told.FoodHarvested(food=food):
            board["food"] += food
        case told.FoodEaten(food=food):
            board["food"] -= food
        case told.Starved(points=points):
            board["score"] -= points
        case told.ResourcesGained(resources=more):
            add(board, more)
        case told.ResourcesChosen(resources=more):
            add(board, more)
            board["may_choose_resources"] = False
        case told.ResourcesEaten(resources=less):
            add(board, less, -1)
        case told.CardTaken() | told.BuildingTaken() | told.IglooTaken():
            add(board, event.paid, -1)
            board["score"] += event.points
        case _:
            pass


def add(board: dict[str, Any], resources: told.Resources, sign: int = 1) -> None:
    for name in RESOURCES:
        board[name] += sign * getattr(resources, name)
        assert board[name] >= 0


def _is_at_maximum(board: dict[str, Any], what: str) -> bool:
    if what == "tool":
        return [value for value, _ in board["tools"]] == [terms.HIGHEST_TOOL] * 3
    if what == "figure":
        return bool(board["figures"] == terms.MOST_FIGURES)
    return bool(board["agriculture"] == terms.MOST_AGRICULTURE)
