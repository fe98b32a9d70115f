"""Replaying a record gives the same game to the last cube."""

import copyreg
from typing import Any, Final

from feldherr.kernel.chance import commitment_to
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.errors import BadRecord, FeldherrError
from feldherr.kernel.fair import require_fair
from feldherr.kernel.game import Game, start
from feldherr.kernel.record import digest, require_form
from feldherr.kernel.rulebook import Rulebook

UNFIT: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules stumble over in a position that cannot be. None is proven sound; should one be, its record is refused."""
LONGEST_LINE: Final = 1_000
"""Characters; a plan for all boxes has some two hundred."""


def replay(rulebook: Rulebook[Any], record: dict[str, Any]) -> Game:
    """Replays a record move by move. BadRecord says where it tells no possible game, or another than it claims."""
    game = begin(rulebook, record)
    try:
        for number, line in enumerate(record["moves"], 1):
            play_line(game, number, line)
        require_claims(game, record)
    except UNFIT:
        if game.position is None:
            raise
        raise BadRecord("bad_key", key="position") from None
    return game


def begin(rulebook: Rulebook[Any], record: dict[str, Any]) -> Game:
    """The game of a record before its first move."""
    require_form(record)
    options = rulebook.of_version(record["version"], record["options"])
    try:
        seed = bytes.fromhex(record["seed"])
    except ValueError:
        raise BadRecord("bad_key", key="seed") from None
    if commitment_to(seed) != record["commitment"]:
        raise BadRecord("commitment_differs")
    require_fair(record)
    try:
        position, question = record.get("position"), record.get("question", 0)
        game = start(rulebook, record["players"], options, seed, position, question)
    except FeldherrError as error:
        raise BadRecord("bad_start", reason=error) from None
    except UNFIT:
        if "position" not in record:
            raise
        raise BadRecord("bad_key", key="position") from None
    return game


def require_claims(game: Game, record: dict[str, Any]) -> None:
    """Raises BadRecord unless the game stands where its record says."""
    if digest(game) != record["digest"]:
        raise BadRecord("digest_differs")
    outcome = game.outcome
    if (outcome and outcome.as_json()) != record.get("outcome"):
        raise BadRecord("outcome_differs")


def play_line(game: Game, number: int, line: Any) -> None:
    """Plays one line of a record: a seat and a move."""
    if not isinstance(line, str) or " " not in line or len(line) > LONGEST_LINE:
        raise BadRecord("bad_line", number=number)
    seat, text = line.split(" ", 1)
    if seat != CHANCE and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise BadRecord("bad_line", number=number)
    try:
        game.play(seat if seat == CHANCE else int(seat), text)
    except FeldherrError as error:
        raise BadRecord("impossible_move", number=number, move=line[:120], reason=error) from None


def _reduce(game: Game) -> tuple[Any, ...]:
    return replay, (game.rulebook, game.record())


copyreg.pickle(Game, _reduce)
