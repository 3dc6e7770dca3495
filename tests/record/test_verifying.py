"""Verification: what holds is proven, and whatever was changed is found."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from stoneage.record.errors import BadRecord
from stoneage.record.fair import FairChance, FairDice, promise, reveal
from stoneage.record.forms import verify_text
from stoneage.record.notation import write_notation
from stoneage.record.record import Record, sealed
from stoneage.record.redacting import redacted
from stoneage.record.replay import check_moves, replay, walk
from stoneage.record.verifying import Finding, Verdict, verify
from stoneage.record.writing import to_json
from stoneage.table.actions import AnyMove, Roll
from stoneage.table.options import Options, house_values
from tests.record.played import NAMES, WORDS, fair_play, fair_record, play, record_of, secret

OPTIONS = Options(players=2, harsh_winter=True)
RECORD = fair_record(OPTIONS, 21, 70)
GAMES = [*walk(RECORD)]
LAST_ROLL = max(index for index, move in enumerate(RECORD.moves) if isinstance(move, Roll))


def names(verdict: Verdict) -> list[str]:
    return [finding.name for finding in verdict.findings]


def fair_of(record: Record) -> FairDice:
    assert record.fair is not None
    return record.fair


def test_an_honest_record_is_proven() -> None:
    record = fair_record(OPTIONS, 21)
    verdict = verify(record)
    assert names(verdict) == [
        "legal",
        "digest-matches",
        "seed-matches",
        "deal-matches",
        "start-matches",
        "rolls-match",
    ]
    assert verdict.is_sound
    assert verdict.is_fair
    assert verdict.digest == record.digest


@pytest.mark.parametrize("text", [to_json(RECORD), write_notation(RECORD)], ids=["json", "words"])
def test_both_forms_are_verified(text: str) -> None:
    assert verify_text(text) == verify(RECORD)


def test_of_a_game_under_way_the_dice_so_far_are_proven() -> None:
    verdict = verify(RECORD)
    assert names(verdict)[0] == "unfinished"
    assert verdict.is_fair


def test_without_the_seed_only_the_moves_are_proven() -> None:
    game, fair = fair_play(OPTIONS, 21)
    verdict = verify(Record.of(game, NAMES[:2], fair))
    assert names(verdict) == ["legal", "digest-matches", "seed-secret"]
    assert verdict.is_sound
    assert not verdict.is_fair


def test_without_fair_dice_only_the_moves_are_proven() -> None:
    verdict = verify(replace(record_of(OPTIONS, 3), digest=None))
    assert names(verdict) == ["legal", "no-digest", "no-fair-dice"]
    assert not verdict.is_fair


def test_a_named_start_player_is_not_proven() -> None:
    words = WORDS[:2]
    chance = FairChance(secret(1), words)
    game = play(chance.new_game(OPTIONS, start=1), chance.for_roll, 1)
    fair = reveal(promise(secret(1), words, start_drawn=False), secret(1))
    verdict = verify(Record.of(game, NAMES[:2], fair))
    assert "start-named" in names(verdict)
    assert verdict.is_fair


def test_pieces_face_down_are_not_proven() -> None:
    verdict = verify(redacted(RECORD))
    assert names(verdict) == ["face-down", "digest-matches", "seed-secret"]


def test_what_is_no_record_gets_a_verdict_too() -> None:
    verdict = verify_text("{")
    assert verdict.findings == (Finding("bad-record", "line 1, column 2", found="not-json"),)
    assert not verdict.is_sound


def changed_dice() -> Iterator[tuple[int, Record]]:
    """Every single die of the game, each with another face."""
    generator = Random(1)
    for index, move in enumerate(RECORD.moves):
        if isinstance(move, Roll):
            for place, face in enumerate(move.dice):
                dice = list(move.dice)
                dice[place] = generator.choice([other for other in range(1, 7) if other != face])
                yield index, with_move(index, Roll(tuple(sorted(dice))))


def changed_moves() -> Iterator[tuple[int, Record]]:
    """Every single decision of the game, each time with every other choice."""
    for index, move in enumerate(RECORD.moves):
        for action in GAMES[index].choices:
            if action != move:
                yield index, with_move(index, action)


def with_move(index: int, move: AnyMove) -> Record:
    return replace(RECORD, moves=(*RECORD.moves[:index], move, *RECORD.moves[index + 1 :]))


def forged(record: Record) -> Record:
    """With the digest, and if possible the result, as if nothing had happened."""
    try:
        return sealed(replace(record, result=replay(record).result))
    except BadRecord:
        return sealed(record)


def test_every_changed_die_is_found_and_located() -> None:
    """Even by somebody who makes a new result and a new digest."""
    for index, record in changed_dice():
        finding = verify(forged(record)).findings[-1]
        assert (finding.name, finding.place) == ("roll-differs", f"moves[{index}]")


def test_every_changed_move_is_found() -> None:
    assert not any(verify(record).is_sound for _, record in changed_moves())


def test_a_changed_move_is_found_by_the_next_roll_even_with_a_new_digest() -> None:
    for index, record in changed_moves():
        if index < LAST_ROLL:
            assert names(verify(forged(record)))[-1] == "roll-differs"


def test_a_forged_move_after_the_last_roll_is_found_by_a_noted_digest_only() -> None:
    """docs/record.md says so: whoever has the seed can forge the end."""
    record = fair_record(OPTIONS, 21, 4)
    *moves, last = record.moves
    others = [action for action in replay(record, len(moves)).choices if action != last]
    assert others
    for other in others:
        verdict = verify(sealed(replace(record, moves=(*moves, other))))
        assert verdict.is_fair
        assert verdict.digest != record.digest


def test_some_of_those_forgeries_were_legal_games() -> None:
    """So that it was not only the rules that found them."""
    legal = 0
    for _, record in changed_moves():
        try:
            check_moves(forged(record))
        except BadRecord:
            continue
        legal += 1
    assert legal > 10


@pytest.mark.parametrize("pieces", ["cards", "buildings"])
def test_every_changed_order_is_found_and_located(pieces: str) -> None:
    """Even with a new digest, and where the pieces never came into play."""
    order = getattr(RECORD.deal, pieces)
    for place in range(len(order) - 1):
        swapped = (*order[:place], order[place + 1], order[place], *order[place + 2 :])
        deal = replace(RECORD.deal, **{pieces: swapped})
        verdict = verify(forged(replace(RECORD, deal=deal)))
        differing = Finding(
            "deal-differs", f"deal.{pieces}[{place}]", order[place], order[place + 1]
        )
        assert differing in verdict.findings


def test_a_missing_piece_is_found() -> None:
    deal = replace(RECORD.deal, cards=RECORD.deal.cards[1:])
    finding = Finding("deal-differs", "deal.cards", "36", "35")
    assert finding in verify(replace(RECORD, deal=deal)).findings


def test_a_left_out_or_added_move_is_found() -> None:
    for index in range(LAST_ROLL):
        without = (*RECORD.moves[:index], *RECORD.moves[index + 1 :])
        twice = (*RECORD.moves[: index + 1], *RECORD.moves[index:])
        for moves in (without, twice):
            assert not verify(forged(replace(RECORD, moves=moves))).is_sound


def test_another_start_player_is_found() -> None:
    verdict = verify(forged(replace(RECORD, start=1 - RECORD.start)))
    assert "start-differs" in names(verdict)


def test_another_seed_is_found() -> None:
    fair = replace(fair_of(RECORD), seed="00" * 32)
    verdict = verify(forged(replace(RECORD, fair=fair)))
    assert names(verdict)[-1] == "seed-differs"


def test_another_promise_and_its_seed_do_not_fit_the_game() -> None:
    fair = reveal(promise(bytes(32), WORDS[:2], start_drawn=True), bytes(32))
    verdict = verify(forged(replace(RECORD, fair=fair)))
    assert {"seed-matches", "deal-differs", "roll-differs"} <= set(names(verdict))


def test_other_words_of_a_player_are_found() -> None:
    fair = replace(fair_of(RECORD), entropy=("oak", "yew"))
    assert "deal-differs" in names(verify(forged(replace(RECORD, fair=fair))))


def test_another_name_is_found_by_the_digest() -> None:
    verdict = verify(replace(RECORD, seats=("Eve", "Björn")))
    assert names(verdict)[1] == "digest-differs"


def test_another_result_is_found() -> None:
    record = fair_record(OPTIONS, 21)
    assert record.result is not None
    result = replace(record.result, winners=(0, 1))
    finding = verify(sealed(replace(record, result=result))).findings[0]
    assert finding == Finding("bad-record", "result", found="wrong-result")


def test_impossible_options_get_a_verdict_too() -> None:
    options = replace(RECORD.options, players=7)
    assert names(verify(replace(RECORD, options=options)))[0] == "bad-record"


def test_other_options_are_found() -> None:
    """The points of an igloo, say, change neither deal nor moves, but they change the winner."""
    ours = house_values(Options().ruleset().house)
    dearer = tuple(replace(igloo, points=igloo.points + 50) for igloo in ours.igloos)
    record = fair_record(Options(players=2, igloos=True), 5)
    other = replace(record, options=replace(record.options, house=replace(ours, igloos=dearer)))
    forged = sealed(replace(other, result=replay(replace(other, result=None)).result))
    assert not verify(forged).is_sound
    assert "deal-differs" in names(verify(forged))


def test_a_result_beside_pieces_face_down_is_refuted() -> None:
    """Whoever leaves pieces out says that the game is still on."""
    record = fair_record(OPTIONS, 21)
    hidden = replace(record.deal, cards=(None, *record.deal.cards[1:]))
    verdict = verify(sealed(replace(record, deal=hidden)))
    assert verdict.findings[0] == Finding("bad-record", "result", found="not-over")
