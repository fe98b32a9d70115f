"""Lessons: tables at which chance and the other seats do what the lesson says, and nothing else is accepted.

They are private, and their game is one that the lesson's file fixes: whoever leaves is brought back by playing it again
up to the step that was reached.
"""

import secrets
from collections.abc import Iterable
from dataclasses import replace
from time import time

from sqlalchemy import Connection

import feldherr
from feldherr import Game, lessons
from feldherr.kernel.chance import seed_bytes
from feldherr.kernel.decision import CHANCE
from feldherr.lessons import Lesson, runner
from feldherr.lessons.course import Line, course
from feldherr.lessons.model import BACK, SHOW
from feldherr.lessons.runner import STARS, Place, Sentences, Verdict
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import BOT, FOR_CHANCE, MOVE, NEVER, PERSON, RUNNING, Entry, Person, Seat, Table
from feldherr.server.play.moves import Answer, Late, counted, given_before, require_holder
from feldherr.server.standing.change import Next
from feldherr.server.standing.rebuild import Standing, begin
from feldherr.server.store import lesson_rows, table_rows
from feldherr.server.store.lesson_rows import Progress
from feldherr.server.store.table_rows import Rows
from feldherr.server.tables.lifecycle import new_id


class Otherwise(Refused):
    """A move that the lesson does not take now; what it says to that is the sentence."""

    def __init__(self, say: Sentences) -> None:
        super().__init__(422, "lesson_says")
        self.say = say

    def sentence(self, language: str = "en") -> str:
        return self.say[language]


def require(lesson_id: str) -> Lesson:
    found = lessons.lesson(lesson_id)
    if found is None:
        raise Refused(404, "no_such_lesson")
    return found


# -- beginning --------------------------------------------------------------------------------------------------------


async def start(hub: Hub, person: Person, lesson: Lesson, step: int | None) -> Table:
    """A table of the lesson, at the step wanted, else at the one the person has come to. It is the only one of theirs:
    the one before is gone."""
    reached = await hub.database.read(lambda c: lesson_rows.of_person(c, person.id))
    _require_open(lesson, reached)
    before = reached.get(lesson.id)
    place = _place(lesson, before, step)
    table, entries = made(person, lesson, place, 0 if before is None else before.stars)
    progress = _progress(table, lesson, place)

    def write(connection: Connection) -> list[str]:
        gone = lesson_rows.drop_tables(connection, person.id)
        table_rows.create(connection, table, entries)
        lesson_rows.keep(connection, progress)
        return gone

    for table_id in await hub.database.write(person.id, write):
        live = hub.tables.get(table_id)
        if live is not None:
            live.drop()
    return table


def _require_open(lesson: Lesson, reached: dict[str, Progress]) -> None:
    """A side road is open once the lesson that it leads off from is done."""
    before = None if lesson.after is None else reached.get(lesson.after)
    if lesson.after is not None and not (before and before.stars):
        raise Refused(409, "lesson_not_open", lesson=lesson.after)


def _place(lesson: Lesson, before: Progress | None, step: int | None) -> Place:
    if step is not None and not 1 <= step <= len(lesson.steps):
        raise Refused(422, "no_such_step", step=step, steps=len(lesson.steps))
    over = before is None or before.step >= len(lesson.steps)
    if before is None or step == 1 or (step is None and over):
        return Place()
    if step is not None and step > before.step + 1 and not before.stars:
        raise Refused(409, "step_not_reached", step=step)
    return Place(at=before.step if step is None else step - 1, slips=before.slips, shown=before.shown)


def made(person: Person, lesson: Lesson, place: Place, stars: int) -> tuple[Table, list[Entry]]:
    """A table at which the lesson has been played up to a place, with its moves."""
    rulebook, now, played = feldherr.rulebook(lesson.game), time(), course(lesson.id)
    seats = [Seat(seat, BOT, name=name) for seat, name in enumerate(lesson.names)]
    seats[lesson.seat] = Seat(lesson.seat, PERSON, person_id=person.id, name=person.name)
    table = Table(
        id=new_id(),
        game=lesson.game,
        players=lesson.players,
        options=rulebook.read_options(lesson.players, lesson.options),
        version=rulebook.version,
        pace={"kind": "free"},
        public=False,
        invitation=secrets.token_urlsafe(10),
        creator=person.id,
        created=now,
        updated=now,
        status=RUNNING,
        seed=seed_bytes(lesson.seed),
        start=played.start,
        hints=NEVER,
        lesson={"id": lesson.id, "digest": lesson.digest, "stars": stars, "place": place.as_json()},
        seats=tuple(seats),
    )
    game = begin(table)
    entries = _play(game, played.before(place.at), table, now)
    return _asking(replace(table, number=len(entries)), game, lesson, place), entries


def _play(game: Game, lines: Iterable[Line], table: Table, now: float) -> list[Entry]:
    """Plays lines of a lesson, and writes them down."""
    entries: list[Entry] = []
    for seat, text in lines:
        question, known = game.question, len(game.moves)
        game.play(seat, text)
        for who, move in game.moves[known:]:
            number = FOR_CHANCE if who == CHANCE else int(who)
            place = table.number + len(entries) + 1
            entries.append(Entry(place, MOVE, number, question, move.text, table.tick + 1, now))
    return entries


def _asking(table: Table, game: Game, lesson: Lesson, place: Place) -> Table:
    """Nobody but the learner is ever waited for."""
    waits = not runner.is_done(lesson, place) and lesson.seat in game.pending
    return replace(table, question=game.question, waiting_for=[lesson.seat] if waits else [])


def _progress(table: Table, lesson: Lesson, place: Place) -> dict[str, object]:
    assert table.lesson is not None
    reached = sum(1 << STARS.index(star) for star in runner.stars(lesson, place))
    return {
        "person_id": table.creator,
        "lesson": lesson.id,
        "step": place.at,
        "slips": place.slips,
        "shown": place.shown,
        "stars": table.lesson["stars"] | reached,
        "at": time(),
    }


# -- answering --------------------------------------------------------------------------------------------------------


async def answer(hub: Hub, table_id: str, person: Person, step: int, text: str) -> tuple[Standing, Verdict]:
    """Answers a step; the same answer to the step just done is right again, and changes nothing."""
    found: list[Verdict] = []

    def make(standing: Standing) -> Next | None:
        found.clear()
        lesson, place = lesson_of(standing.table, person)
        if step == place.at and runner.is_repeated(lesson, place, text):
            found.append(Verdict(place, True))
            return None
        if step != place.at + 1:
            raise Refused(409, "other_step", step=place.at + 1)
        return _answered(standing, lesson, place, text, found)

    standing = await hub.change(table_id, make)
    return standing, found[0]


async def play(
    hub: Hub, table_id: str, person: Person, seat: int, decision: str, text: str, after: int | None = None
) -> Answer:
    """A move of the engine, as at any table; one that the lesson does not take gets what it says to that."""
    found: list[Verdict] = []

    def make(standing: Standing) -> Next | None:
        found.clear()
        require_holder(standing.table, person, seat)
        lesson, place = lesson_of(standing.table, person)
        game = standing.game
        asked = None if game is None else game.asked.get(seat)
        if asked is None or asked.id != decision:
            raise Late
        return _answered(standing, lesson, place, text, found)

    try:
        standing = await hub.change(table_id, make)
    except Late:
        return await given_before(hub, table_id, seat, decision, text)
    verdict = found[0]
    if verdict.say is not None:
        raise Otherwise(verdict.say)
    return Answer(seat, decision, verdict.lines[0][1], standing.table.tick)


def lesson_of(table: Table, person: Person) -> tuple[Lesson, Place]:
    if table.lesson is None:
        raise Refused(409, "no_lesson_here")
    if table.creator != person.id:
        raise Refused(403, "members_only")
    lesson = require(table.lesson["id"])
    if lesson.digest != table.lesson["digest"]:
        raise Refused(409, "lesson_changed")
    return lesson, Place(**table.lesson["place"])


def _answered(standing: Standing, lesson: Lesson, place: Place, text: str, found: list[Verdict]) -> Next:
    verdict = _judged(lesson, place, text)
    found.append(verdict)
    table, game = standing.table, standing.game
    assert game is not None
    entries: list[Entry] = []
    if verdict.lines:
        game = game.copy()
        entries = _play(game, verdict.lines, table, time())
        table = counted(replace(table, number=table.number + len(entries)), lesson.seat)
    table = replace(table, lesson={**(table.lesson or {}), "place": verdict.place.as_json()})
    table = _asking(table, game, lesson, verdict.place)
    progress = _progress(table, lesson, verdict.place)
    return Next(Standing(table, game), Rows(entries=entries, progress=progress))


def _judged(lesson: Lesson, place: Place, text: str) -> Verdict:
    if text == SHOW:
        return Verdict(replace(place, shown=True), True)
    if text == BACK:
        if not runner.may_go_back(lesson, place):
            raise Refused(409, "no_way_back")
        return Verdict(runner.back(place), True)
    return runner.answer(lesson, place, text)
