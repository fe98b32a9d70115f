"""Positions of the day: shown as their seat knows them, answered once by each person, and told about afterwards."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection

import feldherr
from feldherr.bots.bot import Reason
from feldherr.bots.puzzles import Puzzle, of_day
from feldherr.kernel import words
from feldherr.server.errors import Refused
from feldherr.server.limits import Bucket
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.store import puzzle_rows
from feldherr.server.tables.sandboxes import COLOURS
from feldherr.server.work import jobs

Told = dict[str, Any]


def today() -> date:
    """The same day for everybody on a server, wherever they are."""
    return datetime.now(UTC).date()


class Puzzler:
    """Shows the position of the day of each game, and takes answers."""

    def __init__(self, hub: Hub, day: Callable[[], date] = today) -> None:
        self.hub = hub
        self.day = day
        self.limit = Bucket(hub.settings.puzzle_answers_per_hour, 3600)
        self.shown: dict[str, Told] = {}
        """By puzzle, what everybody sees; those of today."""

    async def find(self, game: str, person: Person | None) -> Told:
        """The position of today, and what was found, once the person has answered."""
        day, puzzle = self.day(), self.require(game)
        shown = await self._shown(puzzle)
        mine: int | None = None
        counts: dict[int, int] = {}
        if person is not None:
            who = person.id

            def read(connection: Connection) -> tuple[int | None, dict[int, int]]:
                known = puzzle_rows.find(connection, who, puzzle.id, day.isoformat())
                return known, {} if known is None else puzzle_rows.counted(connection, puzzle.id, day.isoformat())

            mine, counts = await self.hub.database.read(read)
        return {"day": day.isoformat(), **shown, "mine": mine, "found": None if mine is None else found(puzzle, counts)}

    async def answer(self, game: str, person: Person, puzzle_id: str, answer: int) -> Told:
        """Keeps an answer; it stands."""
        day, puzzle = self.day(), self.require(game)
        self.limit.require(person.id)
        if puzzle.id != puzzle_id:
            raise Refused(409, "puzzle_of_yesterday")
        if answer >= len(puzzle.answers):
            raise Refused(422, "no_such_answer", answer=answer, answers=len(puzzle.answers))
        values = {"person_id": person.id, "game": game, "day": day.isoformat(), "puzzle": puzzle.id, "answer": answer}
        if not await self.hub.database.write(person.id, lambda c: puzzle_rows.give(c, values)):
            raise Refused(409, "puzzle_answered")
        return await self.find(game, person)

    async def branch(self, game: str, person: Person) -> tuple[jobs.Branch, str]:
        """The position of today to go on from, and its id; for those who have answered."""
        day, puzzle = self.day(), self.require(game)
        if await self.hub.database.read(lambda c: puzzle_rows.find(c, person.id, puzzle.id, day.isoformat())) is None:
            raise Refused(409, "puzzle_open")
        return await self.hub.work.tables.do(partial(jobs.branch_of_position, puzzle.shared())), puzzle.id

    def require(self, game: str) -> Puzzle:
        puzzle = of_day(game, self.day(), self.hub.settings.puzzles_folder)
        if puzzle is None:
            raise Refused(404, "no_puzzle")
        return puzzle

    async def _shown(self, puzzle: Puzzle) -> Told:
        if puzzle.id not in self.shown:
            if len(self.shown) >= len(feldherr.GAMES):
                self.shown.clear()
            view = await self.hub.work.tables.do(partial(jobs.view_of_position, puzzle.shared(), puzzle.seat))
            self.shown[puzzle.id] = shown(puzzle, view)
        return self.shown[puzzle.id]


def shown(puzzle: Puzzle, view: Told) -> Told:
    """A puzzle for those who have yet to answer: nothing tells which answer is the best."""
    rulebook = feldherr.rulebook(puzzle.game)
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "version": rulebook.version,
        "players": puzzle.players,
        "options": view["options"],
        "seat": puzzle.seat,
        "seats": [_each(partial(_coloured, at)) for at in range(puzzle.players)],
        "kind": puzzle.kind,
        "box": puzzle.box,
        "given": _said(puzzle.game, puzzle.given) if puzzle.given else None,
        "view": view,
        "answers": [{"sentence": _said(puzzle.game, one.told), "places": one.places} for one in puzzle.answers],
    }


def found(puzzle: Puzzle, counts: dict[int, int]) -> Told:
    """What a strong bot has found, and how people answered."""
    return {
        "best": puzzle.best,
        "chance": puzzle.chance,
        "games": puzzle.games,
        "by": [one.by for one in puzzle.answers],
        "errors": [one.error for one in puzzle.answers],
        "counts": [counts.get(number, 0) for number in range(len(puzzle.answers))],
        "why": [{**reason._asdict(), "sentence": _each(partial(_because, reason))} for reason in puzzle.why],
    }


def colours(language: str) -> list[str]:
    """Nobody is named whose game it was: seats are told apart by their colours."""
    return [words.name(language, colour, "colour") for colour in COLOURS]


def _coloured(seat: int, language: str) -> str:
    return words.player(language, seat, colours(language))


def _because(reason: Reason, language: str) -> str:
    return reason.sentence(language, colours(language))


def _said(game: str, move: str) -> dict[str, str]:
    return _each(lambda language: words.move(language, game, move, colours(language)))


def _each(say: Callable[[str], str]) -> dict[str, str]:
    return {language: say(language) for language in words.LANGUAGES}
