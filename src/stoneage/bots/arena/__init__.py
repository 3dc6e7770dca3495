"""Where bots meet: matches of many games, their standings, and the ladder."""

from .entrants import entrants_of
from .errors import ArenaError, BotFault, NoBots, OtherMatch, UnknownEntrant
from .ladder_page import Games, LadderPlayed, page
from .match import DealPlayed, Match
from .match_file import MatchFile
from .parallel import play_deals, play_games
from .provenance import current_commit
from .seat_rows import GameRows, SeatRow

__all__ = [
    "ArenaError",
    "BotFault",
    "DealPlayed",
    "GameRows",
    "Games",
    "LadderPlayed",
    "Match",
    "MatchFile",
    "NoBots",
    "OtherMatch",
    "SeatRow",
    "UnknownEntrant",
    "current_commit",
    "entrants_of",
    "page",
    "play_deals",
    "play_games",
]
