"""The odds of a fight that is over are those that it had."""

import random
from typing import Any

from tests.server.client import Client
from tests.server.test_moves import two_at_a_table


def test_an_attack_has_the_odds_that_it_was_offered_with(anna: Client, ben: Client) -> None:
    rng = random.Random(12)
    table = two_at_a_table(anna, ben)
    fights = 0
    while fights < 3:
        seat = anna.get(f"/tables/{table}")["waiting_for"][0]
        who = ben if seat == 1 else anna
        state = who.state(table, seat)
        decision: dict[str, Any] = state["decision"]
        if decision["kind"] != "move":
            who.answer(table, seat, rng)
            continue
        odds = who.get(f"/tables/{table}/odds", seat=seat, decision=decision["id"])["odds"]
        move = max(odds, key=lambda text: odds[text]["win"]) if odds else decision["options"][0]
        who.move(table, seat, decision["id"], move)
        if not odds:
            continue
        events = ben.get(f"/tables/{table}/events", seat=1)["events"]
        throw = next(event["n"] for event in events[state["events_from"] :] if event["kind"] == "thrown")
        told = ben.get(f"/tables/{table}/fight", seat=1, event=throw)["odds"]
        assert {key: told[key] for key in ("win", "tie", "loss", "survivors")} == {
            key: odds[move][key] for key in ("win", "tie", "loss", "survivors")
        }
        fights += 1
    assert ben.get(f"/tables/{table}/fight", seat=1, event=0)["odds"] is None
    assert ben.get(f"/tables/{table}/fight", seat=1, event=100_000)["odds"] is None
    ben.get(f"/tables/{table}/fight", seat=0, event=throw, expect=403)


def test_a_war_has_the_odds_of_its_modifiers(anna: Client) -> None:
    from feldherr.sixteenthirty.odds import war_odds

    rng = random.Random(3)
    table = anna.started(3, game="sixteenthirty")
    while True:
        events = anna.get(f"/tables/{table}/events", seat=0)["events"]
        war = next((event for event in events if event["kind"] in ("war_won", "war_drawn")), None)
        if war is not None:
            break
        anna.answer(table, anna.get(f"/tables/{table}")["waiting_for"][0], rng)
    expected = war_odds(war["attacker_modifiers"], war["defender_modifiers"]).as_json()
    assert anna.get(f"/tables/{table}/fight", seat=0, event=war["n"])["odds"] == expected
