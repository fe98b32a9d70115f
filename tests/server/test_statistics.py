"""Statistics: a game is counted once, when it ends, for those who may be told of it."""

import random
from collections.abc import Callable
from pathlib import Path
from statistics import mean, stdev
from time import sleep
from typing import Any
from zlib import compress

import pytest
from sqlalchemy import delete

import feldherr
from feldherr.cli import main
from feldherr.server.history.chronicle import turns
from feldherr.server.history.summary import history, times
from feldherr.server.model import MOVE, UNDO, Entry, Table
from feldherr.server.store import schema
from tests.server.client import Client
from tests.server.patience import until
from tests.server.serving import Server
from tests.server.test_admin import opened
from tests.server.test_moves import two_at_a_table
from tests.server.test_replay import as_stored

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
Guest = Callable[..., Client]


def register(client: Client) -> str:
    """Makes an account of a guest; its id."""
    body = {
        "name": client.person["name"],
        "email": f"p{client.person['id']}@example.org".lower(),
        "password": "12345678",
    }
    person = client.post("/people/register", **body)["person"]
    client.person = person
    return str(person["id"])


def finish(client: Client, table: str, seed: int = 3) -> dict[str, Any]:
    """Plays until the game is over, with whoever else plays there."""
    rng = random.Random(seed)

    def over() -> bool:
        return bool(client.play_on(table, rng)["status"] == "over")

    until(over)
    header: dict[str, Any] = client.get(f"/tables/{table}")
    return header


def sums(viewer: Client, person: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = viewer.get(f"/people/{person}/statistics")["sums"]
    return found


def public_games(client: Client, game: str = "wallenstein") -> float:
    told = next(each for each in client.get("/statistics")["games"] if each["game"] == game)
    return float(sum(each["figures"]["games"] for each in told["sums"]))


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_a_game_is_counted_when_it_ends(server: Server, guest: Guest, game: str) -> None:
    anna, ben = guest(server, "Anna"), guest(server, "Ben")
    who = register(anna)
    before = public_games(ben, game)
    table = anna.started(3, game=game, public=True, seats=ALONE)
    header = finish(anna, table)
    until(lambda: sums(ben, who))
    (own,) = sums(ben, who)
    figures = own["figures"]
    assert (own["game"], own["company"], own["public"]) == (game, "bots", True)
    assert figures["games"] == 1
    assert figures.get("points", 0) == header["outcome"]["scores"][0]
    won = header["outcome"]["ranking"][0]
    assert figures.get("wins", 0) == pytest.approx(1 / len(won) if 0 in won else 0)
    told = anna.get(f"/tables/{table}/history")
    assert own["places"] == told["places"][0]
    assert own["times"] == told["times"][0]
    assert sum(own["times"]) > 5
    fortune = told["fortune"][0]
    assert figures.get("battles_expected", 0) == pytest.approx(fortune["expected"])
    assert (fortune["tower"] is None) == (game == "sixteenthirty")
    assert public_games(ben, game) == before + 1
    anna.get(f"/tables/{table}/history")
    assert public_games(ben, game) == before + 1
    page = ben.get(f"/people/{who}/statistics")
    assert [each["id"] for each in page["recent"]] == [table]
    assert page["person"] == {"id": who, "name": "Anna"}


def test_private_games_are_for_oneself_alone(server: Server, guest: Guest) -> None:
    anna, ben = guest(server, "Anna"), guest(server, "Ben")
    who = register(anna)
    before = public_games(ben)
    finish(anna, anna.started(3, seats=ALONE))
    until(lambda: sums(anna, who))
    assert [each["public"] for each in sums(anna, who)] == [False]
    seen = ben.get(f"/people/{who}/statistics")
    assert (seen["sums"], seen["recent"], seen["own"]) == ([], [], False)
    assert public_games(ben) == before


def test_guests_have_no_page(anna: Client, ben: Client) -> None:
    ben.get(f"/people/{anna.person['id']}/statistics", expect=404)
    ben.get("/people/nobody/statistics", expect=404)


def test_who_holds_several_seats_is_not_counted(server: Server, guest: Guest) -> None:
    anna = guest(server, "Anna")
    who = register(anna)
    before = public_games(anna)
    finish(anna, anna.started(3, public=True))
    until(lambda: public_games(anna) == before + 1)
    assert sums(anna, who) == []


def test_people_among_themselves_lead(server: Server, guest: Guest) -> None:
    anna, ben = guest(server, "Anna"), guest(server, "Ben")
    people = [register(anna), register(ben)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = anna.table(3, seats=seats, public=True)
    ben.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    rng = random.Random(8)
    until(lambda: [c.play_on(table, rng) for c in (anna, ben)][-1]["status"] == "over")
    until(lambda: sums(anna, people[1]))
    for person in people:
        assert [each["company"] for each in sums(anna, person)] == ["people"]
    told = anna.get("/statistics")["games"][0]
    outcome = anna.get(f"/tables/{table}")["outcome"]
    winners = {people[seat] for seat in outcome["ranking"][0] if seat < 2}
    assert winners <= {leader["person"] for leader in told["leaders"] if leader["wins"]}
    bots = next(each for each in told["bots"] if each["level"] == "random" and each["company"] == "people")
    assert bots["figures"]["games"] >= 1


def test_who_deletes_the_account_leaves_no_statistics(server: Server, guest: Guest) -> None:
    anna, ben = guest(server, "Anna"), guest(server, "Ben")
    who = register(anna)
    table = anna.started(3, public=True, seats=ALONE)
    finish(anna, table)
    until(lambda: sums(ben, who))
    before = public_games(ben)
    anna.ask("DELETE", "/people/me", json={"password": "12345678"})
    ben.get(f"/people/{who}/statistics", expect=404)
    with opened(server.database) as connection:
        tallies = schema.tallies
        left = connection.execute(tallies.select().where(tallies.c.subject == who)).all()
    assert left == []
    assert public_games(ben) == before
    assert ben.get(f"/tables/{table}/history")["chapters"]


def test_games_from_elsewhere_are_not_counted(server: Server, guest: Guest) -> None:
    anna = guest(server, "Anna")
    who = register(anna)
    first = anna.started(3, public=True)
    finish(anna, first)
    until(lambda: anna.get(f"/tables/{first}/history"))
    before = public_games(anna)
    cloned = anna.post(f"/tables/{first}/clone", at=5, seats=ALONE, public=True)["id"]
    anna.post(f"/tables/{cloned}/start")
    finish(anna, cloned)
    record = anna.get(f"/tables/{first}/record")
    imported = anna.post("/tables/import", record=record)["id"]
    for table in (cloned, imported):
        assert anna.get(f"/tables/{table}/history")["chapters"]
    assert public_games(anna) == before
    assert sums(anna, who) == []


def test_older_games_are_counted_by_the_operator(
    server: Server, guest: Guest, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    anna = guest(server, "Anna")
    who = register(anna)
    finish(anna, anna.started(3, public=True, seats=ALONE))
    until(lambda: sums(anna, who))
    whole = sums(anna, who)
    with opened(server.database) as connection:
        connection.execute(delete(schema.results))
        connection.execute(delete(schema.tallies))
    assert sums(anna, who) == []
    for words in (["statistics"], ["statistics", "--anew"]):
        assert main(["admin", "--database", server.database, *words]) == 0
        assert "counted for the statistics; 0 could not be replayed" in capsys.readouterr().out
        (own,) = sums(anna, who)
        assert own["figures"] == pytest.approx(whole[0]["figures"])
        assert (own["times"], own["places"]) == (whole[0]["times"], whole[0]["places"])
    assert main(["admin", "--database", server.database, "statistics"]) == 0
    assert capsys.readouterr().out.startswith("0 games")


def test_the_time_of_a_decision_begins_when_it_is_asked() -> None:
    def move(number: int, seat: int, question: int, at: float, kind: str = MOVE) -> Entry:
        return Entry(number, kind, seat, question, "pass", 1, at)

    entries = [
        move(1, 0, 0, 100.0),
        move(2, 1, 1, 103.0),
        move(3, 1, 2, 110.0, UNDO),
        move(4, 1, 3, 130.0),  # 20 seconds after it was asked anew
        move(5, 0, 4, 131.0),
        move(6, 1, 4, 1000.0),
        move(7, 0, 5, 1000.0 + 90_000),  # more than a day after the last of the others
    ]
    assert [len(turn.answers) for turn in turns(entries)] == [1, 1, 2, 1]
    counts = times(turns(entries), 2)
    assert counts == [[1, 0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 1, 0, 0, 0, 1, 0, 0, 0]]


def test_luck_with_the_tower_evens_out() -> None:
    """Over many throws what falls is what was to be expected; the cubes of a throw are all accounted for."""
    luck = [each["tower"] for seed in range(24) for each in history(*played(seed))["fortune"]]
    error = stdev(luck) / len(luck) ** 0.5
    assert abs(mean(luck)) < 3 * error
    assert error < 1


def played(seed: int) -> tuple[Table, list[Entry]]:
    """A random game of four, as it is stored."""
    game, rng = feldherr.new_game("wallenstein", players=4, seed=seed), random.Random(seed)
    table, entries = as_stored(game), []
    while not game.over:
        question, before = game.question, len(game.moves)
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
        for number, (who, move) in enumerate(game.moves[before:], before + 1):
            entries.append(Entry(number, MOVE, int(who), question, move.text, number, float(number)))
    return table, entries


def test_every_answer_has_its_own_time(server: Server, anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    rng = random.Random(2)
    for client, seat in ((anna, 2), (ben, 1), (anna, 0)):
        client.answer(table, seat, rng)
        sleep(0.05)
    moves = schema.moves
    with opened(server.database) as connection:
        stored = connection.execute(moves.select().where(moves.c.table_id == table).order_by(moves.c.number)).all()
    assert [row.seat for row in stored[:3]] == [0, 1, 2]
    assert [row.at for row in stored[:3]] == sorted((row.at for row in stored[:3]), reverse=True)
    assert len({row.at for row in stored[:3]}) == 3


def test_what_was_not_counted_when_the_server_stopped_is_counted_when_it_starts(tmp_path: Path, guest: Guest) -> None:
    server = Server(tmp_path, str(tmp_path / "server.db")).start()
    try:
        anna = guest(server, "Anna")
        who = register(anna)
        table = anna.started(3, public=True, seats=ALONE)
        finish(anna, table)
        until(lambda: sums(anna, who))
        server.stop()
        with opened(server.database) as connection:
            connection.execute(delete(schema.results))
            connection.execute(delete(schema.tallies))
        server.start()
        until(lambda: sums(anna, who))
        whole = anna.get(f"/tables/{table}/history")
        with opened(server.database) as connection:
            connection.execute(schema.results.update().values(content=compress(b"[0,{}]")))
        assert anna.get(f"/tables/{table}/history") == whole
        assert [each["figures"]["games"] for each in sums(anna, who)] == [1]
    finally:
        server.stop()
