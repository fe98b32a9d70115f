"""What the games show is as the description of the API says, key by key."""

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import feldherr
from feldherr import Game
from feldherr.kernel.words import LANGUAGES, catalogue
from feldherr.server.api import schemas
from feldherr.server.operation.describe_api import described
from tests.server.client import Client, Stream, any_move
from tests.server.described import document, of_kind, require
from tests.server.presets import PRESETS

SOURCES = Path(feldherr.__file__).parent
WORDS = dict.fromkeys(LANGUAGES, "")
TABLES = {
    **PRESETS,
    "second-5": PRESETS["second"]._replace(players=5),
    "first-3": PRESETS["first"]._replace(players=3),
    "manual-3": PRESETS["manual"]._replace(players=3, options={"edition": "manual", "lineup": "draft"}),
    "both-5": PRESETS["both"]._replace(players=5),
}


def looked_at(game: Game, rng: random.Random) -> None:
    """All that anybody may see of a position, and what is said about their moves."""
    name = game.rulebook.name
    for audience in (*range(game.players), None, "all"):
        require(f"{name.capitalize()}View", game.view(audience))
        require("Position", game.rulebook.view(game.state, audience))
        require("ViewParts", game.own_view(audience))
    for decision in game.pending.values():
        asked = {**decision.as_json(), "prompt": WORDS}
        require(of_kind(name, asked, "decision"), asked)
        require("Forecast", decision.check(decision.sample(rng)).forecast)


@pytest.mark.parametrize("table", TABLES)
def test_games_are_as_described(table: str) -> None:
    preset, rng = TABLES[table], random.Random(table)
    game = feldherr.new_game(preset.game, players=preset.players, seed=len(table), **preset.options)
    asked: set[str] = set()
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        if decision.kind not in asked or rng.random() < 0.03:
            asked.add(decision.kind)
            looked_at(game, rng)
        game.play(seat, decision.sample(rng))
    looked_at(game, rng)
    for audience in (*range(game.players), None, "all"):
        for event in game.events(audience):
            require(of_kind(preset.game, event, "event"), event)


@pytest.mark.parametrize(("table", "kinds"), [("second", {"move"}), ("sixteenthirty-3", {"lobby", "vote"})])
def test_odds_are_as_described(table: str, kinds: set[str]) -> None:
    preset, rng = PRESETS[table], random.Random(7)
    game, found = feldherr.new_game(preset.game, players=preset.players, seed=7), 0
    while found < 2:
        seat, decision = next(iter(game.pending.items()))
        if decision.kind in kinds and isinstance(seat, int):
            for odds in game.rulebook.odds_of_all(game.state, seat, decision.options()[:40]).values():
                require(f"{preset.game.capitalize()}Odds", odds.as_json())
                found += 1
        game.play(seat, decision.sample(rng))


def test_a_key_too_many_or_too_few_is_found() -> None:
    view = feldherr.new_game("wallenstein", players=3, seed=1).view(None)
    require("View", view)
    for wrong in ({**view, "secret": 1}, {key: value for key, value in view.items() if key != "tower"}):
        with pytest.raises(AssertionError, match="View"):
            require("View", wrong)


@pytest.mark.parametrize("game", feldherr.GAMES)
def test_every_kind_of_event_is_told_somewhere_and_has_words(game: str) -> None:
    told = set()
    for source in (SOURCES / game).glob("*.py"):
        if source.name != "told.py":
            told |= set(re.findall(r"\.tell\.([a-z_]+)\b", source.read_text("utf-8")))
    described = set(schemas.events_of(game))
    assert described <= told
    for language in LANGUAGES:
        assert described <= _worded(language, "events")


def test_every_worded_event_and_question_is_described() -> None:
    events = {kind for game in feldherr.GAMES for kind in schemas.events_of(game)}
    questions = {kind for game in feldherr.GAMES for kind in schemas.decisions_of(game)}
    for language in LANGUAGES:
        assert _worded(language, "events") == events | {"your_plan"}  # which the terminal tells
        assert _worded(language, "prompts") == questions | {"throw", "dice", "first_player"}  # asked of chance


def _worded(language: str, section: str) -> set[str]:
    return set(catalogue(language).codes(section))


@pytest.mark.parametrize("game", feldherr.GAMES)
def test_options_are_as_described(game: str) -> None:
    """All house rules, with all their values, and all figures that a table may replace."""
    rulebook, title = feldherr.rulebook(game), game.capitalize()
    choices = rulebook.choices()
    described = document()["components"]["schemas"][f"{title}HouseRules"]["properties"]
    assert set(described) == set(choices["rules"])
    own = {"data": rulebook.package_data()}
    for players in rulebook.seats:
        require(f"{title}Options", rulebook.read_options(players, own))
    for rule, choice in choices["rules"].items():
        for value in choice.get("values", choice.get("range", ())):
            require(f"{title}Options", rulebook.read_options(3, {"rules": {rule: value}}))
    for rules in choices["presets"].values():
        require(f"{title}HouseRules", rules)
    for edition, expansions in choices["expansions"].items():
        for expansion in ("court", "landsknechte"):
            wish = {"edition": edition, expansion: True}
            if expansion in expansions:
                require(f"{title}Options", rulebook.read_options(3, wish))
            else:
                with pytest.raises(feldherr.BadOption):
                    rulebook.read_options(3, wish)


def test_the_client_is_made_for_this_description() -> None:
    kept = (SOURCES.parents[1] / "web" / "openapi.json").read_text("utf-8")
    assert kept == described(), "the API has changed: make api, then see what the client's types say"


def test_the_description_is_sound() -> None:
    """Every shape can be read, and every name in it is there."""
    components: dict[str, Any] = document()["components"]
    for name in components["schemas"]:
        jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": components})


@pytest.mark.parametrize("database", ["sqlite"], indirect=True, scope="session")
@pytest.mark.parametrize("game", feldherr.GAMES)
def test_the_server_answers_as_described(game: str, anna: Client, ben: Client) -> None:
    """Headers, states, events, messages of both streams, checks, replay and history."""
    rng = random.Random(11)
    table = anna.table(3, game=game, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "me"}], public=True)
    streams = [anna.stream(table), ben.stream(table), Stream(anna, "/stream", None)]
    anna.streams.append(streams[-1])
    require("StateOut", anna.state(table, 0))
    require("Header", ben.post(f"/tables/{table}/join"))
    require("Header", anna.post(f"/tables/{table}/start"))
    for _ in range(25):
        seat = anna.get(f"/tables/{table}")["waiting_for"][0]
        player = ben if seat == 1 else anna
        state = player.state(table, seat)
        require("StateOut", state)
        asked = {"seat": seat, "decision": state["decision"]["id"], "move": any_move(state, rng)}
        require("CheckOut", player.post(f"/tables/{table}/check", **asked))
        require("Answered", player.post(f"/tables/{table}/moves", **asked))
        again = {**asked, "move": any_move(state, rng)}
        if player.state(table, seat)["sealed"]:
            require("Answered", player.post(f"/tables/{table}/moves", **again))
    anna.post(f"/tables/{table}/chat", text="Well played.")
    for client in (anna, ben):
        header = client.post(f"/tables/{table}/end", agree=True)
    assert header["status"] == "over"
    streams[0].until(header["tick"])
    streams[1].until(header["tick"])
    require("StateOut", ben.state(table))
    require("EventsOut", ben.get(f"/tables/{table}/events", seat=1))
    require("ReplayOut", ben.get(f"/tables/{table}/replay", seat=0))
    require("ReplayOut", ben.get(f"/tables/{table}/replay", everything=True))
    require("RecordOut", ben.get(f"/tables/{table}/record"))
    require("FairnessOut", ben.get(f"/tables/{table}/fairness"))
    require("HistoryOut", ben.get(f"/tables/{table}/history"))
    require("TablesAnswer", ben.get("/tables", mine=1))
    require("WhoAnswer", ben.get("/people/me"))
    require("GamesAnswer", ben.get("/games"))
    told = {"update": "TableUpdate", "reset": "TableReset", "own": "OwnUpdates"}
    assert {message["event"] for message in streams[0].messages} == set(told)
    for message in streams[0].messages + streams[1].messages:
        require(told[message["event"]], message["data"])
    for message in streams[2].messages:
        require("HeadersUpdate", message["data"])


def test_playing_needs_no_shapes() -> None:
    """They are for the type checker and the description: nobody who plays waits for them."""
    played = "for game in feldherr.GAMES: feldherr.new_game(game, players=3).view(0)"
    code = f"import sys, feldherr\n{played}\nprint(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "feldherr.wallenstein.views" in loaded
    assert not [name for name in loaded if name.startswith("feldherr.") and "shapes" in name]


READS = """
import gc, inspect
gc.disable()
read, find = [], inspect.findsource
inspect.findsource = lambda thing: read.append(inspect.getfile(thing)) or find(thing)
import feldherr.server.app
print(sum("/feldherr/server/" in file for file in read), gc.isenabled())
feldherr.server.app._collect_rarely()
print(gc.isenabled(), gc.get_freeze_count() > 0)
"""


def test_what_takes_long_is_left_out_of_a_start() -> None:
    """No source is read for what fields mean, and no garbage is looked for before the server serves."""
    said = subprocess.run([sys.executable, "-c", READS], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["0", "False", "True", "True"]
