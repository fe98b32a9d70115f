"""The tower's laboratory over HTTP: what it answers, and what it refuses."""

from typing import Any

from tests.server.client import Client


def test_chances_come_from_the_model(anna: Client) -> None:
    found = anna.get("/tower/chances", thrown=6)
    assert round(found["falls"], 4) == 0.7718
    assert [round(found["loose"][age - 1], 4) for age in (1, 5, 30)] == [0.3142, 0.2396, 0.1710]
    firm = anna.get("/tower/chances", thrown=6, loose=-1000)
    assert firm["loose"][0] < found["loose"][0]
    for wrong in ({"thrown": 0}, {"thrown": 6, "stay": 9999}, {"thrown": 6, "tower": "glass"}):
        anna.get("/tower/chances", 422, **wrong)


def test_throws_stand_beside_their_odds(anna: Client) -> None:
    trial: dict[str, Any] = {
        "thrown": [4, 3, 0, 0, 0, 1],
        "inside": [[1, 2], [], [], [], [], [5]],
        "times": 2000,
        "seed": 7,
    }
    found = anna.post("/tower/throws", **trial)
    assert sum(found["all"]["counts"]) == 2000
    assert abs(sum(found["all"]["exact"]) - 1) < 1e-9
    assert found["all"]["p"] > 0.0005
    assert found == anna.post("/tower/throws", **trial)
    for wrong in (
        {"times": 20_001},
        {"thrown": [1]},
        {"thrown": [99, 0, 0, 0, 0, 0]},
        {"inside": [[0], [], [], [], [], []]},
    ):
        anna.post("/tower/throws", 422, **{**trial, **wrong})


def test_models_are_compared(anna: Client) -> None:
    found = anna.post("/tower/compare", own={"stay": 800, "loose": -800}, pour=38)["models"]
    assert list(found) == ["aged2", "classic", "own"]
    assert found["own"]["mean"] > found["aged2"]["mean"]


def test_a_log_is_fitted_or_refused(anna: Client) -> None:
    lines = ["in 14 red 14 blue, out 10 red 11 blue"] + [
        "in 4 red 3 blue, out 4 red 2 blue",
        "in 3 red 4 blue, out 3 blue 3 red",
    ] * 6
    found = anna.post("/tower/fit", log="\n".join(lines))
    assert found["throws"] == 13
    assert found["few"]
    assert found["stay"]["low"] < found["stay"]["value"] < found["stay"]["high"]
    own = anna.post("/tables", 201, game="wallenstein", players=3, options={"data": found["data"]})
    assert own["options"]["data"]["tower"] == found["data"]["tower"]
    assert anna.post("/tower/fit", 422, log="in 1 red, out 2 red")["error"]["code"] == "log_too_many"
    anna.post("/tower/fit", 413, log="x" * 70_000)
