"""Ratings: what counts, what it makes of everybody, and that the games lead to the same again."""

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import time
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from feldherr.server.config import Settings
from feldherr.server.model import BOT, LEFT, OVER, PERSON, RUNNING, Seat, Table
from feldherr.server.operation.admin import rating as admin_rating
from feldherr.server.standing.ratings import NEW, after_game, ends_rated, from_records, of_bot, rate
from feldherr.server.store import people_rows, rating_rows, schema, table_rows, tournament_rows
from feldherr.server.store.engine import connect, migrate
from feldherr.server.store.rating_rows import Played, Rating
from feldherr.server.store.tournament_rows import Entry, Tournament
from tests.server.client import Client
from tests.server.patience import until
from tests.server.serving import Server
from tests.server.test_admin import Admin, admin, opened  # noqa: F401
from tests.server.test_statistics import register

Guest = Callable[..., Client]
LIVE = {"kind": "live", "bank": 3600, "increment": 30}


# -- the model --------------------------------------------------------------------------------------------------------


def spearman(one: list[float], other: list[float]) -> float:
    def ranks(values: list[float]) -> list[int]:
        order = sorted(range(len(values)), key=values.__getitem__)
        return [at for _, at in sorted((i, at) for at, i in enumerate(order))]

    squares = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))


def test_a_thousand_players_come_to_stand_in_the_order_they_were_made_with(capsys: Any) -> None:
    rng = random.Random(1618)
    strength = [rng.gauss(25, 25 / 3) for _ in range(1000)]
    ratings: dict[str, Rating] = {}
    told = []
    for games in range(1, 31):
        order = rng.sample(range(1000), 1000)
        for at in range(0, 1000, 4):
            table = order[at : at + 4]
            shape = {who: strength[who] + rng.gauss(0, 25 / 6) for who in table}
            best = sorted(table, key=shape.__getitem__, reverse=True)
            seats = [Played(i, str(who), None, best.index(who) + 1, 0.0, 0.0) for i, who in enumerate(table)]
            ratings.update({s.person_id or "": Rating(s.mu, s.sigma) for s in after_game(seats, ratings)})
        if games % 10 == 0:
            told.append(spearman(strength, [ratings[str(who)].mu for who in range(1000)]))
    with capsys.disabled():
        print("\nrank correlation after 10, 20 and 30 games each:", ", ".join(f"{rho:.4f}" for rho in told))
    assert told == sorted(told)
    assert told[0] > 0.93
    assert told[-1] > 0.97


def test_bots_are_yardsticks_that_never_move() -> None:
    captain = of_bot("wallenstein", "captain")
    assert captain is not None
    seats = [
        Played(0, "anna", None, 1, 0.0, 0.0),
        Played(1, None, "captain", 2, captain.mu, captain.sigma),
        Played(2, "ben", None, 3, 0.0, 0.0),
        Played(3, "gone", None, None, 0.0, 0.0),
    ]
    anna, bot, ben, gone = after_game(seats, {})
    assert (bot.mu, bot.sigma) == (captain.mu, captain.sigma)
    assert anna.mu > NEW.mu > ben.mu
    assert (gone.mu, gone.sigma) == (NEW.mu, NEW.sigma)


def test_those_who_tie_are_taken_as_equals() -> None:
    one, other, last = after_game([Played(i, str(i), None, place, 0.0, 0.0) for i, place in enumerate((1, 1, 3))], {})
    assert one.mu == pytest.approx(other.mu)
    assert one.mu > last.mu


# -- what counts, on a database of its own ----------------------------------------------------------------------------


@contextmanager
def stored(url: str) -> Iterator[Connection]:
    engine = connect(Settings(database=url).database_url, connections=1)
    migrate(engine)
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


def account(connection: Connection, name: str) -> str:
    person = people_rows.create_guest(connection, name, "en", secrets.token_urlsafe(8))
    people_rows.change(connection, person.id, email=f"{person.id.lower()}@example.org", account=True)
    return person.id


def finished(connection: Connection, seats: list[Seat], ranking: list[list[int]], **more: Any) -> Table:
    """A game that has just ended, rated if it may be."""
    facts: dict[str, Any] = {
        **{"game": "wallenstein", "players": len(seats), "options": {}, "version": 1, "pace": LIVE, "public": True},
        **{"invitation": "x", "creator": None, "created": time(), "updated": time(), "status": OVER, "ended": "played"},
        **{"outcome": {"scores": [0] * len(seats), "ranking": ranking}, "rated": True, "seats": tuple(seats), **more},
    }
    table = Table(id=secrets.token_urlsafe(10), **facts)
    table_rows.create(connection, table)
    if ends_rated(replace(table, status=RUNNING), table):
        rate(connection, table)
    return table


def seat(number: int, person: str, **more: Any) -> Seat:
    return Seat(number, PERSON, person_id=person, name=person, **more)


def numbers(connection: Connection) -> int:
    return len(rating_rows.games(connection))


def test_what_counts_and_what_does_not(own_url: str) -> None:
    with stored(own_url) as connection:
        anna, ben, clara = (account(connection, name) for name in ("Anna", "Ben", "Clara"))
        guest = people_rows.create_guest(connection, "Guest", "en", "code").id
        three = [seat(0, anna), seat(1, ben), seat(2, clara)]
        places = [[0], [1], [2]]
        for unrated in (
            {"rated": False},
            {"ended": "agreed"},
            {"pace": {"kind": "free"}},
            {"start": [1]},
            {"origin": {"imported": True}},
        ):
            finished(connection, three, places, **unrated)
        finished(connection, [seat(0, anna), seat(1, anna), seat(2, ben)], places)
        finished(connection, [seat(0, anna), seat(1, guest), Seat(2, BOT, level="captain")], places)
        assert numbers(connection) == 0

        left = [seat(0, anna), seat(1, ben, stand_in=True, why=LEFT), Seat(2, BOT, level="captain")]
        finished(connection, left, places)
        assert rating_rows.of_people(connection, [anna, ben], "wallenstein", "live") == {
            ben: Rating(NEW.mu, NEW.sigma, abandoned=1)
        }, "with one person left nobody is compared, but who gave up is known"
        assert rating_rows.course(connection, ben, "wallenstein", "live", 9) == []
        finished(connection, [seat(0, anna), seat(1, ben), seat(2, clara, stand_in=True, why=LEFT)], [[2], [0], [1]])
        ratings = rating_rows.of_people(connection, [anna, ben, clara], "wallenstein", "live")
        assert ratings[anna].mu > NEW.mu > ratings[ben].mu
        assert ratings[clara] == Rating(NEW.mu, NEW.sigma, abandoned=1)
        assert [each.opponents for each in (ratings[anna], ratings[ben])] == [1, 1]
        mostly = seat(1, ben, given=20, given_for=6)
        finished(connection, [seat(0, anna), mostly, seat(2, clara)], places)
        assert rating_rows.of_people(connection, [ben], "wallenstein", "live")[ben].abandoned == 2


def test_two_who_meet_again_and_again_in_a_day_are_rated_three_times(own_url: str) -> None:
    with stored(own_url) as connection:
        anna, ben, clara, dora = (account(connection, name) for name in ("Anna", "Ben", "Clara", "Dora"))
        for _ in range(5):
            finished(connection, [seat(0, anna), seat(1, ben), Seat(2, BOT, level="recruit")], [[0], [1], [2]])
        assert numbers(connection) == 3
        finished(connection, [seat(0, anna), seat(1, ben), seat(2, clara)], [[0], [1], [2]])
        assert numbers(connection) == 3
        finished(connection, [seat(0, anna), seat(1, clara), seat(2, dora)], [[0], [1], [2]])
        days = {"pace": {"kind": "days", "days": 2}}
        finished(connection, [seat(0, anna), seat(1, ben), Seat(2, BOT, level="recruit")], [[0], [1], [2]], **days)
        assert numbers(connection) == 5
        connection.execute(update(schema.rated_games).values(at=time() - 25 * 3600))
        finished(connection, [seat(0, anna), seat(1, ben), Seat(2, BOT, level="recruit")], [[0], [1], [2]])
        assert numbers(connection) == 6
        ranked = rating_rows.leaders(connection, "wallenstein", "live")
        assert [rank for rank, _ in ranked] == [None] * 4


def test_what_a_tournament_draws_counts_however_often_the_same_people_meet(own_url: str) -> None:
    """As long as it has people for two tables: a smaller one is a circle of friends."""
    with stored(own_url) as connection:
        people = [account(connection, f"P{i}") for i in range(6)]
        for name, entered in (("small", 5), ("large", 6)):
            facts: dict[str, Any] = {"game": "wallenstein", "options": {}, "pace": LIVE, "rated": True, "kind": "swiss"}
            cup = Tournament(name, name, None, size=3, rounds=9, places=6, created=time(), updated=time(), **facts)
            tournament_rows.create(connection, cup)
            for number, person in enumerate(people[:entered], 1):
                tournament_rows.enter(connection, name, Entry(number, person, person, True))
        three = [seat(number, person) for number, person in enumerate(people[:3])]
        for name, counted in (("small", 3), ("large", 8)):
            for _ in range(5):
                finished(connection, three, [[0], [1], [2]], origin={"tournament": name, "round": 1})
            assert numbers(connection) == counted


def test_equals_share_a_rank(own_url: str) -> None:
    with stored(own_url) as connection:
        people = [account(connection, name) for name in ("Anna", "Ben", "Clara", "Dora")]
        for person, mu in zip(people, (30.0, 28.0, 28.0, 26.0), strict=True):
            rating_rows.put(connection, person, "wallenstein", "live", Rating(mu, 2.0, 9, 9))
        ranked = rating_rows.leaders(connection, "wallenstein", "live")
        assert [rank for rank, _ in ranked] == [1, 2, 2, 4]
        by_page = {one[0]: rank for rank, one in ranked}
        assert {p: rating_rows.rank_of(connection, p, "wallenstein", "live") for p in people} == by_page
        people_rows.change(connection, people[0], account=False)
        ranked = rating_rows.leaders(connection, "wallenstein", "live")
        assert [rank for rank, _ in ranked] == [1, 1, 3]
        assert rating_rows.rank_of(connection, people[3], "wallenstein", "live") == 3


def test_a_game_that_was_left_out_is_found_and_counts_from_now_on(own_url: str) -> None:
    with stored(own_url) as connection:
        people = [account(connection, f"P{i}") for i in range(5)]
        pairs = [people[:3], people[1:4], people[2:]]
        made = [finished(connection, [seat(i, p) for i, p in enumerate(three)], [[0], [1], [2]]) for three in pairs]
        for _ in range(3):
            finished(connection, [seat(0, people[0]), seat(1, people[4]), Seat(2, BOT)], [[0], [1], [2]])
        over_the_limit = finished(connection, [seat(0, people[0]), seat(1, people[4]), Seat(2, BOT)], [[0], [1], [2]])
        before = numbers(connection)
        forgotten = schema.rated_games.c.table_id == made[1].id
        connection.execute(schema.rated_games.delete().where(forgotten))
    engine = connect(Settings(database=own_url).database_url, connections=2)
    assert over_the_limit.id not in admin_rating.recompute(engine).left_out
    games, differing, left_out = admin_rating.recompute(engine)
    assert (games, left_out) == (before - 1, [made[1].id])
    assert differing != []
    assert admin_rating.recompute(engine, anew=True).left_out == [made[1].id]
    assert admin_rating.recompute(engine) == (before, [], [])
    admin_rating.unrate(engine, made[0].id)
    assert admin_rating.recompute(engine) == (before - 1, [], []), "what was struck out stays out, and makes no room"
    engine.dispose()


def test_games_that_were_left_out_count_by_when_they_ended(own_url: str) -> None:
    """Three of a day count, and what is counted late takes no room of today."""
    with stored(own_url) as connection:
        people = [account(connection, f"P{i}") for i in range(3)]
        seats = [seat(i, person) for i, person in enumerate(people)]
        old = [finished(connection, seats, [[0], [1], [2]]) for _ in range(3)]
        connection.execute(schema.rated_seats.delete())
        connection.execute(schema.rated_games.delete())
        long_ago = schema.tables.c.id.in_([table.id for table in old])
        connection.execute(schema.tables.update().where(long_ago).values(ended_at=time() - 30 * 86400))
        later = [finished(connection, seats, [[0], [1], [2]]) for _ in range(3)]
        many = finished(connection, seats, [[0], [1], [2]])
    engine = connect(Settings(database=own_url).database_url, connections=2)
    assert sorted(admin_rating.recompute(engine, anew=True).left_out) == sorted(table.id for table in old)
    assert admin_rating.recompute(engine) == (len(old) + len(later), [], [])
    with engine.connect() as connection:
        assert not rating_rows.is_rated(connection, many.id)
    engine.dispose()


def test_recomputed_ratings_are_those_that_are_stored(own_url: str) -> None:
    """With bots, ties, people who gave up and people who have been forgotten, at both paces of both games."""
    rng = random.Random(30)
    with stored(own_url) as connection:
        people = [account(connection, f"P{i}") for i in range(24)]
        for i in range(160):
            players = rng.randint(3, 5)
            chosen = rng.sample(people, players)
            seats = [seat(at, person) for at, person in enumerate(chosen)]
            if rng.random() < 0.5:
                seats[-1] = Seat(players - 1, BOT, level="captain")
            if rng.random() < 0.2:
                seats[0] = seat(0, chosen[0], stand_in=True, why=LEFT)
            order = rng.sample(range(players), players)
            ranking = [order[:2], *([at] for at in order[2:])] if rng.random() < 0.2 else [[at] for at in order]
            pace = rng.choice([LIVE, {"kind": "days", "days": 1}])
            finished(connection, seats, ranking, game=rng.choice(["wallenstein", "sixteenthirty"]), pace=pace)
            if i == 80:
                people_rows.remove(connection, people.pop())
        counted = numbers(connection)
        stored_ones = rating_rows.everyone(connection)
        made, _ = from_records(connection)
        assert {key: made[key] for key in stored_ones} == stored_ones
        assert len(stored_ones) > 50
        struck = rating_rows.games(connection)[5].table_id

    engine = connect(Settings(database=own_url).database_url, connections=2)
    assert admin_rating.recompute(engine) == (counted, [], [])
    admin_rating.unrate(engine, struck)
    assert admin_rating.recompute(engine) == (counted - 1, [], [])
    with engine.connect() as connection:
        changed = rating_rows.everyone(connection)
    assert changed != stored_ones
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(update(schema.ratings).values(mu=schema.ratings.c.mu + 1))
    games, differing, _ = admin_rating.recompute(engine, anew=True)
    assert (games, len(differing)) == (counted - 1, len(changed))
    with engine.connect() as connection:
        assert rating_rows.everyone(connection) == changed
        places = placed(connection)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(update(schema.rated_seats).where(schema.rated_seats.c.place == 1).values(place=9))
    assert admin_rating.recompute(engine, anew=True)[1] == [], "places are those of the tables, whatever was noted"
    with engine.connect() as connection:
        assert placed(connection) == places
        assert rating_rows.everyone(connection) == changed
    engine.dispose()


def placed(connection: Connection) -> list[int | None]:
    return [seat.place for game in rating_rows.games(connection) for seat in game.seats]


# -- over HTTP --------------------------------------------------------------------------------------------------------


def accounts(server: Server, guest: Guest, *names: str) -> list[Client]:
    made = [guest(server, name) for name in names]
    for client in made:
        register(client)
    return made


def rated_table(maker: Client, *others: Client, **more: Any) -> str:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), {"kind": "bot", "level": "random"}]
    table = maker.table(len(seats), seats=seats, **{"pace": LIVE, "rated": True, **more})
    code = maker.get(f"/tables/{table}")["invitation"]
    for other in others:
        other.post(f"/tables/{table}/join", code=code)
    return table


def play_out(table: str, *clients: Client, seed: int = 8) -> dict[str, Any]:
    rng = random.Random(seed)
    until(lambda: [client.play_on(table, rng) for client in clients][-1]["status"] == "over")
    header: dict[str, Any] = clients[0].get(f"/tables/{table}")
    return header


def records_are_played_again(server: Server, table: str, admin: Admin) -> None:  # noqa: F811
    """Whoever changes an outcome by hand is found out: the record says otherwise."""
    tables = schema.tables
    with opened(server.database) as connection:
        kept = connection.execute(select(tables.c.outcome).where(tables.c.id == table)).scalar_one()
        turned = {**kept, "scores": [points + 1 for points in kept["scores"]]}
        connection.execute(update(tables).where(tables.c.id == table).values(outcome=turned))
    told = admin("ratings", code=1)
    with opened(server.database) as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(outcome=kept))
    assert f"{table}: the points were" in told


def test_a_rated_table_asks_for_accounts_a_clock_and_one_seat_each(server: Server, guest: Guest, anna: Client) -> None:
    (clara,) = accounts(server, guest, "Clara")
    one = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body: dict[str, Any] = {"game": "wallenstein", "players": 3, "rated": True}
    assert clara.post("/tables", 422, **body, seats=one)["error"]["code"] == "rated_needs_clock"
    assert anna.post("/tables", 403, **body, seats=one, pace=LIVE)["error"]["code"] == "rated_needs_account"
    two = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
    assert clara.post("/tables", 422, **body, seats=two, pace=LIVE)["error"]["code"] == "rated_one_seat_each"
    made = clara.post("/tables", **body, seats=one, pace=LIVE, public=True, hints="always")
    assert (made["rated"], made["hints"]) == (True, "never")
    refused = anna.post(f"/tables/{made['id']}/join", 403)
    assert refused["error"]["code"] == "rated_needs_account"
    assert clara.post(f"/tables/{made['id']}/join", 422)["error"]["code"] == "rated_one_seat_each"


def test_a_rated_game_ends_with_ratings(server: Server, guest: Guest, admin: Admin) -> None:  # noqa: F811
    anna, ben = accounts(server, guest, "Anna", "Ben")
    ids = [client.person["id"] for client in (anna, ben)]
    table = rated_table(anna, ben)
    anna.post(f"/tables/{table}/start")
    rng = random.Random(3)
    first = anna.get(f"/tables/{table}")["waiting_for"]
    for client, number in ((anna, 0), (ben, 1)):
        if number in first:
            client.answer(table, number, rng)
    assert anna.state(table, 0)["undo"] is False
    header = play_out(table, anna, ben)
    ahead = header["outcome"]["ranking"]
    told = [ben.get(f"/people/{person}/ratings") for person in ids]
    ((mine,), (theirs,)) = (each["ratings"] for each in told)
    places = [next(i for i, tied in enumerate(ahead) if number in tied) for number in (0, 1)]
    assert (mine["rating"] > theirs["rating"]) == (places[0] < places[1])
    assert (mine["games"], mine["settled"], mine["rank"], mine["pace"]) == (1, False, None, "live")
    assert mine["course"][0]["table"] is None, "the table is private, and Ben is not Anna"
    assert [(each["person"], each["games"]) for each in told[0]["rivals"]] == [(ids[1], 1)]
    board = ben.get("/ratings/wallenstein/live")
    own = next(each for each in board["players"] if each["own"])
    assert (own["person"], own["rating"], len(own["form"])) == (ids[1], theirs["rating"], 1)
    assert {each["level"] for each in board["players"] if each["level"]} >= {"recruit", "captain", "marshal"}
    assert "all ratings are what they lead to" in admin("ratings")
    ben.ask("DELETE", "/people/me", json={"password": "12345678"})
    assert "all ratings are what they lead to" in admin("ratings")
    records_are_played_again(server, table, admin)
    assert anna.get(f"/people/{ids[0]}/ratings")["ratings"][0]["rating"] == mine["rating"]
    assert "no longer counts" in admin("unrate", "--", table)
    assert anna.get(f"/people/{ids[0]}/ratings")["ratings"] == []
    assert "did not count" in admin("unrate", "--", table, code=2)
    anna.get("/ratings/chess/live", expect=404)
