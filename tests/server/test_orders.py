"""Standing orders at the table: their seat's secret, carried out at a moment drawn before, kept through a restart."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from feldherr.kernel.orders import MOST_CHARACTERS, MOST_ORDERS
from feldherr.server.play.orders import JITTER
from feldherr.server.standing.delays import SECONDS, SLOW_SECONDS
from tests.server.client import Client, any_move
from tests.server.in_time import Someone, World, world
from tests.server.patience import until
from tests.server.serving import Server

LIVE = {"kind": "live", "bank": 6000, "increment": 20}
ORDERS = [
    *("only_answer", "pass_without_influence", "decline_exchange", "vote_on join any red", "vote_on war any any blue"),
    *(f"bid_up_to {country} 0" for country in ("spain", "france", "austria")),
]
IN_WALLENSTEIN = ["only_answer", "defend_all", "places 2 1 3 4 5"]
FREE, DAYS = {"kind": "free"}, {"kind": "days", "days": 2}


async def sit_down(made: World, names: list[str], **more: Any) -> tuple[str, list[Someone]]:
    """A running game, of Sixteen Thirty Something if no other is named, and those who sit there."""
    people = [await Someone(made).enter(name) for name in names]
    wish = {"game": "sixteenthirty", "players": len(names), "seats": [{"kind": "me"}], "public": True, **more}
    table: str = (await people[0].do("POST", "/tables", 201, **wish))["id"]
    for who in people[1:]:
        await who.do("POST", f"/tables/{table}/join")
    await people[0].do("POST", f"/tables/{table}/start")
    return table, people


async def answer(who: Someone, table: str, seat: int, move: str | None, rng: random.Random) -> str:
    state = await who.do("GET", f"/tables/{table}/state?seat={seat}")
    chosen = move or any_move(state, rng)
    body = {"seat": seat, "decision": state["decision"]["id"], "move": chosen}
    await who.do("POST", f"/tables/{table}/moves", **body)
    return chosen


async def play_until(
    made: World, table: str, people: list[Someone], rng: random.Random, found: Callable[[Any], bool]
) -> int:
    """Plays until a seat is asked something that was looked for."""
    while True:
        game = (await made.hub.standing(table)).game
        assert game is not None
        for seat, decision in game.pending.items():
            if found(decision):
                return int(seat)
        seat = int(next(iter(game.pending)))
        await answer(people[seat], table, seat, None, rng)


def may_pass(decision: Any) -> bool:
    return decision.kind == "bid" and not decision.must_place and decision.count() > 1


# -- others cannot tell --------------------------------------------------------------------------------------------


Script = dict[int, tuple[float, str]]
"""By question, when Anna answered and what."""
LISTS = ("/tables", "/tables?watch=true", "/tables?mine=true", "/statistics")
"""Where else something can be read about a table."""


@dataclass(frozen=True)
class Case:
    """A table at which nobody is to notice."""

    pace: dict[str, Any]
    names: tuple[str, ...] = ("Anna", "Ben", "Dora")
    game: str = "sixteenthirty"
    orders: Sequence[str] = tuple(ORDERS)
    questions: int = 90
    paused_at: tuple[int, ...] = (30, 60)
    least: int = 8
    """So many questions at least are answered by orders."""
    away: bool = False
    """Whether whoever leaves orders to answer is not at the table any more when they do."""


CASES = {
    "live": Case(LIVE),
    "away, by letter": Case(DAYS, questions=45, paused_at=(20,), least=4, away=True),
    "away, without a clock": Case(
        FREE, ("Anna", "Ben", "Dora", "Emil"), questions=60, paused_at=(), least=4, away=True
    ),
    "Wallenstein by letter": Case(DAYS, game="wallenstein", orders=IN_WALLENSTEIN, questions=70, least=2, away=True),
}


async def one_side(
    folder: Path, patch: pytest.MonkeyPatch, case: Case, script: Script | None
) -> tuple[Script, list[str], int, list[bytes]]:
    """A game at which Anna has orders, or answers by hand at the same moments: all that the others receive of it."""
    answered: Script = {}
    by_order = 0
    present = {"presence_seconds": 0.001} if case.away else {}
    async with world(str(folder / "server.db"), patch, **present) as made:
        rng = random.Random(1630)
        table, people = await sit_down(made, list(case.names), pace=case.pace, game=case.game)
        cleo = await Someone(made).enter("Cleo")
        others = [*((who, f"?seat={seat}") for seat, who in enumerate(people) if seat), (cleo, "")]
        at_home = people[1].again()
        streams = [*(who.listen(table) for who, _ in others), at_home.listen_to("/stream")]
        listeners = [*(who for who, _ in others), at_home]
        await until_heard(made, table, [who for who, _ in others])
        ids = [(table, "TABLE"), *[(who.person["id"], who.person["name"]) for who in (*people, cleo)]]
        received: list[str] = []
        if script is None:
            await people[0].do("PUT", f"/tables/{table}/orders", seat=0, orders=case.orders)
        for number in range(case.questions):
            if number in case.paused_at:
                await pause_and_go_on(made, table, people, listeners)
            standing = await made.hub.standing(table)
            game = standing.game
            assert game is not None
            seat, question = int(next(iter(game.pending))), game.question
            if seat == 0 and script is not None:
                made.now, move = script[question]
                await answer(people[0], table, 0, move, rng)
            elif seat == 0:
                due = standing.table.seats[0].order_due
                assert due is not None
                made.now = due
                await made.orderly.look()
                after = await made.hub.standing(table)
                if 0 in after.table.waiting_for and after.table.question == question:
                    made.now += 31.0
                    move = any_move(await people[0].do("GET", f"/tables/{table}/state?seat=0"), random.Random(question))
                    await answer(people[0], table, 0, move, rng)
                else:
                    by_order += 1
                    carried = after.table.seats[0].carried
                    assert carried
                    move = carried[-1]["move"]
                answered[question] = (made.now, move)
            else:
                made.now += 10.0
                await answer(people[seat], table, seat, None, rng)
            received += await looked_up(table, others, () if number % 6 else LISTS)
            await until_heard(made, table, listeners)
        heard = [b"".join(who.heard) for who in listeners]
        received += [one.decode() for one in heard]
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
    for known, name in ids:
        received = [text.replace(known, name) for text in received]
    return answered, received, by_order, heard


async def looked_up(table: str, others: Sequence[tuple[Someone, str]], lists: Sequence[str]) -> list[str]:
    """All that the others can ask for."""
    found = []
    for who, own in others:
        paths = [f"/tables/{table}{path}" for path in ("", f"/state{own}", f"/events{own}", "/fairness", "/chat")]
        found += [f"{path} {await who.ask('GET', path)}" for path in [*paths, *lists]]
    return found


async def pause_and_go_on(made: World, table: str, people: list[Someone], listeners: list[Someone]) -> None:
    """All agree to rest for long; when the game goes on, no order is overdue."""
    for paused in (True, False):
        made.now += 0.0 if paused else 1e4
        for who in people:
            await who.do("POST", f"/tables/{table}/pause", paused=paused)
            await until_heard(made, table, listeners)
    question = (await made.hub.standing(table)).table.question
    await made.orderly.look()
    assert (await made.hub.standing(table)).table.question == question


async def until_heard(made: World, table: str, people: list[Someone]) -> None:
    """Until nothing is under way: what comes too quickly for a listener is told in one."""
    tick = f'"tick":{(await made.hub.standing(table)).table.tick},'.encode()
    await until_true(lambda: all(tick in b"".join(who.heard) for who in people))


async def until_true(holds: Callable[[], bool]) -> None:
    for _ in range(6000):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise TimeoutError


@pytest.mark.parametrize("name", CASES)
def test_nobody_can_tell_an_order_from_a_person(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What every other seat and a spectator receive is the same to the byte, times included, whether orders answered at
    the moments drawn for them or a person did at the same moments: at the table, and in the lists of tables."""
    case = CASES[name]
    monkeypatch.setattr("feldherr.server.tables.lifecycle.new_secret", lambda: bytes(range(32)))
    monkeypatch.setattr("feldherr.server.tables.lifecycle.made_up_name", lambda language: "Two alike")
    monkeypatch.setattr("feldherr.server.tables.lines.time", lambda: 1630.0)  # when all had come
    script, ordered, by_order, _ = asyncio.run(one_side(tmp_path / "one", monkeypatch, case, None))
    _, by_hand, none, heard = asyncio.run(one_side(tmp_path / "two", monkeypatch, case, script))
    assert (by_order >= case.least, none) == (True, 0)
    assert len(script) - by_order >= 2
    for one, two in zip(ordered, by_hand, strict=True):
        assert one == two
    assert all(str(moment) in "".join(ordered) for moment, _ in list(script.values())[:-2])
    assert all(len(one) > 10_000 for one in heard)
    everything = "".join(ordered)
    secrets = ("vote_on", "only_answer", "order_due", "pass_without", "defend_all")
    assert not any(secret in everything for secret in secrets)


# -- carried out, withdrawn, undone, racing ------------------------------------------------------------------------


def test_an_order_is_carried_out_when_its_moment_has_come_and_its_owner_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            rng = random.Random(2)
            table, people = await sit_down(made, ["Anna", "Ben", "Dora"], pace=LIVE)
            seat = await play_until(made, table, people, rng, may_pass)
            own, path = people[seat], f"/tables/{table}/orders"
            assert (await own.do("GET", f"{path}?seat={seat}"))["orders"] == []
            told = await own.do("PUT", path, seat=seat, orders=["pass_lobby"])
            assert told["orders"][0]["text"].startswith("pass_lobby ")
            assert set(told["orders"][0]["told"]) == {"en", "de"}
            due = (await made.seat(table, seat)).order_due
            assert due == told["due"]
            assert due is not None
            assert SECONDS[0] <= due - made.now <= SECONDS[1]
            question = (await made.hub.standing(table)).table.question
            made.now = due - 0.01
            await made.orderly.look()
            assert (await made.hub.standing(table)).table.question == question
            made.now = due
            await made.orderly.look()
            assert (await made.hub.standing(table)).table.question == question + 1
            state = await own.do("GET", f"/tables/{table}/state?seat={seat}")
            assert state["carried"] == due
            (done,) = (await own.do("GET", f"{path}?seat={seat}"))["carried"]
            assert (done["question"], done["move"], done["at"]) == (str(question), "pass", due)
            assert done["told"]["en"] != done["told"]["de"]
            other = (seat + 1) % 3
            assert (await people[other].do("GET", f"/tables/{table}/state?seat={other}"))["carried"] == 0
            assert (await people[other].do("GET", f"/tables/{table}/state"))["carried"] == 0
            await undone(made, table, own, seat)

    async def undone(made: World, table: str, own: Someone, seat: int) -> None:
        """Whoever takes back what an order did decides themselves."""
        await own.do("POST", f"/tables/{table}/undo", seat=seat)
        again = await made.seat(table, seat)
        assert (again.order_due, again.orders is not None) == (None, True)
        question = (await made.hub.standing(table)).table.question
        made.now += 1e5
        await made.orderly.look()
        assert (await made.hub.standing(table)).table.question == question

    asyncio.run(story())


def test_what_is_withdrawn_is_not_carried_out_and_nothing_happens_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A withdrawal, a move by hand and two processes that look, all at the moment at which an order is due."""

    async def story() -> set[str]:
        outcomes = set()
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            rng = random.Random(3)
            table, people = await sit_down(made, ["Anna", "Ben", "Dora"])
            for number in range(18):
                seat = await play_until(made, table, people, rng, may_pass)
                own, path = people[seat], f"/tables/{table}/orders"
                await own.do("PUT", path, seat=seat, orders=["pass_lobby"])
                standing = await made.hub.standing(table)
                before, question = standing.table.number, standing.table.question
                due = standing.table.seats[seat].order_due
                assert due is not None
                made.now = due
                rivals = [made.orderly.look(), made.orderly.look()]
                if number % 3 == 0:
                    rivals.append(own.ask("PUT", path, {"seat": seat, "orders": []}))  # type: ignore[arg-type]
                elif number % 3 == 1:
                    move = {"seat": seat, "decision": str(question), "move": "pass"}
                    rivals.append(own.ask("POST", f"/tables/{table}/moves", move))  # type: ignore[arg-type]
                if number % 2:
                    rivals.reverse()
                await asyncio.gather(*rivals)
                after = (await made.hub.standing(table)).table
                done = [one for one in after.seats[seat].carried or [] if one["question"] == question]
                assert after.number - before <= 1
                assert after.number - before >= len(done)
                if number % 3:
                    assert after.number == before + 1
                elif not done:
                    assert after.question == question
                    made.now += 1e5
                    await made.orderly.look()
                    assert (await made.hub.standing(table)).table.question == question
                outcomes.add(f"{number % 3} {len(done)}")
                if after.question == question:
                    await answer(own, table, seat, "pass", rng)
        return outcomes

    outcomes = asyncio.run(story())
    assert "2 1" in outcomes
    assert {"0 0", "0 1", "1 0", "1 1"} & outcomes


def test_at_a_paused_table_nothing_is_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            table, people = await sit_down(made, ["Anna", "Ben", "Dora"], pace=LIVE)
            seat = await play_until(made, table, people, random.Random(4), may_pass)
            await people[seat].do("PUT", f"/tables/{table}/orders", seat=seat, orders=["pass_lobby"])
            question = (await made.hub.standing(table)).table.question
            for who in people:
                await who.do("POST", f"/tables/{table}/pause", paused=True)
            made.now += 1e4
            await made.orderly.look()
            assert (await made.hub.standing(table)).table.question == question
            for who in people:
                await who.do("POST", f"/tables/{table}/pause", paused=False)
            due = (await made.seat(table, seat)).order_due
            assert due is not None
            assert SECONDS[0] <= due - made.now <= SECONDS[1], "drawn anew: at once would tell of an order"
            made.now = due
            await made.orderly.look()
            assert (await made.hub.standing(table)).table.question > question

    asyncio.run(story())


def test_orders_are_looked_at_when_they_are_due_and_not_in_a_rhythm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            most = made.hub.settings.clock_interval
            table, people = await sit_down(made, ["Anna", "Ben", "Dora"])
            assert await made.orderly.look() >= most
            seat = await play_until(made, table, people, random.Random(6), may_pass)
            await people[seat].do("PUT", f"/tables/{table}/orders", seat=seat, orders=["pass_lobby"])
            due = (await made.seat(table, seat)).order_due
            assert due is not None
            assert 0 <= await made.orderly.look() - (due - made.now) <= JITTER

    asyncio.run(story())


def test_without_a_clock_orders_answer_soon_only_while_their_owner_is_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            table, people = await sit_down(made, ["Anna", "Ben", "Dora"], pace=FREE)
            rng = random.Random(3)
            seat = await play_until(made, table, people, rng, may_pass)
            own, path = people[seat], f"/tables/{table}/orders"
            for is_there, (least, most) in ((False, SLOW_SECONDS), (True, SECONDS)):
                if is_there:
                    stream = own.listen(table)
                    await until_heard(made, table, [own])
                told = await own.do("PUT", path, seat=seat, orders=["pass_lobby"])
                assert least <= told["due"] - made.now <= most
                await own.do("PUT", path, seat=seat, orders=[])
                await answer(own, table, seat, None, rng)
                assert seat == await play_until(
                    made, table, people, rng, lambda decision: decision.seat == seat and may_pass(decision)
                )
            stream.cancel()
            await asyncio.gather(stream, return_exceptions=True)

    asyncio.run(story())


def test_only_where_people_sit_together_it_is_told_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            for pace, told in ((LIVE, True), (FREE, None), (DAYS, None)):
                table, people = await sit_down(made, ["Anna", "Ben", "Dora"], pace=pace)
                stream = people[1].listen(table)
                await until_heard(made, table, [people[1]])
                header = await people[0].do("GET", f"/tables/{table}")
                assert header["seats"][1]["present"] is told
                made.hub.tables[table].people.clear()
                header = await people[0].do("GET", f"/tables/{table}")
                assert header["seats"][1]["present"] is (False if told else None)
                assert (b'"present":true' in b"".join(people[1].heard)) is bool(told)
                stream.cancel()
                await asyncio.gather(stream, return_exceptions=True)

    asyncio.run(story())


def test_a_killed_server_keeps_what_is_due(own_url: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "home", own_url).start()
    try:
        anna, rng = Client(server.url, "Anna"), random.Random(5)
        table = anna.started(3, game="sixteenthirty", pace=LIVE)
        while True:
            header = anna.get(f"/tables/{table}")
            seat = header["waiting_for"][0]
            state = anna.state(table, seat)
            decision = state["decision"]
            if decision["kind"] == "bid" and not decision["must_place"]:
                break
            anna.move(table, seat, decision["id"], any_move(state, rng))
        told = anna.put(f"/tables/{table}/orders", seat=seat, orders=["pass_lobby", "only_answer"])
        server.kill()
        server.start()
        kept = anna.get(f"/tables/{table}/orders", seat=seat)
        assert kept["orders"] == told["orders"]
        assert kept["due"] is None or kept["due"] >= told["due"] - 0.001
        done = until(lambda: anna.get(f"/tables/{table}/orders", seat=seat)["carried"])
        assert [(one["question"], one["move"]) for one in done] == [(decision["id"], "pass")]
        assert anna.get(f"/tables/{table}")["moves"] == header["moves"] + 1
        anna.close()
    finally:
        server.stop()


# -- strangers and nonsense -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["sqlite"], indirect=True, scope="session")
def test_refusals(server: Server, guest: Callable[..., Client]) -> None:
    anna, ben = guest(server, "Anna"), guest(server, "Ben")
    waiting = anna.table(3, seats=[{"kind": "me"}], game="sixteenthirty", public=True)
    assert anna.put(f"/tables/{waiting}/orders", 409, seat=0, orders=[])["error"]["code"] == "not_running"
    table = anna.started(3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], game="sixteenthirty", public=True)
    path = f"/tables/{table}/orders"

    def refused(who: Client, status: int, orders: Any, seat: int = 0) -> str:
        return str(who.put(path, status, seat=seat, orders=orders)["error"]["code"])

    before = anna.put(path, seat=0, orders=["only_answer"])["orders"]
    assert refused(ben, 403, ["only_answer"]) == "not_your_seat"
    assert ben.get(path, 403, seat=0)["error"]["code"] == "not_your_seat"
    assert refused(guest(server), 401, []) == "who_are_you"
    assert refused(anna, 403, ["only_answer"], 1) == "not_your_seat"
    assert refused(anna, 422, ["only_answer"], 7) == "no_such_seat"
    assert refused(anna, 422, ["burn madrid"]) == "unknown_order"
    assert refused(anna, 422, ["bid_up_to atlantis 3"]) == "unknown_country"
    assert refused(anna, 422, ["defend_all"]) == "unknown_order"
    assert refused(anna, 422, ["pass_lobby"]) == "no_lobby_now"
    anna.put(path, 422, seat=0, orders=["only_answer"] * (MOST_ORDERS + 1))
    anna.put(path, 422, seat=0, orders=["x" * (MOST_CHARACTERS + 1)])
    anna.put(path, 422, seat=0, orders=[["only_answer"]])
    anna.put(path, 422, seat=0, orders={"0": "only_answer"})
    assert anna.get(path, seat=0)["orders"] == before
    assert "only_answer" not in ben.ask("GET", f"/tables/{table}").text + ben.ask("GET", f"/tables/{table}/state").text
    anna.post(f"/tables/{table}/end", agree=True)
    assert refused(anna, 409, []) == "not_running"
    assert "only_answer" not in anna.ask("GET", f"/tables/{table}/record").text
