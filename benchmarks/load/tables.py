"""Tables as the load generator plays them: four people with a stream each, and a spectator."""

import asyncio
from collections import deque
from random import Random
from time import perf_counter
from typing import Any, Final

import orjson

import feldherr
from benchmarks.load.wire import Ear, Line, Server
from feldherr.server.history.changes import applied

PLAYERS: Final = 4
LISTENERS: Final = PLAYERS + 1


class Table:
    """A game whose moves are chosen from what the streams tell, by chance."""

    def __init__(self, server: Server, game: str, number: int) -> None:
        self.server = server
        self.game = game
        self.rng = Random(number)
        self.cookies: list[str] = []
        self.ears: list[Ear] = []
        self.line: Line
        self.id = ""
        self.waiting_for: list[int] = []
        self.views: list[dict[str, Any]] = [{} for _ in range(PLAYERS)]
        self.decisions: list[dict[str, Any] | None] = [None] * PLAYERS
        self.heard = [0] * LISTENERS
        self.last = 0.0
        self.wanted = 0
        self.told: asyncio.Future[None] | None = None

    async def set_up(self) -> None:
        """Four guests sit down, the last of them starts the game."""
        self.line = await self.server.line()
        for seat in range(PLAYERS):
            _, _, cookie = await self.ask("/people/guest", "", name=f"Player {seat}")
            self.cookies.append(cookie)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
        made = await self.ask("/tables", self.cookies[0], game=self.game, players=PLAYERS, seats=seats, public=True)
        self.id = made[1]["id"]
        for cookie in self.cookies[1:]:
            await self.ask(f"/tables/{self.id}/join", cookie)
        await self.ask(f"/tables/{self.id}/start", self.cookies[0])

    async def ask(self, path: str, cookie: str, **body: Any) -> tuple[int, Any, str]:
        if self.line.transport.is_closing():  # the server hangs up when nothing was asked for a while
            self.line = await self.server.line()
        answer = await self.line.ask("POST", path, cookie, body)
        assert answer[0] < 300, answer
        return answer

    async def listen(self) -> None:
        """Opens the streams, and waits for their first message."""
        self.wanted, self.told = 1, asyncio.get_running_loop().create_future()
        for who, cookie in enumerate([*self.cookies, ""]):
            heard = lambda tick, data, now, who=who: self.hear(who, tick, data, now)  # noqa: E731
            self.ears.append(await self.server.listen(f"/tables/{self.id}/stream", cookie, heard))
        await self.told

    def hear(self, who: int, tick: int, data: bytes, now: float) -> None:
        self.heard[who] = tick
        self.last = now
        if who < PLAYERS:
            self._remember(who, orjson.loads(data))
        if self.told is not None and not self.told.done() and min(self.heard) >= self.wanted:
            self.told.set_result(None)

    def _remember(self, seat: int, message: dict[str, Any]) -> None:
        part = message["seats"][str(seat)]
        if "view" in part:
            self.views[seat] = part["view"]
        for step in part.get("story", ()):
            self.views[seat] = applied(self.views[seat], step["changes"])
        self.decisions[seat] = part["decision"]
        self.waiting_for = message["table"]["waiting_for"]

    def choose(self) -> dict[str, Any] | None:
        """The next move; None when the game is over."""
        if not self.waiting_for:
            return None
        seat = self.waiting_for[0]
        decision = self.decisions[seat]
        assert decision is not None
        if "options" in decision:
            move = self.rng.choice(decision["options"])
        else:
            move = feldherr.imagine(self.views[seat], self.rng).pending[seat].sample(self.rng).text
        return {"seat": seat, "decision": decision["id"], "move": move}

    async def play(self, move: dict[str, Any], begun: float | None = None) -> float:
        """Plays; the seconds until the last listener has heard of it."""
        begun = perf_counter() if begun is None else begun
        self.wanted, self.told = max(self.heard) + 1, asyncio.get_running_loop().create_future()
        await self.ask(f"/tables/{self.id}/moves", self.cookies[move["seat"]], **move)
        if min(self.heard) < self.wanted:
            await self.told
        return self.last - begun

    def hang_up(self) -> None:
        for ear in self.ears:
            ear.transport.close()


class Ready:
    """Tables that have a move to play, for moves that are due at set times."""

    def __init__(self, tables: list[Table]) -> None:
        self.moves: deque[tuple[Table, dict[str, Any]]] = deque()
        for table in tables:
            self.add(table)

    def add(self, table: Table) -> None:
        move = table.choose()
        if move is not None:
            self.moves.append((table, move))
