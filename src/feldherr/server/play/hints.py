"""Hints: what a bot would play at a seat, and why. It knows that seat's view alone, and nobody else hears of it."""

from functools import partial
from hashlib import blake2b
from typing import Any, Final

from feldherr import Game
from feldherr.bots import Choice, Reason
from feldherr.kernel import words
from feldherr.server.errors import Refused
from feldherr.server.limits import Bucket
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person, Table
from feldherr.server.play.moves import late, require_holder, require_running
from feldherr.server.play.thinking import Thinkers
from feldherr.server.standing.rebuild import Standing
from feldherr.server.work import jobs
from feldherr.server.work.queues import ASKER

LEVEL: Final = "captain"
SAME: Final = 0.05
"""A difference of fewer points is none."""


class Adviser:
    """Gives hints: to each person so many a minute, and one at a time."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.limit = Bucket(hub.settings.hints_per_minute, 60)

    async def hint(self, standing: Standing, person: Person, seat: int, decision: str) -> dict[str, Any]:
        """A move for the question that the seat is asked, with its reasons in both languages."""
        table, game = standing.table, require_asked(standing, person, seat, decision)
        self.limit.require(person.id)
        seed, most = seed_of(table.id, seat, decision), self.hub.settings.job_seconds
        thought = await self.thinkers.think(LEVEL, game.view(seat), seed, ASKER.get(), most)
        if thought is None:
            raise Refused(503, "no_hint_now")
        require_asked(await self.hub.standing(table.id), person, seat, decision)
        return {"seat": seat, "decision": decision, "level": LEVEL, **told(table, thought)}

    async def compare(self, standing: Standing, person: Person, seat: int, decision: str, move: str) -> dict[str, Any]:
        """A plan of a player's own beside the hint's: the difference in expected points, in all and box by box."""
        table, game = standing.table, require_asked(standing, person, seat, decision)
        if game.pending[seat].kind != "plan":
            raise Refused(409, "no_plan_to_compare")
        mine = game.rulebook.moves.read(move)
        game.copy().play(seat, mine)
        self.limit.require(person.id)
        job = partial(jobs.compare, game.view(seat), mine.text, seed_of(table.id, seat, decision))
        found = await self.thinkers.queue.do(job, asker=ASKER.get(), seconds=self.hub.settings.job_seconds)
        require_asked(await self.hub.standing(table.id), person, seat, decision)
        return {"seat": seat, "decision": decision, "move": mine.text, **compared(found)}


def compared(found: dict[str, Any]) -> dict[str, Any]:
    """A comparison as it can be read; what hardly differs is said to be the same."""
    points = found["mine"] - found["hint"]
    gaps = [gap for gap in found["gaps"] if abs(gap["points"]) >= SAME]
    return {
        "points": round(points, 2),
        "payable": found["payable"],
        "told": _sentences("compared", {**_sized(points), "payable": int(found["payable"])}),
        "boxes": [
            {
                **gap,
                "points": round(gap["points"], 2),
                "told": _sentences("compared_box", {**gap, **_sized(gap["points"])}),
            }
            for gap in gaps
        ],
    }


def _sized(points: float) -> dict[str, Any]:
    return {"points": round(abs(points), 1), "more": 0 if abs(points) < SAME else 1 if points > 0 else -1}


def _sentences(code: str, facts: dict[str, Any]) -> dict[str, str]:
    return {language: Reason(code, facts).sentence(language) for language in words.LANGUAGES}


def told(table: Table, thought: Choice) -> dict[str, Any]:
    """A bot's choice, as it can be read."""
    names = table.names

    def because(reason: Reason) -> dict[str, Any]:
        told = {language: reason.sentence(language, names) for language in words.LANGUAGES}
        return {"code": reason.code, "facts": reason.facts, "sentence": told}

    return {
        "move": thought.move,
        "told": {language: words.move(language, table.game, thought.move, names) for language in words.LANGUAGES},
        "why": [because(reason) for reason in thought.why],
        "ideas": [{"move": idea.move, "why": because(idea.why)} for idea in thought.ideas],
    }


def require_asked(standing: Standing, person: Person, seat: int, decision: str) -> Game:
    """The game in which the seat is asked this question; refuses whoever may not have a hint for it."""
    require_holder(standing.table, person, seat)
    game = require_running(standing)
    if not standing.table.hints_given:
        raise Refused(403, "no_hints")
    if seat not in game.pending:
        raise Refused(409, "not_asked", seat=seat)
    if game.pending[seat].id != decision:
        raise late(standing, seat)
    return game


def seed_of(table_id: str, seat: int, decision: str) -> int:
    """Made of what everybody knows: the same question gets the same hint, whatever is hidden."""
    return int.from_bytes(blake2b(f"{table_id} {seat} {decision}".encode(), digest_size=8).digest())
