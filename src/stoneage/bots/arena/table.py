"""A table in the arena: plays whole deals of a match, with bots of its own."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from stoneage.bots.bot import Bot
from stoneage.bots.host.faults import Fault
from stoneage.bots.host.hosted import HostedBot
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.record import MOST_LETTERS, Record, to_json
from stoneage.table import Action, Game, Result, result

from .entrants import make_bot
from .errors import BotFault
from .match import DealPlayed, GamePlayed, Match


class Seat:
    """One seat during one game: its bot, the bot's generator, and what is counted."""

    def __init__(self, number: int, entrant: int, bot: Bot, luck: Random) -> None:
        self.number = number
        self.entrant = entrant
        self.bot = bot
        self.luck = luck
        self.decisions = 0
        self.seconds = 0.0
        self.faults: list[Fault] = []
        self.has_forfeited = False
        self._earlier_faults = len(bot.faults) if isinstance(bot, HostedBot) else 0

    def end_game(self, ending: Result) -> None:
        """Programs are told how it ended; what they did wrong is counted first."""
        if isinstance(self.bot, HostedBot):
            self.faults = self.bot.faults[self._earlier_faults :]
            self.has_forfeited = self.bot.has_forfeited
            self.bot.end_game(ending)
            self.bot.close()  # all rotations share a deal, so nothing may be remembered


class FinishedGame:
    """A game that is over, those who played it, and who won."""

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self.game = game
        self.seats = seats
        self.ending = result(game.state)
        for seat in seats:
            seat.end_game(self.ending)
        self.winners = winners_of(self.ending, [seat.has_forfeited for seat in seats])


class ArenaTable:
    """The same deals give the same games at every table, the time taken apart.

    Records are handed to `keep`, each with a name for its file.
    """

    def __init__(self, match: Match, keep: Callable[[str, str], None] | None = None) -> None:
        self.match = match
        self._keep = keep
        self._bots: dict[tuple[int, int], Bot] = {}

    def play_deal(self, number: int) -> DealPlayed:
        """All rotations of one deal, or `BotFault`."""
        rotations = range(self.match.rotations)
        return DealPlayed(number, tuple(self._play(number, rotation) for rotation in rotations))

    def close(self) -> None:
        """End the programs that played here."""
        for bot in self._bots.values():
            if isinstance(bot, HostedBot):
                bot.close()

    def play_game(self, deal: int, rotation: int) -> FinishedGame:
        """One rotation of one deal, or `BotFault`."""
        match = self.match
        seating = match.seatings(deal)[rotation]
        seats = [
            Seat(number, entrant, self._bot(seating, number), match.luck_of(deal, rotation, number))
            for number, entrant in enumerate(seating)
        ]
        chance = Xorshift(match.chance_of(deal))
        game = Game.new(match.options, chance)
        while game.seat is not None:
            game = game.push(self._choice(game, seats[game.seat])).roll(chance)
        return FinishedGame(game, seats)

    def _play(self, deal: int, rotation: int) -> GamePlayed:
        finished = self.play_game(deal, rotation)
        game, seats, ending = finished.game, finished.seats, finished.ending
        if self._keep is not None:
            self._keep(f"{self.match.seed}-{deal}-{rotation}.json", self._record(game, seats))
        return GamePlayed(
            entrants=tuple(seat.entrant for seat in seats),
            start=game.start,
            scores=tuple(scoring.total for scoring in ending.scoring),
            winners=finished.winners,
            rounds=int(game.state.round),
            end=ending.cause,
            decisions=tuple(seat.decisions for seat in seats),
            seconds=tuple(seat.seconds for seat in seats),
            faults=tuple(len(seat.faults) for seat in seats),
            reports=tuple(fault for seat in seats for fault in seat.faults),
        )

    def _bot(self, seating: tuple[int, ...], seat: int) -> Bot:
        """Whoever holds several seats plays each of them with another bot."""
        entrant = seating[seat]
        key = entrant, seating[:seat].count(entrant)
        if key not in self._bots:
            self._bots[key] = make_bot(self.match.entrants[entrant])
        return self._bots[key]

    def _choice(self, game: Game, seat: Seat) -> Action:
        """The bot's choice; where there is only one it is not asked."""
        choices = game.choices
        if len(choices) == 1:
            return choices[0]
        view = game.view(seat.number)
        began = perf_counter()
        try:
            chosen = seat.bot.choose(view, choices, seat.luck, self.match.seconds)
        except Exception as error:
            raise self._fault(game, seat, repr(error)) from error
        seat.seconds += perf_counter() - began
        seat.decisions += 1
        if chosen not in choices:
            raise self._fault(game, seat, repr(chosen))
        return chosen

    def _fault(self, game: Game, seat: Seat, what: str) -> BotFault:
        entrant = self.match.entrants[seat.entrant]
        return BotFault(entrant.id, seat.number, len(game), what)

    def _record(self, game: Game, seats: Sequence[Seat]) -> str:
        names = [self.match.entrants[seat.entrant].id[:MOST_LETTERS] for seat in seats]
        return to_json(Record.of(game, names))


def winners_of(ending: Result, has_forfeited: Sequence[bool]) -> tuple[int, ...]:
    """Nobody wins a game after forfeiting it, unless everybody has: then the points decide."""
    staying = [seat for seat, has_left in enumerate(has_forfeited) if not has_left]
    winners = tuple(seat for seat in ending.winners if seat in staying)
    if winners or not staying:
        return winners or ending.winners
    best = max(ending.scoring[seat].total for seat in staying)
    return tuple(seat for seat in staying if ending.scoring[seat].total == best)
