"""Where bots meet: matches of many games, their standings, and the ladder."""

from .entrants import entrants_of
from .errors import ArenaError, BotFault, NoBots, OtherMatch, UnknownEntrant
from .ladder_page import Games, LadderPlayed, page
from .match import DealPlayed, Match
from .match_file import MatchFile
from .parallel import play_deals
from .provenance import current_commit

__all__ = [
    "ArenaError",
    "BotFault",
    "DealPlayed",
    "Games",
    "LadderPlayed",
    "Match",
    "MatchFile",
    "NoBots",
    "OtherMatch",
    "UnknownEntrant",
    "current_commit",
    "entrants_of",
    "page",
    "play_deals",
]
