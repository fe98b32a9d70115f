"""A game as PettingZoo knows it: one seat after another, or all at once."""

from typing import Any

from feldherr.kernel.errors import IllegalMove
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

_pettingzoo = need("pettingzoo")


def env(game: str, players: int = 4, render_mode: str | None = None, **options: Any) -> "OneByOne":
    """One seat after another. An action that is not legal ends the game, at the cost of its seat."""
    return OneByOne(Tables(game, players, options, render_mode), render_mode, forgiving=False)


def raw_env(game: str, players: int = 4, render_mode: str | None = None, **options: Any) -> "OneByOne":
    """The same; here an action that is not legal raises IllegalMove and changes nothing."""
    return OneByOne(Tables(game, players, options, render_mode), render_mode, forgiving=True)


def parallel_env(game: str, players: int = 4, render_mode: str | None = None, **options: Any) -> "AllAtOnce":
    """All seats act in every step: those who are asked answer, the others wait."""
    return AllAtOnce(Tables(game, players, options, render_mode), render_mode)


class _Environment:
    """What both kinds share."""

    def __init__(self, tables: Tables, render_mode: str | None) -> None:
        self.metadata = {
            "name": f"{tables.game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.tables = tables
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(tables.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(tables.code) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(tables.code) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> Any:
        return rendered(self.table.game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __getattr__(self, name: str) -> Any:
        if name == "table":
            raise need("gymnasium.error").ResetNeeded("reset() comes first")
        raise AttributeError(name)

    def _deal(self, seed: int | None) -> None:
        self.tables.seed(seed)
        self.table: Table = self.tables.deal()
        self.agents = self.possible_agents[:]

    def __str__(self) -> str:
        return str(self.metadata["name"])


class OneByOne(_Environment, _pettingzoo.AECEnv):  # type: ignore[misc, name-defined]  # known when it is installed
    """One seat after another. Who is asked at once with others answers in the order of seats, and sees nothing of what
    the others have answered."""

    def __init__(self, tables: Tables, render_mode: str | None, forgiving: bool) -> None:
        _pettingzoo.AECEnv.__init__(self)
        _Environment.__init__(self, tables, render_mode)
        self.forgiving = forgiving

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        seat, table = self.seat_of[agent], self.table
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            table.act(self.seat_of[agent], action)
        except IllegalMove:
            if self.forgiving:
                raise
            self.infos[agent] = {"illegal": True}
            self._end([ILLEGAL if one == agent else 0.0 for one in self.possible_agents])
            return
        if table.over:
            self._end(rewards(table.game))
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def _end(self, won: list[float]) -> None:
        """Rewards come with the end, and only then."""
        for agent, reward in zip(self.possible_agents, won, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


class AllAtOnce(_Environment, _pettingzoo.ParallelEnv):  # type: ignore[misc, name-defined]  # known when it is installed
    """All seats at once: the plans of a season are laid by all together, box by box. An action that is not legal ends
    the game for all, at the cost of the seats that took one."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        agents, table = self.agents, self.table
        asked = [agent for agent in agents if self.seat_of[agent] in table.pending]
        wrong = [agent for agent in agents if not self._fits(agent, actions.get(agent))]
        if not wrong:
            for agent in asked:
                table.act(self.seat_of[agent], int(actions[agent]))
        won = dict.fromkeys(agents, 0.0)
        over = bool(wrong) or table.over
        if wrong:
            won.update(dict.fromkeys(wrong, ILLEGAL))
        elif over:
            won = dict(zip(agents, rewards(table.game), strict=True))
        observed = self._observed()
        infos: dict[str, dict[str, Any]] = {agent: {"illegal": True} if agent in wrong else {} for agent in agents}
        if over:
            self.agents = []
        return observed, won, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _fits(self, agent: str, action: int | None) -> bool:
        seat, table = self.seat_of[agent], self.table
        return action in (table.legal(seat) or (table.code.WAIT,))

    def _observed(self) -> dict[str, Observation]:
        table = self.table
        return {
            agent: {"observation": table.observe(seat), "action_mask": table.mask(seat, waits=True)}
            for agent, seat in self.seat_of.items()
        }
