"""A game by letter, told as its people live it: a vacation, a timeout, a stand-in, somebody who is replaced and
somebody who comes back, while days pass on a simulated clock and the server is killed at random moments."""

import random
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, TypeVar

import httpx
from sqlalchemy import update

import feldherr
from feldherr.server.config import Settings
from feldherr.server.store import schema
from feldherr.server.store.engine import connect
from tests.server.client import Client, any_move
from tests.server.patience import PATIENCE, until
from tests.server.presets import Preset
from tests.server.serving import Server

T = TypeVar("T")
DAY = 24 * 3600.0


class Letters:
    """A table of people who answer by letter, and the server that carries it."""

    def __init__(self, server: Server, preset: Preset, seed: int, kills: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.preset = preset
        self.kills = kills
        self.running = threading.Lock()
        """Held by whoever takes the server down and up again."""
        self.acknowledged: dict[int, list[str]] = {}
        """By seat, the moves that people were told to have made."""
        self.people: dict[int, Client] = {}
        self.table = ""
        self.clients: list[Client] = []

    def close(self) -> None:
        for client in self.clients:
            client.close()

    # -- the server ---------------------------------------------------------------------------------------------------

    def insist(self, ask: Callable[[], T]) -> T:
        """Asks until there is an answer."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except httpx.TransportError:
                assert time.monotonic() < end, "the server did not come back"
                time.sleep(0.1)

    def kill_sometimes(self) -> threading.Thread:
        """Kills the server so many times, at moments of its own."""

        def run() -> None:
            for _ in range(self.kills):
                time.sleep(self.rng.random() * 1.5)
                with self.running:
                    self.server.kill()
                    self.server.start()

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        return thread

    def days_pass(self, days: float) -> None:
        """The server's clock has gone on for days when it comes back; calendars go along."""
        seconds = days * DAY
        with self.running:
            self.server.kill()
            engine = connect(Settings(database=self.server.database).database_url, connections=1)
            clock, vacations = schema.clock.c, schema.vacations.c
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                gone_on = {"value": clock.value + seconds, "ahead": clock.ahead - seconds}
                connection.execute(update(schema.clock).values(gone_on))
                nearer = {"start": vacations.start - seconds, "end": vacations.end - seconds}
                connection.execute(update(schema.vacations).values(nearer))
            engine.dispose()
            self.server.start()

    # -- the people ---------------------------------------------------------------------------------------------------

    def account(self, name: str) -> Client:
        client = self.insist(lambda: Client(self.server.url, name))
        self.clients.append(client)
        address = f"{name.lower()}{self.rng.getrandbits(40)}@example.org"
        self.insist(lambda: self._register(client, name, address))
        return client

    def _register(self, client: Client, name: str, address: str) -> None:
        answer = client.http.post(
            "/people/register", json={"name": name, "email": address, "password": "horse battery"}
        )
        assert answer.status_code in (200, 409), answer.text  # it was stored, and nobody was told

    def header(self, client: Client | None = None) -> dict[str, Any]:
        asks = client or self.people[0]
        found: dict[str, Any] = self.insist(lambda: asks.get(f"/tables/{self.table}"))
        return found

    def do(self, client: Client, path: str, done: Callable[[dict[str, Any]], bool], **body: Any) -> dict[str, Any]:
        """Asks for something until it is so, whether or not the answer arrived."""

        def ask() -> dict[str, Any] | None:
            answer = self.insist(lambda: client.http.post(f"/tables/{self.table}/{path}", json=body))
            assert answer.status_code in (200, 409), answer.text
            header = self.header(client)
            return header if done(header) else None

        found: dict[str, Any] = until(ask)
        return found

    def play(self, seats: list[int], most: int) -> dict[str, Any]:
        """These people answer until nothing is asked of them, the game is over, or so many answers are given."""
        header = self.header()
        idle = 0
        while header["status"] == "running" and most and idle < 40:
            due = [seat for seat in header["waiting_for"] if seat in seats and seat in self.people]
            idle = 0 if due else idle + 1
            for seat in due[:most]:
                self._answer(seat)
                most -= 1
            if not due:
                stands_in = any(header["seats"][seat]["stand_in"] for seat in header["waiting_for"])
                if not stands_in:
                    break
                time.sleep(0.1)  # a captain thinks
            header = self.header()
        return header

    def _answer(self, seat: int) -> None:
        client = self.people[seat]
        state = self.insist(lambda: client.state(self.table, seat))
        if state["decision"] is None or state["sealed"] is not None:
            return
        decision, move = state["decision"]["id"], any_move(state, self.rng)
        told = self.insist(lambda: client.move(self.table, seat, decision, move))
        self.acknowledged.setdefault(seat, []).append(told["move"])

    def until_asked(self, seat: int) -> None:
        """Everybody plays until this one has to decide."""
        others = [each for each in self.people if each != seat]
        for _ in range(200):
            header = self.header()
            if seat in header["waiting_for"]:
                return
            self.play([*others, seat] if not set(others) & set(header["waiting_for"]) else others, most=1)
        raise AssertionError(f"seat {seat} is never asked")


def tell(letters: Letters) -> dict[str, Any]:
    """The whole game; its header at the end."""
    preset, people = letters.preset, letters.people
    anna, ben, cleo, dora = (letters.account(name) for name in ("Anna", "Ben", "Cleo", "Dora"))
    pace = {"kind": "days", "days": 2, "vacation": 3}
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 2, *[{"kind": "bot", "level": "recruit"}] * (preset.players - 3)]
    wish: dict[str, Any] = {"game": preset.game, "players": preset.players, "options": preset.options, "seats": seats}
    made = letters.insist(lambda: anna.post("/tables", **wish, pace=pace, when_full=True, name="By letter"))
    letters.table, code = made["id"], made["invitation"]
    people[0] = anna
    for seat, client in ((1, ben), (2, cleo)):
        wished = {"seat": seat, "code": code}
        letters.insist(partial(client.http.post, f"/tables/{letters.table}/join", json=wished))
        people[seat] = client
    assert letters.header()["status"] == "running"
    killing = letters.kill_sometimes()
    letters.play([0, 1, 2], most=6)
    _vacation(letters, ben)
    _timeout(letters)
    _replacement(letters, cleo, dora, code)
    killing.join(PATIENCE)
    return _to_the_end(letters, dora)


def _vacation(letters: Letters, ben: Client) -> None:
    """Ben is away for three days: nobody's clock runs out meanwhile but his own would have."""
    letters.until_asked(1)
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).date().isoformat()
    letters.insist(lambda: ben.http.post("/people/me/vacations", json={"first": tomorrow, "days": 3, "zone": "UTC"}))
    planned = letters.insist(lambda: ben.get("/people/me/vacations"))
    assert (len(planned["vacations"]), planned["left"]) == (1, 18)
    left = letters.header()["seats"][1]["clock"]["due_at"] - time.time()
    letters.days_pass((planned["vacations"][0]["start"] - time.time()) / DAY + 0.01)
    away = until(lambda: (h := letters.header())["seats"][1]["away_until"] and h)["seats"][1]
    assert left > away["clock"]["bank"] > left - 1.2 * DAY  # less than a day and a little has gone
    letters.days_pass(2.9)
    time.sleep(1)
    assert not letters.header()["seats"][1]["stand_in"], "a vacation stops the clock"


def _timeout(letters: Letters) -> None:
    """Ben does not come back in time: a captain plays for him, all read why, and he has his seat again at once."""
    letters.days_pass(2.2)
    late = until(lambda: (h := letters.header())["seats"][1]["stand_in"] and h)
    assert late["seats"][1]["why"] == "time"
    for _ in range(4):
        letters.play([0, 2], most=2)
    ben = letters.people[1]
    back = letters.do(ben, "reclaim", lambda h: not h["seats"][1]["stand_in"], seat=1)
    assert back["seats"][1]["why"] is None
    letters.play([0, 1, 2], most=6)


def _replacement(letters: Letters, cleo: Client, dora: Client, code: str) -> None:
    """Cleo leaves; the others agree to offer her seat, and Dora, who has read the position, takes it."""
    letters.do(cleo, "leave", lambda h: h["seats"][2]["stand_in"], seat=2)
    anna, ben = letters.people[0], letters.people[1]
    asked = letters.do(anna, "proposals", lambda h: bool(h["proposals"]), kind="replace", seat=2)
    assert [(each["by"], each["agreed"]) for each in asked["proposals"]] == [(0, [0])]
    assert letters.insist(lambda: dora.ask("GET", f"/tables/{letters.table}", 404)).status_code == 404
    offered = letters.do(ben, "proposals", lambda h: h["seats"][2]["offered"], kind="replace", seat=2)
    assert offered["invitation"] == code
    seen = letters.insist(lambda: dora.get(f"/tables/{letters.table}/state", code=code))
    assert seen["view"]["seat"] is None, "what is hidden is not shown before the seat is taken"

    def take() -> bool:
        body = {"seat": 2, "code": code}
        answer = letters.insist(lambda: dora.http.post(f"/tables/{letters.table}/take", json=body))
        assert answer.status_code in (200, 409), answer.text
        return 2 in letters.header(dora)["mine"]

    until(take)
    letters.people[2] = dora
    letters.insist(lambda: cleo.ask("GET", f"/tables/{letters.table}", 404))


def _to_the_end(letters: Letters, dora: Client) -> dict[str, Any]:
    header = letters.play([0, 1, 2], most=100_000)
    while header["status"] == "running":  # a bot of the table thinks
        time.sleep(0.05)
        header = letters.play([0, 1, 2], most=100_000)
    assert (header["status"], header["ended"]) == ("over", "played")
    record = letters.insist(lambda: dora.get(f"/tables/{letters.table}/record"))
    game = feldherr.replay(record)
    assert game.over
    for seat, told in letters.acknowledged.items():
        played = iter(move.text for who, move in game.moves if who == seat)
        assert all(move in played for move in told), f"a move of seat {seat} is lost, or stands elsewhere"
    lines = letters.insist(lambda: dora.get(f"/tables/{letters.table}/chat"))["lines"]
    kinds = [line["kind"] for line in lines]
    wanted = [
        "full",
        "went_away",
        "stood_in",
        "reclaimed",
        "stood_in",
        "proposed",
        "agreed",
        "carried_out",
        "taken_over",
    ]
    assert kinds == wanted, kinds
    return header
