"""The games that can be played, and what a table can set."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path

import feldherr
from feldherr import bots
from feldherr.kernel import registry
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.words import LANGUAGES, name, sentence
from feldherr.lessons.model import main_road
from feldherr.server.accounts.sessions import Anyone
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.shapes import GamesAnswer, GameWords, Language
from feldherr.server.errors import Refused
from feldherr.server.tables.lifecycle import REFUSED_OPTIONS

router = APIRouter(tags=["games"], responses=ERRORS)
TheGame = Annotated[str, Path(min_length=1, max_length=32)]


@router.get("/games", response_model=GamesAnswer)
async def get_games(_: Anyone) -> Json:
    """All games with their options, house rules and bots."""
    return Json({"games": games()})


@router.get("/games/{game}/words", response_model=GameWords)
async def get_words(_: Anyone, game: TheGame, language: Language = "en") -> Json:
    """What a registered game says in a language, in Fluent's syntax: a client built without the game speaks it so."""
    if game not in registry.packages():
        raise Refused(404, "no_such_game", game=game[:40], games=list(registry.packages()))
    return Json({"messages": registry.messages(game, language)})


@cache
def games() -> list[dict[str, Any]]:
    return [described for described in map(describe, feldherr.GAMES) if described is not None]


def describe(game: str) -> dict[str, Any] | None:
    """What a table of this game can set; None, if it cannot be played yet."""
    try:
        rulebook = feldherr.rulebook(game)
        feldherr.new_game(game, players=rulebook.seats[0], seed=0).view(None)
    except (FeldherrError, NotImplementedError, ImportError, AttributeError):
        return None
    return {
        "name": game,
        "title": {language: name(language, game) for language in LANGUAGES},
        "about": {language: sentence(language, "doors", f"{game}_about", {}) for language in LANGUAGES},
        "seats": list(rulebook.seats),
        "version": rulebook.version,
        "options": {option: value for option, value in rulebook.defaults.items() if option not in REFUSED_OPTIONS},
        "choices": rulebook.choices()["options"],
        "presets": rulebook.choices()["presets"],
        "expansions": rulebook.choices().get("expansions", {}),
        "rules": rulebook.choices()["rules"],
        "bots": [level.name for level in bots.offered(game)],
        "lessons": _lessons(game),
        "tempered": [level.name for level in bots.offered(game) if level.may_have_temper(game)],
    }


def _lessons(game: str) -> dict[str, Any] | None:
    road = main_road(game)
    return {"first": road[0].id, "minutes": sum(lesson.minutes for lesson in road)} if road else None
