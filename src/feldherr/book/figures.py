"""Pictures in the book: a position before and after something happened, and the tower in between, played by the engine.

What is shown follows from the rules of the table, as everything else in its book. `wars` has those of Sixteen Thirty
Something, the others are Wallenstein's.
"""

import json
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import feldherr
from feldherr.book import wars
from feldherr.book.model import Book, Figure, Part, Picture
from feldherr.kernel import words
from feldherr.kernel.decision import Decision
from feldherr.kernel.game import Game

PLAYERS: Final = 3
SEED: Final = 1618
COLOURS: Final = ("red", "blue", "black")
PRIMING: Final = "fall 0=4 1=4 2=4 peasants=5"
PARTS: Final[tuple[Picture, ...]] = ("before", "tray", "after")


class Story(NamedTuple):
    """A game before a decision, and after what came of it, with the events between."""

    before: Game
    after: Game
    attacked: dict[str, Any]
    thrown: dict[str, Any]
    result: dict[str, Any]


@cache
def _source() -> dict[str, Any]:
    return tomllib.loads((files("feldherr.wallenstein") / "book" / "positions.toml").read_text("utf-8"))


def names(game: str) -> tuple[str, ...]:
    """The figures of a game's book.

    >>> names("wallenstein"), names("sixteenthirty")
    (('paderborn', 'tie'), ('war',))
    """
    known = {"wallenstein": tuple(_source()["position"]), "sixteenthirty": wars.NAMES}
    return known.get(game, ())


def figure(name: str, options: dict[str, Any], language: str) -> Figure:
    """A figure with what its pictures tell, in the words of the log."""
    if name in wars.NAMES:
        return wars.figure(name, language)
    story = _story(name, json.dumps(options))
    told = zip(PARTS, (story.attacked, story.thrown, story.result), strict=True)
    return Figure(name, tuple(Part(part, _sentence(event, language)) for part, event in told))


def pictures(book: Book, options: dict[str, Any]) -> dict[str, str]:
    """All pictures of a book as SVG without fonts, by figure and part."""
    shown = [paragraph.figure for paragraph in book.paragraphs() if paragraph.figure]
    return {
        f"{drawn.id}/{part.id}": picture(drawn.id, part.id, options, book.language, fonts=False)
        for drawn in shown
        for part in drawn.parts
    }


def picture(name: str, part: str, options: dict[str, Any], language: str, fonts: bool = True) -> str:
    """A part of a figure as SVG."""
    if name in wars.NAMES:
        return wars.picture(part, language, fonts)
    from feldherr import svg

    story = _story(name, json.dumps(options))
    players = _players(language)
    if part == "tray":
        inside = story.after.view(None)["tower"]["inside"]
        return svg.throw(story.before, inside, story.thrown["fallen"], language=language, players=players, fonts=fonts)
    game = story.before if part == "before" else story.after
    counties = _source()["position"][name]["counties"]
    return svg.cutting(game, counties, language=language, players=players, fonts=fonts)


def record(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """The game up to the decision, to go on from there with the game's own chance."""
    if name in wars.NAMES:
        return wars.record()
    return _before({**options, "throws": "inside"}).record()


def _players(language: str) -> list[str]:
    return [words.name(language, colour, "colour") for colour in COLOURS]


def _sentence(event: dict[str, Any], language: str) -> str:
    return words.sentence(language, "events", event["kind"], event, _players(language))


@lru_cache(maxsize=32)
def _story(name: str, options: str) -> Story:
    told = _source()["position"][name]
    before = _before({**json.loads(options), "throws": "outside"})
    after = before.copy()
    known = len(after.events(None))
    after.play(0, told["move"])
    while not _has_fallen(after, known):
        seat, decision = next(iter(after.pending.items()))
        after.play(seat, told["fall"] if seat == "chance" else decision.options()[-1])
    events = {event["kind"]: event for event in after.events(None)[known:]}
    result = next(event for kind, event in events.items() if kind.startswith("battle_"))
    return Story(before, after, events["attacked"], events["thrown"], result)


def _has_fallen(game: Game, known: int) -> bool:
    return any(event["kind"] == "thrown" for event in game.events(None)[known:])


def _before(options: dict[str, Any]) -> Game:
    """The first spring, up to the attack."""
    table = {**options, "lineup": "default", "first_seat": 0}
    game = feldherr.new_game("wallenstein", players=PLAYERS, seed=SEED, **table)
    while not _is_attack(decision := next(iter(game.pending.values()))):
        game.play(decision.seat, _answer(decision))
    return game


def _is_attack(decision: Decision) -> bool:
    return decision.kind == "move" and decision.facts()["action"] == "combat_a"


def _answer(decision: Decision) -> Any:
    if decision.seat == "chance":
        return PRIMING
    if decision.kind == "plan":
        return _plan(decision)
    options = decision.options()
    if decision.kind == "position":
        tiles = decision.facts()["tiles"]
        return next(move for move in options if tiles[int(move.text.split()[1]) - 1] not in ("attack", "defence"))
    return next((move for move in options if move.text == "pass"), options[0])


def _plan(decision: Decision) -> str:
    """What the figure plans, and on all other boxes cards that do nothing."""
    facts = decision.facts()
    wanted = _source()["plan"][str(decision.seat)]
    spare = ["0" if box == "bid" and facts["spare_card"] == "money" else facts["spare_card"] for box in facts["boxes"]]
    laid = dict(zip(facts["boxes"], spare, strict=True))
    laid |= {box: "tower" for box in facts["boxes"] if box.startswith("court")}
    laid |= {box: card for box, card in wanted.items() if box in laid}
    return "plan " + " ".join(f"{box}={card}" for box, card in laid.items())
