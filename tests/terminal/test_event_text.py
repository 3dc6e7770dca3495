"""Stories in words, in every language, from real games."""

from typing import get_args

import pytest

from stoneage.table.events import (
    CardTaken,
    Event,
    ExtraCardTaken,
    FiguresPlaced,
    GameWon,
    Resources,
)
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.words import Words
from stoneage.terminal.event_text import Teller
from tests.terminal.tables import TABLES, walk

NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", TABLES)
def test_every_event_of_a_game_can_be_told(options: Options, language: str) -> None:
    """Nothing is missing, empty or left unfilled."""
    teller = Teller(Words(language), NAMES)
    game = list(walk(options, 2))[-1]
    for event in game.events():
        sentence = teller.sentence(event)
        assert sentence.strip()
        assert "{" not in sentence
        assert "  " not in sentence


def test_singular_and_plural_are_right() -> None:
    english, german, chinese = (Teller(Words(language), NAMES) for language in LANGUAGES)
    one, three = (FiguresPlaced(seat=0, at="forest", figures=number) for number in (1, 3))
    assert english.sentence(one) == "Ada sends 1 figure to the forest."
    assert english.sentence(three) == "Ada sends 3 figures to the forest."
    assert german.sentence(one) == "Ada schickt 1 Figur in den Wald."
    assert german.sentence(three) == "Ada schickt 3 Figuren in den Wald."
    assert chinese.sentence(three) == "Ada 派 3 名族人去森林。"


def test_a_payment_is_listed() -> None:
    paid = Resources(wood=2, brick=1, gold=1)
    taken = CardTaken(seat=1, at="card-4", card="civ03", paid=paid, gold_traded=False, points=0)
    assert Teller(Words("en"), NAMES).sentence(taken) == (
        "Bo takes card 4 (7 food | pottery) for 2 wood, 1 brick and 1 gold."
    )


def test_a_hidden_card_is_not_named() -> None:
    """C10: what a seat may not know has no words."""
    teller = Teller(Words("en"), NAMES)
    known, hidden = (ExtraCardTaken(seat=2, at="card-1", card=card) for card in ("civ03", None))
    assert "pottery" in teller.sentence(known)
    assert teller.sentence(hidden) == "Cy takes the top card of the deck, unseen by the others."


def test_a_shared_victory_names_all_winners() -> None:
    """E4"""
    teller = Teller(Words("en"), NAMES)
    assert teller.sentence(GameWon(winners=(1,))) == "Bo wins."
    assert teller.sentence(GameWon(winners=(0, 3))) == "Ada and Di share the victory."


def test_what_goes_without_saying_is_left_out() -> None:
    """Fewer sentences than events, but no player's deed is lost."""
    game = list(walk(Options(players=2), 2))[-1]
    events = game.events()
    told = Teller(Words("en"), NAMES).tell(events)
    assert len(told) < len(events)
    assert sum(isinstance(event, FiguresPlaced) for event in events) == sum(
        " sends " in sentence for sentence in told
    )


def test_every_kind_of_event_has_a_message() -> None:
    words = [Words(language) for language in LANGUAGES]
    for kind in get_args(Event):
        assert all(each.has(f"event-{kind.__struct_config__.tag}") for each in words)
