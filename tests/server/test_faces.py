"""Who is who at a table: bots have names of their own, no two who sit there share one, and one sees who is there."""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from feldherr import bots
from feldherr.kernel import words
from feldherr.server.model import Seat
from feldherr.server.standing.bots import bot_at
from feldherr.server.tables.faces import CHARACTERS
from tests.server.client import Client
from tests.server.patience import PATIENCE
from tests.server.serving import Server
from tests.server.test_moves import two_at_a_table
from tests.server.test_tables import finished

BOT = {"kind": "bot", "level": "random"}
ICONS = Path(words.__file__).parents[1] / "svg" / "icons"


def names(header: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in header["seats"]]


def test_every_character_has_a_portrait_and_an_office() -> None:
    for one, name in CHARACTERS.items():
        assert name.casefold() == one
        assert (ICONS / f"portrait-{one}.svg").is_file()
        for language in words.LANGUAGES:
            assert words.sentence(language, "table", f"office_{one}", {})
            for occasion in (
                *("attacked_1", "attacked_2", "won_1", "won_2", "lost_1", "lost_2", "revolt_1", "victory_1"),
                *("carried_1", "carried_2", "outvoted_1", "outvoted_2", "harmed_1"),
            ):
                assert (
                    words.sentence(language, "characters", f"remark_{one}_{occasion}", {}) != f"remark_{one}_{occasion}"
                )


def test_a_bot_has_the_temper_of_its_character_where_its_level_can_have_one() -> None:
    assert list(CHARACTERS) == list(bots.CHARACTERS)
    assert bot_at(Seat(0, "bot", level="captain", character="rauh"), "wallenstein") == "captain+raider"
    assert bot_at(Seat(0, "bot", level="marshal", character=None), "wallenstein") == "marshal"
    assert bot_at(Seat(0, "bot", level="recruit", character="rauh"), "wallenstein") == "recruit"
    assert bot_at(Seat(0, "bot", level="captain", character="rauh"), "couriers") == "captain"
    assert (
        bot_at(Seat(0, "person", person_id="anna", name="Anna", stand_in=True, why="left"), "wallenstein") == "captain"
    )


def test_a_seat_tells_a_temper_only_where_its_play_shows_one(anna: Client) -> None:
    """A recruit with the colonel's face is no raider, and nothing says so."""
    wished = [{"kind": "bot", "level": level, "character": "rauh"} for level in ("captain", "recruit", "random")]
    for wish in wished:
        table = anna.get(f"/tables/{anna.table(3, seats=[{'kind': 'me'}, wish, BOT])}")
        tempers = [seat["temper"] for seat in table["seats"]]
        assert tempers == [None, "raider" if wish["level"] == "captain" else None, None]
    offers = {game["name"]: game for game in anna.get("/games")["games"]}
    assert offers["wallenstein"]["tempered"] == ["captain", "marshal", "wallenstein"]


def test_one_wishes_for_a_character_and_gets_another_where_it_sits_already(anna: Client) -> None:
    rauh = {**BOT, "character": "rauh"}
    table = anna.get(f"/tables/{anna.table(4, seats=[{'kind': 'me'}, rauh, rauh, BOT])}")
    played = [seat["character"] for seat in table["seats"][1:]]
    assert played[0] == "rauh"
    assert len(set(played)) == 3
    wrong = anna.post("/tables", 422, game="wallenstein", players=3, seats=[{**BOT, "character": "tilly"}])
    assert wrong["error"]["code"] == "bad_request"


def test_a_seat_shows_when_its_bot_was_cut_short(tmp_path: Path, guest: Callable[..., Client]) -> None:
    server = Server(tmp_path, str(tmp_path / "own.db"), bot_budget=1e-6).start()
    try:
        anna = guest(server, "Anna")
        table = anna.started(3, seats=[{"kind": "me"}, {"kind": "bot", "level": "marshal"}, BOT])
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            hurried = [seat["hurried"] for seat in anna.get(f"/tables/{table}")["seats"]]
            if any(hurried):
                break
            time.sleep(0.1)
        assert hurried == [False, True, False]
    finally:
        server.stop()


def test_bots_are_characters_and_all_different(anna: Client) -> None:
    seats = [{"kind": "me"}, *[BOT] * 5]
    for _ in range(3):
        header = anna.get(f"/tables/{anna.table(6, game='sixteenthirty', seats=seats)}")
        played = [seat["character"] for seat in header["seats"][1:]]
        assert header["seats"][0]["character"] is None
        assert len(set(played)) == 5
        assert names(header)[1:] == [CHARACTERS[one] for one in played]


def test_a_bot_keeps_its_face_when_its_level_changes_and_in_a_rematch(anna: Client) -> None:
    table = anna.table(3, seats=[{"kind": "me"}, BOT, BOT])
    first = anna.get(f"/tables/{table}")
    again = anna.put(f"/tables/{table}/seats/1", kind="bot", level="recruit")
    assert again["seats"][1]["level"] == "recruit"
    assert again["seats"][1]["character"] == first["seats"][1]["character"]
    anna.put(f"/tables/{table}/seats/1", kind="open")
    assert anna.get(f"/tables/{table}")["seats"][1]["character"] is None

    over = finished(anna)
    rematch = anna.post(f"/tables/{over}/rematch", expect=201)
    assert names(rematch) == names(anna.get(f"/tables/{over}"))


def test_a_bot_is_called_as_nobody_else_is(server: Server, guest: Callable[..., Client]) -> None:
    rauh = guest(server, "RAUH")
    for _ in range(8):
        header = rauh.get(f"/tables/{rauh.table(6, game='sixteenthirty', seats=[*[BOT] * 5, {'kind': 'me'}])}")
        assert "Rauh" not in names(header)


def test_two_of_one_name_are_told_apart(server: Server, anna: Client, guest: Callable[..., Client]) -> None:
    table = anna.table(4, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, BOT], public=True)
    other, third = guest(server, "anna"), guest(server, "Anna")
    other.post(f"/tables/{table}/join")
    assert names(third.post(f"/tables/{table}/join"))[:3] == ["Anna", "anna (2)", "Anna (3)"]
    other.post(f"/tables/{table}/start")
    rng = random.Random(4)
    for seat, player in enumerate((anna, other, third)):
        player.answer(table, seat, rng)
    for player in (anna, other, third, guest(server, "Anna")):
        player.post(f"/tables/{table}/chat", text="It is me.")
    lines = anna.get(f"/tables/{table}/chat")["lines"]
    said = [line["name"] for line in lines if line["kind"] == "said"]
    assert said == ["Anna", "anna (2)", "Anna (3)", "Anna (4)"], "nor does a spectator speak with a player's name"


@pytest.fixture
def brief(tmp_path: Path) -> Iterator[Server]:
    """A server that counts nobody as present for long."""
    server = Server(tmp_path, str(tmp_path / "own.db"), presence_seconds=1.5, heartbeat=0.4).start()
    yield server
    server.stop()


def test_those_at_a_table_see_who_comes_and_goes(brief: Server, guest: Callable[..., Client]) -> None:
    anna, ben = guest(brief, "Anna"), guest(brief, "Ben")
    table = two_at_a_table(anna, ben, pace={"kind": "live", "bank": 6000, "increment": 20})
    stream = anna.stream(table)
    reset = stream.wait(lambda m: m["event"] == "reset")["data"]
    assert [seat["present"] for seat in reset["table"]["seats"]] == [True, False, True]
    ben.get("/people/me")  # he is somewhere; that is no business of theirs
    theirs = ben.stream(table)
    come = stream.wait(lambda m: m["event"] == "presence" and m["data"]["seats"][1]["present"])
    assert "id" not in come, "it is no tick of the table"
    assert come["data"]["seats"][1]["away_since"] is None
    theirs.close()
    gone = stream.wait(lambda m: m["event"] == "presence" and not m["data"]["seats"][1]["present"])
    since = gone["data"]["seats"][1]["away_since"]
    assert 0 <= time.time() - since < 60 + PATIENCE
    assert since % 60 == 0, "when exactly somebody left is theirs"
    stream.close()


def test_who_is_at_a_table_is_not_told_in_lists(brief: Server, guest: Callable[..., Client]) -> None:
    anna, stranger = guest(brief, "Anna"), guest(brief, "Stranger")
    table = anna.table(3, seats=[{"kind": "me"}, BOT], public=True)
    stream = anna.stream(table)
    stream.wait(lambda m: m["event"] == "reset")
    listed = next(each for each in stranger.get("/tables", open=1)["tables"] if each["id"] == table)
    assert [seat["present"] for seat in listed["seats"]] == [None] * 3
    mine = next(each for each in anna.get("/tables", mine=1)["tables"] if each["id"] == table)
    assert mine["seats"][0]["present"] is True
    assert stranger.get(f"/tables/{table}")["seats"][0]["present"] is True, "those who watch see it"
    stream.close()
