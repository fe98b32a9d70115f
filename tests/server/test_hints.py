"""Hints: for the person at the seat alone, from what the seat knows alone, where the table allows them."""

import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import feldherr
from feldherr.server.config import Settings
from feldherr.server.live.hub import Hub
from feldherr.server.live.table import Live
from feldherr.server.model import RUNNING, Person, Table
from feldherr.server.play.hints import Adviser, seed_of
from feldherr.server.play.thinking import Thinkers
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store.database import Database
from feldherr.server.tables.lifecycle import SeatWish, create
from tests.server.client import Client
from tests.server.serving import Server
from tests.server.test_moves import two_at_a_table

BOTS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


def ask(client: Client, table: str, seat: int, decision: str, expect: int | None = None) -> Any:
    return client.post(f"/tables/{table}/hint", expect, seat=seat, decision=decision)


def refusal(client: Client, table: str, seat: int, decision: str, expect: int) -> str:
    return str(ask(client, table, seat, decision, expect)["error"]["code"])


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_a_hint_is_a_legal_move_with_reasons_and_can_be_played(anna: Client, game: str) -> None:
    table = anna.started(3, game=game, seats=BOTS)
    decision = anna.state(table, 0)["decision"]["id"]
    hint = ask(anna, table, 0, decision)
    assert (hint["seat"], hint["decision"], hint["level"]) == (0, decision, "captain")
    assert hint["why"]
    assert all(set(reason["sentence"]) >= {"en", "de"} for reason in hint["why"])
    assert hint["told"]["en"] != hint["told"]["de"]
    anna.move(table, 0, decision, hint["move"])


def test_a_plan_of_ones_own_is_compared_with_the_hint(anna: Client, ben: Client) -> None:
    table = anna.started(3, seats=BOTS)
    decision = anna.state(table, 0)["decision"]["id"]
    hint = ask(anna, table, 0, decision)["move"]

    def beside(move: str, expect: int | None = None, who: Client = anna) -> Any:
        return who.post(f"/tables/{table}/hint/compare", expect, seat=0, decision=decision, move=move)

    same = beside(hint)
    assert (same["points"], same["boxes"], same["payable"]) == (0.0, [], True)
    assert "as much as the hint's" in same["told"]["en"]
    boxes = dict(word.split("=") for word in hint.split()[1:])
    acting = [box for box in boxes if box != "bid"]
    boxes |= dict(zip(acting, [boxes[box] for box in acting[5:] + acting[:5]], strict=True))
    other = beside("plan " + " ".join(f"{box}={card}" for box, card in boxes.items()))
    assert other["points"] < 0
    assert "less than the hint's" in other["told"]["en"]
    assert "weniger als der des Hinweises" in other["told"]["de"]
    assert {gap["box"] for gap in other["boxes"]} <= set(acting)
    assert other["boxes"][0]["points"] < 0
    assert anna.state(table, 0)["sealed"] is None
    assert beside("plan palace=nowhere", 422)["error"]["code"]
    assert beside(hint, 404, ben)["error"]["code"] == "no_such_table", "it is private"


def test_only_plans_are_compared(anna: Client) -> None:
    table = anna.started(3, game="sixteenthirty", seats=BOTS)
    decision = anna.state(table, 0)["decision"]["id"]
    body = {"seat": 0, "decision": decision, "move": ask(anna, table, 0, decision)["move"]}
    assert anna.post(f"/tables/{table}/hint/compare", 409, **body)["error"]["code"] == "no_plan_to_compare"


def test_asked_again_it_is_the_same_and_nothing_has_changed(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben, hints="always")
    stream = ben.stream(table)
    stream.wait(lambda m: m["event"] == "reset")
    decision = anna.state(table, 0)["decision"]["id"]
    before = [anna.get(f"/tables/{table}"), anna.state(table, 0), anna.get(f"/tables/{table}/events")]
    hint = ask(anna, table, 0, decision)
    assert ask(anna, table, 0, decision) == hint
    assert [anna.get(f"/tables/{table}"), anna.state(table, 0), anna.get(f"/tables/{table}/events")] == before
    tick = ben.answer(table, 1, random.Random(1))["tick"]
    stream.until(tick)
    assert {m["data"].get("tick") for m in stream.messages if m["event"] == "update"} <= {tick}
    assert hint["move"] not in "".join(stream.lines)


def test_refusals(server: Server, anna: Client, ben: Client, guest: Callable[..., Client]) -> None:
    table = two_at_a_table(anna, ben, hints="always")
    decision = anna.state(table, 0)["decision"]["id"]
    assert refusal(ben, table, 0, decision, 403) == "not_your_seat"
    assert refusal(guest(server, "Watcher"), table, 0, decision, 403) == "not_your_seat"
    assert refusal(guest(server), table, 0, decision, 401) == "who_are_you"
    assert refusal(anna, table, 7, decision, 422) == "no_such_seat"
    assert refusal(anna, table, 0, "999", 409) == "late_move"
    anna.answer(table, 0, random.Random(2))
    assert refusal(anna, table, 0, decision, 409) == "not_asked"
    anna.answer(table, 2, random.Random(2))
    ben.answer(table, 1, random.Random(2))
    header = anna.get(f"/tables/{table}")
    (turn,) = header["waiting_for"]
    other, seat = (anna, 0) if turn == 1 else (ben, 1)
    assert refusal(other, table, seat, header["question"], 409) == "not_asked"
    assert refusal(ben if turn == 1 else anna, table, turn, decision, 409) == "late_move"
    ben.post(f"/tables/{table}/leave", seat=1)
    assert refusal(ben, table, 1, header["question"], 409) == "reclaim_first"
    anna.post(f"/tables/{table}/end", agree=True)
    assert refusal(anna, table, 0, header["question"], 409) == "not_running"
    private = anna.started(3)
    assert refusal(ben, private, 0, "0", 404) == "no_such_table"


def test_a_table_says_whether_there_are_hints(anna: Client, ben: Client) -> None:
    """Unless its creator says otherwise: only where nobody plays against other people."""
    shared = anna.started(3)
    assert anna.get(f"/tables/{shared}")["hints_given"]
    for wish, given in (("alone", False), ("never", False), ("always", True)):
        table = two_at_a_table(anna, ben, hints=wish)
        header = ben.get(f"/tables/{table}")
        assert (header["hints"], header["hints_given"]) == (wish, given)
        decision = ben.state(table, 1)["decision"]["id"]
        if given:
            ask(ben, table, 1, decision)
        else:
            assert refusal(ben, table, 1, decision, 403) == "no_hints"
    alone = anna.started(3, seats=BOTS, hints="never")
    assert refusal(anna, alone, 0, anna.state(alone, 0)["decision"]["id"], 403) == "no_hints"
    anna.post("/tables", expect=422, game="wallenstein", players=3, hints="sometimes")
    anna.post(f"/tables/{alone}/end", agree=True)
    assert anna.post(f"/tables/{alone}/rematch")["hints"] == "never"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, str(tmp_path / "server.db"), hints_per_minute=2).start()
    yield server
    server.stop()


def test_hints_are_limited(strict: Server, guest: Callable[..., Client]) -> None:
    anna = guest(strict, "Anna")
    table = anna.started(3, seats=BOTS)
    decision = anna.state(table, 0)["decision"]["id"]
    assert refusal(anna, table, 0, "999", 409) == "late_move"  # what is refused is not counted
    for _ in range(2):
        ask(anna, table, 0, decision)
    assert refusal(anna, table, 0, decision, 429) == "too_many_requests"


OPTIONS: dict[str, dict[str, Any]] = {"wallenstein": {"court": True, "landsknechte": True}, "sixteenthirty": {}}


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_hidden_things_make_no_difference(game: str, tmp_path: Path) -> None:
    """The same table in worlds that differ only in what the seat cannot know: the hint is the same."""
    rng = random.Random(16)
    played = feldherr.new_game(game, players=3, seed=30, **OPTIONS[game])
    anna = Person("anna", "Anna")
    table = create(anna, game, 3, OPTIONS[game], {"kind": "free"}, False, [SeatWish("me")] * 3)
    worlds: list[tuple[int, list[feldherr.Game]]] = []
    kinds: set[str] = set()
    while not played.over and len(worlds) < 12:
        seat, decision = next(iter(played.pending.items()))
        assert isinstance(seat, int)
        if decision.kind not in kinds or rng.random() < 0.02:
            kinds.add(decision.kind)
            worlds.append((seat, [played.copy(), *(played.imagine(seat, rng) for _ in range(2))]))
        played.play(seat, decision.sample(rng))
    assert any(len({str(world.view("all")) for world in others}) > 1 for _, others in worlds)

    async def hints() -> None:
        settings = Settings(database=str(tmp_path / "server.db"), hints_per_minute=1000)
        hub = Hub(settings, Database(settings))
        adviser = Adviser(hub, Thinkers(hub.work.thinking, 1.0))
        for seat, others in worlds:
            given = []
            for world in others:
                world.question = others[0].question
                standing = at(table, world)
                hub.tables[table.id] = Live(table.id, standing=standing)
                given.append(await adviser.hint(standing, anna, seat, str(world.question)))
            assert all(one == given[0] for one in given)
        await hub.work.close()
        hub.database.close()

    asyncio.run(hints())


def at(table: Table, game: feldherr.Game) -> Standing:
    return Standing(replace(table, status=RUNNING, question=game.question), game)


def test_a_seed_is_made_of_what_everybody_knows() -> None:
    assert seed_of("table", 1, "5") == seed_of("table", 1, "5")
    assert (
        len({seed_of("table", 1, "5"), seed_of("table", 2, "5"), seed_of("table", 1, "6"), seed_of("t", 1, "5")}) == 4
    )


def test_a_bot_that_fails_gives_no_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no random move instead, as there would be for a bot at the table."""
    monkeypatch.setattr("feldherr.server.play.hints.LEVEL", "no such level")
    game = feldherr.new_game("wallenstein", players=3, seed=1)
    anna = Person("anna", "Anna")
    table = create(anna, "wallenstein", 3, {}, {"kind": "free"}, False, [SeatWish("me")] * 3)

    async def ask_once() -> None:
        settings = Settings(database=str(tmp_path / "server.db"))
        hub = Hub(settings, Database(settings))
        with pytest.raises(feldherr.FeldherrError) as refused:
            await Adviser(hub, Thinkers(hub.work.thinking, 1.0)).hint(at(table, game), anna, 0, "0")
        assert refused.value.code == "no_hint_now"
        await hub.work.close()
        hub.database.close()

    asyncio.run(ask_once())
