"""A game is kept after every move, and goes on where it was."""

from pathlib import Path

import pytest

from stoneage.record.reading import read_record
from stoneage.record.replay import replay
from stoneage.rules.chance import Chance
from stoneage.table.actions import Roll
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.words import Words
from stoneage.terminal.new_game import CannotStart, resumed
from stoneage.terminal.seats import Seats
from stoneage.terminal.session import Session
from tests.dealing import dealt
from tests.terminal.tables import EVERYTHING
from tests.terminal.typist import Typist


def play(
    file: Path, seats: Seats, game: Game, chance: Chance, *typed: str, seed: int | None = None
) -> tuple[Typist, Game]:
    """What was shown, and how far the game came."""
    typist = Typist(*typed, seed=seed)
    session = Session(Words(), typist, game, seats, chance, file)
    session.run()
    return typist, session.game


@pytest.mark.parametrize("moves", [1, 30, 120])
def test_a_resumed_game_is_the_same_with_the_same_opponents(tmp_path: Path, moves: int) -> None:
    """State, history and seats; and it can be played to its end."""
    file = tmp_path / "game.json"
    seats = Seats.of(1, ["woodcutter", "forager"])
    _, game = play(file, seats, *dealt(EVERYTHING, 6), *["1"] * moves)
    again, their_seats = resumed(Words(), file.read_bytes())
    assert again.moves
    assert again == game
    assert their_seats.names == seats.names
    assert sorted(their_seats.opponents) == [1, 2]
    _, over = play(file, their_seats, again, chance_of(6), seed=1)
    assert over.is_over
    assert read_record(file.read_bytes()).result == over.result


def test_the_file_is_a_sound_record_after_every_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    game, chance = dealt(Options(players=2), 6)
    seats = Seats.of(1, ["forager"])
    session = Session(Words(), Typist(*["1"] * 40, seed=None), game, seats, chance, file)
    asked = Typist.ask
    looks = 0

    def look(typist: Typist, prompt: str) -> str:
        nonlocal looks
        if file.exists():
            assert replay(read_record(file.read_bytes())) == session.game
            looks += 1
        return asked(typist, prompt)

    monkeypatch.setattr(Typist, "ask", look)
    session.run()
    assert looks >= 40
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_waits_for_dice_goes_on(tmp_path: Path) -> None:
    """As games without chance of their own leave it."""
    file = tmp_path / "game.json"
    game, chance = dealt(Options(players=2), 6, start=0)
    while not game.awaits_dice:
        game = game.push(game.choices[-1] if game.view().phase == "placing" else game.choices[0])
    Session(Words(), Typist(), game, Seats(("A", "B")), chance).write_record(file)
    again, seats = resumed(Words(), file.read_bytes())
    assert again.awaits_dice
    _, played = play(file, seats, again, chance, "quit")
    assert isinstance(played.moves[len(game)], Roll)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "damaged"),
        (b"\xff\xfe", "damaged"),
        (b'{"hello": 1}', "no record of a game"),
        (b"[Players]", "damaged"),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(content: bytes, complaint: str) -> None:
    with pytest.raises(CannotStart, match=complaint) as refused:
        resumed(Words(), content)
    assert "\n" not in str(refused.value)


def test_half_a_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(file, Seats.of(1, ["forager"]), *dealt(Options(players=2), 6), "1")
    content = file.read_bytes()
    for length in range(0, len(content) - 2, 97):
        with pytest.raises(CannotStart):
            resumed(Words(), content[:length])


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    """The person is told, and the game goes on."""
    folder = tmp_path / "gone"
    seats = Seats.of(1, ["forager"])
    typist, game = play(folder / "game.json", seats, *dealt(Options(players=2), 6), "1", "quit")
    assert "cannot be written: No such file or directory" in typist.text()
    assert game.moves


def test_a_device_stays_a_device() -> None:
    """`--save /dev/null` must not replace it."""
    null = Path("/dev/null")
    session = Session(Words(), Typist(), Game.new(), Seats.of(4, []), chance_of(1))
    session.write_record(null)
    assert null.is_char_device()


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old")
    link.symlink_to(target)
    session = Session(Words(), Typist(), Game.new(), Seats.of(4, []), chance_of(1))
    session.write_record(link)
    assert link.is_symlink()
    assert read_record(target.read_bytes()).seats == ("A", "B", "C", "D")
