"""What is known of a finished game, in columns: one row a seat. docs/games.md explains them."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from stoneage.rules import tie_break
from stoneage.table import Event
from stoneage.table.events import (
    BuildingTaken,
    CardTaken,
    DiceRolled,
    FiguresPlaced,
    IglooTaken,
    PointsScored,
    Starved,
)
from stoneage.table.names import EndName

from .match import Match
from .table import FinishedGame


class SeatRow(Struct, frozen=True, kw_only=True):
    """One seat of one game."""

    game: int
    seed: int
    players: int
    harsh_winter: bool
    wild_animals: bool
    igloos: bool
    closed_cards: bool
    rounds: int
    end: EndName
    seat: int
    turn: int
    bot: str
    entrant: str
    points: int
    place: int
    win: float
    points_buildings: int
    points_igloos: int
    points_cards: int
    points_animals: int
    points_starved: int
    points_cultures: int
    points_repeated_cultures: int
    points_farmers: int
    points_tool_makers: int
    points_hut_builders: int
    points_shamans: int
    points_resources: int
    figures: int
    agriculture: int
    tools: int
    food: int
    wood: int
    brick: int
    stone: int
    gold: int
    cards_taken: int
    buildings_taken: int
    igloos_taken: int
    times_starved: int
    dice: int
    pips: int
    placed_tool_maker: int
    placed_hut: int
    placed_field: int
    placed_hunt: int
    placed_forest: int
    placed_clay_pit: int
    placed_quarry: int
    placed_river: int
    placed_card: int
    placed_building: int
    placed_igloo: int
    placed_animal: int
    decisions: int
    faults: int


COUNTED = (
    *("points_buildings", "points_igloos", "points_cards", "points_animals", "points_starved"),
    *("times_starved", "dice", "pips"),
    *("placed_tool_maker", "placed_hut", "placed_field", "placed_hunt", "placed_forest"),
    *("placed_clay_pit", "placed_quarry", "placed_river"),
    *("placed_card", "placed_building", "placed_igloo", "placed_animal"),
)
"""The columns that are added up from what happened."""


class GameRows(Struct, frozen=True):
    """All seats of one game."""

    number: int
    rows: tuple[SeatRow, ...]


def rows_of(match: Match, number: int, finished: FinishedGame) -> GameRows:
    counted = counts_of(finished.game.events(), match.options.players)
    ranked = places(finished)
    rows = [
        _row(match, number, finished, seat, ranked[seat], counts)
        for seat, counts in enumerate(counted)
    ]
    return GameRows(number, tuple(rows))


def places(finished: FinishedGame) -> list[int]:
    """1 for whoever won; those who are level in points and in what decides ties share one (E4)."""
    strengths = [
        (seat in finished.winners, scoring.total, int(tie_break(player)))
        for seat, (scoring, player) in enumerate(
            zip(finished.ending.scoring, finished.game.state.players, strict=True)
        )
    ]
    return [1 + sum(other > own for other in strengths) for own in strengths]


def counts_of(events: Iterable[Event], players: int) -> list[Counter[str]]:
    """What each seat did and what it got for it, by the columns that add it up."""
    counts: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        match event:
            case FiguresPlaced():
                kind = event.at.rstrip("-1234").replace("-", "_")
                counts[event.seat][f"placed_{kind}"] += event.figures
            case DiceRolled() if event.aim not in ("dice-for-all", "reward"):
                counts[event.seat]["dice"] += len(event.dice)
                counts[event.seat]["pips"] += sum(event.dice)
            case BuildingTaken():
                counts[event.seat]["points_buildings"] += event.points
            case IglooTaken():
                counts[event.seat]["points_igloos"] += event.points
            case CardTaken():
                counts[event.seat]["points_cards"] += event.points
            case PointsScored():
                source = "animals" if event.at == "animal" else "cards"
                counts[event.seat][f"points_{source}"] += event.points
            case Starved():
                counts[event.seat]["points_starved"] -= event.points
                counts[event.seat]["times_starved"] += 1
            case _:
                pass
    return counts


def _row(
    match: Match,
    number: int,
    finished: FinishedGame,
    seat: int,
    place: int,
    counts: Counter[str],
) -> SeatRow:
    game, played = finished.game, finished.seats[seat]
    player, scoring = game.view().players[seat], finished.ending.scoring[seat]
    entrant, options = match.entrants[played.entrant], match.options
    return SeatRow(
        game=number,
        seed=match.chance_of(number),
        players=options.players,
        harsh_winter=options.harsh_winter,
        wild_animals=options.wild_animals,
        igloos=options.igloos,
        closed_cards=options.closed_cards,
        rounds=int(game.state.round),
        end=finished.ending.cause,
        seat=seat,
        turn=(seat - game.start) % options.players,
        bot=entrant.bot,
        entrant=entrant.id,
        points=scoring.total,
        place=place,
        win=1 / len(finished.winners) if seat in finished.winners else 0.0,
        points_cultures=scoring.cultures,
        points_repeated_cultures=scoring.repeated_cultures,
        points_farmers=scoring.farmers,
        points_tool_makers=scoring.tool_makers,
        points_hut_builders=scoring.hut_builders,
        points_shamans=scoring.shamans,
        points_resources=scoring.resources,
        figures=player.figures,
        agriculture=player.agriculture,
        tools=sum(tool.value for tool in player.tools),
        food=player.food,
        wood=player.wood,
        brick=player.brick,
        stone=player.stone,
        gold=player.gold,
        cards_taken=len(player.cards) + (player.extra_card is not None),
        buildings_taken=len(player.buildings),
        igloos_taken=len(player.igloos),
        decisions=played.decisions,
        faults=len(played.faults),
        **{column: counts[column] for column in COUNTED},
    )
