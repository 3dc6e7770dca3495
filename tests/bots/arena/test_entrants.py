"""Who takes part, and who sits where."""

from collections import Counter

import pytest

from stoneage.bots.arena.entrants import Entrant, entrants_of, line_of, make_bot, seatings
from stoneage.bots.arena.errors import NoBots, UnknownEntrant
from stoneage.bots.arena.match import Match
from stoneage.bots.host.hosted import HostedBot
from stoneage.bots.simple.woodcutter import Woodcutter
from stoneage.table.options import Options


def test_a_name_may_be_followed_by_a_number_of_seats() -> None:
    assert entrants_of(["planner", "woodcutter*3"]) == (
        Entrant("planner", "planner"),
        Entrant("woodcutter", "woodcutter", 3),
    )


def test_a_bot_that_is_named_twice_is_two_entrants() -> None:
    """So that it can play itself."""
    assert [entrant.id for entrant in entrants_of(["forager", "planner", "forager"])] == [
        "forager",
        "planner",
        "forager-2",
    ]


def test_a_command_is_an_entrant() -> None:
    (entrant,) = entrants_of(["cmd:  node  my bot.mjs"])
    assert entrant.id == "node my bot.mjs"
    assert isinstance(make_bot(entrant), HostedBot)
    assert isinstance(make_bot(Entrant("woodcutter", "woodcutter")), Woodcutter)


@pytest.mark.parametrize("name", ["planer", "planner*0", "planner*10", "*2", "", "node bot.mjs"])
def test_an_unknown_bot_is_named_in_the_error(name: str) -> None:
    with pytest.raises(UnknownEntrant) as error:
        entrants_of(["forager", name])
    assert error.value.name == name


def test_nobody_is_no_match() -> None:
    with pytest.raises(NoBots):
        entrants_of([])


COMPANIES = [
    ["planner"],
    ["planner", "woodcutter"],
    ["planner", "woodcutter*3"],
    ["planner", "woodcutter", "forager"],
    ["planner", "planner", "forager*2", "woodcutter"],
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("names", COMPANIES)
def test_over_the_rotations_everybody_sits_everywhere_equally_often(
    names: list[str], players: int
) -> None:
    """Each entrant as often as it holds seats."""
    entrants = entrants_of(names)
    rotations = seatings(line_of(entrants), players)
    for seat in range(players):
        sitting = Counter(rotation[seat] for rotation in rotations)
        assert [sitting[number] for number in range(len(entrants))] == [
            entrant.seats for entrant in entrants
        ]


def test_the_deals_mix_who_sits_beside_whom() -> None:
    """Of two orders around a table of three both are met."""
    match = Match(
        options=Options(players=3),
        entrants=entrants_of(["planner", "woodcutter", "forager"]),
        seed=1,
    )
    beside = {match.seatings(deal)[0] for deal in range(40)}
    assert len(beside) == 6
