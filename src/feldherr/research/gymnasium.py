"""A seat of a game as an environment of Gymnasium; bots have the other seats.

>>> import gymnasium
>>> import feldherr.research.gymnasium
>>> env = gymnasium.make("feldherr/Wallenstein-v0", players=3, opponents="random")
>>> observation, info = env.reset(seed=1618)
>>> observation["observation"].shape
(520,)
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

import feldherr
from feldherr.bots.bot import Bot, Budget
from feldherr.bots.levels import bot
from feldherr.bots.tempers import bears_grudges, seen
from feldherr.kernel.extras import need
from feldherr.research.faces import (
    ILLEGAL,
    RENDER_MODES,
    Observation,
    Tables,
    action_space,
    observation_space,
    rendered,
)
from feldherr.research.table import Table, rewards

_gymnasium = need("gymnasium")
_vector = need("gymnasium.vector")

IDS: Final = {"wallenstein": "feldherr/Wallenstein-v0", "sixteenthirty": "feldherr/SixteenThirty-v0"}
SIMULATIONS: Final = 64
"""What a bot that searches may spend on a decision, so that it plays alike on every machine."""
Opponents = str | Bot | Sequence[str | Bot]


class Others:
    """Who has the other seats: one bot for all of them, or one for each in the order of seats."""

    def __init__(self, game: str, players: int, seat: int, opponents: Opponents, budget: Budget | None) -> None:
        chosen = [opponents] * (players - 1) if isinstance(opponents, str | Bot) else list(opponents)
        if len(chosen) != players - 1:
            raise ValueError(f"{players - 1} opponents are needed, and {len(chosen)} are given")
        seats = [other for other in range(players) if other != seat]
        self.budget = budget or Budget(simulations=SIMULATIONS)
        self.bots: dict[int, Bot | None] = {}
        for other, one in zip(seats, chosen, strict=True):
            self.bots[other] = None if one == "random" else bot(one, game) if isinstance(one, str) else one
        self.ask_for_events = any(one and bears_grudges(game, one.temper) for one in self.bots.values())

    def play(self, table: Table, seat: int, rng: Random) -> None:
        """Plays on until the seat is asked, or to the end."""
        game = table.game
        asked = game.pending
        while asked and seat not in asked:
            other, decision = next(iter(asked.items()))
            player = self.bots[int(other)]
            if player is None:
                game.play(other, decision.sample(rng))
            else:
                game.play(other, player.decide(seen(game, int(other), player.temper), rng, self.budget).move)
            asked = game.pending
        table.ask()


class Solo(_gymnasium.Env):  # type: ignore[misc, name-defined]  # known when it is installed
    """One seat against bots. The reward comes with the end; an action that is not legal ends the game with -1."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "wallenstein",
        players: int = 4,
        seat: int = 0,
        opponents: Opponents = "random",
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.tables = Tables(game, players, options, render_mode)
        self.seat = seat
        self.others = Others(game, players, seat, opponents, budget)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.tables.code)
        self.action_space = action_space(self.tables.code)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.tables.seed(seed)
        self.table = self.tables.deal(self.others.ask_for_events)
        self.others.play(self.table, self.seat, self.tables.rng)
        return self._observed()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = advance(self.table, self.seat, int(action), self.others, self.tables.rng)
        observation, info = self._observed()
        if not legal:
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        over = self.table.over
        return observation, rewards(self.table.game)[self.seat] if over else 0.0, over, False, info

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.table.mask(self.seat)
        return {"observation": self.table.observe(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> Any:
        return rendered(self.table.game, self.render_mode)


def advance(table: Table, seat: int, action: int, others: Others, rng: Random) -> bool:
    """Takes an action of the seat, and all that the others do until it is asked again; False if it is not legal."""
    if seat not in table.pending or action not in table.legal(seat):
        return False
    table.act(seat, action)
    if not table.over and seat not in table.pending:
        others.play(table, seat, rng)
    return True


class SoloVector(_vector.VectorEnv):  # type: ignore[misc, name-defined]  # known when it is installed
    """Many tables in one process, whose observations and masks lie in one block each. A table that has ended begins
    anew with the next step, whatever its action."""

    metadata = {
        "render_modes": [],
        "autoreset_mode": _vector.AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "wallenstein",
        players: int = 4,
        seat: int = 0,
        opponents: Opponents = "random",
        budget: Budget | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.seat = seat
        self.hands = [Tables(game, players, options) for _ in range(num_envs)]
        """Where the tables come from: each has a chance of its own, so that no table depends on the others."""
        self.others = Others(game, players, seat, opponents, budget)
        code = self.hands[0].code
        self.single_observation_space, self.single_action_space = observation_space(code), action_space(code)
        batch = need("gymnasium.vector.utils").batch_space
        self.observation_space = batch(self.single_observation_space, num_envs)
        self.action_space = batch(self.single_action_space, num_envs)
        self._numbers = np.zeros((num_envs, code.LAYOUT.size), np.int16)
        self._masks = np.zeros((num_envs, len(code.ACTION_NAMES)), np.int8)
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + i for i in range(self.num_envs)]
        for hand, own in zip(self.hands, seeds, strict=True):
            hand.seed(own)
        self.tables = [self._dealt(i) for i in range(self.num_envs)]
        self._ended[:] = False
        return self._observed(), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        won = np.zeros(self.num_envs, np.float64)
        illegal = np.zeros(self.num_envs, np.bool_)
        for i, action in enumerate(np.asarray(actions).tolist()):
            if self._ended[i]:
                self.tables[i], self._ended[i] = self._dealt(i), False
                continue
            table = self.tables[i]
            if not advance(table, self.seat, action, self.others, self.hands[i].rng):
                won[i], illegal[i], self._ended[i] = ILLEGAL, True, True
            elif table.over:
                won[i], self._ended[i] = rewards(table.game)[self.seat], True
            self._look(i, table)
        infos = {"illegal": illegal, "_illegal": illegal.copy()} if illegal.any() else {}
        return self._observed(), won, self._ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _dealt(self, i: int) -> Table:
        table = self.hands[i].deal(self.others.ask_for_events)
        self.others.play(table, self.seat, self.hands[i].rng)
        self._look(i, table)
        return table

    def _look(self, i: int, table: Table) -> None:
        self._numbers[i], self._masks[i] = table.observe(self.seat), table.mask(self.seat)

    def _observed(self) -> Observation:
        return {"observation": self._numbers.copy(), "action_mask": self._masks.copy()}


def register() -> None:
    """Makes the ids known to `gymnasium.make` and `make_vec`; a game that is registered has its name's."""
    for game in feldherr.GAMES:
        name = IDS.get(game, f"feldherr/{game.capitalize()}-v0")
        if name not in _gymnasium.registry:
            _gymnasium.register(
                name,
                entry_point="feldherr.research.gymnasium:Solo",
                vector_entry_point="feldherr.research.gymnasium:SoloVector",
                kwargs={"game": game},
            )


register()
