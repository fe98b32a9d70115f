"""What leaves the server about a table: its header, and its game as one audience may know it."""

from typing import Any

from feldherr import lessons
from feldherr.kernel import words
from feldherr.kernel.chance import commitment_to
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.fair import promise_of
from feldherr.lessons import runner
from feldherr.server.live.hub import Hub
from feldherr.server.model import OPEN, OVER, Person, Seat, Table
from feldherr.server.standing.bots import temper_at
from feldherr.server.standing.clocks import DAYS, LIVE
from feldherr.server.standing.rebuild import Standing, may_undo


def public_header(hub: Hub, table: Table, there: bool = True) -> dict[str, Any]:
    """What anyone may know of a table; those who are there also know who else is."""
    return {
        "id": table.id,
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "version": table.version,
        "pace": table.pace,
        "public": table.public,
        "rated": table.rated,
        "hints": table.hints,
        "hints_given": table.hints_given,
        "status": table.status,
        "pause": table.pause,
        "created": table.created,
        "updated": table.updated,
        "seats": [seat_json(hub, table, seat, there) for seat in table.seats],
        "question": str(table.question),
        "asked_at": None if table.asked_at is None else table.asked_at + hub.clock.ahead,
        "waiting_for": table.awaited,
        "sealed": table.sealed,
        "name": table.name,
        "moment": table.moment,
        "proposals": [{**asked, "at": asked["at"] + hub.clock.ahead} for asked in table.proposals],
        "paused_by": table.paused_by,
        "when_full": table.when_full,
        "outcome": table.outcome,
        "ended": table.ended,
        "ended_at": table.ended_at,
        "rematch": table.rematch,
        "origin": table.origin,
        "lesson": lesson_json(table),
        "sandbox": table.sandbox,
        "promise": promise_of(table.secret) if table.secret and not table.own_tower else None,
        "commitment": commitment_to(table.seed) if table.seed and not table.own_tower else None,
        "moves": table.number,
        "tick": table.tick,
    }


def lesson_json(table: Table) -> dict[str, Any] | None:
    """What the present step of a lesson asks, and what has been reached."""
    kept = table.lesson
    lesson = None if kept is None else lessons.lesson(kept["id"])
    if kept is None or lesson is None:
        return None
    place = runner.Place(**kept["place"])
    return {
        "id": lesson.id,
        "title": runner.title(lesson),
        "step": min(place.at + 1, len(lesson.steps)),
        "steps": len(lesson.steps),
        "done": runner.is_done(lesson, place),
        **runner.asked(lesson, place.at),
        "filling": lesson.filling_at(place.at),
        "tries": place.tries,
        "slips": place.slips,
        "shown": place.shown,
        "back": runner.may_go_back(lesson, place),
        "stars": runner.stars(lesson, place),
        "next": runner.following(lesson),
    }


def seat_json(hub: Hub, table: Table, seat: Seat, there: bool) -> dict[str, Any]:
    told = there and _tells_presence(table)
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "level": seat.level,
        "name": seat.name,
        "character": seat.character,
        "temper": temper_at(seat, table.game),
        "hurried": seat.hurried and seat.played_by_bot,
        "person": seat.person_id,
        "stand_in": seat.stand_in,
        "why": seat.why,
        "offered": seat.offered,
        "away_until": _back_at(hub, seat),
        "present": hub.presence.is_here(table.id, seat.person_id) if told else None,
        "away_since": hub.presence.away_since(table.id, seat.person_id) if told else None,
        "clock": clock_json(hub.clock.ahead, table, seat),
    }


def _back_at(hub: Hub, seat: Seat) -> float | None:
    """The calendar's time at which a vacation ends that stops the clock now."""
    until = seat.away_until
    return None if until is None or until <= hub.clock.now() else until + hub.clock.ahead


def clock_json(ahead: float, table: Table, seat: Seat) -> dict[str, Any] | None:
    """A seat's clock, in the calendar's time; on slow tables of those who are asked."""
    if seat.bank is None or (table.pace["kind"] == DAYS and seat.seat not in table.waiting_for):
        return None
    asked_at, due_at = (None if at is None else at + ahead for at in (seat.asked_at, seat.due_at))
    return {"bank": seat.bank, "asked_at": asked_at, "due_at": due_at}


def personal(table: Table, person_id: str | None) -> dict[str, Any]:
    """What of the header is for one person alone."""
    member = person_id is not None and person_id in table.members
    mine = table.seats_of(person_id)
    return {
        "mine": mine,
        "asked": {str(seat): table.asks.get(str(seat)) for seat in mine if seat in table.waiting_for},
        "ordered": [seat for seat in mine if table.seats[seat].orders],
        "creator": person_id is not None and table.creator == person_id,
        "invitation": table.invitation if member and table.seeks_players else None,
    }


def _tells_presence(table: Table) -> bool:
    """Without a clock that makes people sit together, who answers while away has standing orders: so while such a game
    goes on, nobody is told."""
    return bool(table.pace["kind"] == LIVE) or table.status in (OPEN, OVER)


def presence(hub: Hub, table: Table) -> list[bool]:
    """By seat, whether whoever sits there is at the table now; nobody, where that is not told."""
    return [_tells_presence(table) and hub.presence.is_here(table.id, seat.person_id) for seat in table.seats]


def presence_json(hub: Hub, table: Table) -> list[dict[str, Any]]:
    return [
        {"seat": seat.seat, "present": here, "away_since": hub.presence.away_since(table.id, seat.person_id)}
        for seat, here in zip(table.seats, presence(hub, table), strict=True)
    ]


def header(hub: Hub, table: Table, person: Person | None) -> dict[str, Any]:
    """For somebody at the table, to play or to watch."""
    return {**public_header(hub, table), **personal(table, person.id if person else None)}


def listed(hub: Hub, table: Table, person: Person | None) -> dict[str, Any]:
    """For a list: who is at a table is for those who sit there."""
    there = person is not None and person.id in table.members
    return {**public_header(hub, table, there), **personal(table, person.id if person else None)}


def state(standing: Standing, seat: int | None) -> dict[str, Any]:
    """The game as a seat, or a spectator, may know it now."""
    game, table = standing.game, standing.table
    shared = {"seat": seat, "tick": table.tick, "question": str(table.question)}
    if game is None:
        return {
            **shared,
            "view": None,
            "decision": None,
            "sealed": None,
            "answers": 0,
            "carried": 0,
            "undo": False,
            "events_from": 0,
        }
    return {
        **shared,
        "view": game.view(seat),
        "decision": decision_for(standing, seat),
        "sealed": sealed_by(standing, seat),
        "answers": answers_of(table, seat),
        "carried": carried_for(table, seat),
        "undo": may_undo(standing, seat),
        "events_from": len(game.state.heard_by(seat)),
    }


def decision_for(standing: Standing, seat: int | None) -> dict[str, Any] | None:
    """What the seat is asked now, whether or not it has sealed an answer; what their own tower let fall, anybody may
    say who plays."""
    game = standing.game
    if game is None or seat is None or standing.table.status == OVER:
        return None
    decision = game.asked.get(seat) or (game.asked.get(CHANCE) if standing.table.own_tower else None)
    if decision is None:
        return None
    facts, names = {"seat": decision.seat, **decision.facts()}, standing.table.names
    prompt = {
        language: words.sentence(language, "prompts", decision.kind, facts, names) for language in words.LANGUAGES
    }
    return {**decision.as_json(), "seat": seat, "prompt": prompt}


def sealed_by(standing: Standing, seat: int | None) -> str | None:
    """The answer that the seat has sealed."""
    move = standing.game.sealed.get(seat) if standing.game is not None and seat is not None else None
    return None if move is None else move.text


def answers_of(table: Table, seat: int | None) -> int:
    """How often the seat has answered, taken back or undone; for nobody but itself to know."""
    return 0 if seat is None else table.seats[seat].answers


def carried_for(table: Table, seat: int | None) -> float:
    """When the seat's standing orders last answered; for nobody but itself to know."""
    done = None if seat is None else table.seats[seat].carried
    return done[-1]["at"] if done else 0


def chat_line(row: dict[str, Any]) -> dict[str, Any]:
    told = {key: row[key] for key in ("n", "name", "text", "at", "kind")}
    return {**told, "person": row["person_id"], "facts": row["facts"] or {}}
