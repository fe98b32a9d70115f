"""Lessons: finding, beginning and taking them up again, and answering their steps."""

from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from feldherr.kernel import words
from feldherr.lessons import Lesson, lessons, runner
from feldherr.lessons.runner import STARS
from feldherr.server.accounts.sessions import Anyone, Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.lesson_shapes import (
    LessonId,
    LessonsAnswer,
    LessonTexts,
    SeenCard,
    SeenCards,
    StepAnswer,
    StepAnswered,
    Taking,
)
from feldherr.server.api.play import look
from feldherr.server.api.shapes import Header, TableId
from feldherr.server.errors import Refused
from feldherr.server.live.views import header, lesson_json
from feldherr.server.play import lessons as playing
from feldherr.server.store import card_rows, lesson_rows
from feldherr.server.store.lesson_rows import Progress

router = APIRouter(tags=["lessons"], responses=ERRORS)


@router.get("/lessons", response_model=LessonsAnswer)
async def get_lessons(hub: TheHub, person: Anyone) -> Json:
    """All lessons in their order, and how far the person is in each."""
    reached: dict[str, Progress] = {}
    tables: list[str] = []
    if person is not None:
        who = person.id

        def read(connection: Connection) -> tuple[dict[str, Progress], list[str]]:
            return lesson_rows.of_person(connection, who), lesson_rows.tables_of(connection, who)

        reached, tables = await hub.database.read(read)
    told = [_line(lesson, reached.get(lesson.id)) for lesson in lessons()]
    return Json({"lessons": told, "table": tables[0] if tables else None})


def _line(lesson: Lesson, reached: Progress | None) -> dict[str, Any]:
    return {
        "id": lesson.id,
        "game": lesson.game,
        "title": runner.title(lesson),
        "idea": runner.idea(lesson),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "road": lesson.road,
        "after": lesson.after,
        "progress": None
        if reached is None
        else {
            "step": 1 if reached.step >= len(lesson.steps) else reached.step + 1,
            "stars": [star for bit, star in enumerate(STARS) if reached.stars >> bit & 1],
        },
    }


@router.get("/lessons/texts", response_model=LessonTexts)
async def get_lesson_texts(_: Anyone) -> Json:
    """All that the lessons say, to be read where no table can be reached."""
    told = [{"id": lesson.id, "steps": runner.read_through(lesson)} for lesson in lessons()]
    return Json({"lessons": told})


@router.get("/people/me/cards", response_model=SeenCards)
async def get_cards(hub: TheHub, me: Me) -> Json:
    """The cards of the coach that the person has seen, on whatever screen."""
    return Json({"cards": await hub.database.read(lambda c: card_rows.of_person(c, me.id))})


@router.post("/people/me/cards", response_model=SeenCards)
async def post_card(hub: TheHub, me: Me, body: SeenCard) -> Json:
    """A card of the coach has been seen: it does not come again."""
    if f"says_{body.card.replace('.', '_', 1)}" not in words.catalogue("en").codes("coach"):
        raise Refused(404, "no_such_coach_card", card=body.card)

    def see(connection: Connection) -> list[str]:
        card_rows.see(connection, me.id, body.card)
        return card_rows.of_person(connection, me.id)

    return Json({"cards": await hub.database.write(me.id, see)})


@router.post("/lessons/{lesson}", status_code=201, response_model=Header)
async def post_lesson(hub: TheHub, me: Me, request: Request, lesson: LessonId, body: Taking) -> Json:
    """The table of a lesson, private to the person. It takes the place of the one they were at for a lesson before."""
    request.app.state.limits.lessons.require(me.id)
    table = await playing.start(hub, me, playing.require(lesson), body.step)
    return Json(header(hub, table, me), 201)


@router.post("/tables/{table_id}/lesson", response_model=StepAnswered)
async def post_answer(hub: TheHub, me: Me, table_id: TableId, body: StepAnswer) -> Json:
    """Answers the present step of a lesson. Moves may be sent like this, or as at any table."""
    await look(hub, table_id, me, None, at_lessons=True)
    standing, verdict = await playing.answer(hub, table_id, me, body.step, body.answer)
    return Json({"right": verdict.right, "say": verdict.say, "lesson": lesson_json(standing.table)})
