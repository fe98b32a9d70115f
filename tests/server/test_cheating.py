"""Somebody with one seat's cookie tries everything at the others: all of it is refused, and nothing has changed."""

import random
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.client import Client, any_move
from tests.server.serving import Server
from tests.server.test_moves import two_at_a_table


def standing(anna: Client, ben: Client, table: str) -> list[Any]:
    """All that there is to change at a table, as those who sit there see it."""
    header = anna.get(f"/tables/{table}")
    own = [anna.state(table, 0), anna.state(table, 2), ben.state(table, 1)]
    kept = [anna.get(f"/tables/{table}/{what}", seat=0) for what in ("draft", "notes")]
    return [{**header, "seats": [{**seat, "present": True, "away_since": None} for seat in header["seats"]]}, own, kept]


def test_another_seat_is_out_of_reach(server: Server, anna: Client, ben: Client, guest: Callable[..., Client]) -> None:
    rng = random.Random(1)
    table = two_at_a_table(anna, ben)
    anna.put(f"/tables/{table}/draft", seat=0, decision="0", text="plan bid=2")
    anna.put(f"/tables/{table}/notes", seat=0, text="only mine")
    state = anna.state(table, 0)
    decision, plan = state["decision"]["id"], any_move(state, rng)
    before = standing(anna, ben, table)
    stranger, nobody = guest(server, "Stranger"), guest(server)
    at = f"/tables/{table}"
    for seat in (0, 2):
        for thief, status in ((ben, 403), (stranger, 403), (nobody, 401)):
            thief.move(table, seat, decision, plan, expect=status)
            thief.post(f"{at}/takeback", expect=status, seat=seat, decision=decision)
            thief.post(f"{at}/undo", expect=status, seat=seat)
            thief.post(f"{at}/check", expect=status, seat=seat, decision=decision, move=plan)
            thief.get(f"{at}/odds", expect=status, seat=seat, decision=decision)
            thief.get(f"{at}/draft", expect=status, seat=seat)
            thief.put(f"{at}/draft", expect=status, seat=seat, decision=decision, text="")
            thief.get(f"{at}/notes", expect=status, seat=seat)
            thief.put(f"{at}/notes", expect=status, seat=seat, text="")
            thief.post(f"{at}/leave", expect=status, seat=seat)
            thief.post(f"{at}/reclaim", expect=status, seat=seat)
            thief.get(f"{at}/state", expect=403, seat=seat)
            thief.get(f"{at}/events", expect=403, seat=seat)
    for thief, status in ((stranger, 403), (nobody, 401)):
        thief.post(f"{at}/pause", expect=status, paused=True)
        thief.post(f"{at}/end", expect=status, agree=True)
        thief.post(f"{at}/rematch", expect=status)
        thief.put(f"{at}/nonce", expect=409 if thief is stranger else status, nonce="0" * 32)
        thief.post(f"{at}/join", expect=409 if thief is stranger else status)
    ben.get(f"{at}/record", expect=409)
    ben.get(f"{at}/history", expect=409)
    ben.post(f"{at}/clone", expect=409, at=0)
    ben.put(f"{at}/seats/0", expect=409, kind="bot")
    assert standing(anna, ben, table) == before


def test_a_stream_tells_only_of_own_seats(server: Server, anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    own = ben.stream(table).wait(lambda m: m["event"] == "reset")["data"]
    assert list(own["seats"]) == ["1"]
    assert own["table"]["mine"] == [1]
    ben.get(f"/tables/{table}/stream", expect=422, since=-1)


def test_private_tables_cannot_be_guessed(server: Server, anna: Client, ben: Client) -> None:
    table = anna.table(3)
    code = anna.get(f"/tables/{table}")["invitation"]
    wrong = [table[:-1] + ("A" if table[-1] != "A" else "B"), "x", "..", "%2e%2e", "a" * 33, f"{table}%00"]
    for guessed in wrong:
        assert ben.http.get(f"/tables/{guessed}/state").status_code in (400, 404, 422)
    for path in ("", "/state", "/events", "/chat", "/fairness", "/stream"):
        ben.get(f"/tables/{table}{path}", expect=404)
        ben.get(f"/tables/{table}{path}", expect=404, code=code[:-1])
    for path in ("moves", "check", "takeback"):
        ben.post(f"/tables/{table}/{path}", expect=404, **_move(path))
    anna.post(f"/tables/{table}/start")
    ben.get(f"/tables/{table}/record", expect=404)
    ben.post(f"/tables/{table}/chat", expect=404, text="Let me in!")


def _move(path: str) -> dict[str, Any]:
    asked: dict[str, Any] = {"seat": 0, "decision": "0"}
    return asked if path == "takeback" else {**asked, "move": "pass"}


def test_moves_out_of_turn_and_for_other_questions(server: Server, anna: Client, ben: Client) -> None:
    rng = random.Random(2)
    table = two_at_a_table(anna, ben)
    sent = [(who, who.answer(table, seat, rng)) for who, seat in ((anna, 0), (ben, 1), (anna, 2))]
    header = anna.get(f"/tables/{table}")
    (turn,) = header["waiting_for"]
    before = standing(anna, ben, table)
    for who, seat in ((anna, 0), (ben, 1), (anna, 2)):
        if seat != turn:
            for move in ("pass", "nonsense", sent[0][1]["move"]):
                who.move(table, seat, header["question"], move, expect=409)
    holder = ben if turn == 1 else anna
    for question in ("0", "1", str(int(header["question"]) + 1), "999999999"):
        if question != header["question"]:
            holder.move(table, turn, question, "nonsense", expect=409)
    for who, answer in sent:  # replayed, they are answered as before, and applied no second time
        assert who.move(table, answer["seat"], answer["decision"], answer["move"]) == answer
        who.move(table, answer["seat"], answer["decision"], answer["move"] + " ", expect=200)
    assert standing(anna, ben, table) == before


def test_a_request_without_our_header_or_from_elsewhere_changes_nothing(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    body = {"seat": 0, "decision": state["decision"]["id"], "move": any_move(state, random.Random(3))}
    address = f"{anna.url}/api/v1/tables/{table}/moves"
    foreign = [{}, {"X-Feldherr": "1", "Origin": "https://elsewhere.example"}, {"X-Feldherr": "0"}]
    with httpx.Client(cookies=anna.http.cookies) as browser:
        for headers in foreign:
            assert browser.post(address, json=body, headers=headers).status_code == 403
    assert anna.state(table, 0)["sealed"] is None


def test_nonces_cannot_be_forged(anna: Client, ben: Client) -> None:
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
    anna.put(f"/tables/{table}/nonce", nonce="a" * 32)
    ben.put(f"/tables/{table}/nonce", expect=403, nonce="b" * 32)
    for bad in ("", "g" * 32, "A" * 32, "a" * 31, "a" * 33, "a" * 64):
        anna.put(f"/tables/{table}/nonce", expect=422, nonce=bad)
        ben.post(f"/tables/{table}/join", expect=422, nonce=bad)
    anna.post("/tables", expect=422, game="wallenstein", players=3, nonce="a" * 32)
    ben.post(f"/tables/{table}/join", nonce="c" * 32)
    anna.put(f"/tables/{table}/nonce", nonce="d" * 32)
    anna.post(f"/tables/{table}/start")
    assert ben.get(f"/tables/{table}/fairness")["nonces"][:2] == ["d" * 32, "c" * 32]
    anna.put(f"/tables/{table}/nonce", expect=409, nonce="e" * 32)
