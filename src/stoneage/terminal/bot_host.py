"""The check-up of a bot in any language, for its writer to read."""

from collections.abc import Sequence

from stoneage.bots import Bot
from stoneage.bots.host import CheckUp, Direction, Fault, GameChecked, HostedBot, check_up, shown
from stoneage.table import LETTERS, Options, Words

MARKS: dict[Direction, str] = {"to": ">", "from": "<", "stderr": "!"}


def run_check_up(
    words: Words,
    program: str,
    opponents: Sequence[Bot],
    options: Options,
    games: int,
    seed: int,
    seconds: float,
    verbose: bool,
) -> CheckUp:
    """Play, and tell every fault at once; when it is over, what came out of it."""

    def tell(fault: Fault) -> None:
        print(*fault_lines(words, fault), sep="\n", flush=True)

    with HostedBot(program, on_fault=tell, on_line=_show if verbose else _hush) as bot:
        found = check_up(bot, opponents, options, games, seed, seconds)
    print(*check_up_lines(words, found), sep="\n")
    return found


def fault_lines(words: Words, fault: Fault) -> list[str]:
    """What was wrong, what the program had to say about it, and what follows."""
    lines = [
        words.say(
            "fault",
            game=fault.game,
            decision=fault.decision,
            reason=words.say(f"fault-{fault.name}"),
            detail=fault.detail,
        )
    ]
    lines += [f"  {MARKS['stderr']} {line}" for line in fault.stderr]
    if fault.forfeits:
        lines.append(words.say("forfeit"))
    return lines


def check_up_lines(words: Words, found: CheckUp) -> list[str]:
    """Every game, the times, and the verdict."""
    lines = [
        _game_text(words, found.name, number, game) for number, game in enumerate(found.games, 1)
    ]
    lines.append(
        words.say(
            "check-up-times",
            decisions=found.decisions,
            median=found.median_seconds * 1000,
            longest=found.longest_seconds * 1000,
        )
    )
    lines.append(words.say("check-up-faults", faults=len(found.faults)))
    return lines


def _game_text(words: Words, name: str, number: int, game: GameChecked) -> str:
    won = game.seat in game.winners and not game.forfeited
    return words.say(
        "check-up-game",
        number=number,
        name=name,
        seat=LETTERS[game.seat],
        rounds=game.rounds,
        points=game.points[game.seat],
        others=words.listing(
            [str(points) for seat, points in enumerate(game.points) if seat != game.seat]
        ),
        outcome="forfeited" if game.forfeited else "won" if won else "lost",
    )


def _show(direction: Direction, line: bytes) -> None:
    """Our own lines whole, so that they can be copied; a program's only as far as is safe."""
    text = line.decode().rstrip() if direction == "to" else shown(line)
    print(MARKS[direction], text, flush=True)


def _hush(direction: Direction, line: bytes) -> None:
    """Without --verbose nobody sees the lines."""
