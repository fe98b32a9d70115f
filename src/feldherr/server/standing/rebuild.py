"""Games from storage: a snapshot, the moves since, and the answers that are sealed."""

import json
from dataclasses import astuple, dataclass, field
from typing import Any
from zlib import compress, decompress

import orjson

import feldherr
from feldherr import Game
from feldherr.kernel import game as kernel_game
from feldherr.kernel import snapshot
from feldherr.kernel.decision import CHANCE
from feldherr.server.model import RUNNING, UNDO, Entry, Sealed, Stored, Table
from feldherr.server.standing.sandbox import played


@dataclass(frozen=True, slots=True)
class Standing:
    """A table with its game. Neither is ever changed: what comes next is made from copies."""

    table: Table
    game: Game | None = None
    """None before the start."""
    previous: Game | None = None
    """The game before the last decision, to undo it."""
    sealed: dict[int, Sealed] = field(default_factory=dict)
    """By seat, its present answer as it was sealed."""
    known: dict[int, int] = field(default_factory=dict)
    """By seat, how many events there were when it last answered, if this process saw it."""


def begin(table: Table) -> Game:
    """The game of a table before its first move."""
    assert table.seed is not None
    rulebook = feldherr.rulebook(table.game)
    options = rulebook.of_version(table.version, table.options)
    return kernel_game.start(rulebook, table.players, options, table.seed, table.start, table.first_question)


def rebuild(stored: Stored) -> Standing:
    """The present standing of a table, from its snapshot on."""
    table = stored.table
    if table.seed is None:
        return Standing(table)
    game = begin(table) if stored.snapshot is None else unpack(table, stored.snapshot[1])
    return _with_sealed(Standing(table, *fold(game, None, stored.entries, table.sandbox)), stored.sealed)


def catch_up(standing: Standing, stored: Stored) -> Standing:
    """A standing brought up to date with what other processes have written since."""
    if standing.game is None:
        return rebuild(stored)
    game = standing.game.copy()
    game.sealed = {}
    table = stored.table
    return _with_sealed(Standing(table, *fold(game, standing.previous, stored.entries, table.sandbox)), stored.sealed)


def fold(game: Game, previous: Game | None, entries: list[Entry], sandbox: bool = False) -> tuple[Game, Game | None]:
    """The game after these entries, and the one before its last decision."""
    if sandbox:
        return played(game, previous, entries)
    for entry in entries:
        if entry.kind == UNDO:
            assert previous is not None, "only the last decision can be undone"
            game, previous = undone(previous, entry.question), None
            continue
        if entry.question == game.question and not game.sealed:
            previous, game = game, game.copy()
        game.play(entry.who, entry.text)
    return game, previous


def may_undo(standing: Standing, seat: int | None) -> bool:
    """Whether the last decision was this seat's alone, revealed nothing and drew nothing, and nobody decided since;
    never where the result is rated."""
    game, previous = standing.game, standing.previous
    if standing.table.sandbox:
        return seat is not None and (previous is not None or bool(standing.sealed))
    if game is None or previous is None or game.sealed or standing.table.status != RUNNING or standing.table.rated:
        return False
    told = game.state.events[len(previous.state.events) :]
    if may_correct(standing):
        return seat is not None and standing.table.seats[seat].active
    return (
        [who for who, _ in game.moves[len(previous.moves) :]] == [seat]
        and game.state.chance.position == previous.state.chance.position
        and not any(kind in game.rulebook.revealing for kind, _, _ in told)
    )


def may_correct(standing: Standing) -> bool:
    """Whether the last that happened was a throw into a tower of the players' own: nobody has decided since."""
    game, previous = standing.game, standing.previous
    if game is None or previous is None or not standing.table.own_tower:
        return False
    return [who for who, _ in game.moves[len(previous.moves) :]] == [CHANCE]


def undone(previous: Game, question: int) -> Game:
    """The game before a decision, which is asked anew: under a number that no answer was ever given to."""
    game = previous.copy()
    game.question = question + 1
    return game


def _with_sealed(standing: Standing, sealed: list[Sealed]) -> Standing:
    game = standing.game
    if game is None or not sealed:
        return standing
    game = game.copy()
    counting = {answer.seat: answer for answer in sealed if answer.question == game.question}
    for answer in counting.values():
        game.play(answer.seat, answer.text)
    return Standing(standing.table, game, standing.previous, counting)


def written(standing: Standing) -> bytes:
    """A standing but for its table, to be sent from process to process: `read` needs a few milliseconds for it."""
    game, previous = standing.game, standing.previous
    plain: dict[str, Any] = {"sealed": [astuple(answer) for answer in standing.sealed.values()]}
    if game is not None:
        plain["game"] = snapshot.write(game)
    if previous is not None:  # what it had told and played is the beginning of what the game has
        told, played = len(previous.state.events), len(previous.moves)
        plain["previous"] = {**snapshot.write(previous), "events": told, "moves": played}
    return orjson.dumps(plain, option=orjson.OPT_NON_STR_KEYS)


def read(table: Table, content: bytes) -> Standing:
    """The standing of a table, as it was written in another process."""
    plain: dict[str, Any] = orjson.loads(content)
    if "game" not in plain:
        return Standing(table)
    assert table.seed is not None
    rulebook = feldherr.rulebook(table.game)
    game = snapshot.read(rulebook, plain["game"], table.seed)
    previous = None
    if "previous" in plain:
        earlier = plain["previous"]
        previous = snapshot.read(rulebook, {**earlier, "events": [], "moves": []}, table.seed)
        previous.state.teller.put(game.state.events[: earlier["events"]])
        previous.moves = game.moves[: earlier["moves"]]
    sealed = [Sealed(*answer) for answer in plain["sealed"]]
    return Standing(table, game, previous, {answer.seat: answer for answer in sealed})


def pack(game: Game) -> bytes:
    """A snapshot as it is stored."""
    return compress(json.dumps(snapshot.write(game), separators=(",", ":")).encode(), 6)


def unpack(table: Table, content: bytes) -> Game:
    assert table.seed is not None
    plain: dict[str, Any] = json.loads(decompress(content))
    plain["sealed"] = {}  # those in storage count
    return snapshot.read(feldherr.rulebook(table.game), plain, table.seed)
