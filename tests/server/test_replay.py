"""Replays: every position is the view that was seen live, and nobody learns more than they could know."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import feldherr
from feldherr import Game
from feldherr.kernel.errors import FeldherrError
from feldherr.server.history.changes import applied
from feldherr.server.history.replay import LEVELS, packed
from feldherr.server.model import MOVE, Entry, Table
from feldherr.server.work.cache import Cache
from tests.server.client import Client
from tests.server.patience import fetch
from tests.server.serving import Server
from tests.server.test_moves import two_at_a_table

Seen = dict[int, Any]
"""Views by the number of moves after which they were seen."""


def views(told: dict[str, Any]) -> list[Any]:
    """The view at every position."""
    found = [told["first"]]
    for change in told["changes"]:
        found.append(applied(found[-1], change))
    assert len(found) == len(told["positions"])
    return found


def at_decisions(told: dict[str, Any]) -> Seen:
    shown = zip(told["positions"], views(told), strict=True)
    return {position["moves"]: view for position, view in shown if position["level"] == "decision"}


def play_and_look(anna: Client, table: str, rng: random.Random, most: int) -> dict[int | None, Seen]:
    """What every seat and a spectator saw at each new question, by the number of moves made then."""
    seen: dict[int | None, Seen] = {None: {}}
    for _ in range(most):
        header = anna.get(f"/tables/{table}")
        for seat in (None, *header["mine"]):
            view = anna.state(table, seat)["view"]
            if not view["sealed"] and len(view["waiting_for"]) == len(header["waiting_for"]):
                seen.setdefault(seat, {}).setdefault(moves_of(anna, table), view)
        if header["status"] != "running":
            break
        for seat in header["waiting_for"]:
            anna.answer(table, seat, rng)
    return seen


def moves_of(client: Client, table: str) -> int:
    """How many moves count: those undone do not, nor the undoing itself."""
    told = client.get(f"/tables/{table}/replay")
    return int(told["positions"][-1]["moves"])


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_a_replay_shows_what_was_seen_live(anna: Client, game: str) -> None:
    table = anna.started(3, game=game)
    seen = play_and_look(anna, table, random.Random(4), 14)
    for seat, live in seen.items():
        told = anna.get(f"/tables/{table}/replay", **({} if seat is None else {"seat": seat}))
        positions = at_decisions(told)
        assert len(live) > 10
        assert {moves: positions[moves] for moves in live} == live
        events = anna.get(f"/tables/{table}/events", **({} if seat is None else {"seat": seat}))["events"]
        assert told["events"] == events
        assert [p["events"] for p in told["positions"]] == sorted(p["events"] for p in told["positions"])
        assert told["positions"][-1]["events"] == len(events)


def test_what_was_undone_is_not_in_the_replay(anna: Client) -> None:
    rng = random.Random(4)
    table = anna.started(3)
    while (undone := _undo(anna, table)) is None:
        for seat in anna.get(f"/tables/{table}")["waiting_for"]:
            anna.answer(table, seat, rng)
    moves = moves_of(anna, table)
    told = anna.get(f"/tables/{table}/replay", seat=undone)
    assert at_decisions(told)[moves] == anna.state(table, undone)["view"]
    anna.answer(table, undone, rng)
    assert moves_of(anna, table) >= moves


def _undo(anna: Client, table: str) -> int | None:
    """The seat whose last decision could be undone."""
    for seat in anna.get(f"/tables/{table}")["mine"]:
        if anna.http.post(f"/tables/{table}/undo", json={"seat": seat}).status_code == 200:
            return int(seat)
    return None


def test_who_may_see_what(server: Server, anna: Client, ben: Client, guest: Callable[..., Client]) -> None:
    table = two_at_a_table(anna, ben)
    anna.get(f"/tables/{table}/replay", seat=0)
    anna.get(f"/tables/{table}/replay", expect=403, seat=1)
    anna.get(f"/tables/{table}/replay", expect=409, everything=True)
    anna.get(f"/tables/{table}/replay", expect=422, seat=9)
    watcher = guest(server, "Cleo")
    watcher.get(f"/tables/{table}/replay", expect=403, seat=0)
    assert watcher.get(f"/tables/{table}/replay")["seat"] is None
    private = anna.started(3)
    watcher.get(f"/tables/{private}/replay", expect=404)
    waiting = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    anna.get(f"/tables/{waiting}/replay", expect=409)


def test_a_sealed_plan_is_not_in_the_replay(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    before = ben.get(f"/tables/{table}/replay", seat=1)
    sealed = anna.answer(table, 0, random.Random(2))["move"]
    after = ben.ask("GET", f"/tables/{table}/replay", params={"seat": 1})
    assert after.json() == before
    assert sealed not in after.text


def test_after_the_end_all_is_open(server: Server, anna: Client, guest: Callable[..., Client]) -> None:
    table = anna.started(4, public=True)
    anna.play_on(table, random.Random(1618))
    watcher = guest(server, "Cleo")
    told = watcher.get(f"/tables/{table}/replay", everything=True)
    shown = views(told)
    plans = [player["plan"] for view in shown for player in view["players"] if player["plan"]]
    assert plans
    assert not any("hidden" in plan.values() for plan in plans)
    assert shown[-1]["over"]
    assert shown[-1]["outcome"] == anna.get(f"/tables/{table}")["outcome"]
    levels = [position["level"] for position in told["positions"]]
    assert (levels.count("year"), levels.count("season"), levels.count("action")) == (2, 8, 60)
    assert levels[-1] == "decision"
    assert watcher.get(f"/tables/{table}/replay", seat=3)["seat"] == 3
    watcher.get(f"/tables/{table}/replay", expect=422, seat=0, everything=True)
    for position in told["positions"][:3]:
        cloned = anna.post(f"/tables/{table}/clone", at=position["moves"], seats=[{"kind": "me"}] * 4)
        assert cloned["origin"] == {"table": table, "move": position["moves"]}


def test_a_replay_is_small_on_the_way(server: Server, anna: Client) -> None:
    table = anna.started(4)
    anna.play_on(table, random.Random(7))
    path, cookies = f"{server.url}/api/v1/tables/{table}/replay?seat=0", anna.http.cookies
    small = fetch("GET", path, cookies=cookies, headers={"Accept-Encoding": "gzip"})
    plain = fetch("GET", path, cookies=cookies, headers={"Accept-Encoding": "identity"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert small.json() == plain.json()
    assert int(small.headers["Content-Length"]) < 60_000


# -- two games that a seat cannot tell apart ---------------------------------------------------------------------------


class Pair:
    """A game and another one that differs from it only in what a seat cannot know."""

    def __init__(self, name: str, seat: int | None, rng: random.Random) -> None:
        game = feldherr.new_game(name, players=3, seed=rng.randbytes(32))
        for _ in range(rng.randrange(60)):
            if game.over:
                break
            who, decision = rng.choice(list(game.pending.items()))
            game.play(who, decision.sample(rng))
        self.seat, self.rng = seat, rng
        self.games = [game.branch(rng.randbytes(32)), game.imagine(seat, rng).branch(rng.randbytes(32))]
        self.tables = [as_stored(game) for game in self.games]
        self.entries: list[list[Entry]] = [[], []]

    def look_the_same(self) -> bool:
        one, two = ((game.view(self.seat), game.events(self.seat)) for game in self.games)
        return one == two

    def step(self) -> bool:
        """Plays the same answers in both; False, if that cannot be."""
        for who in [seat for seat in self.games[0].pending if isinstance(seat, int)]:
            move = self.games[0].pending[who].sample(self.rng).text
            for game, entries in zip(self.games, self.entries, strict=True):
                question, before = game.question, len(game.moves)
                try:
                    game.play(who, move)
                except FeldherrError:
                    return False
                for seat, told in game.moves[before:]:
                    entries.append(Entry(len(entries) + 1, MOVE, int(seat), question, told.text, 1, 1618.0))
        return True

    def replays(self) -> list[bytes]:
        return [
            packed(replace(table, question=game.question), entries, self.seat)
            for game, table, entries in zip(self.games, self.tables, self.entries, strict=True)
        ]


def as_stored(game: Game) -> Table:
    """The table at which a game that has just begun is played."""
    return Table(
        id="table",
        game=game.rulebook.name,
        players=game.players,
        options=game.options,
        version=1,
        pace={},
        public=True,
        invitation="",
        creator=None,
        created=0,
        updated=0,
        question=game.question,
        seed=game.seed,
        start=game.position,
        first_question=game.first_question,
    )


@pytest.mark.parametrize("name", ["wallenstein", "sixteenthirty"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_hidden_things_do_not_change_a_replay(name: str, seat: int | None) -> None:
    compared = differing = 0
    for seed in range(30):
        pair = Pair(name, seat, random.Random(seed))
        while pair.look_the_same() and not pair.games[0].over:
            one, two = pair.replays()
            assert one == two, f"seed {seed}: a replay tells {seat} more than the game"
            compared += 1
            differing += pair.games[0].view("all") != pair.games[1].view("all")
            if not pair.step():
                break
    assert compared > 40
    assert differing > 20


def test_the_parts_of_a_game_are_heard_by_all() -> None:
    """Or positions would have other numbers for other audiences."""
    for name in ("wallenstein", "sixteenthirty"):
        game, rng = feldherr.new_game(name, players=3, seed=1), random.Random(1)
        while not game.over:
            who, decision = next(iter(game.pending.items()))
            game.play(who, decision.sample(rng))
        parts = [audience for kind, _, audience in game.state.events if kind in LEVELS]
        assert parts
        assert set(parts) == {None}


def test_the_cache_keeps_what_there_is_room_for() -> None:
    asyncio.run(_use_a_cache())


async def _use_a_cache() -> None:
    cache = Cache(100)
    made: list[int] = []

    async def get(key: str, size: int) -> bytes:
        async def make() -> bytes:
            made.append(size)
            return b"x" * size

        return await cache.get(key, make)

    for key, size in (("a", 60), ("b", 30), ("a", 60), ("c", 30), ("big", 101)):
        assert len(await get(key, size)) == size
    assert (list(cache.kept), cache.size) == (["a", "c"], 90)
    assert made == [60, 30, 30, 101]
