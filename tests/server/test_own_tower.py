"""Tables with a tower of the players' own: all agree, whoever throws says what fell, the last throw is corrected."""

from dataclasses import replace
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import pytest

import feldherr
from feldherr.bots import Budget
from feldherr.kernel.errors import FeldherrError
from feldherr.server.errors import Refused
from feldherr.server.history.summary import history
from feldherr.server.live.views import decision_for
from feldherr.server.model import FOR_CHANCE, MOVE, OPEN, RUNNING, Person
from feldherr.server.play import moves
from feldherr.server.play.bots import CORRECTION
from feldherr.server.standing.change import Next, following
from feldherr.server.standing.fairness import fairness, proof
from feldherr.server.standing.rebuild import Standing, fold, may_undo
from feldherr.server.tables import lifecycle, own_tower, stand_ins
from tests.server.client import Client
from tests.server.patience import until

ANNA, BEN, CARL = (Person(name.lower(), name) for name in ("Anna", "Ben", "Carl"))
OWN = {"throws": "outside"}


class Evening:
    """Three people and a tower on their table."""

    def __init__(self, **more: Any) -> None:
        wishes = [lifecycle.SeatWish(kind) for kind in ("me", "open", "open")]
        table = lifecycle.create(ANNA, "wallenstein", 3, OWN, {"kind": "free"}, False, wishes, **more)
        self.standing = Standing(table)
        self.entries: list[Any] = []
        for person in (BEN, CARL):
            self.do(lifecycle.join(self.standing, person, None, table.invitation, None, None))

    def do(self, made: Next | None) -> None:
        if made is not None:
            self.entries += made.rows.entries
            self.standing = following(self.standing, made, 1e6)

    def agree(self, *people: Person) -> "Evening":
        for person in people:
            self.do(lifecycle.agree_on_tower(self.standing, person, True))
        return self

    def start(self) -> "Evening":
        self.do(lifecycle.start(self.standing, ANNA))
        return self

    def say(self, seat: int, text: str) -> None:
        decision = decision_for(self.standing, seat)
        assert decision is not None
        self.do(moves.answer(self.standing, seat, decision["id"], text))


@pytest.fixture
def evening() -> Evening:
    return Evening().agree(BEN, CARL).start()


def code_of(refused: Any) -> str:
    found: str = refused.value.code
    return found


def test_it_begins_when_everybody_has_agreed() -> None:
    evening = Evening()
    assert own_tower.agreed(evening.standing.table) == {0}
    for agreed in ((), (BEN,)):
        evening.agree(*agreed)
        with pytest.raises(Refused) as refused:
            evening.start()
        assert code_of(refused) == "own_tower_not_agreed"
    assert evening.agree(CARL).start().standing.table.status == RUNNING
    assert evening.standing.table.proposals == []


def test_who_sits_down_in_place_of_another_is_asked_anew() -> None:
    evening = Evening().agree(BEN, CARL)
    evening.do(lifecycle.set_seat(evening.standing, ANNA, 2, "open", None))
    dora = Person("dora", "Dora")
    evening.do(lifecycle.join(evening.standing, dora, 2, evening.standing.table.invitation, None, None))
    assert own_tower.missing(evening.standing.table) == [2]


def test_who_takes_over_a_seat_of_a_running_game_agrees_too(evening: Evening) -> None:
    evening.do(stand_ins.leave(evening.standing, BEN, 1))
    table = evening.standing.table
    evening.standing = replace(evening.standing, table=table.with_seat(replace(table.seats[1], offered=True)))
    take = partial(stand_ins.take_over, evening.standing, Person("dora", "Dora"), 1, table.invitation, None)
    with pytest.raises(Refused) as refused:
        take()
    assert code_of(refused) == "own_tower_not_agreed"
    evening.do(take(own_tower=True))
    assert evening.standing.table.seats[1].name == "Dora"


def test_everybody_who_plays_is_awaited_while_a_throw_is_and_no_clock_runs(evening: Evening) -> None:
    table = evening.standing.table
    assert (table.waiting_for, table.awaited) == ([], [0, 1, 2])
    evening.do(stand_ins.leave(evening.standing, BEN, 1))
    assert evening.standing.table.awaited == [0, 2]
    assert not any(seat.due_at for seat in evening.standing.table.seats)
    evening.say(0, "fall 0=5")
    table = evening.standing.table
    assert table.awaited == table.waiting_for != []


def test_one_may_change_ones_mind_before_the_start() -> None:
    evening = Evening().agree(BEN, CARL)
    evening.do(lifecycle.agree_on_tower(evening.standing, BEN, False))
    assert own_tower.missing(evening.standing.table) == [1]
    with pytest.raises(Refused) as refused:
        lifecycle.agree_on_tower(evening.standing, Person("x", "X"), True)
    assert code_of(refused) == "players_only"


def test_a_table_that_starts_when_full_waits_for_agreement() -> None:
    evening = Evening(when_full=True)
    assert evening.standing.table.status == OPEN
    assert evening.agree(BEN, CARL).standing.table.status == RUNNING


def test_it_is_never_rated_and_proves_nothing(evening: Evening) -> None:
    wishes = [lifecycle.SeatWish("me")] + [lifecycle.SeatWish("open")] * 2
    account = Person("a", "A", email="a@example.org")
    live = {"kind": "live", "bank": 600, "increment": 20}
    with pytest.raises(Refused):
        lifecycle.create(account, "wallenstein", 3, OWN, live, False, wishes, rated=True)
    with pytest.raises(Refused):
        lifecycle.create(account, "sixteenthirty", 3, OWN, live, False, wishes)
    assert set(fairness(evening.standing.table).values()) == {None}
    assert proof(evening.standing.table) == {}


def test_anybody_who_plays_says_what_fell(evening: Evening) -> None:
    asked = [decision_for(evening.standing, seat) for seat in range(3)]
    assert [decision and decision["kind"] for decision in asked] == ["throw"] * 3
    assert decision_for(evening.standing, None) is None
    evening.say(2, "fall 0=5 1=5 2=5 peasants=8")
    game = evening.standing.game
    assert game is not None
    assert evening.entries[-1].seat == FOR_CHANCE
    assert game.view(None)["tower"]["inside"] == {"0": 2, "1": 2, "2": 2, "peasants": 2}


@pytest.mark.parametrize("text", ["fall 0=8", "fall 4=1", "fall 0=-1", "fall peasants=99999999999", "fall 0=x", "pass"])
def test_what_cannot_have_fallen_is_refused(evening: Evening, text: str) -> None:
    before = evening.standing
    with pytest.raises(FeldherrError):
        evening.say(0, text)
    assert evening.standing is before


def test_a_late_word_about_a_throw_changes_nothing(evening: Evening) -> None:
    decision = decision_for(evening.standing, 0)
    assert decision is not None
    evening.say(0, "fall 0=5")
    with pytest.raises(moves.Late):
        moves.answer(evening.standing, 1, decision["id"], "fall 1=5")


def test_the_last_throw_is_corrected_until_the_next_decision(evening: Evening) -> None:
    evening.say(0, "fall 0=1")
    assert may_undo(evening.standing, 1)
    evening.do(moves.undo(evening.standing, BEN, 1))
    assert evening.standing.table.seats[1].given == 0, "what fell was nobody's answer"
    evening.say(1, "fall 0=7 1=7 2=7 peasants=10")
    game = evening.standing.game
    assert game is not None
    assert sum(game.view(None)["tower"]["inside"].values()) == 0
    seat = next(iter(game.pending))
    assert isinstance(seat, int)
    evening.do(moves.answer(evening.standing, seat, game.asked[seat].id, game.asked[seat].sample(Random(1)).text))
    assert not any(may_undo(evening.standing, other) for other in range(3) if other != seat)


def test_it_is_rebuilt_from_its_moves(evening: Evening) -> None:
    from feldherr.server.standing.rebuild import begin

    evening.say(0, "fall 0=1")
    evening.do(moves.undo(evening.standing, ANNA, 0))
    evening.say(1, "fall 0=5 1=5 2=5 peasants=8")
    again, _ = fold(begin(evening.standing.table), None, evening.entries)
    assert evening.standing.game is not None
    assert again.view("all") == evening.standing.game.view("all")


def test_a_whole_game_is_played_with_ones_own_tower(evening: Evening) -> None:
    rng = Random(3)
    for _ in range(4000):
        game = evening.standing.game
        assert game is not None
        if game.over:
            break
        who, decision = next(iter(game.pending.items()))
        seat = who if isinstance(who, int) else rng.randrange(3)
        evening.do(moves.answer(evening.standing, seat, decision.id, decision.sample(rng).text))
    assert evening.standing.table.status == "over"
    assert any(entry.seat == FOR_CHANCE for entry in evening.entries)
    told = history(evening.standing.table, evening.entries)
    assert {each["tower"] for each in told["fortune"]} == {None}, "it is no luck that the model could measure"
    assert sum(each["battles"] for each in told["fortune"]) == 0
    decided = [entry for entry in evening.entries if entry.kind == MOVE and entry.seat != FOR_CHANCE]
    assert 0 < sum(map(sum, told["times"])) <= len(decided), "nobody decided what fell"


def played(seed: int, most: int = 10_000) -> dict[str, Any]:
    """The record of a game with somebody's own tower, broken off after so many moves."""
    rng = Random(seed)
    game = feldherr.new_game("wallenstein", players=3, seed=seed, throws="outside")
    while not game.over and len(game.moves) < most:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game.record()


def test_the_record_of_such_a_game_is_brought_in(anna: Client) -> None:
    table = anna.post("/tables/import", record=played(5))["id"]
    header = anna.get(f"/tables/{table}")
    assert (header["status"], header["rated"], header["options"]["throws"]) == ("over", False, "outside")
    told = anna.get(f"/tables/{table}/replay", everything="true")
    assert {event["kind"] for event in told["events"]} > {"thrown", "game_over"}
    assert {each["tower"] for each in anna.get(f"/tables/{table}/history")["fortune"]} == {None}


def test_a_record_broken_off_goes_on_when_everybody_agrees(anna: Client) -> None:
    table = anna.post("/tables/import", record=played(6, most=60))["id"]
    asked = anna.get(f"/tables/{table}")
    assert asked["status"] == "open"
    assert [each["kind"] for each in asked["proposals"]] == ["own_tower"]


def test_bots_leave_time_to_correct_a_throw(anna: Client) -> None:
    table = anna.started(3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], options=OWN)
    anna.move(table, 0, anna.state(table, 0)["decision"]["id"], "fall 0=5")
    said = monotonic()
    anna.stream(table)  # bots play where somebody looks on
    until(lambda: anna.get(f"/tables/{table}")["waiting_for"] == [0])
    assert monotonic() - said >= CORRECTION - 1


def test_bots_play_beside_a_tower_of_ones_own() -> None:
    from feldherr.server.work import jobs

    wishes = [lifecycle.SeatWish("me"), lifecycle.SeatWish("bot", "recruit"), lifecycle.SeatWish("bot", "recruit")]
    standing = Standing(lifecycle.create(ANNA, "wallenstein", 3, OWN, {"kind": "free"}, False, wishes))
    standing = following(standing, lifecycle.start(standing, ANNA), 1e6)
    decision = decision_for(standing, 0)
    assert decision is not None
    made = moves.answer(standing, 0, decision["id"], "fall 0=5 1=5 2=5 peasants=8")
    assert made is not None
    game = following(standing, made, 1e6).game
    assert game is not None
    assert jobs.think("recruit", game.view(1), 1, Budget(0.2))
