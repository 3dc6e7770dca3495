"""Damaged, foreign and forged records: `BadRecord` with the place and the reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from stoneage.record.errors import BadRecord
from stoneage.record.reading import MOST_BYTES, read_record
from stoneage.record.writing import to_json
from stoneage.table.options import Options
from tests.record.played import fair_record, record_of

WHOLE = to_json(fair_record(Options(players=2), 3))
UNFINISHED = to_json(fair_record(Options(players=2), 3, 12))

Content = dict[str, Any]
Damage = Callable[[Content], object]


def refusal(text: bytes | str) -> tuple[str, str]:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    return caught.value.place, caught.value.reason


def damaged(text: str, damage: Damage) -> tuple[str, str]:
    """How the record is refused after the damage, its digest taken away."""
    content = json.loads(text)
    content["digest"] = None
    read_record(json.dumps(content))
    damage(content)
    return refusal(json.dumps(content))


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "line 1, column 1", "not-json"),
        ("{\n\n", "line 3, column 1", "not-json"),
        ('{"format": NaN}', "record", "not-json"),
        ('{"format": ' + "9" * 5000 + "}", "record", "not-json"),
        ("[" * 200_000, "record", "too-deep"),
        (b'{\n"\xff": 1}', "line 2, column 2", "not-utf-8"),
        (b"\xff", "line 1, column 1", "not-utf-8"),
        ("\ufeff{}", "line 1, column 1", "not-json"),
        ("null", "format", "not-a-record"),
        ("[]", "format", "not-a-record"),
        ("{}", "format", "not-a-record"),
        ('{"format": "chess"}', "format", "not-a-record"),
        ('{"format": ["stoneage-record"]}', "format", "not-a-record"),
        ('{"format": "stoneage-record"}', "version", "unknown-version"),
        ('{"format": "stoneage-record", "version": 2}', "version", "unknown-version"),
        ('{"format": "stoneage-record", "version": true}', "version", "wrong-content"),
        ('{"format": "stoneage-record", "version": 1}', "record", "wrong-content"),
        ('{"format": "stoneage-record", "format": "x"}', "format", "named-twice"),
        (" " * (MOST_BYTES + 1), "record", "too-long"),
    ],
    ids=range(19),
)
def test_what_is_no_record_is_refused(text: bytes | str, place: str, reason: str) -> None:
    assert refusal(text) == (place, reason)


def test_a_refusal_says_where_and_why() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record('{"format": "stoneage-record", "version": 7}')
    assert str(caught.value) == "version: unknown-version (7 instead of 1)"


def change(*path: str | int, to: object) -> Damage:
    """Damage that puts another value to one place."""

    def damage(content: Any) -> None:
        for name in path[:-1]:
            content = content[name]
        content[path[-1]] = to

    return damage


def swap_cards(content: Content) -> None:
    cards = content["deal"]["cards"]
    cards[7] = cards[8]


@pytest.mark.parametrize(
    ("damage", "place", "reason"),
    [
        (change("rules", to=2), "rules", "other-rules"),
        (change("options", "players", to=5), "options.players", "wrong-content"),
        (change("options", "players", to=3), "seats", "wrong-number-of-seats"),
        (change("options", "dragons", to=True), "options", "wrong-content"),
        (change("seats", to=["Ada"]), "seats", "wrong-number-of-seats"),
        (change("seats", 1, to=""), "seats[1]", "wrong-content"),
        (change("seats", 1, to="A" * 41), "seats[1]", "wrong-content"),
        (change("seats", 1, to="  "), "seats[1]", "unprintable"),
        (change("seats", 1, to="A\nB"), "seats[1]", "unprintable"),
        (change("seats", 1, to="\ud800"), "seats[1]", "unprintable"),
        (change("start", to=2), "start", "no-such-seat"),
        (change("start", to=-1), "start", "wrong-content"),
        (change("start", to=0.5), "start", "wrong-content"),
        (change("deal", "cards", 5, to="civ37"), "deal.cards[5]", "wrong-content"),
        (change("deal", "cards", 5, to=None), "deal.cards[5]", "face-down"),
        (change("deal", "cards", 5, to="wolf"), "deal", "impossible-deal"),
        (swap_cards, "deal.cards[8]", "named-twice"),
        (change("deal", "cards", to=[]), "deal", "impossible-deal"),
        (change("deal", "buildings", 0, to="bld99"), "deal.buildings[0]", "wrong-content"),
        (change("deal", "buildings", to=["bld01"] * 28), "deal.buildings[1]", "named-twice"),
        (change("moves", 0, to={"do": "fly"}), "moves[0].do", "wrong-content"),
        (change("moves", 0, "figures", to=10**30), "moves[0].figures", "wrong-content"),
        (change("moves", 0, "colour", to="red"), "moves[0]", "wrong-content"),
        (change("moves", 0, to={"do": "decline"}), "moves[0]", "no-placement"),
        (change("moves", 0, to={"do": "roll", "dice": [1]}), "moves[0]", "no-roll-awaited"),
        (change("result", to={}), "result", "wrong-content"),
        (change("fair", "seed", to="00"), "fair.seed", "wrong-content"),
        (change("fair", "entropy", to=[]), "fair.entropy", "wrong-number-of-seats"),
        (change("fair", "entropy", 0, to="\t"), "fair.entropy[0]", "unprintable"),
        (change("digest", to="0" * 64), "digest", "digest-differs"),
        (change("digest", to="x"), "digest", "wrong-content"),
        (change("comment", to="hello"), "record", "wrong-content"),
    ],
    ids=range(32),
)
def test_one_wrong_part_is_found_at_its_place(damage: Damage, place: str, reason: str) -> None:
    assert damaged(UNFINISHED, damage) == (place, reason)


def test_an_igloo_for_nothing_is_refused() -> None:
    text = to_json(record_of(Options(players=2), 1, 3))
    igloo = {"points": 1}
    reward = {"kind": "food", "amount": 1}
    house = {"penalties": [1] * 4, "rewards": [[reward] * 5] * 4, "igloos": [igloo] * 4}
    assert damaged(text, change("options", "house", to=house)) == ("options", "impossible-options")


def first_roll(content: Content) -> int:
    return next(index for index, move in enumerate(content["moves"]) if move["do"] == "roll")


def test_a_roll_has_as_many_dice_as_are_awaited() -> None:
    index = first_roll(json.loads(WHOLE))
    one_more = change("moves", index, "dice", to=[1] * 11)
    assert damaged(WHOLE, one_more) == (f"moves[{index}]", "not-these-dice")
    assert damaged(WHOLE, change("moves", index, "dice", to=[])) == (
        f"moves[{index}]",
        "not-these-dice",
    )


def test_dice_cannot_be_left_out() -> None:
    index = first_roll(json.loads(WHOLE))
    refused = damaged(WHOLE, lambda content: content["moves"].pop(index))
    assert refused == (f"moves[{index}]", "dice-first")


def test_nobody_moves_after_the_end() -> None:
    content = json.loads(WHOLE)
    place = f"moves[{len(content['moves'])}]"
    assert damaged(WHOLE, one_more(do="starve")) == (place, "game-over")
    assert damaged(WHOLE, one_more(do="roll", dice=[1])) == (place, "no-roll-awaited")


def one_more(**move: object) -> Damage:
    return lambda content: content["moves"].append(move)


def test_a_finished_game_has_its_own_result() -> None:
    assert damaged(WHOLE, change("result", to=None)) == ("result", "result-missing")
    assert damaged(WHOLE, change("result", "winners", to=[])) == ("result", "wrong-result")
    other = change("result", "scoring", 0, "total", to=999)
    assert damaged(WHOLE, other) == ("result", "wrong-result")


def test_a_game_under_way_has_no_result() -> None:
    result = json.loads(WHOLE)["result"]
    assert damaged(UNFINISHED, change("result", to=result)) == ("result", "not-over")
    truncated = damaged(WHOLE, lambda content: content["moves"].pop())
    assert truncated == ("result", "not-over")
