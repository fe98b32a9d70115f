"""Pairs of tables that differ in hidden things alone, put into the database of a running server as they are."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from feldherr import Game
from feldherr.kernel import game as kernel_game
from feldherr.server.model import RUNNING, Person, Seat, Table
from feldherr.server.standing.change import asking
from feldherr.server.standing.fairness import new_secret
from feldherr.server.store import table_rows
from feldherr.server.store.engine import connect
from feldherr.server.tables import lifecycle
from tests.server.client import Client, Stream
from tests.server.serving import Server

MOST_STEPS = 14
VARYING = re.compile(r'"(created|updated|ended_at|asked_at|due_at|at)":[0-9.e+]+')


class Side:
    """One table of a pair: the game as the server has it, and all that a seat and a spectator receive from it."""

    def __init__(self, server: Server, position: Game, people: list[Client], watcher: Client, secret: bytes) -> None:
        self.game = copy_of(position)
        self.people = people
        self.table = _put(server, position, people, secret)
        self.watchers = {people[0]: 0, watcher: None}
        self.wire: list[str] = []
        self.streams: list[Stream] = [who.stream(self.table) for who in self.watchers]
        for stream in self.streams:
            stream.wait(lambda m: m["event"] == "reset")

    def play(self, seat: int, move: Any) -> None:
        question = str(self.game.question)
        self.game.play(seat, move)
        tick = self.people[seat].move(self.table, seat, question, move.text)["tick"]
        if seat == 0:
            self.note(self.people[0], f"{tick} {move.text}")
        for stream in self.streams:
            stream.wait(lambda m: m["data"]["tick"] >= tick)

    def look(self) -> None:
        """Asks for everything that those who watch may ask for."""
        for who, seat in self.watchers.items():
            own = {} if seat is None else {"seat": seat}
            for path in ("", "/state", "/events", "/fairness", "/chat"):
                answer = who.http.get(
                    f"/tables/{self.table}{path}", params=own if path in ("/state", "/events") else {}
                )
                headers = {name: value for name, value in answer.headers.items() if name != "date"}
                self.note(who, f"{path} {answer.status_code} {headers} {answer.text}")

    def note(self, who: Client, text: str) -> None:
        self.wire.append(f"{who.person['id']} {self._same(text)}")

    def _same(self, text: str) -> str:
        """Without the table's id and without times: nothing else may differ."""
        length = re.compile(r"'content-length': '[0-9]+'")  # times have as many digits as they please
        return length.sub("", VARYING.sub(r'"\1":0', text.replace(self.table, "TABLE")))

    def all(self) -> list[str]:
        told = [self._same("\n".join(line for line in s.lines if line[:1] not in ("", ":"))) for s in self.streams]
        return [*self.wire, *told]

    def close(self) -> None:
        for stream in self.streams:
            stream.close()


def copy_of(position: Game) -> Game:
    """The game that the server makes from a written position."""
    written = position.rulebook.encode(position.state)
    return kernel_game.start(
        position.rulebook, position.players, position.options, position.seed, written, position.question
    )


def _put(server: Server, position: Game, people: list[Client], secret: bytes) -> str:
    sitting = [Person(who.person["id"], who.person["name"]) for who in people]
    wishes = [lifecycle.SeatWish("me")] * position.players
    written = position.rulebook.encode(position.state)
    name = position.rulebook.name
    made = lifecycle.create(
        sitting[0], name, position.players, position.options, {"kind": "free"}, True, wishes, name="Two alike"
    )
    seats = tuple(
        Seat(seat.seat, seat.kind, person_id=who.id, name=who.name, nonce="0" * 32)
        for seat, who in zip(made.seats, sitting, strict=True)
    )
    table: Table = replace(
        made,
        seats=seats,
        status=RUNNING,
        secret=secret,
        seed=position.seed,
        start=written,
        first_question=position.question,
    )
    engine = connect(f"sqlite:///{server.database}")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        table_rows.create(connection, asking(table, copy_of(position)))
    engine.dispose()
    return table.id


class Pair:
    """Two tables. Seat 0 is Ben's, and whether he can tell them apart is the question; Cleo looks on."""

    def __init__(self, server: Server, one: Game, two: Game, people: list[Client], watcher: Client) -> None:
        secret = new_secret()
        two.seed = one.seed
        two.state.chance = one.state.chance.copy()
        two.question = one.question
        self.sides = [Side(server, game, people, watcher, secret) for game in (one, two)]

    @property
    def games(self) -> tuple[Game, Game]:
        return self.sides[0].game, self.sides[1].game

    def play(self, seat: int, first: Any, second: Any) -> None:
        for side, move in zip(self.sides, (first, second), strict=True):
            side.play(seat, move)

    def follow(self, hidden: Callable[[Game, Game], bool], rng: Random) -> int:
        """Plays the same moves at both as long as everything that tells them apart is hidden; how often was looked."""
        looked = 0
        while hidden(*self.games) and looked < MOST_STEPS:
            for side in self.sides:
                side.look()
            looked += 1
            for first, second in zip(self.sides[0].all(), self.sides[1].all(), strict=True):
                assert first == second, _difference(first, second)
            one, two = self.games
            if one.over:
                break
            seat = rng.choice(list(one.pending))
            assert isinstance(seat, int)
            shared = [
                move for move in (one.pending[seat].sample(rng) for _ in range(5)) if two.pending[seat].index(move) >= 0
            ]
            if not shared:
                break
            self.play(seat, shared[0], shared[0])
        for side in self.sides:
            side.close()
        return looked


def _difference(first: str, second: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    return f"...{first[max(0, at - 150) : at + 150]}...\n\n...{second[max(0, at - 150) : at + 150]}..."
