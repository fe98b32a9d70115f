"""Replaying a record gives the same game to the last cube."""

import copyreg
from typing import Any

from feldherr.kernel.chance import commitment_to
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.errors import BadRecord, FeldherrError
from feldherr.kernel.game import Game, start
from feldherr.kernel.record import digest, require_form
from feldherr.kernel.rulebook import Rulebook


def replay(rulebook: Rulebook[Any], record: dict[str, Any]) -> Game:
    """Replays a record move by move. BadRecord says where it tells no possible game, or another than it claims."""
    game = begin(rulebook, record)
    for number, line in enumerate(record["moves"], 1):
        play_line(game, number, line)
    if digest(game) != record["digest"]:
        raise BadRecord("digest_differs")
    outcome = game.outcome
    if (outcome and outcome.as_json()) != record.get("outcome"):
        raise BadRecord("outcome_differs")
    return game


def begin(rulebook: Rulebook[Any], record: dict[str, Any]) -> Game:
    """The game of a record before its first move."""
    require_form(record)
    if record["version"] != rulebook.version:
        raise BadRecord("other_version", version=record["version"], current=rulebook.version)
    try:
        seed = bytes.fromhex(record["seed"])
    except ValueError:
        raise BadRecord("bad_key", key="seed") from None
    if commitment_to(seed) != record["commitment"]:
        raise BadRecord("commitment_differs")
    try:
        return start(rulebook, record["players"], record["options"], seed, record.get("position"))
    except FeldherrError as error:
        raise BadRecord("bad_start", reason=str(error)) from None
    except (ValueError, TypeError, KeyError, IndexError):
        raise BadRecord("bad_key", key="position") from None


def play_line(game: Game, number: int, line: Any) -> None:
    """Plays one line of a record: a seat and a move."""
    if not isinstance(line, str) or " " not in line:
        raise BadRecord("bad_line", number=number)
    seat, text = line.split(" ", 1)
    if seat != CHANCE and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise BadRecord("bad_line", number=number)
    try:
        game.play(seat if seat == CHANCE else int(seat), text)
    except FeldherrError as error:
        raise BadRecord("impossible_move", number=number, move=line[:120], reason=str(error)) from None


def _reduce(game: Game) -> tuple[Any, ...]:
    return replay, (game.rulebook, game.record())


copyreg.pickle(Game, _reduce)
