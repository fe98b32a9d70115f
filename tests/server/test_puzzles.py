"""Positions of the day: the same for everybody, answered once, and nothing told before that nobody knew."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest

import feldherr
from feldherr.bots.puzzles import of_day, puzzles
from feldherr.bots.puzzles.finding import explained
from feldherr.kernel import game as kernel_game
from feldherr.kernel import words
from feldherr.kernel.words import LANGUAGES
from feldherr.server import app as application
from feldherr.server.config import Settings
from feldherr.server.play.puzzles import Puzzler
from feldherr.server.play.puzzles import found as found_of
from tests.server.client import HEADERS

MONDAY, TUESDAY = date(2026, 11, 16), date(2026, 11, 17)
API = "http://feldherr.test/api/v1"


class Guest:
    def __init__(self, app: Any, settings: Settings) -> None:
        transport = httpx.ASGITransport(application.guarded(app, settings))
        self.client = httpx.AsyncClient(transport=transport, headers=HEADERS)

    async def get(self, path: str, status: int = 200) -> Any:
        return self._read(await self.client.get(API + path), status)

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._read(await self.client.post(API + path, json=body), status)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Guest, Guest, Puzzler]]:
    settings = Settings(database=str(folder / "server.db"), puzzle_answers_per_hour=4)
    app = application.create_app(settings)
    async with application.running(settings, app):
        anna, ben = Guest(app, settings), Guest(app, settings)
        for guest, name in ((anna, "Anna"), (ben, "Ben")):
            await guest.post("/people/guest", name=name)
        puzzler: Puzzler = app.state.puzzler
        puzzler.day = lambda: MONDAY
        yield anna, ben, puzzler
        for guest in (anna, ben):
            await guest.client.aclose()


def test_everybody_answers_once_and_then_sees_what_was_found(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as (anna, ben, puzzler):
            before = await anna.get("/puzzles/wallenstein")
            assert before == await ben.get("/puzzles/wallenstein"), "it is the same for everybody"
            assert before["mine"] is before["found"] is None
            puzzle = of_day("wallenstein", MONDAY)
            assert puzzle is not None
            assert before["id"] == puzzle.id
            assert len(before["answers"]) == len(puzzle.answers)
            assert all({"en", "de"} <= set(one["sentence"]) for one in before["answers"])
            sandbox = {"source": {"kind": "puzzle", "game": "wallenstein"}}
            assert (await anna.post("/sandboxes", 409, **sandbox))["error"]["code"] == "puzzle_open"

            worst = (puzzle.best + 1) % len(puzzle.answers)
            path = "/puzzles/wallenstein/answer"
            await anna.post(path, puzzle=puzzle.id, answer=worst)
            assert (await anna.post(path, 409, puzzle=puzzle.id, answer=puzzle.best))["error"][
                "code"
            ] == "puzzle_answered"
            assert (await ben.get("/puzzles/wallenstein"))["found"] is None, "ben has yet to answer"
            told = await ben.post(path, puzzle=puzzle.id, answer=worst)
            found = told["found"]
            assert told["mine"] == worst
            assert found["counts"] == [2 if number == worst else 0 for number in range(len(puzzle.answers))]
            assert found["best"] == puzzle.best
            assert found["by"][puzzle.best] == 0 > found["by"][worst] + 2 * found["errors"][worst]
            assert (await anna.post("/sandboxes", 201, **sandbox))["sandbox"]

            puzzler.day = lambda: TUESDAY
            tomorrow = await anna.get("/puzzles/wallenstein")
            assert tomorrow["id"] != puzzle.id
            assert tomorrow["mine"] is tomorrow["found"] is None
            assert (await anna.post(path, 409, puzzle=puzzle.id, answer=0))["error"]["code"] == "puzzle_of_yesterday"
            assert (await anna.post(path, 422, puzzle=tomorrow["id"], answer=9))["error"]["code"] == "no_such_answer"
            assert (await anna.post(path, 429, puzzle=tomorrow["id"], answer=0))["error"]["code"] == "too_many_requests"
            assert (await anna.get("/puzzles/chess", 404))["error"]["code"] == "no_puzzle"

    asyncio.run(look())


@pytest.mark.parametrize("game", feldherr.HOUSE)
def test_a_puzzle_shows_what_its_seat_knows_and_no_more(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as (anna, _, puzzler):
            for day in (MONDAY, TUESDAY):
                puzzler.day = lambda day=day: day  # type: ignore[misc]
                puzzle = of_day(game, day)
                assert puzzle is not None
                shown = await anna.get(f"/puzzles/{game}")
                assert shown["view"]["seat"] == puzzle.seat
                hidden = {"position", "text", "chance", "by", "error", "why"}
                assert hidden.isdisjoint({*shown, *(key for one in shown["answers"] for key in one)})
                assert "seed" not in json.dumps(shown["view"])

    asyncio.run(look())


@pytest.mark.parametrize("game", feldherr.HOUSE)
def test_the_puzzles_that_are_shipped_are_many_and_can_be_played(game: str) -> None:
    found = puzzles(game)
    assert len({puzzle.id for puzzle in found}) == len(found) >= 14
    rulebook = feldherr.rulebook(game)
    for puzzle in found:
        assert puzzle.version == rulebook.version
        assert sum(one.by == 0 for one in puzzle.answers) == 1
        table = kernel_game.start(rulebook, puzzle.players, puzzle.options, None, puzzle.position)
        assert table.pending[puzzle.seat].kind == puzzle.kind
        for one in puzzle.answers:
            table.copy().play(puzzle.seat, one.text)
        assert puzzle.why, "a best answer has a reason"
        assert all(
            because["sentence"][language].endswith(".")
            for because in found_of(puzzle, {})["why"]
            for language in LANGUAGES
        )
        assert explained(puzzle) == puzzle, "and it is the one that is told today"


def test_what_is_said_of_an_answer_claims_nothing_that_nobody_looked_at() -> None:
    """Which answer a level plays was not asked: they were compared, and that is what is told."""
    for language in LANGUAGES:
        for code in ("right", "wrong"):
            assert "level" not in words.catalogue(language).sources[f"puzzle-{code}"]
