"""A person against any mix of bots, in any language."""

from itertools import combinations_with_replacement, cycle

import pytest

from stoneage.bots.registry import SHAMANS
from stoneage.bots.shaman.bot import Shaman
from stoneage.processes.cores import cores
from stoneage.table.columns import width
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.words import Words
from stoneage.terminal.new_game import CannotStart, seated
from stoneage.terminal.seats import SECONDS_TO_THINK, Seats, bot_called, bot_names, called
from tests.bots.kinds import QUICK
from tests.terminal.typist import Typist, session

MIXES = [mix for number in (1, 2, 3) for mix in combinations_with_replacement(QUICK, number)]


@pytest.mark.parametrize(("mix", "language"), list(zip(MIXES, cycle(LANGUAGES), strict=False)))
def test_every_mix_of_bots_plays_a_whole_game(mix: tuple[str, ...], language: str) -> None:
    typist = Typist()
    played = session(typist, Options(players=len(mix) + 1), language=language, bots=mix)
    played.run()
    assert played.game.is_over
    assert typist.shown[-1] == Words(language).say("thanks")
    assert all(width(line) <= 200 for line in typist.shown)


def test_bots_are_called_by_name_and_letter() -> None:
    seats = Seats.of(1, ["planner", "forager", "planner"])
    assert seats.names == ("A", "planner", "forager", "planner-2")
    assert called(Words("de"), seats.names) == ["A", "Planer B", "Sammler C", "Planer D"]
    assert bot_names(Words("en"), seats.names) == ["A", "Planner", "Forager", "Planner"]
    assert called(Words("en"), ["Ada", "planner"]) == ["Ada (A)", "Planner B"]


def test_only_the_id_of_a_bot_makes_a_bot() -> None:
    assert [bot_called(name) for name in ("planner", "planner-2", "woodcutter-3")] == [
        *["planner", "planner"],
        "woodcutter",
    ]
    assert [bot_called(name) for name in ("A", "Planner", "planner-", "planner-x", "my-2")] == [
        None
    ] * 5


def test_a_bot_gets_the_view_of_its_seat_and_luck_of_its_own() -> None:
    seats = Seats.of(1, ["forager", "forager"], seed=1)
    first, second = seats.opponents[1].luck, seats.opponents[2].luck
    assert first.random() != second.random()
    again = Seats.of(1, ["forager", "forager"], seed=1)
    assert (
        again.opponents[1].luck.random()
        == Seats.of(1, ["forager"], seed=1).opponents[1].luck.random()
    )


def test_shamans_share_all_cores_and_have_the_time_that_is_theirs() -> None:
    seats = Seats.of(1, ["great-shaman", "forager", "great-shaman"], seed=1)
    shaman, twin = (seats.opponents[seat].bot for seat in (1, 3))
    assert isinstance(shaman, Shaman)
    try:
        assert shaman is twin
        assert shaman.pool.shares == cores()
        assert SHAMANS["great-shaman"] == shaman.seconds <= SECONDS_TO_THINK
    finally:
        shaman.close()


@pytest.mark.parametrize(
    ("people", "bots", "players", "names"),
    [
        (1, [], None, ("A", "planner", "planner-2", "planner-3")),
        (1, [], 2, ("A", "planner")),
        (1, ["forager"], None, ("A", "forager")),
        (1, ["forager", "planner"], 4, ("A", "forager", "planner", "forager-2")),
        (2, ["woodcutter"], None, ("A", "B", "woodcutter")),
        (4, [], None, ("A", "B", "C", "D")),
    ],
)
def test_bots_fill_the_seats_that_people_leave(
    people: int, bots: list[str], players: int | None, names: tuple[str, ...]
) -> None:
    assert seated(Words(), people, bots, players, seed=None).names == names


@pytest.mark.parametrize(
    ("people", "bots", "players", "complaint"),
    [
        (3, [], 2, "3 people cannot sit at a table for 2"),
        (1, ["planner", "planner"], 2, "1 person and 2 bots cannot sit at a table for 2"),
        (2, ["planner"] * 3, None, "2 people and 3 bots cannot sit at a table for 4"),
        (1, ["dragon"], None, "no bot called dragon. Choose from great-shaman, shaman, "),
        (1, [""], None, "no bot called . "),
    ],
)
def test_a_table_that_cannot_be_filled_is_refused(
    people: int, bots: list[str], players: int | None, complaint: str
) -> None:
    with pytest.raises(CannotStart, match=complaint.replace(".", r"\.")):
        seated(Words(), people, bots, players, seed=None)
