"""Tournaments: rounds are drawn once, stand as they should, and go on by themselves."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import Connection, update

import feldherr
from feldherr.server.config import Settings
from feldherr.server.live.hub import Hub
from feldherr.server.model import BOT, OPEN, OVER, PAUSED, PERSON, RUNNING, Person, Seat, Table
from feldherr.server.standing.change import Next
from feldherr.server.standing.clocks import DAY
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import schema, table_rows, tournament_rows, vacation_rows
from feldherr.server.store.engine import connect
from feldherr.server.store.tournament_rows import Drawn, Entry, Tournament
from feldherr.server.store.vacation_rows import Vacation
from feldherr.server.tables import agreement, lifecycle, stand_ins
from feldherr.server.tournaments import steps
from feldherr.server.tournaments.standings import Result
from tests.server.client import Client
from tests.server.in_time import START, world
from tests.server.patience import until
from tests.server.serving import Server, new_database
from tests.server.test_admin import opened
from tests.server.test_ratings import LIVE, account, accounts, stored
from tests.server.test_tournament_rounds import by_hand

Guest = Callable[..., Client]


# -- steps, on a database of its own ----------------------------------------------------------------------------------


def opened_with(connection: Connection, entrants: int, **more: Any) -> Tournament:
    facts: dict[str, Any] = {
        **{"game": "wallenstein", "options": feldherr.rulebook("wallenstein").read_options(4, {}), "pace": LIVE},
        **{"rated": True, "kind": "swiss", "size": 4, "rounds": 3, "places": entrants, "status": "running", **more},
    }
    tournament = Tournament("cup", "Cup", None, created=time(), updated=time(), **facts)
    tournament_rows.create(connection, tournament)
    for entry in range(1, entrants + 1):
        person = account(connection, f"P{entry}")
        tournament_rows.enter(connection, "cup", Entry(entry, person, f"P{entry}", True))
    return tournament


def end_all(connection: Connection, rng: random.Random, missing: int | None = None) -> None:
    """All tables of the round are played; an entrant who is missing has a bot in their place."""
    entries = {entry.entry: entry for entry in tournament_rows.entrants(connection, "cup")}
    for drawn in tournament_rows.tables(connection, "cup"):
        table = table_rows.get(connection, drawn.table_id)
        assert table is not None
        if table.status == OVER:
            continue
        order = rng.sample(range(table.players), table.players)
        seats = tuple(_came(table.seats[i], e, entries, missing) for i, e in enumerate(drawn.seating))
        outcome = {"scores": [0] * table.players, "ranking": [[seat] for seat in order]}
        values = {"status": OVER, "ended": "played", "outcome": outcome}
        connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(**values))
        for seat in seats:
            here = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == seat.seat)
            connection.execute(update(schema.seats).where(here).values(kind=seat.kind, person_id=seat.person_id))


def _came(seat: Seat, entry: int | None, entries: dict[int, Entry], missing: int | None) -> Seat:
    if entry is None or entry == missing:
        return Seat(seat.seat, BOT, level="captain")
    return Seat(seat.seat, PERSON, person_id=entries[entry].person_id)


def test_a_step_is_done_once_whoever_tries_it(own_url: str) -> None:
    with stored(own_url) as connection:
        opened_with(connection, 10)
    engine = connect(Settings(database=own_url).database_url, connections=8)

    def step(_: int) -> int:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            return len(steps.step(connection, "cup", 1.0))

    try:
        rng = random.Random(2)
        for number in (1, 2, 3):
            with ThreadPoolExecutor(8) as pool:
                assert sorted(pool.map(step, range(16))) == [0] * 15 + [3]
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                tables = tournament_rows.tables(connection, "cup")
                assert [sum(each.round == n for each in tables) for n in range(1, 4)] == [3] * number + [0] * (
                    3 - number
                )
                end_all(connection, rng)
        assert step(0) == 0
        with engine.connect() as connection:
            found = tournament_rows.get(connection, "cup")
            assert found is not None
            assert (found.status, found.round) == ("over", 3)
    finally:
        engine.dispose()


def test_a_step_that_is_cut_off_leaves_nothing(own_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with stored(own_url) as connection:
        opened_with(connection, 8)
    monkeypatch.setattr(tournament_rows, "change", lambda *_args, **_more: 1 // 0)
    with pytest.raises(ZeroDivisionError), stored(own_url) as connection:
        steps.step(connection, "cup", 1.0)
    monkeypatch.undo()
    with stored(own_url) as connection:
        assert tournament_rows.tables(connection, "cup") == []
        assert connection.execute(schema.tables.select()).all() == []
        assert len(steps.step(connection, "cup", 1.0)) == 2


def test_who_does_not_come_gets_nothing_and_is_drawn_no_more_until_they_say_so(own_url: str) -> None:
    rng = random.Random(5)
    with stored(own_url) as connection:
        tournament = opened_with(connection, 8, rounds=2)
        steps.step(connection, "cup", 1.0)
        end_all(connection, rng, missing=3)
        made = steps.step(connection, "cup", 2.0)
        assert sorted(table.players for table in made) == [3, 4]
        entries = tournament_rows.entrants(connection, "cup")
        assert [entry.entry for entry in entries if not entry.present] == [3]
        assert all(entries[2].person_id not in table.members for table in made)
        end_all(connection, rng)
        steps.step(connection, "cup", 3.0)
        drawn = tournament_rows.tables(connection, "cup")
        lines = steps.lines_of(tournament, entries, drawn)
        assert next(line.points for line in lines if line.entry == 3) == 0
        told = [(line.entry, line.points, line.strength, line.wins) for line in lines]
        assert told == by_hand([entry.entry for entry in entries], steps.results_of(drawn))


def test_groups_play_on_together_and_the_best_meet_in_the_end(own_url: str) -> None:
    rng = random.Random(6)
    with stored(own_url) as connection:
        tournament = opened_with(connection, 12, kind="groups")
        for number in (1, 2, 3):
            assert len(steps.step(connection, "cup", float(number))) == (3 if number < 3 else 1)
            end_all(connection, rng)
        steps.step(connection, "cup", 4.0)
        drawn = tournament_rows.tables(connection, "cup")
        together = [{frozenset(each.seating) for each in drawn if each.round == number} for number in (1, 2)]
        assert together[0] == together[1]
        assert [each.seating for each in drawn if each.round == 1] != [
            each.seating for each in drawn if each.round == 2
        ]
        lines = steps.lines_of(tournament, tournament_rows.entrants(connection, "cup"), drawn)
        assert [line.final for line in lines] == [1, 2, 3, 4, *[None] * 8]
        found = tournament_rows.get(connection, "cup")
        assert found is not None
        assert found.status == "over"


def test_a_table_that_rests_holds_up_nobody_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the patience of a round a game paused by agreement goes on, and one that all have left is over for good."""

    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            hub, director = made.hub, made.app.state.director
            await hub.database.write_alone(lambda c: opened_with(c, 6, size=3, rounds=1))
            await director.look("cup")
            drawn = await hub.database.read(lambda c: tournament_rows.tables(c, "cup"))
            for each in drawn:
                people = [Person(s.person_id or "", s.name or "", True) for s in (await table(hub, each)).seats]
                for who in people:
                    await hub.change(each.table_id, partial(join, who))
                for seat, who in enumerate(people):
                    await hub.change(each.table_id, partial(agree_to_pause if each.number == 1 else leave, who, seat))
            made.now += steps.LIVE_PATIENCE - 1
            await hub.change(drawn[0].table_id, say_something)
            await director.look("cup")
            assert [(await table(hub, each)).status for each in drawn] == [PAUSED, PAUSED]
            made.now += 1
            await director.look("cup")
            agreed, left = [await table(hub, each) for each in drawn]
            assert (agreed.status, agreed.pause, agreed.paused_by) == (RUNNING, None, None)
            assert any(seat.due_at for seat in agreed.seats), "clocks go again"
            assert (left.status, left.ended) == (OVER, "agreed")
            one, other = await hub.database.read(lambda c: tournament_rows.tables(c, "cup"))
            assert one.result is None
            assert other.result is not None
            assert other.result["missed"] == [0, 1, 2]

    asyncio.run(story())


def test_who_is_on_vacation_is_waited_for_as_long_as_the_table_allows() -> None:
    slow = {"kind": "days", "days": 2, "vacation": 3}
    facts: dict[str, Any] = {"game": "wallenstein", "options": {}, "rated": True, "kind": "swiss", "size": 3}
    cup = Tournament("cup", "Cup", None, rounds=1, places=3, created=0, updated=0, opened=1e6, pace=slow, **facts)
    week = Vacation("v", "anna", "2026-01-02", 7, 1e6 + DAY + 50.0, 1e6 + 8 * DAY + 50.0)
    assert steps.comes_by(cup, [], 50.0) == 1e6 + 2 * DAY
    assert steps.comes_by(cup, [week], 50.0) == 1e6 + 5 * DAY
    assert steps.comes_by(cup, [replace(week, end=week.start + DAY)], 50.0) == 1e6 + 3 * DAY
    begun = replace(week, start=1e6 - 3 * DAY + 50.0, end=1e6 + DAY + 50.0)
    assert steps.comes_by(cup, [begun], 50.0) == 1e6 + 3 * DAY
    later = replace(week, start=1e6 + 2 * DAY + 50.0)
    assert steps.comes_by(cup, [later], 50.0) == 1e6 + 2 * DAY, "they could have come before"
    assert steps.comes_by(replace(cup, pace={"kind": "days", "days": 2}), [week], 50.0) == 1e6 + 2 * DAY
    assert steps.comes_by(replace(cup, pace=LIVE), [week], 50.0) == 1e6 + steps.LIVE_PATIENCE


def test_nobody_is_replaced_while_on_vacation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            hub, director = made.hub, made.app.state.director
            slow = {"kind": "days", "days": 2, "vacation": 3}
            await hub.database.write_alone(lambda c: opened_with(c, 3, size=3, rounds=1, pace=slow))
            entries = await hub.database.read(lambda c: tournament_rows.entrants(c, "cup"))
            away = entries[1].person_id or ""
            await hub.database.write_alone(
                lambda c: vacation_rows.add(c, away, "2021-08-27", 7, made.now + DAY, made.now + 8 * DAY)
            )
            await director.look("cup")
            (drawn,) = await hub.database.read(lambda c: tournament_rows.tables(c, "cup"))
            for seat in (await table(hub, drawn)).seats:
                if seat.person_id != away:
                    await hub.change(drawn.table_id, partial(join, Person(seat.person_id or "", "", True)))
            for days, status in ((3, OPEN), (1.9, OPEN), (0.2, RUNNING)):
                made.now += days * DAY
                await director.look("cup")
                assert (await table(hub, drawn)).status == status

    asyncio.run(story())


def test_a_tournament_says_whether_it_was_played_or_ended_early(own_url: str) -> None:
    with stored(own_url) as connection:
        cup = opened_with(connection, 8, rounds=2)
        steps.step(connection, "cup", 1.0)
        drawn = tournament_rows.tables(connection, "cup")
        assert steps.how_ended(replace(cup, status="running"), drawn) is None
        ended = replace(cup, status="over", round=1)
        assert steps.how_ended(ended, drawn) == "unplayed"
        end_all(connection, random.Random(1))
        steps.step(connection, "cup", 2.0)
        drawn = tournament_rows.tables(connection, "cup")
        assert steps.how_ended(replace(ended, round=2), drawn) == "early"
        assert steps.how_ended(ended, drawn[:2]) == "early"
        end_all(connection, random.Random(2))
        steps.step(connection, "cup", 3.0)
        over = tournament_rows.get(connection, "cup")
        assert over is not None
        assert steps.how_ended(over, tournament_rows.tables(connection, "cup")) == "played"


def say_something(standing: Standing) -> Next:
    return lifecycle.talk(standing, Person("nobody", "Nobody", True), "Is anybody here?")


def join(who: Person, standing: Standing) -> Next:
    return lifecycle.join(standing, who, None, None, None, None)


def agree_to_pause(who: Person, _: int, standing: Standing) -> Next | None:
    return agreement.propose(standing, who, agreement.PAUSE, None, True, START)


def leave(who: Person, seat: int, standing: Standing) -> Next:
    return stand_ins.leave(standing, who, seat)


async def table(hub: Hub, drawn: Drawn) -> Table:
    return (await hub.standing(drawn.table_id)).table


# -- over HTTP --------------------------------------------------------------------------------------------------------

CUP: dict[str, Any] = {
    "name": "Autumn campaign",
    "game": "wallenstein",
    "pace": LIVE,
    "size": 3,
    "rounds": 2,
    "places": 4,
}


def take_and_play(tournament: str, clients: list[Client], rng: random.Random) -> None:
    """Everybody goes to their table, takes the seat and plays, until the round is over."""
    before = clients[0].get(f"/tournaments/{tournament}")["round"]

    def over() -> bool:
        for client in clients:
            page = client.get(f"/tournaments/{tournament}")
            if page["round"] != before or page["status"] == "over":
                return True
            if page["table"] is None:
                continue
            header = client.get(f"/tables/{page['table']}")
            if header["status"] == "open" and not header["mine"]:
                client.post(f"/tables/{page['table']}/join")
            client.play_on(page["table"], rng)
        return False

    until(over)


def test_a_tournament_from_its_opening_to_its_end(postgres: str, tmp_path: Path, guest: Guest) -> None:
    server = Server(tmp_path, new_database(postgres)).start()
    try:
        from_opening_to_end(guest(server, "Anna"), accounts(server, guest, "Ada", "Bo", "Cyd", "Dee"))
    finally:
        server.stop()


def from_opening_to_end(anna: Client, clients: list[Client]) -> None:
    assert anna.post("/tournaments", 403, **CUP)["error"]["code"] == "account_needed"
    cup = clients[0].post("/tournaments", **CUP)["id"]
    assert cup in [each["id"] for each in anna.get("/tournaments")["tournaments"]]
    anna.post(f"/tournaments/{cup}/enter", 403)
    assert clients[0].post(f"/tournaments/{cup}/start", 409)["error"]["code"] == "too_few_entered"
    assert clients[1].post(f"/tournaments/{cup}/start", 403)["error"]["code"] == "creator_only"
    for client in clients[:3]:
        client.post(f"/tournaments/{cup}/enter")
    assert clients[0].post(f"/tournaments/{cup}/enter")["entered"] == 3, "to enter twice is to enter once"
    clients[2].post(f"/tournaments/{cup}/leave")
    clients[2].post(f"/tournaments/{cup}/enter")
    page = clients[3].post(f"/tournaments/{cup}/enter")
    assert (page["status"], page["round"], page["entered"]) == ("running", 1, 4)
    assert [len(table["seats"]) for table in page["drawn"][0]["tables"]] == [3, 3]
    assert page["comes_by"] is not None
    stranger = page["drawn"][0]["tables"][0]["table"]
    assert anna.post(f"/tables/{stranger}/join", 409)["error"]["code"] == "no_open_seat"
    assert stranger not in [each["id"] for each in anna.get("/tables", open=True)["tables"]]
    header = clients[3].post(f"/tables/{page['table']}/join")
    assert header["rated"]
    assert header["origin"] == {"tournament": cup, "round": 1}
    left = clients[3].post(f"/tables/{page['table']}/leave", seat=header["mine"][0])
    assert left["seats"][header["mine"][0]]["person"] == clients[3].person["id"], "the seat is still kept"
    rng = random.Random(9)
    take_and_play(cup, clients, rng)
    take_and_play(cup, clients, rng)
    until(lambda: anna.get(f"/tournaments/{cup}")["status"] == "over")
    require_standings(anna.get(f"/tournaments/{cup}"), anna)


def require_standings(page: dict[str, Any], viewer: Client) -> None:
    """The standings that are told are those that the tables' results give, reckoned in another way."""
    results = []
    for drawn in (each for each in page["drawn"]):
        for table in drawn["tables"]:
            header = viewer.get(f"/tables/{table['table']}")
            seating = [seat["entry"] for seat in table["seats"]]
            missed = frozenset(
                s for s, e in enumerate(seating) if e is not None and header["seats"][s]["kind"] == "bot"
            )
            results.append(Result(drawn["round"], seating, header["outcome"]["ranking"], missed))
    lines = by_hand(sorted(line["entry"] for line in page["standings"]), results)
    told = [(line["entry"], line["points"], line["met"], line["wins"]) for line in page["standings"]]
    assert told == [(e, pytest.approx(float(p)), pytest.approx(float(m)), w) for e, p, m, w in lines]


def test_a_missing_player_is_replaced_and_a_server_that_was_killed_goes_on(tmp_path: Path, guest: Guest) -> None:
    server = Server(tmp_path, str(tmp_path / "server.db"), presence_seconds=3600).start()
    try:
        clients = accounts(server, guest, "Ada", "Bo", "Cyd")
        cup = clients[0].post("/tournaments", **{**CUP, "places": 3, "rounds": 1})["id"]
        for client in clients:
            page = client.post(f"/tournaments/{cup}/enter")
        server.kill()
        server.start()
        for client in clients[:2]:
            client.post(f"/tables/{page['table']}/join")
        assert clients[0].get(f"/tables/{page['table']}")["status"] == "open"
        with opened(server.database) as connection:
            connection.execute(update(schema.tournaments).values(opened=-1e9))
        until(lambda: clients[0].get(f"/tables/{page['table']}")["status"] == "running")
        header = clients[0].get(f"/tables/{page['table']}")
        assert sorted(seat["kind"] for seat in header["seats"]) == ["bot", "person", "person"]
        assert [seat["level"] for seat in header["seats"] if seat["kind"] == "bot"] == ["captain"]
        rng = random.Random(4)
        until(lambda: [client.play_on(page["table"], rng) for client in clients[:2]][-1]["status"] == "over")
        until(lambda: clients[0].get(f"/tournaments/{cup}")["status"] == "over")
        page = clients[2].get(f"/tournaments/{cup}")
        require_standings(page, clients[2])
        absent = next(line for line in page["standings"] if line["person"] == clients[2].person["id"])
        assert (absent["points"], absent["places"], absent["present"]) == (0, [None], False)
        assert clients[0].post(f"/tournaments/{cup}/cancel", 409)["error"]["code"] == "tournament_over"
        given_up_on_the_way(clients)
    finally:
        server.stop()


def given_up_on_the_way(clients: list[Client]) -> None:
    """Its maker ends a tournament whose tables nobody has come to."""
    cup = clients[0].post("/tournaments", **{**CUP, "places": 3, "rounds": 1})["id"]
    for client in clients:
        page = client.post(f"/tournaments/{cup}/enter")
    assert clients[1].post(f"/tournaments/{cup}/cancel", 403)["error"]["code"] == "creator_only"
    assert clients[0].post(f"/tournaments/{cup}/cancel")["status"] == "over"
    assert clients[0].get(f"/tables/{page['table']}")["status"] == "over"


def test_what_is_asked_of_a_new_tournament(server: Server, guest: Guest) -> None:
    (ada,) = accounts(server, guest, "Ada")
    for wrong, code in (
        ({"size": 6, "game": "wallenstein", "places": 8}, "bad_table_size"),
        ({"kind": "groups", "rounds": 1}, "groups_need_rounds"),
        ({"size": 5}, "too_few_places"),
        ({"pace": {"kind": "free"}}, "bad_request"),
        ({"options": {"edition": "third"}}, "bad_value"),
    ):
        assert ada.post("/tournaments", 422, **{**CUP, **wrong})["error"]["code"] == code
    made = [ada.post("/tournaments", **CUP)["id"] for _ in range(3)]
    assert ada.post("/tournaments", 409, **CUP)["error"]["code"] == "too_many_tournaments"
    assert ada.post(f"/tournaments/{made[0]}/cancel")["status"] == "cancelled"
    ada.post("/tournaments", **CUP)
    ada.post(f"/tournaments/{made[0]}/enter", 409)
    ada.get("/tournaments/nothing", expect=404)
    assert {each["id"] for each in ada.get("/tournaments", mine=True)["tournaments"]} >= {*made[1:]}
