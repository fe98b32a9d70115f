"""Stand-ins, agreement, and what happens to a table before its start: the changes by themselves, and over HTTP."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from feldherr.server.errors import Refused
from feldherr.server.model import ALL_LEFT, LEFT, OVER, PAUSED, RUNNING, SILENT, TIME, Person, Seat, Table
from feldherr.server.play import moves
from feldherr.server.standing.bots import bot_at
from feldherr.server.standing.change import Next, following
from feldherr.server.standing.clocks import CURTAIN, DAY
from feldherr.server.standing.rebuild import Standing
from feldherr.server.statistics.figures import rows_of
from feldherr.server.store import aside_rows
from feldherr.server.store.vacation_rows import Vacation
from feldherr.server.tables import agreement, lifecycle, overdue, stand_ins, vacations
from tests.server.client import Client
from tests.server.in_time import Someone, world
from tests.server.patience import until

ANNA, BEN, CARL, DORA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Carl", "Dora"))
SLOW = {"kind": "days", "days": 2, "vacation": 5}
LIVE = {"kind": "live", "bank": 600, "increment": 20}
Make = Callable[[Standing], Next | None]


class Evening:
    """A table under a clock of the test's own."""

    def __init__(self, *people: Person, pace: dict[str, Any] = SLOW, bots: int = 0, **more: Any) -> None:
        kinds = ["me", *["open"] * (len(people) - 1), *["bot"] * bots]
        wishes = [lifecycle.SeatWish(kind, "recruit" if kind == "bot" else None) for kind in kinds]
        self.now = 1_000_000.0
        table = lifecycle.create(people[0], "wallenstein", len(people) + bots, {}, pace, True, wishes, **more)
        self.standing = Standing(table)
        self.lines: list[tuple[str, str]] = []
        for person in people[1:]:
            self.do(partial(_join, person=person))

    @property
    def table(self) -> Table:
        return self.standing.table

    def seat(self, seat: int) -> Seat:
        return self.table.seats[seat]

    def do(self, make: Make) -> None:
        made = make(self.standing)
        if made is not None:
            self.standing = following(self.standing, made, self.now)
            self.lines += [(line["kind"], line["name"]) for line in made.rows.chat]

    def start(self) -> "Evening":
        self.do(lambda s: lifecycle.start(s, ANNA))
        return self

    def propose(self, person: Person, kind: str, seat: int | None = None, agree: bool = True) -> None:
        self.do(lambda s: agreement.propose(s, person, kind, seat, agree, self.now))

    def time_is_up(self, seat: int) -> None:
        self.do(lambda s: stand_ins.time_is_up(s, seat, self.now))


def _join(standing: Standing, person: Person) -> Next:
    return lifecycle.join(standing, person, None, None, None, None)


def test_whose_time_is_up_is_played_by_a_captain_and_all_read_why() -> None:
    evening = Evening(ANNA, BEN, CARL).start()
    evening.now += 2 * DAY
    evening.time_is_up(1)
    seat = evening.seat(1)
    assert (seat.stand_in, seat.why, bot_at(seat, evening.table.game)) == (True, TIME, "captain")
    assert evening.lines[-1] == ("stood_in", "Ben")
    assert evening.table.status == RUNNING
    evening.do(lambda s: stand_ins.reclaim(s, BEN, 1))
    assert (evening.seat(1).active, evening.seat(1).why) == (True, None)


def test_a_table_without_people_waits_instead_of_playing_on() -> None:
    evening = Evening(ANNA, BEN, bots=1).start()
    evening.do(lambda s: stand_ins.leave(s, ANNA, 0))
    assert evening.table.status == RUNNING
    evening.now += 2 * DAY
    evening.time_is_up(1)
    assert (evening.table.status, evening.table.pause) == (PAUSED, ALL_LEFT)
    assert lifecycle.wake(evening.standing) is None, "who only watches does not make captains play on"
    evening.do(lambda s: stand_ins.reclaim(s, BEN, 1))
    assert evening.table.status == RUNNING
    due = evening.seat(1).due_at
    assert due is not None
    assert due > evening.now, "nobody has answered in Ben's place, so he has time to"


def test_a_deleted_account_leaves_a_captain_and_a_seat_that_can_be_offered() -> None:
    evening = Evening(ANNA, BEN, CARL).start()
    evening.do(lambda s: stand_ins.forget(s, BEN))
    gone = evening.seat(1)
    assert (gone.kind, gone.why, gone.level, gone.person_id) == ("bot", "deleted", "captain", None)
    evening.propose(ANNA, agreement.REPLACE, 1)
    assert not evening.seat(1).offered
    evening.propose(CARL, agreement.REPLACE, 1)
    evening.do(lambda s: stand_ins.take_over(s, DORA, 1, None, None))
    taken = evening.seat(1)
    assert (taken.person_id, taken.name, taken.active, taken.taken_over) == ("dora", "Dora", True, True)
    assert taken.due_at == evening.now + 2 * DAY


def test_who_finishes_by_a_stand_in_or_began_elsewhere_has_no_game_of_their_own() -> None:
    evening = Evening(ANNA, BEN, CARL, bots=1).start()
    evening.do(lambda s: stand_ins.leave(s, BEN, 1))
    assert [seat.plays_as_own for seat in evening.table.seats] == [True, False, True, True]
    evening.propose(ANNA, agreement.REPLACE, 1)
    evening.propose(CARL, agreement.REPLACE, 1)
    evening.do(lambda s: stand_ins.take_over(s, DORA, 1, None, None))
    evening.do(lambda s: stand_ins.leave(s, CARL, 2))
    outcome: Any = {"scores": [3, 2, 1, 0], "ranking": [[0], [1], [2], [3]]}
    table = replace(evening.table, status=OVER, ended="played", outcome=outcome)
    fortune = {"battles": 0, "won": 0, "expected": 0, "tower": 0}
    told = {"fortune": [fortune] * 4, "places": [{}] * 4, "times": [[]] * 4}
    rows = rows_of(table, told, {"anna", "ben", "carl", "dora"})
    assert {row[1] for row in rows if row[0] == "person"} == {"anna"}
    assert {row[1] for row in rows if row[0] == "bot"} == {"recruit"}


def test_a_game_that_a_stand_in_has_played_too_much_of_is_nobodys_own() -> None:
    """Who comes back just before the end has not played it: a quarter of the answers may be a captain's."""
    evening = Evening(ANNA, BEN, bots=1).start()
    rng = random.Random(4)

    def answer(seat: int) -> None:
        game = evening.standing.game
        assert game is not None
        move = game.asked[seat].sample(rng).text
        evening.do(lambda s: moves.answer(s, seat, str(game.question), move))

    def all_answer() -> None:
        for seat in list(evening.table.waiting_for):
            answer(seat)

    while evening.seat(1).given < 3:
        all_answer()
    while 1 not in evening.table.waiting_for:
        all_answer()
    evening.do(lambda s: stand_ins.leave(s, BEN, 1))
    answer(1)
    evening.do(lambda s: stand_ins.reclaim(s, BEN, 1))
    assert (evening.seat(1).given, evening.seat(1).given_for, evening.seat(1).plays_as_own) == (4, 1, True)
    while evening.seat(1).given_for < 2:
        if 1 in evening.table.waiting_for:
            evening.do(lambda s: stand_ins.leave(s, BEN, 1))
            answer(1)
            evening.do(lambda s: stand_ins.reclaim(s, BEN, 1))
        all_answer()
    assert (evening.seat(1).why, evening.seat(1).plays_as_own) == (None, False)
    while evening.seat(1).given < 8:
        all_answer()
    assert evening.seat(1).plays_as_own, "who plays on makes it their own again"


def test_an_answer_that_is_taken_back_counts_for_nothing() -> None:
    evening = Evening(ANNA, BEN, bots=1).start()
    game = evening.standing.game
    assert game is not None
    seat = evening.table.waiting_for[0]
    person, question = (ANNA, BEN)[seat], str(game.question)
    move = game.asked[seat].sample(random.Random(1)).text
    evening.do(lambda s: moves.answer(s, seat, question, move))
    given = evening.seat(seat).given
    if evening.standing.sealed:
        evening.do(lambda s: moves.take_back(s, person, seat, question))
    else:
        evening.do(lambda s: moves.undo(s, person, seat))
    assert (given, evening.seat(seat).given) == (1, 0)


def test_all_who_play_must_agree_and_everybody_sees_who_did() -> None:
    evening = Evening(ANNA, BEN, CARL).start()
    evening.propose(BEN, agreement.END)
    evening.propose(ANNA, agreement.END)
    (asked,) = evening.table.proposals
    assert (asked["by"], asked["agreed"]) == (1, [0, 1])
    evening.propose(ANNA, agreement.END, agree=False)
    assert evening.table.proposals[0]["agreed"] == [1]
    evening.propose(BEN, agreement.END, agree=False)
    assert evening.table.proposals == [], "whoever asked takes it back"
    evening.propose(BEN, agreement.END)
    evening.propose(ANNA, agreement.END)
    evening.do(lambda s: stand_ins.leave(s, CARL, 2))
    assert (evening.table.status, evening.table.ended) == (OVER, "agreed"), "who has left has no say"
    with pytest.raises(Refused):
        evening.propose(BEN, agreement.PAUSE)


def test_a_pause_keeps_the_clocks_and_says_whose_wish_it_was() -> None:
    evening = Evening(ANNA, BEN, bots=1, pace=LIVE).start()
    evening.now += 100
    evening.propose(BEN, agreement.PAUSE)
    evening.propose(ANNA, agreement.PAUSE)
    assert (evening.table.status, evening.table.pause, evening.table.paused_by) == (PAUSED, "person", 1)
    assert [seat.bank for seat in evening.table.seats] == [500, 500, None]
    evening.now += 5 * DAY
    evening.propose(ANNA, agreement.RESUME)
    assert evening.table.status == PAUSED
    evening.now += DAY + 1  # Ben has said nothing: Anna need not wait for ever
    evening.propose(ANNA, agreement.RESUME)
    assert evening.table.status == RUNNING
    assert evening.seat(0).due_at == evening.now + 500


def test_more_time_for_everybody() -> None:
    evening = Evening(ANNA, BEN, bots=1).start()
    before = evening.seat(0).due_at
    evening.propose(BEN, agreement.EXTEND)
    evening.propose(ANNA, agreement.EXTEND)
    assert before is not None
    assert evening.seat(0).due_at == before + 2 * DAY
    free = Evening(ANNA, BEN, bots=1, pace={"kind": "free"}).start()
    with pytest.raises(Refused):
        free.propose(ANNA, agreement.EXTEND)


def test_a_seat_can_be_offered_only_where_a_stand_in_plays_and_reclaiming_ends_it() -> None:
    evening = Evening(ANNA, BEN, CARL).start()
    with pytest.raises(Refused):
        evening.propose(ANNA, agreement.REPLACE, 1)
    evening.do(lambda s: stand_ins.leave(s, BEN, 1))
    evening.propose(ANNA, agreement.REPLACE, 1)
    with pytest.raises(Refused):
        evening.do(lambda s: stand_ins.take_over(s, DORA, 1, None, None))
    evening.propose(CARL, agreement.REPLACE, 1)
    assert evening.seat(1).offered
    evening.do(lambda s: stand_ins.reclaim(s, BEN, 1))
    assert (evening.seat(1).offered, evening.seat(1).why) == (False, None)
    evening.do(lambda s: stand_ins.leave(s, BEN, 1))
    assert evening.seat(1).why == LEFT
    with pytest.raises(Refused):
        evening.do(lambda s: stand_ins.take_over(s, CARL, 1, None, None))


def test_where_no_clock_runs_the_others_replace_whoever_is_silent_for_a_day() -> None:
    evening = Evening(ANNA, BEN, CARL, pace={"kind": "free"}).start()

    def answer(seat: int) -> None:
        game = evening.standing.game
        assert game is not None
        move = game.asked[seat].sample(random.Random(7)).text
        evening.do(lambda s: moves.answer(s, seat, str(game.question), move))

    def refused(person: Person, seat: int) -> str:
        with pytest.raises(Refused) as error:
            evening.propose(person, agreement.REPLACE, seat)
        return error.value.code

    while 1 not in evening.table.waiting_for:
        for seat in list(evening.table.waiting_for):
            answer(seat)
    assert refused(ANNA, 1) == "not_silent"
    evening.now += DAY - 1
    assert refused(ANNA, 1) == "not_silent"
    evening.now += 1
    evening.do(lambda s: lifecycle.talk(s, ANNA, "Ben?"))
    assert refused(BEN, 1) == "own_seat"
    for seat in set(evening.table.waiting_for) - {1}:
        answer(seat)
    assert evening.table.waiting_for == [1]
    assert refused(ANNA, 2) == "not_silent", "Carl has answered"
    evening.propose(ANNA, agreement.REPLACE, 1)
    answer(1)
    assert evening.table.proposals == [], "he has said something"
    while 1 not in evening.table.waiting_for:
        for seat in list(evening.table.waiting_for):
            answer(seat)
    evening.now += DAY
    for seat in set(evening.table.waiting_for) - {1}:
        answer(seat)
    evening.propose(ANNA, agreement.REPLACE, 1)
    assert evening.seat(1).active
    evening.propose(CARL, agreement.REPLACE, 1)
    gone = evening.seat(1)
    assert (gone.stand_in, gone.why, gone.offered, gone.plays_as_own) == (True, SILENT, True, False)
    assert evening.table.bots_due
    assert evening.lines[-2:] == [("stood_in", "Ben"), ("carried_out", "Anna")]
    evening.do(lambda s: stand_ins.reclaim(s, BEN, 1))
    assert (evening.seat(1).active, evening.seat(1).offered) == (True, False)


def test_a_clock_says_itself_who_is_silent() -> None:
    evening = Evening(ANNA, BEN, CARL).start()
    evening.now += 1.5 * DAY
    with pytest.raises(Refused) as error:
        evening.propose(ANNA, agreement.REPLACE, 1)
    assert error.value.code == "not_stood_in"


def test_a_vacation_stops_the_clock_as_far_as_the_table_allows() -> None:
    evening = Evening(ANNA, BEN, bots=1).start()
    evening.now += DAY
    week = Vacation("v", "ben", "2026-01-01", 7, evening.now, evening.now + 7 * DAY)
    evening.do(lambda s: vacations.go_away(s, 1, week, evening.now, 0.0))
    away = evening.seat(1)
    assert (away.away_until, away.away_days) == (evening.now + 5 * DAY, 5), "this table allows five days"
    assert away.due_at == evening.now + 6 * DAY
    assert vacations.go_away(evening.standing, 1, week, evening.now, 0.0) is None
    evening.now += 1.5 * DAY
    short = replace(week, days=2, end=evening.now)
    evening.do(lambda s: vacations.go_away(s, 1, short, evening.now, 0.0))
    back = evening.seat(1)
    assert (back.away_until, back.away_days, back.due_at) == (None, 2, evening.now + DAY)
    assert evening.lines[-2:] == [("went_away", "Ben"), ("came_back", "Ben")]


def test_behind_the_curtain_of_a_shared_screen_the_clock_stands_still() -> None:
    evening = Evening(ANNA, BEN, pace=LIVE, bots=1)
    evening.do(partial(lifecycle.set_seat, person=ANNA, seat=1, kind="open", level=None))
    evening.do(lambda s: lifecycle.join(s, ANNA, 1, None, "Otto", None))
    evening.start()
    assert evening.seat(1).due_at == evening.now + 600 + CURTAIN
    evening.now += 60
    evening.do(lambda s: lifecycle.lift_curtain(s, ANNA, 1, evening.now))
    assert evening.seat(1).due_at == evening.now + 600
    assert lifecycle.lift_curtain(evening.standing, ANNA, 1, evening.now + 5) is None, "once"


# -- over HTTP ------------------------------------------------------------------------------------------------------


def test_before_the_start_people_talk_are_removed_and_the_game_begins_when_all_have_come(
    anna: Client, ben: Client, guest: Callable[..., Client], server: Any
) -> None:
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True, when_full=True)
    made = anna.get(f"/tables/{table}")
    assert made["name"], "a name is made up"
    assert anna.put(f"/tables/{table}/name", name="Anna and the others")["name"] == "Anna and the others"
    ben.put(f"/tables/{table}/name", expect=403, name="Ben's table")
    ben.post(f"/tables/{table}/join")
    ben.post(f"/tables/{table}/chat", text="Hello @all")
    assert anna.put(f"/tables/{table}/seats/1", kind="open")["seats"][1]["kind"] == "open"
    ben.post(f"/tables/{table}/join", expect=403)
    cleo, dora = guest(server, "Cleo"), guest(server, "Dora")
    assert cleo.post(f"/tables/{table}/join")["status"] == "open"
    assert dora.post(f"/tables/{table}/join")["status"] == "running"
    lines = [(line["kind"], line["name"]) for line in anna.get(f"/tables/{table}/chat")["lines"]]
    assert lines == [("renamed", "Anna"), ("to_all", "Ben"), ("removed", "Ben"), ("full", "Dora")]


def test_a_captain_and_no_random_bot_plays_for_whoever_left(anna: Client, ben: Client) -> None:
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "recruit"}], public=True)
    ben.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    ben.post(f"/tables/{table}/leave", seat=1)
    until(lambda: 1 not in anna.get(f"/tables/{table}")["waiting_for"])
    anna.post(f"/tables/{table}/leave", seat=0)
    assert anna.get(f"/tables/{table}")["pause"] == "left"


def test_the_archive_finds_finished_games_by_table_and_player(anna: Client, ben: Client) -> None:
    for name in ("Kettledrums", "Fog"):
        table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], name=name, public=True)
        ben.post(f"/tables/{table}/join")
        anna.post(f"/tables/{table}/start")
        anna.post(f"/tables/{table}/end", agree=True)
        ben.post(f"/tables/{table}/end", agree=True)
    found = lambda **query: [each["name"] for each in anna.get("/people/me/archive", **query)["tables"]]  # noqa: E731
    assert found() == ["Fog", "Kettledrums"]
    assert found(search="KETTLE") == ["Kettledrums"]
    assert found(search="ben") == ["Fog", "Kettledrums"]
    assert found(search="%") == []
    assert found(before=anna.get("/people/me/archive")["tables"][0]["ended_at"]) == ["Kettledrums"]
    assert (found(game="wallenstein"), found(game="sixteenthirty")) == (["Fog", "Kettledrums"], [])
    oldest = anna.get("/people/me/archive", search="kettle")["tables"][0]["id"]
    anna.put(f"/tables/{oldest}/name", name="ÜBER DEN WEIẞEN BERG")
    assert found() == ["Fog", "ÜBER DEN WEIẞEN BERG"], "what is said of a game that is over does not make it later"
    assert found(search="über") == found(search="uber") == found(search="weissen") == ["ÜBER DEN WEIẞEN BERG"]


def test_only_accounts_have_vacations_of_whole_days_from_tomorrow(anna: Client, ben: Client) -> None:
    wish: dict[str, Any] = {"first": "2090-02-01", "days": 7, "zone": "Europe/Berlin"}
    anna.post("/people/me/vacations", expect=403, **wish)
    ben.post("/people/register", name="Ben", email=f"p{ben.person['id'].lower()}@example.org", password="long enough")
    (planned,) = ben.post("/people/me/vacations", **wish)["vacations"]
    assert planned["end"] - planned["start"] == 7 * DAY
    ben.post("/people/me/vacations", expect=409, **{**wish, "first": "2090-02-07"})
    ben.post("/people/me/vacations", expect=409, **{**wish, "first": "2090-06-07", "days": 15})
    ben.post("/people/me/vacations", expect=422, **{**wish, "first": "2020-01-01"})
    assert ben.ask("DELETE", f"/people/me/vacations/{planned['id']}").json()["vacations"] == []
    ben.ask("DELETE", f"/people/me/vacations/{planned['id']}", 404)


def test_one_bad_table_stops_no_clock_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails at a table is set aside with it, and what fails with vacations leaves the clocks alone."""

    async def story() -> None:
        async with world(str(tmp_path / "server.db"), monkeypatch) as made:
            anna, ben = await Someone(made).enter("Anna"), await Someone(made).enter("Ben")
            tables = []
            for _ in range(3):
                wish = {"game": "wallenstein", "players": 3, "pace": LIVE, "public": True}
                seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
                table = (await anna.do("POST", "/tables", 201, **wish, seats=seats))["id"]
                await ben.do("POST", f"/tables/{table}/join")
                await anna.do("POST", f"/tables/{table}/start")
                tables.append(table)
            tried: list[str] = []
            good = stand_ins.time_is_up

            def time_is_up(standing: Standing, seat: int, now: float) -> Next | None:
                tried.append(standing.table.id)
                if standing.table.id == tables[0]:
                    raise KeyError("broken")
                return good(standing, seat, now)

            async def broken(_: object) -> None:
                raise RuntimeError("no vacation can be read")

            monkeypatch.setattr(stand_ins, "time_is_up", time_is_up)
            monkeypatch.setattr(overdue, "apply_vacations", broken)
            made.now += 601
            await overdue.look_at_clocks(made.hub)
            stood_in = [[seat.stand_in for seat in (await made.hub.standing(each)).table.seats[:2]] for each in tables]
            assert stood_in == [[False, False], [True, True], [True, True]]
            assert tables[0] in tried
            tried.clear()
            await overdue.look_at_clocks(made.hub)
            assert tables[0] not in tried, "it is not tried again and again"
            reasons = await made.hub.database.read(aside_rows.reasons)
            assert [(one["work"], one["reason"]) for one in reasons[tables[0]]] == [("clock", "KeyError: 'broken'")]
            monkeypatch.undo()

    asyncio.run(story())
