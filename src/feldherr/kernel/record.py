"""Records: game, options, rules version, seed and moves, as plain data."""

from hashlib import blake2b
from json import dumps
from typing import Any, Final, Protocol

from feldherr.kernel.codec import copied
from feldherr.kernel.decision import Move
from feldherr.kernel.errors import BadRecord
from feldherr.kernel.rulebook import Outcome, Rulebook

FORMAT: Final = 1
KEYS: Final = {
    "feldherr": int,
    "game": str,
    "version": int,
    "players": int,
    "options": dict,
    "seed": str,
    "commitment": str,
    "moves": list,
    "digest": str,
}
START_KEYS: Final = {"position": list, "question": int}
"""Of a record that starts from a written position: where, and the number of the first question there."""
MOST_MOVES: Final = 8_000
"""Several times the answers of the longest game."""
MOST_QUESTIONS: Final = 1 << 30


class Recorded(Protocol):
    """As much of a game as its record tells."""

    rulebook: Rulebook[Any]
    state: Any
    options: dict[str, Any]
    seed: bytes
    first_question: int
    moves: list[tuple[int | str, Move]]
    sealed: dict[int, Move]

    @property
    def position(self) -> list[Any] | None: ...
    @property
    def players(self) -> int: ...
    @property
    def commitment(self) -> str: ...
    @property
    def outcome(self) -> Outcome | None: ...


def digest(game: Recorded) -> str:
    """A hash of the whole position, open and hidden."""
    plain = dumps(game.rulebook.encode(game.state), separators=(",", ":"))
    return blake2b(plain.encode(), digest_size=16).hexdigest()


def write(game: Recorded) -> dict[str, Any]:
    outcome = game.outcome
    answers = [*game.moves, *sorted(game.sealed.items())]
    return {
        "feldherr": FORMAT,
        "game": game.rulebook.name,
        "version": game.rulebook.version,
        "players": game.players,
        "options": copied(game.options),
        "seed": game.seed.hex(),
        "commitment": game.commitment,
        **({"position": game.position, "question": game.first_question} if game.position is not None else {}),
        "moves": [f"{seat} {move.text}" for seat, move in answers],
        "digest": digest(game),
        "outcome": outcome and outcome.as_json(),
    }


def require_form(record: Any) -> None:
    """Raises BadRecord unless all keys are there with values of their kind."""
    if not isinstance(record, dict):
        raise BadRecord("no_record")
    if record.get("feldherr") != FORMAT:
        raise BadRecord("no_record")
    for key, kind in KEYS.items():
        if type(record.get(key)) is not kind:
            raise BadRecord("bad_key", key=key)
    for key, kind in START_KEYS.items():
        if key in record and type(record[key]) is not kind:
            raise BadRecord("bad_key", key=key)
    if not 0 <= record.get("question", 0) < MOST_QUESTIONS:
        raise BadRecord("bad_key", key="question")
    if len(record["moves"]) > MOST_MOVES:
        raise BadRecord("too_many_moves", given=len(record["moves"]), most=MOST_MOVES)
