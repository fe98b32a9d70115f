"""What worker processes are asked to do. Nothing here knows storage or the web, so that they start quickly."""

import json
from collections.abc import Sequence
from random import Random
from time import process_time, time
from typing import Any, Final, NamedTuple
from zlib import MAX_WBITS, compress, decompress

import orjson

import feldherr
from feldherr import Game, bots
from feldherr.kernel import game as kernel_game
from feldherr.kernel import ordering, replay
from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.errors import BadRecord, FeldherrError
from feldherr.kernel.shapes import Outcome
from feldherr.server.errors import Refused
from feldherr.server.history.changes import applied
from feldherr.server.history.summary import history
from feldherr.server.model import FOR_CHANCE, MOVE, Entry, Stored, Table
from feldherr.server.standing.rebuild import begin, pack, rebuild, written
from feldherr.server.work.worker import Overrun

STANDING_BYTES: Final = 1024 * 1024
"""Of a rebuilt table; an honest game needs a tenth of it."""
SHOWING_SECONDS: Final = 0.25
"""Of processor time to show a position to all who may see it; an honest one needs a twentieth of it."""
FORM: Final = 1
"""Of a history as it is kept; one of another form is made anew."""


def warm_up() -> None:
    """What most jobs need, loaded before the first, so that no job is charged for it."""
    import numpy  # noqa: F401

    import feldherr.svg
    import feldherr.wallenstein.odds_of_moves  # noqa: F401


SEARCHED: Final = {"wallenstein": 0, "sixteenthirty": 3}
"""The first question of a game that levels look at more closely than captains do."""


def warm_up_thinker() -> None:
    """Every level thinks for a moment about each game of the house: what it has learned is loaded then, and no table
    waits for it."""
    for game in feldherr.HOUSE:
        table = feldherr.new_game(game, players=feldherr.rulebook(game).seats[0], seed=0, events=False)
        rng = Random(0)
        while table.question < SEARCHED[game]:
            seat, decision = next(iter(table.pending.items()))
            table.play(seat, decision.sample(rng))
        (seat, *_) = table.pending
        for level in bots.offered(game):
            think(level.name, table.view(seat), 0, bots.Budget(simulations=1))


# -- tables --------------------------------------------------------------------------------------------------------


def rebuilt(stored: Stored) -> bytes:
    """A table from storage, in the form that `rebuild.read` makes its standing of at little cost."""
    standing = rebuild(stored)
    if standing.table.start is not None and standing.game is not None:
        require_shown(standing.game)
    content = written(standing)
    if len(content) > STANDING_BYTES:
        raise Overrun("answer")
    return content


def require_shown(game: Game) -> None:
    """Raises unless a position can be shown to everybody, and quickly: the server does that where all wait for it."""
    begun = process_time()
    for seat in (None, *range(game.players)):
        orjson.dumps(game.view(seat), option=orjson.OPT_NON_STR_KEYS)
    for decision in game.asked.values():
        json.dumps(decision.as_json())
    if process_time() - begun > SHOWING_SECONDS:
        raise Overrun("time")


def odds(game: str, options: dict[str, Any], state: list[Any], seat: int) -> dict[str, Any]:
    """The odds of those moves that are offered to a seat and have any."""
    rulebook = feldherr.rulebook(game)
    at = Game(rulebook, rulebook.decode(state, options, Chance.from_seed(bytes(32))), options, bytes(32), state)
    try:
        moves = at.asked[seat].options()
    except FeldherrError:
        return {}
    return {text: found.as_json() for text, found in rulebook.odds_of_all(at.state, seat, moves).items()}


def ordered(
    game: str, options: dict[str, Any], state: list[Any], seat: int, orders: Sequence[str]
) -> tuple[str, str] | None:
    """The order that answers what a seat is asked, and its answer; None, if its person must decide."""
    rulebook = feldherr.rulebook(game)
    at = Game(rulebook, rulebook.decode(state, options, Chance.from_seed(bytes(32))), options, bytes(32), state)
    found = ordering.answer(at, seat, rulebook.orders.read_all(orders))
    return None if found is None else (found.order.text, found.move.text)


# -- tables from games -----------------------------------------------------------------------------------------------


class Branch(NamedTuple):
    """A position to go on from, with chance of its own."""

    game: str
    players: int
    options: dict[str, Any]
    start: list[Any]
    question: int


class Finished(NamedTuple):
    """A record of a game that is over, as it is stored."""

    game: str
    players: int
    options: dict[str, Any]
    seed: bytes
    start: list[Any] | None
    first_question: int
    question: int
    outcome: Outcome
    entries: list[Entry]
    snapshot: bytes
    """Of its end: nobody who looks at it waits until it has been played again."""


def branch_at(table: Table, moves: Sequence[tuple[int | str, str]]) -> Branch:
    """The position of a table after these moves."""
    game = begin(table)
    for seat, text in moves:
        game.play(seat, text)
    return _branch(game)


def branch_of_position(position: dict[str, Any]) -> Branch:
    """A position that was shared, as somebody begins with it: proven by the rules of today."""
    rulebook = feldherr.rulebook(position["game"])
    options = rulebook.of_version(position["version"], position["options"])
    game = kernel_game.start(rulebook, position["players"], options, None, position["position"])
    require_shown(game)
    return _branch(game)


def view_of_position(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """A position as one of its seats may know it."""
    branch = branch_of_position(position)
    rulebook = feldherr.rulebook(branch.game)
    return kernel_game.start(rulebook, branch.players, branch.options, None, branch.start).view(seat)


def branch_of_figure(options: dict[str, Any], name: str) -> Branch:
    """The position of a figure of the rulebook."""
    return branch_of_record(figure_record(options, name))


def branch_of_lesson(name: str, step: int) -> Branch:
    """The position of a lesson at a step, with chance of its own. One step more than it has is its end."""
    from feldherr.lessons import lesson
    from feldherr.lessons.course import begin as begin_lesson
    from feldherr.lessons.course import course

    found = lesson(name)
    if found is None:
        raise Refused(404, "no_such_lesson")
    if not 1 <= step <= len(found.steps) + 1:
        raise Refused(422, "no_such_step", step=step, steps=len(found.steps))
    playing = game = begin_lesson(found)
    for seat, text in course(name).before(step - 1):
        playing.play(seat, text)
        if CHANCE not in playing.pending:  # what chance is to say is its own
            game = playing.copy()
    options = {**game.options, "throws": "inside"}
    position = game.rulebook.encode(game.state)
    return _branch(kernel_game.start(game.rulebook, game.players, options, None, position))


def branch_of_record(record: dict[str, Any]) -> Branch:
    """The position at which a record ends."""
    told = read_record(record)
    if isinstance(told, Finished):
        raise Refused(422, "position_over")
    return told


def read_request(body: bytes) -> Branch | Finished:
    """What the record in the body of a request tells."""
    try:
        given = json.loads(body)
    except (ValueError, RecursionError):
        raise Refused(422, "bad_request", where="body", reason="json_invalid") from None
    if not isinstance(given, dict) or list(given) != ["record"] or not isinstance(given["record"], dict):
        raise Refused(422, "bad_request", where="record", reason="dict_type")
    return read_record(given["record"])


def read_record(record: dict[str, Any]) -> Branch | Finished:
    """What a record tells; BadRecord says why it tells nothing that can be."""
    try:
        game = feldherr.replay(record)
        if game.position is not None:
            require_shown(game)
        return _finished(game, record) if game.over else _branch(game)
    except RecursionError:
        raise BadRecord("no_record") from None
    except replay.UNFIT:
        if record.get("position") is None:
            raise
        raise BadRecord("bad_key", key="position") from None


def _branch(game: Game) -> Branch:
    if game.over:
        raise Refused(422, "position_over")
    start = game.branch().position
    assert start is not None
    return Branch(game.rulebook.name, game.players, game.options, start, game.question)


def _finished(game: Game, record: dict[str, Any]) -> Finished:
    assert game.outcome is not None
    entries = _entries(game, record, time())
    outcome, start, first = game.outcome.as_json(), game.position, game.first_question
    name, question = game.rulebook.name, game.question
    return Finished(name, game.players, game.options, game.seed, start, first, question, outcome, entries, pack(game))


def _entries(game: Game, record: dict[str, Any], now: float) -> list[Entry]:
    """The moves of a game as they are stored, each with the number of its question."""
    position = replay.begin(game.rulebook, record)
    entries = []
    for number, (seat, move) in enumerate(game.moves, 1):
        question = position.question
        position.play(seat, move)
        who = FOR_CHANCE if seat == CHANCE else int(seat)
        entries.append(Entry(number, MOVE, who, question, move.text, 1, now))
    return entries


# -- what takes long -------------------------------------------------------------------------------------------------


def told_again(table: Table, entries: Sequence[Entry]) -> bytes:
    """The history of a finished game as it is kept."""
    return compress(orjson.dumps([FORM, history(table, entries)], option=orjson.OPT_NON_STR_KEYS), 6)


def draw(view: dict[str, Any], kind: str, shape: str, seat: int | None, language: str, names: list[str]) -> bytes:
    """A picture of a position, as SVG or PNG."""
    from feldherr import svg

    drawn = svg.picture(view, shape, seat, language=language, players=names)
    return svg.png(drawn) if kind == "png" else drawn.encode()


def draw_plate(shown: tuple[Any, ...]) -> bytes:
    """A plate with a title and a few lines, as PNG."""
    from feldherr import svg
    from feldherr.svg.plate import Plate, plate

    return svg.png(plate(Plate(*shown)))


def draw_moment(packed: bytes, at: int, language: str, names: list[str]) -> bytes:
    """A position of a game that is told again, as PNG."""
    told = orjson.loads(decompress(packed, wbits=MAX_WBITS | 16))
    if not 0 <= at < len(told["positions"]):
        raise Refused(404, "no_such_position")
    view = told["first"]
    for changed in told["changes"][:at]:
        view = applied(view, changed)
    return draw(view, "png", "card", None, language, names)


def draw_shared(position: dict[str, Any], language: str) -> bytes:
    """A position that was shared, as PNG."""
    rulebook = feldherr.rulebook(position["game"])
    options = rulebook.of_version(position["version"], position["options"])
    game = kernel_game.start(rulebook, position["players"], options, None, position["position"])
    return draw(game.view(None), "png", "card", None, language, [])


def rulebook(game: str, options: dict[str, Any], players: int | None, language: str) -> bytes:
    """The rulebook that players of a table read."""
    from feldherr.book import book

    return orjson.dumps(book(game, options, language, players))


def figure(options: dict[str, Any], name: str, part: str, language: str) -> bytes:
    """A picture of the rulebook, as SVG."""
    from feldherr.book import figures

    return figures.picture(name, part, options, language).encode()


def figure_record(options: dict[str, Any], name: str) -> dict[str, Any]:
    """The game up to the position of a figure."""
    from feldherr.book import figures

    return figures.record(name, options)


# -- bots ------------------------------------------------------------------------------------------------------------


def think(name: str, view: dict[str, Any], seed: int, budget: bots.Budget) -> bots.Choice:
    """What a level plays, perhaps with a temper, that knows this view and nothing else. A budget without a number of
    simulations is given that of such a table here: to know it takes native code, which the server itself does without.
    """
    bots.of_house(name, view["game"])
    if budget.simulations is None:
        budget = budget._replace(simulations=bots.simulations(view["game"], len(view["players"]), view["options"]))
    return bots.decide(name, view, Random(seed), budget)


def compare(view: dict[str, Any], mine: str, seed: int) -> dict[str, Any]:
    """A plan beside the one that a captain would lay who knows this view and nothing else."""
    from feldherr.bots.wallenstein.comparing import compare as beside

    found = beside(view, mine, Random(seed))
    return {**found._asdict(), "gaps": [gap._asdict() for gap in found.gaps]}
