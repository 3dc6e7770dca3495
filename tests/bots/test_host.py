"""Programs as bots: whatever they do, the game goes on, and every fault has its name."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stoneage.bots.host.faults import Fault, FaultName
from stoneage.bots.host.hosted import HostedBot, Limits
from stoneage.bots.host.program import Direction, Program
from stoneage.bots.simple.forager import Forager
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.seeing import view
from tests.bots.hosting import Watch, play, play_to_the_end, python_example
from tests.dealing import dealt
from tests.laws.secrets import with_other_secrets

PATIENT = Limits(start_seconds=30, grace_seconds=30, end_seconds=30)


@pytest.fixture
def watch(tmp_path: Path) -> Iterator[Watch]:
    watch = Watch(tmp_path)
    yield watch
    watch.close()


def names(bot: HostedBot) -> list[FaultName]:
    return [fault.name for fault in bot.faults]


def test_a_program_that_behaves_plays_game_after_game(watch: Watch) -> None:
    """One process, no fault, its own name."""
    with HostedBot(watch.program(), PATIENT) as bot:
        for _ in range(2):
            assert play_to_the_end(bot).is_over
        assert bot.faults == []
        assert bot.name == "Tester"
    assert watch.all_are_gone(1)


MISBEHAVIOURS: list[tuple[FaultName, str, str]] = [
    ("ended", "raise SystemExit(3)", "exit code 3"),
    ("closed-output", "os.close(1); time.sleep(60)", "it still runs"),
    ("not-json", "print('let me think', flush=True)", "let me think"),
    ("not-json", """print('{"mood":' * 8_000, flush=True)""", "mood"),
    ("not-json", "print(flush=True)", ""),
    ("not-utf-8", r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush()", ""),
    ("wrong-content", "print('[1, 2]', flush=True)", "[1, 2]"),
    ("wrong-content", "say(type='choice', id=number, choice='0')", "$.choice"),
    ("wrong-content", "say(type='choice', id=number)", "`choice`"),
    ("wrong-content", "say(type='hello', protocol=1, name='Tester')", "hello"),
    ("too-long", "print('x' * 100_000, flush=True)", "65536 bytes"),
    ("too-long", "sys.stdout.write('x' * 100_000); sys.stdout.flush(); time.sleep(60)", "65536"),
    ("wrong-id", "say(type='choice', id=number - 1, choice=0)", "asked was 2"),
    ("wrong-id", "say(type='choice', id=number + 1, choice=0)", "asked was 2"),
    ("no-such-choice", "say(type='choice', id=number, choice=-1)", "it chose -1"),
    ("no-such-choice", "say(type='choice', id=number, choice=10_000)", "it chose 10000"),
]


@pytest.mark.parametrize(("name", "deed", "detail"), MISBEHAVIOURS)
def test_one_fault_costs_one_move(watch: Watch, name: FaultName, deed: str, detail: str) -> None:
    """The program is started anew and plays on; the fault is named with its circumstances."""
    told: list[Fault] = []
    program = watch.program(at_question=f"if number == 2: {deed}")
    with HostedBot(program, PATIENT, on_fault=told.append) as bot:
        play(bot)
        assert told == bot.faults
        assert names(bot) == [name]
        assert detail in bot.faults[0].detail
        assert bot.faults[0].decision == 2
        assert bot.faults[0].bot == "Tester"
        assert not bot.faults[0].forfeits
    assert watch.all_are_gone(2)


@pytest.mark.parametrize(
    ("name", "deed"),
    [
        ("ended", "raise SystemExit"),
        ("not-json", "print('Hello!', flush=True)"),
        ("other-protocol", "say(type='hello', protocol=2, name='Tester')"),
        ("wrong-content", "say(type='hello', protocol=1)"),
        ("wrong-content", "say(type='hello', protocol=1, name='x' * 41)"),
        ("wrong-content", r"say(type='hello', protocol=1, name='\x1b[31mred')"),
    ],
)
def test_a_program_that_fails_at_the_hello_forfeits(
    watch: Watch, name: FaultName, deed: str
) -> None:
    """It is tried five times in a game, then it is left alone until the next one."""
    with HostedBot(watch.program(at_hello=deed), PATIENT) as bot:
        play(bot)
        assert names(bot) == [name] * 5
        assert [fault.forfeits for fault in bot.faults] == [False] * 4 + [True]
        assert "Tester" not in {fault.bot for fault in bot.faults}
    assert watch.all_are_gone(5)


@pytest.mark.parametrize("command", ["", "  ", "no-such-program-anywhere --fast", "'unclosed"])
def test_a_command_that_cannot_be_started_is_a_fault(command: str) -> None:
    with HostedBot(command) as bot:
        play(bot)
        assert names(bot) == ["cannot-start"] * 5


def test_a_program_that_stalls_is_ended_and_forfeits(watch: Watch) -> None:
    """It also ignores the request to terminate."""
    program = watch.program(
        at_start="signal.signal(signal.SIGTERM, signal.SIG_IGN)", at_question="time.sleep(60)"
    )
    limits = Limits(start_seconds=30, grace_seconds=0.02, faults=2)
    with HostedBot(program, limits) as bot:
        assert play_to_the_end(bot, seconds=0.02).is_over
        assert names(bot) == ["too-slow"] * 2
        assert "0.04 seconds" in bot.faults[0].detail
    assert watch.all_are_gone(2)


def test_a_program_that_never_says_hello_is_ended(watch: Watch) -> None:
    program = watch.program(at_start="time.sleep(60)")
    with HostedBot(program, Limits(start_seconds=0.05, faults=1)) as bot:
        bot.start()
        assert names(bot) == ["too-slow"]
        assert bot.faults[0].decision == 0
        assert bot.has_forfeited


def test_the_next_game_begins_without_the_faults_of_the_last(watch: Watch) -> None:
    program = watch.program(at_question="if number < 3: raise SystemExit")
    limits = Limits(start_seconds=30, grace_seconds=30, faults=2)
    with HostedBot(program, limits) as bot:
        play(bot)
        assert names(bot) == ["ended"] * 2
        assert not bot.has_forfeited
        play(bot)
        assert names(bot) == ["ended"] * 2
    assert watch.all_are_gone(3)


def test_the_fallback_takes_what_forager_would_take() -> None:
    """With the generator that was given, so that a match with faults can be repeated."""
    game = Game.new(Options(players=3), 5)
    seen, choices = game.view(game.seat), game.choices
    with HostedBot("no-such-program-anywhere") as bot:
        taken = [bot.choose(seen, choices, Random(seed), 1) for seed in range(20)]
    assert taken == [Forager().choose(seen, choices, Random(seed), 1) for seed in range(20)]


def test_a_second_answer_is_the_wrong_one_for_the_next_question(watch: Watch) -> None:
    program = watch.program(
        at_question="if number == 1: say(type='choice', id=1, choice=0)",
    )
    with HostedBot(program, PATIENT) as bot:
        play(bot)
        assert [(fault.name, fault.decision) for fault in bot.faults] == [("wrong-id", 2)]
    assert watch.all_are_gone(2)


def test_unknown_parts_of_an_answer_are_left_unread(watch: Watch) -> None:
    """So that the protocol can grow."""
    program = watch.program(
        at_question="say(type='choice', id=number, choice=0, mood='good'); continue"
    )
    with HostedBot(program, PATIENT) as bot:
        play(bot)
        assert bot.faults == []


def test_much_talk_on_standard_error_does_no_harm(watch: Watch) -> None:
    program = watch.program(at_question="print('x' * 100_000, file=sys.stderr, flush=True)")
    with HostedBot(program, PATIENT) as bot:
        play(bot)
        assert bot.faults == []


def test_the_last_words_of_a_program_stand_in_its_fault(watch: Watch) -> None:
    with HostedBot(watch.program(at_question=r"1 / (number - 1)"), PATIENT) as bot:
        play(bot)
        assert names(bot) == ["ended"]
        assert bot.faults[0].stderr[-1] == "ZeroDivisionError: division by zero"


def test_a_flood_of_lines_is_stopped(watch: Watch) -> None:
    """A program that writes without end is made to wait, and is ended like any other."""
    program = watch.program(at_start="while True: print('{}', flush=True)")
    with HostedBot(program, Limits(start_seconds=30, faults=1)) as bot:
        play(bot)
        assert names(bot) == ["wrong-content"]
    assert watch.all_are_gone(1)


def test_a_program_that_does_not_read_cannot_block_the_table(watch: Watch) -> None:
    """A line that is longer than any pipe is given away at once."""
    program = Program(watch.program(at_start="time.sleep(60)"), 1000, lambda *_: None)
    program.send(b"x" * 10_000_000 + b"\n")
    program.kill()
    assert program.last_words == ()


def test_children_of_a_program_end_with_it(watch: Watch) -> None:
    """Although they live in a process of their own and were never told to end."""
    child = (
        "import socket, sys, time;"
        "watch = socket.create_connection(('127.0.0.1', int(sys.argv[1])));"
        "print(flush=True); time.sleep(600)"
    )
    birth = f"child = subprocess.Popen([sys.executable, '-c', {child!r}, sys.argv[1]],"
    birth += " stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)"
    program = watch.program(at_start=birth, at_hello="child.stdout.readline()")
    with HostedBot(program, PATIENT) as bot:
        play(bot)
        assert bot.faults == []
    assert watch.all_are_gone(2)


def test_closing_lets_a_program_end_by_itself(watch: Watch, tmp_path: Path) -> None:
    """It has the time to put its things in order when its input ends."""
    farewell = tmp_path / "farewell"
    with HostedBot(watch.program(at_end=f"open({str(farewell)!r}, 'w').close()"), PATIENT) as bot:
        bot.start()
    assert farewell.exists()
    assert watch.all_are_gone(1)


def test_closing_ends_a_program_that_does_not_listen(watch: Watch) -> None:
    with HostedBot(watch.program(at_end="time.sleep(60)"), Limits(end_seconds=0.02)) as bot:
        bot.start()
    assert watch.all_are_gone(1)


def test_a_program_is_told_how_the_game_ended(watch: Watch) -> None:
    lines: list[tuple[Direction, bytes]] = []
    with HostedBot(watch.program(), PATIENT, on_line=lambda *line: lines.append(line)) as bot:
        play_to_the_end(bot)
        bot.end_game(None)
    assert lines[-2][1].startswith(b'{"type":"end","result":{"cause":')
    assert lines[-1] == ("to", b'{"type":"end","result":null}\n')


def test_a_program_is_told_nothing_that_its_seat_cannot_see() -> None:
    """Everything hidden is changed, and the same bytes go over the wire (C2, C10)."""
    game, chance = dealt(Options(players=3, closed_cards=True, wild_animals=True), 8)
    rng = Random(8)
    sent: list[bytes] = []

    def note(direction: Direction, line: bytes) -> None:
        if direction == "to":
            sent.append(line.partition(b'"view"')[2])

    with HostedBot(python_example(), PATIENT, on_line=note) as bot:
        while (seat := game.seat) is not None:
            twin = with_other_secrets(game.state, seat, chance_of(rng))
            choices = game.choices
            action = bot.choose(game.view(seat), choices, rng, 20)
            assert bot.choose(view(twin, seat), choices, rng, 20) == action
            assert sent[-1] == sent[-2]
            game = game.push(action).roll(chance)
        assert bot.faults == []
