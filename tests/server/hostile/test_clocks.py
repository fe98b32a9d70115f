"""Nobody gains time by coming and going, and nobody loses any while the server is away or its calendar is set."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, select, update

from feldherr.kernel.errors import FeldherrError
from feldherr.server.config import Settings
from feldherr.server.live.server_clock import ServerClock
from feldherr.server.model import ALL_LEFT, MOVE, PAUSED, RUNNING, TIME, UNDO, Person, Seat
from feldherr.server.play import moves
from feldherr.server.standing.change import Next, following
from feldherr.server.standing.clocks import CURTAIN, DAY, allowance
from feldherr.server.standing.rebuild import Standing, may_undo
from feldherr.server.store import clock_rows, schema, table_rows
from feldherr.server.store.clock_rows import GRACE_SECONDS, STALL_SECONDS, Reading
from feldherr.server.store.database import Database
from feldherr.server.store.engine import connect, migrate
from feldherr.server.tables import agreement, lifecycle, stand_ins
from tests.server.client import Client
from tests.server.serving import Server

PEOPLE = [Person(name, name) for name in ("anna", "ben", "carl")]
LIVE: dict[str, Any] = {"kind": "live", "bank": 600, "increment": 20}
SUDDEN = {"kind": "live", "bank": 600, "increment": 0}
SLOW = {"kind": "days", "days": 2}


def _join(person: Person, standing: Standing) -> Next:
    return lifecycle.join(standing, person, None, None, None, None)


def _out_of_time(seat: int, now: float, standing: Standing) -> Next | None:
    return stand_ins.time_is_up(standing, seat, now)


@dataclass
class Evening:
    """A table of three people under a clock of the test's own."""

    standing: Standing
    now: float = 1_000_000.0

    @staticmethod
    def begun(pace: dict[str, Any]) -> "Evening":
        wishes = [lifecycle.SeatWish("me")]
        table = lifecycle.create(PEOPLE[0], "wallenstein", 3, {"lineup": "draft"}, pace, True, wishes)
        evening = Evening(Standing(table))
        for person in PEOPLE[1:]:
            evening.change(partial(_join, person))
        evening.change(lambda s: lifecycle.start(s, PEOPLE[0]))
        return evening

    def change(self, make: Callable[[Standing], Next | None]) -> Next | None:
        made = make(self.standing)
        if made is not None:
            self.standing = following(self.standing, made, self.now)
        return made

    def seat(self, seat: int) -> Seat:
        return self.standing.table.seats[seat]

    def left(self, seat: int) -> float:
        """What is left on the clock, without the time for which it stands to let its owner read."""
        own = self.seat(seat)
        bank = own.bank or 0.0
        return bank if own.due_at is None else min(bank, own.due_at - self.now)

    def answer(self, seat: int, rng: random.Random) -> Next | None:
        game = self.standing.game
        assert game is not None
        move = game.asked[seat].sample(rng).text
        return self.change(lambda s: moves.answer(s, seat, str(game.question), move))

    def asked(self) -> list[int]:
        assert self.standing.game is not None
        return sorted(int(seat) for seat in self.standing.game.asked)

    def turn(self) -> int:
        return self.standing.table.waiting_for[0]

    def undoable(self, rng: random.Random) -> int:
        """Plays on until a seat may undo what it has just decided."""
        for _ in range(200):
            seat = self.turn()
            self.answer(seat, rng)
            if may_undo(self.standing, seat):
                return seat
        raise AssertionError("nothing can be undone")


def _pause(seat: int, standing: Standing) -> Next | None:
    """Once all have asked for it, the game pauses, or goes on."""
    kind = agreement.RESUME if standing.table.status == PAUSED else agreement.PAUSE
    return agreement.propose(standing, PEOPLE[seat], kind, None, True, 0.0)


ACTS: dict[str, Callable[[int, Standing], Next | None]] = {
    "leave": lambda seat, s: stand_ins.leave(s, PEOPLE[seat], seat),
    "reclaim": lambda seat, s: stand_ins.reclaim(s, PEOPLE[seat], seat),
    "pause": _pause,
    "take back": lambda seat, s: moves.take_back(s, PEOPLE[seat], seat, str(s.table.question)),
    "undo": lambda seat, s: moves.undo(s, PEOPLE[seat], seat),
}


@pytest.mark.parametrize("pace", [LIVE, SUDDEN, SLOW], ids=["live", "sudden", "slow"])
@pytest.mark.parametrize("seed", range(8))
def test_whatever_people_do_their_time_is_what_their_answers_have_earned(pace: dict[str, Any], seed: int) -> None:
    """Whatever they do but answer, no clock shows more than before, unless a new question finds it empty,
    or everybody had left and somebody comes back whose time was up."""
    rng = random.Random(seed)
    evening = Evening.begun(pace)
    first = float(pace.get("bank", 0))
    allotment = max(allowance(pace))
    used: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    granted: Counter[int] = Counter()
    downtimes = 0
    for _ in range(150):
        table, game = evening.standing.table, evening.standing.game
        assert game is not None
        if table.status == "over":
            break
        seat = rng.randrange(3)
        act = rng.choice([*ACTS, "reclaim", "undo", "wait", "wait", "answer", "answer", "answer", "answer", "down"])
        before = [(evening.left(i), evening.seat(i)) for i in range(3)]
        made = None
        try:
            if act == "wait":
                _wait(evening, used, rng.choice([0.1, 1.0, 15.0, 500.0, 1.5 * DAY]))
            elif act == "down":
                evening.now -= GRACE_SECONDS
                downtimes += 1
            elif act == "answer":
                made = evening.answer(rng.choice(evening.asked()), rng)
            else:
                made = evening.change(partial(ACTS[act], seat))
        except FeldherrError:
            continue
        for entry in made.rows.entries if made else ():
            kept[entry.seat] += {MOVE: 1, UNDO: -1}[entry.kind]
        for i, (left, was) in enumerate(before):
            alone = table.pause == ALL_LEFT and was.why == TIME and (act, i) == ("reclaim", seat)
            granted[i] += alone
            advanced = evening.seat(i).asked != was.asked and evening.seat(i).advance == was.advance + 1
            assert act in ("answer", "down") or advanced or alone or evening.left(i) <= left + 0.001, act
            assert 0 <= evening.seat(i).advance <= 2
            earned = first + allotment * (kept[i] + granted[i] + 2) + GRACE_SECONDS * downtimes
            assert used[i] + evening.left(i) <= earned + 0.001, (act, i)
    assert sum(used.values()) > 0


def _wait(evening: Evening, used: Counter[int], seconds: float) -> None:
    """Time passes, and whoever has none left is stood in for at once."""
    while seconds > 0:
        due = [seat.due_at for seat in evening.standing.table.seats if seat.due_at is not None]
        step = max(0.0, min([seconds, *(at - evening.now for at in due)]))
        for seat in evening.standing.table.seats:
            if seat.due_at is not None:
                used[seat.seat] += step  # type: ignore[assignment]
        evening.now += step
        seconds -= step
        late = [seat.seat for seat in evening.standing.table.seats if (seat.due_at or evening.now + 1) <= evening.now]
        for seat_number in late:
            evening.change(partial(_out_of_time, seat_number, evening.now))
        if step == 0 and not late:
            return


@pytest.mark.parametrize("pace", [LIVE, SLOW], ids=["live", "slow"])
def test_leaving_and_pausing_keep_the_clock(pace: dict[str, Any]) -> None:
    evening = Evening.begun(pace)
    seat = evening.turn()
    evening.now += 100
    left = evening.left(seat)
    evening.change(lambda s: stand_ins.leave(s, PEOPLE[seat], seat))
    evening.now += 1000
    assert evening.left(seat) == left
    evening.change(lambda s: stand_ins.reclaim(s, PEOPLE[seat], seat))
    evening.now += 10
    for asks in range(3):
        evening.change(partial(_pause, asks))
    assert evening.standing.table.status == PAUSED
    evening.now += 10 * DAY
    for asks in range(3):
        evening.change(partial(_pause, asks))
    assert evening.standing.table.status == RUNNING
    assert evening.left(seat) == pytest.approx(left - 10)


def test_an_answer_earns_its_increment_once_however_often_it_is_undone() -> None:
    rng = random.Random(3)
    evening = Evening.begun(LIVE)
    seat = evening.undoable(rng)
    left = evening.left(seat)
    other = evening.turn()
    others = evening.left(other)
    for _ in range(5):
        evening.change(lambda s: moves.undo(s, PEOPLE[seat], seat))
        assert evening.turn() == seat
        evening.answer(seat, rng)
        assert evening.left(seat) <= left
        assert evening.left(other) == others


def test_whoever_ran_out_of_time_can_play_on_but_not_for_ever() -> None:
    rng = random.Random(5)
    evening = Evening.begun(LIVE)
    seat = evening.turn()
    evening.now += 700
    evening.change(lambda s: stand_ins.time_is_up(s, seat, evening.now))
    assert evening.seat(seat).stand_in
    evening.change(lambda s: stand_ins.reclaim(s, PEOPLE[seat], seat))
    assert evening.left(seat) == 0  # the question that it ran out at is lost to it
    evening.change(lambda s: stand_ins.time_is_up(s, seat, evening.now))
    evening.answer(seat, rng)
    evening.change(lambda s: stand_ins.reclaim(s, PEOPLE[seat], seat))
    for _ in range(40):
        turn = evening.turn()
        if turn == seat:
            assert evening.left(seat) <= LIVE["increment"]
            assert evening.left(seat) > 0
        evening.now += 5
        evening.answer(turn, rng)


def test_what_a_bot_answers_earns_nothing() -> None:
    rng = random.Random(6)
    evening = Evening.begun(LIVE)
    seat = evening.turn()
    evening.change(lambda s: stand_ins.leave(s, PEOPLE[seat], seat))
    left = evening.left(seat)
    for _ in range(30):
        evening.answer(evening.turn(), rng)
    evening.change(lambda s: stand_ins.reclaim(s, PEOPLE[seat], seat))
    assert evening.left(seat) == left


def test_every_question_has_its_days_and_one_that_is_asked_again_only_what_is_left() -> None:
    rng = random.Random(7)
    evening = Evening.begun(SLOW)
    seat = evening.undoable(rng)
    evening.change(lambda s: moves.undo(s, PEOPLE[seat], seat))
    for _ in range(6):
        evening.now += DAY / 4
        evening.answer(seat, rng)
        evening.change(lambda s: moves.undo(s, PEOPLE[seat], seat))
    assert evening.left(seat) <= DAY / 2
    evening.answer(seat, rng)
    for _ in range(2):
        while evening.turn() != seat:
            evening.answer(evening.turn(), rng)
        left = evening.left(seat)
        evening.answer(seat, rng)
    assert left == 2 * DAY


# -- the server's clock -----------------------------------------------------------------------------------------------


@pytest.fixture
def engine(own_url: str) -> Iterator[Engine]:
    engine = connect(Settings(database=own_url).database_url, connections=2)
    migrate(engine)
    yield engine
    engine.dispose()


def carried(engine: Engine, mine: float, today: float) -> tuple[Reading, bool]:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return clock_rows.carry(connection, mine, today)


def test_time_in_which_nobody_served_does_not_count(engine: Engine) -> None:
    table = Evening.begun(LIVE).standing.table
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        table_rows.create(connection, table)
    (start, _), moved = carried(engine, 0.0, 5000.0)
    assert (start, moved) == (5000.0, False)
    assert carried(engine, 5004.0, 5004.0) == (Reading(5004.0, 0.0), False)
    (value, ahead), moved = carried(engine, 0.0, 9000.0)  # a process that starts, much later
    assert (value, ahead, moved) == (5004.0 - GRACE_SECONDS, 9000.0 - value, True)
    (again, _), moved = carried(engine, 0.0, 9001.0)  # another one beside it
    assert (again, moved) == (value, False)
    (value, ahead), moved = carried(engine, value + 2, 2000.0)  # the calendar is set back
    assert (value, ahead, moved) == (again + 2, 2000.0 - value, True)
    with engine.connect() as connection:
        assert connection.execute(select(schema.tables.c.tick)).scalar() == table.tick + 2


def test_of_several_processes_the_furthest_counts(engine: Engine) -> None:
    carried(engine, 0.0, 5000.0)
    assert carried(engine, 5010.0, 5010.0)[0].value == 5010.0
    assert carried(engine, 5003.0, 5011.0)[0].value == 5010.0  # one that has stalled holds nobody up


def test_a_process_that_stalls_or_sleeps_carries_no_time_along(own_url: str, engine: Engine) -> None:
    watch, today = [100.0], [50_000.0]

    async def live() -> None:
        database = Database(Settings(database=own_url))
        shown: list[float] = []
        clock = ServerClock(database, lambda: shown.append(clock.ahead), lambda: watch[0], lambda _: today[0])
        await clock.start()
        start = clock.now()
        watch[0] += 3
        today[0] += 3
        assert clock.now() == start + 3
        await clock.beat()
        today[0] += 3600  # asleep: the stopwatch stands, the calendar goes on; or somebody has set it
        assert clock.now() == start + 3
        await clock.beat()
        assert clock.now() == start + 3 - GRACE_SECONDS
        assert shown == [3600 + GRACE_SECONDS]
        watch[0] += 60
        today[0] += 60  # stopped, blocked, or without its database
        assert clock.now() == start + 3 - GRACE_SECONDS + STALL_SECONDS
        await clock.beat()
        today[0] -= 100_000
        moment = clock.now()
        await clock.beat()
        assert clock.now() == moment
        watch[0] += 1
        assert clock.now() == moment + 1
        database.close()

    asyncio.run(live())


def earlier(connection: Connection, seconds: float) -> None:
    """All that the server's clock has ever said is moved into the past, as if nobody had served since."""
    seats = schema.seats.c
    connection.execute(update(schema.clock).values(value=schema.clock.c.value - seconds))
    moments = {"asked_at": seats.asked_at - seconds, "due_at": seats.due_at - seconds}
    connection.execute(update(schema.seats).where(seats.due_at.is_not(None)).values(moments))


def test_a_server_that_was_away_for_an_hour_has_cost_nobody_anything(
    own_url: str, tmp_path: Path, guest: Callable[..., Client]
) -> None:
    server = Server(tmp_path / "home", own_url).start()
    anna = guest(server, "Anna")
    table = anna.started(3, pace={"kind": "live", "bank": 900, "increment": 0})
    clock = anna.get(f"/tables/{table}")["seats"][0]["clock"]
    server.kill()
    engine = connect(Settings(database=own_url).database_url, connections=1)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        earlier(connection, 3600)
    engine.dispose()
    server.start()
    came_back = time.time()
    after = anna.get(f"/tables/{table}")
    assert not any(seat["stand_in"] for seat in after["seats"])
    again = after["seats"][0]["clock"]
    assert again["bank"] == clock["bank"]
    assert (
        again["due_at"] - came_back > 900 - 60
    )  # of those it took to look, to die and to come back few are the player's
    assert again["due_at"] - time.time() < 900 + CURTAIN + GRACE_SECONDS + STALL_SECONDS
    server.stop()
