"""The games as OpenSpiel knows them: `pyspiel.load_game("python_wallenstein(players=3)")`."""

import json
from random import Random
from typing import Any, Final

import numpy as np

import feldherr
from feldherr.kernel import words
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.extras import need
from feldherr.research.encoding import encoding
from feldherr.research.openspiel.chance import MOST_OUTCOMES
from feldherr.research.openspiel.play import Play

pyspiel: Final = need("pyspiel")

LONGEST: Final = {"wallenstein": 6_000, "sixteenthirty": 30_000}
"""More actions and outcomes than any game has had, and ..."""
LONG: Final = 10_000
"""... than one that is registered may have."""
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "wallenstein": {
        "players": 4,
        "edition": "second",
        "court": False,
        "landsknechte": False,
        "lineup": "default",
        "tower": "aged2",
        "tower_stay": 0,
        "tower_loose": 0,
    },
    "sixteenthirty": {"players": 4},
}
OWN_TOWER: Final = ("tower_stay", "tower_loose")
"""How a tower of one's own differs from the model, in thousandths of a logit."""


def parameters(name: str) -> dict[str, Any]:
    """What can be set in the name of a game, with its default; of one that is registered, how many play."""
    return PARAMETERS.get(name) or {"players": feldherr.rulebook(name).seats[0]}


def options_of(given: dict[str, Any]) -> dict[str, Any]:
    """The table's options; a tower of one's own has two parameters, as `feldherr tower fit` tells them.

    >>> options_of({"players": 3, "court": True, "tower_stay": -120, "tower_loose": 0})
    {'court': True, 'data': {'tower': {'stay': -120, 'loose': 0}}}
    """
    own = {line: given[f"tower_{line}"] for line in ("stay", "loose") if f"tower_{line}" in given}
    options = {option: value for option, value in given.items() if option not in ("players", *OWN_TOWER)}
    return {**options, "data": {"tower": own}} if any(own.values()) else options


def type_of(name: str) -> Any:
    """A game as OpenSpiel lists it."""
    kind, seats = pyspiel.GameType, feldherr.rulebook(name).seats
    return kind(
        short_name=f"python_{name}",
        long_name=f"{words.name('en', name)} (Feldherr)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


class FeldherrGame(pyspiel.Game):  # type: ignore[misc, name-defined]  # known when it is installed
    """One of the games, with its table's options as parameters."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(name), **(params or {})}
        players = given["players"]
        self.options = options_of(given)
        self.rules = name
        self.code = encoding(name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.code.ACTION_NAMES),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST.get(name, LONG),
        )
        super().__init__(type_of(name), info, params or {})
        self.opening = Play.begin(name, players, self.options)

    def new_initial_state(self, *_: Any) -> "FeldherrState":
        return FeldherrState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST.get(self.rules, LONG)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class FeldherrState(pyspiel.State):  # type: ignore[misc, name-defined]  # known when it is installed
    """A position. Seats that decide in secret at the same time do so one after another, and see nothing of it."""

    def __init__(self, game: FeldherrGame) -> None:
        super().__init__(game)
        self.play = game.opening
        """Never changed while it is shared with the game: the first action copies it."""
        self.shared = True

    def current_player(self) -> int:
        seat = self.play.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat)

    def is_terminal(self) -> bool:
        return self.play.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.play.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.play.request is not None
        return self.play.request.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.shared:
            self.play, self.shared = self.play.__deepcopy__({}), False
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.play.request is not None:
            return self.play.request.says(action)
        return self.get_game().code.ACTION_NAMES[action]  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        return self.play.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "FeldherrState":
        """A state that the player cannot tell from this one; what is hidden is drawn by `sampler()`, 0 to 1."""
        twin: FeldherrState = self.clone()
        twin.play, twin.shared = self.play.resampled(player, Random(sampler())), False
        return twin

    def __str__(self) -> str:
        waits = None if self.play.request is None else self.play.request.got
        return json.dumps([told(self.play, "all"), waits], separators=(",", ":"))


def told(play: Play, seat: int | str | None) -> list[Any]:
    """All that a seat knows, as plain data: its view, which forgets nothing, and its own part of a move under way."""
    table = play.table
    taken = table.askings[seat].taken if seat in table.askings else []
    return [table.game.view(seat), taken, len(table.askings[table.seat].taken) if table.seat in table.askings else 0]


class Observer:
    """Tensors and strings of what a player knows. The tensor is the observation that all faces have, unfolded."""

    def __init__(self, game: FeldherrGame, wanted: Any) -> None:
        self.code = game.code
        self.whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(self.code.LAYOUT.unfolded_size, np.float32) if self.whole else None
        self.dict = {"observation": self.tensor} if self.whole else {}

    def set_from(self, state: FeldherrState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.code.LAYOUT.unfold(state.play.table.observe(player))

    def string_from(self, state: FeldherrState, player: int) -> str | None:
        if self.whole:
            return json.dumps(told(state.play, player), separators=(",", ":"))
        return json.dumps(told(state.play, None), separators=(",", ":")) if self.public else None


def class_of(name: str) -> type[FeldherrGame]:
    """A game as OpenSpiel makes it: by its parameters alone."""

    class NamedGame(FeldherrGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return NamedGame


def register() -> None:
    """Makes the games known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    for name in feldherr.GAMES:
        if f"python_{name}" not in known:
            pyspiel.register_game(type_of(name), class_of(name))


register()
