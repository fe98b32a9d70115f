"""Friends and blocks: who sees whom, who may invite, and what somebody who is blocked can no longer do."""

from collections.abc import Callable

from feldherr.server.store import tie_rows
from tests.server.client import Client
from tests.server.serving import Server
from tests.server.test_ratings import account, accounts, stored

Guest = Callable[..., Client]
OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def tie(one: Client, other: Client, kind: str | None, expect: int | None = None) -> None:
    one.put(f"/people/{other.person['id']}/tie", expect, tie=kind)


def friends(client: Client) -> dict[str, dict[str, object]]:
    return {each["name"]: each for each in client.get("/people/me/ties")["people"]}


def test_friends_are_followed_and_invited(server: Server, guest: Guest, anna: Client) -> None:
    ada, bo = accounts(server, guest, "Ada", "Bo")
    tie(ada, bo, "friend")
    assert friends(ada)["Bo"]["mutual"] is False
    assert friends(ada)["Bo"]["present"] is None, "whether Bo is here is for those whom Bo follows"
    assert bo.get("/people/me/ties")["followers"] == [{"id": ada.person["id"], "name": "Ada"}]
    table = ada.table(3, seats=OPEN)
    invite = f"/tables/{table}/invite"
    assert ada.post(invite, 403, person=bo.person["id"])["error"]["code"] == "follows_not"
    tie(bo, ada, "friend")
    assert friends(ada)["Bo"]["mutual"] is True
    bo.get("/people/me")
    header = ada.post(invite, person=bo.person["id"])
    kept = [seat for seat in header["seats"] if seat["kind"] == "open" and seat["person"] == bo.person["id"]]
    assert len(kept) == 1
    assert ada.post(invite, 409, person=bo.person["id"])["error"]["code"] == "already_invited"
    assert table in [each["id"] for each in bo.get("/tables", mine=True)["tables"]]
    assert bo.post(f"/tables/{table}/join")["mine"] == [kept[0]["seat"]]
    anna.post(invite, 403, person=ada.person["id"])
    tie(anna, ada, "friend", 403)
    tie(ada, anna, "friend", 404)
    tie(ada, ada, "friend", 422)
    assert ada.get(f"/people/{bo.person['id']}/tie") == {"tie": "friend"}
    tie(ada, bo, None)
    assert friends(ada) == {}


def test_a_tie_that_exists_can_be_changed_however_many_there_are(own_url: str) -> None:
    with stored(own_url) as connection:
        ada, bo, cyd = (account(connection, name) for name in ("Ada", "Bo", "Cyd"))
        tie_rows.set_tie(connection, ada, bo, tie_rows.FRIEND)
        assert [tie_rows.count_others(connection, ada, other) for other in (bo, cyd)] == [0, 1]


def test_friends_are_found_where_they_look_for_others(server: Server, guest: Guest) -> None:
    ada, bo = accounts(server, guest, "Ada", "Bo")
    tie(ada, bo, "friend")
    assert friends(ada)["Bo"]["open_table"] is None
    table = bo.table(3, seats=OPEN, public=True)
    assert friends(ada)["Bo"]["open_table"] == table
    bo.table(3, seats=OPEN)
    ada.post(f"/tables/{table}/join")
    bo.put(f"/tables/{table}/seats/2", kind="bot", level="random")
    bo.post(f"/tables/{table}/start")
    assert friends(ada)["Bo"]["playing"] == table


def test_who_is_blocked_neither_joins_invites_follows_nor_is_heard(server: Server, guest: Guest) -> None:
    ada, bo = accounts(server, guest, "Ada", "Bo")
    tie(ada, bo, "friend")
    tie(bo, ada, "friend")
    theirs = bo.table(3, seats=OPEN)
    watched = ada.table(3, seats=OPEN, public=True)
    bo.post(f"/tables/{watched}/chat", text="hello")
    tie(ada, bo, "block")
    assert friends(bo) == {}
    assert friends(ada)["Bo"]["tie"] == "block"
    tie(bo, ada, "friend", 404)
    assert bo.post(f"/tables/{watched}/join", 403)["error"]["code"] == "table_closed"
    assert bo.post(f"/tables/{theirs}/invite", 403, person=ada.person["id"])["error"]["code"] == "follows_not"
    bo.post(f"/tables/{watched}/chat", text="still here")
    assert ada.get(f"/tables/{watched}/chat")["lines"] == []
    assert len(bo.get(f"/tables/{watched}/chat")["lines"]) == 2
    stream = ada.stream(watched)
    stream.wait(lambda m: m["event"] == "reset")
    tick = bo.post(f"/tables/{watched}/chat", text="again")["tick"]
    told = stream.until(tick)
    assert told["data"]["chat"] == []
    tie(ada, bo, None)
    assert bo.post(f"/tables/{watched}/join")["mine"] == [1]
    assert len(ada.get(f"/tables/{watched}/chat")["lines"]) == 3
