"""Stone Age for OpenSpiel, registered as `stone_age` when this is imported.

>>> from stoneage.research import stone_age
>>> import pyspiel
>>> game = pyspiel.load_game("stone_age(players=3,harsh_winter=True)")

Chance deals card after card and building after building, then rolls die after die.
"""

from typing import Any

import pyspiel

from stoneage.rules import (
    State,
    apply_unchecked,
    deal,
    dice_awaited,
    is_over,
    legal_actions,
    roll_unchecked,
    winners,
)
from stoneage.rules.dice import gathered
from stoneage.rules.terms import ROLL, SPACES, STACK
from stoneage.table import Game as TypedGame
from stoneage.table import Options, write_move
from stoneage.table.codec import decode
from stoneage.table.names import BUILDINGS, CARDS, PIECES

from .errors import ActionNotLegal, GameIsOver
from .observer import Observer
from .stepping import ACTIONS, action_of, index_of
from .stepping.games import reward
from .witness import Witness

DICE_FACES = 6
PARAMETERS = {
    "players": 2,
    "harsh_winter": False,
    "wild_animals": False,
    "igloos": False,
    "closed_cards": False,
    "max_game_length": 1500,
}
GAME_TYPE = pyspiel.GameType(
    short_name="stone_age",
    long_name="Stone Age",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=4,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


class StoneAgeGame(pyspiel.Game):
    """Players, variants, and how many decisions may be taken before a game is cut off."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        agreed = {**PARAMETERS, **(params or {})}
        self.max_decisions = int(agreed.pop("max_game_length"))
        self.options = Options(**agreed)
        self.ruleset = self.options.ruleset()
        players = self.options.players
        information = pyspiel.GameInfo(
            num_distinct_actions=int(ACTIONS),
            max_chance_outcomes=len(PIECES),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(GAME_TYPE, information, params or {})

    def new_initial_state(self) -> "StoneAgeState":
        return StoneAgeState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Whoever recalls perfectly is told every move and all that became visible, too."""
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        if iig_obs_type is None:
            return Observer(self.options.players)
        recalled = self.max_decisions if iig_obs_type.perfect_recall else 0
        is_public = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self.options.players, recalled, is_public)


class StoneAgeState(pyspiel.State):
    """A position, or a deal or a roll that is not complete yet."""

    def __init__(self, game: StoneAgeGame) -> None:
        super().__init__(game)
        self._ruleset = game.ruleset  # not the game itself, whose copies know nothing of ours
        self._max_decisions = game.max_decisions
        self._deck: list[int] = []
        self._tiles: list[int] = []
        self._faces: list[int] = []
        self._decisions = 0
        self.position: State | None = None
        self.witness = Witness()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position is None or self.position.decision == ROLL:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.position.current)

    def is_terminal(self) -> bool:
        """A game that is too long ends at a decision, as the points stand."""
        if self.position is None or self.position.decision == ROLL:
            return False
        return is_over(self.position) or self._decisions >= self._max_decisions

    def returns(self) -> list[float]:
        players = int(self._ruleset.players)
        if self.position is None or not self.is_terminal():
            return [0.0] * players
        best = winners(self.position)
        return [reward(players, len(best), seat in best) for seat in range(players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._outcomes()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _outcomes(self) -> list[int]:
        """Cards, then buildings as far as they are played with, then who starts; later, faces."""
        if self.position is not None:
            return list(range(DICE_FACES))
        if len(self._deck) < self._pieces():
            is_first = len(self._deck) < int(SPACES)
            pieces = len(CARDS) if is_first else self._pieces()
            return [piece for piece in range(pieces) if piece not in self._deck]
        if len(self._tiles) < self._buildings():
            return [tile for tile in range(len(BUILDINGS)) if tile not in self._tiles]
        return list(range(int(self._ruleset.players)))

    def _buildings(self) -> int:
        return int(STACK * self._ruleset.players)

    def _pieces(self) -> int:
        return len(PIECES) if self._ruleset.wild_animals else len(CARDS)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position is None or player != position.current:
            return []
        return sorted(int(index_of(position, action)) for action in legal_actions(position))

    def _apply_action(self, action: int) -> None:
        """Play what is legal or can fall; OpenSpiel itself asks nobody whether it is."""
        self._check_action(action)
        position = self.position
        if position is None:
            self._deal(action)
        elif position.decision == ROLL:
            self._roll(position, action + 1)
        else:
            self._decisions += 1
            self.witness.note_action(action)
            apply_unchecked(position, action_of(position, action))
            self.witness.look(position)

    def _check_action(self, action: int) -> None:
        if self.is_terminal():
            raise GameIsOver("no action follows the end of a game")
        player = self.current_player()
        is_chance = player == int(pyspiel.PlayerId.CHANCE)
        if action not in (self._outcomes() if is_chance else self._legal_actions(player)):
            raise ActionNotLegal(f"{action} is not among the legal actions")

    def _deal(self, piece: int) -> None:
        if len(self._deck) < self._pieces():
            self._deck.append(piece)
        elif len(self._tiles) < self._buildings():
            self._tiles.append(piece)
        else:
            boxed = [tile for tile in range(len(BUILDINGS)) if tile not in self._tiles]
            self.position = deal(self._ruleset, self._deck, self._tiles + boxed, piece)
            self.witness.look(self.position)

    def _roll(self, position: State, face: int) -> None:
        self._faces.append(face)
        if len(self._faces) == dice_awaited(position):
            self.witness.note_roll(self._faces)
            roll_unchecked(position, gathered(self._faces))
            self._faces = []
            self.witness.look(position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._outcome_to_string(action)
        assert self.position is not None
        return write_move(decode(int(action_of(self.position, action))))

    def _outcome_to_string(self, outcome: int) -> str:
        if self.position is not None:
            return f"die {outcome + 1}"
        if len(self._deck) < self._pieces():
            return f"deal {PIECES[outcome]}"
        if len(self._tiles) < self._buildings():
            return f"deal {BUILDINGS[outcome]}"
        return f"seat {outcome} starts"

    def __str__(self) -> str:
        """The position in one line, all that is hidden included; before it, what is dealt."""
        if self.position is None:
            return f"deck {self._deck} buildings {self._tiles}"
        faces = "".join(map(str, self._faces))
        return f"{TypedGame(self.position).position} [{faces}]"


pyspiel.register_game(GAME_TYPE, StoneAgeGame)
