"""The history of a finished game: what its page shows."""

import random

from tests.server.client import Client


def test_the_history_of_a_finished_game(anna: Client) -> None:
    table = anna.started(3)
    anna.get(f"/tables/{table}/history", expect=409)
    header = anna.play_on(table, random.Random(1618))
    assert header["status"] == "over"
    told = anna.get(f"/tables/{table}/history")
    chapters = told["chapters"]
    seasons = [(chapter["event"].get("year"), chapter["event"].get("season")) for chapter in chapters[:-1]]
    assert seasons == [(year, season) for year in (1, 2) for season in ("spring", "summer", "fall", "winter")]
    assert chapters[-1]["event"]["kind"] == "game_over"
    assert chapters[-1]["move"] == header["moves"]
    assert [player["victory_points"] for player in chapters[-1]["view"]["players"]] == header["outcome"]["scores"]
    assert all(player["victory_points"] == 0 for player in chapters[3]["view"]["players"])

    events = anna.get(f"/tables/{table}/events")["events"]
    for seat, fortune in enumerate(told["fortune"]):
        won = [event for event in events if event["kind"] == "battle_won" and event["attacker"] == seat]
        attacks = [event for event in events if event["kind"] == "attacked" and event["seat"] == seat]
        assert fortune["won"] <= len(won)
        assert fortune["won"] <= fortune["battles"] <= len(attacks)
        assert 0 <= fortune["expected"] <= fortune["battles"]


def test_the_history_tells_nothing_that_was_secret(anna: Client) -> None:
    table = anna.started(3)
    anna.play_on(table, random.Random(30))
    for chapter in anna.get(f"/tables/{table}/history")["chapters"][:1]:
        assert all(not player["plan"] for player in chapter["view"]["players"])


def test_the_history_of_sixteen_thirty_something(anna: Client) -> None:
    table = anna.started(3, game="sixteenthirty")
    header = anna.play_on(table, random.Random(1630))
    told = anna.get(f"/tables/{table}/history")
    turns = [chapter["event"]["turn"] for chapter in told["chapters"][:-1]]
    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) >= 8
    last = told["chapters"][-1]
    assert last["event"]["kind"] == "game_ended"
    assert [player["victory_points"] for player in last["view"]["players"]] == header["outcome"]["scores"]
    events = anna.get(f"/tables/{table}/events")["events"]
    wars = [
        event for event in events if event["kind"] in ("war_won", "war_drawn")
    ]  # a lobby for war is only a proposal
    assert sum(fortune["battles"] for fortune in told["fortune"]) == len(wars)
    won = [event for event in wars if event.get("winner") == event["attacker"]]
    assert sum(fortune["won"] for fortune in told["fortune"]) == len(won)
