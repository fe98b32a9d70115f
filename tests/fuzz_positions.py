"""Records that were tampered with are refused in a sentence, or tell a game that is as good as any other.

An attacker knows the program: the digest and the commitment of a tampered record always fit.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from random import Random
from time import perf_counter
from typing import Any

import feldherr
from feldherr import BadOption, FeldherrError, Game
from feldherr.kernel.game import start
from feldherr.kernel.record import MOST_QUESTIONS
from tests.fuzzing import LONGEST, audiences, plain
from tests.sixteenthirty.fuzz import TABLES as OF_SIXTEENTHIRTY
from tests.tampering import Position, Record, tampered
from tests.wallenstein.fuzz import TABLES as OF_WALLENSTEIN

MOMENTS = 5
"""Positions of a game that are looked at."""
CHANGED = 10
"""Tampered records made of each, one of the other: what was accepted is tampered with further."""
PLAYED_ON = 50
"""Answers after a tampered position."""
LONGEST_LOOK = 5.0
"""Seconds for anything asked of one position; thousandths of them where nothing else runs."""


@cache
def tables() -> list[Any]:
    """The tables of all fuzzers, for both games alike."""
    usual = list(OF_SIXTEENTHIRTY)
    return [table for n, one in enumerate(OF_WALLENSTEIN) for table in (one, usual[n % len(usual)])]


def fuzz(seed: int) -> None:
    """A random game at some of its moments, which are all sound, and what comes of them when somebody tampers."""
    rng = Random(f"positions {seed}")
    game = rng.choice(tables()).open(seed)
    moments = list(some_moments(game, rng))
    positions = [record["position"] for record in moments]
    for honest in moments:
        require_accepted(honest)
        record = honest
        for _ in range(CHANGED):
            changed = with_claims(tampered(record, positions, game.rulebook, rng))
            try:
                game_of_it = accepted(changed)
                if game_of_it is not None:
                    play_on(game_of_it, rng)
                    record = changed
            except Exception as error:
                raise Tampered(seed, changed, error) from error


class Tampered(AssertionError):
    """A tampered record did what it must not."""

    def __init__(self, seed: int, record: Record, error: Exception) -> None:
        super().__init__(f"seed {seed}: {type(error).__name__}: {error}")
        self.record = record


def some_moments(game: Game, rng: Random) -> Iterator[Record]:
    """Records that start right at some of the decisions of a game, and at its end; all its positions are sound."""
    chosen: list[Position] = []
    seen = 0
    for _ in range(LONGEST):
        position, seen = game.rulebook.encode(game.state), seen + 1
        game.rulebook.sound(game.rulebook.decode(position, game.options, game.state.chance.copy()))
        if len(chosen) < MOMENTS:
            chosen.append(position)
        elif rng.random() < MOMENTS / seen:
            chosen[rng.randrange(MOMENTS)] = position
        if game.over:
            break
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    for position in (*chosen[1:], game.rulebook.encode(game.state)):
        yield {**game.record(), "position": position, "question": rng.randrange(900), "moves": [], "outcome": None}


def with_claims(record: Record) -> Record:
    """The record with the digest and the outcome that fit it, as far as there are any."""
    position = record["position"]
    if isinstance(position, list) and len(position) > 3:
        stands = json.dumps([*position[:2], 0, *position[3:]], separators=(",", ":"))
        record["digest"] = blake2b(stands.encode(), digest_size=16).hexdigest()
        if position[1] == []:
            record["outcome"] = outcome_of(record)
    return record


def outcome_of(record: Record) -> Any:
    """What a game that is over there comes to, whatever it is; an attacker would find out."""
    try:
        rulebook = feldherr.rulebook(record["game"])
        options = rulebook.read_options(record["players"], record["options"])
        chance = start(rulebook, record["players"], {}, 0).state.chance
        return rulebook.outcome(rulebook.decode(record["position"], options, chance)).as_json()
    except Exception:
        return None


def require_accepted(record: Record) -> None:
    """An honest position is sound, and the game that goes on from it is the same."""
    record = with_claims(json.loads(plain(record)))
    game = feldherr.replay(record)
    assert json.loads(plain(game.record())) == record, "an honest record differs"


def accepted(record: Record) -> Game | None:
    """The game of a record; None if it is refused, which is done in a sentence and in no time."""
    began, game = perf_counter(), None
    try:
        game = feldherr.replay(record)
    except FeldherrError as error:
        require_refusal(error, record)
    assert perf_counter() - began < LONGEST_LOOK, "reading it took too long"
    return game


def require_refusal(error: FeldherrError, record: Record) -> None:
    sentence = str(error)
    assert sentence, "refused without a word"
    assert "\n" not in sentence
    stumbled = error.facts.get("key") == "position" and type(record["position"]) is list
    assert not stumbled, "taken for sound, and stumbled over"


def play_on(game: Game, rng: Random) -> None:
    """An accepted position stays sound whatever is played, and so does what branches off from it."""
    look_at(game, rng)
    for _ in range(PLAYED_ON):
        if game.over:
            break
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
        game.rulebook.sound(game.state)
        assert game.rests, "something happens before anybody answers"
    look_at(game, rng)
    if game.question < MOST_QUESTIONS:  # a tampered record may begin at the very last number
        require_accepted(game.branch(rng.randbytes(32)).record())


def look_at(game: Game, rng: Random) -> None:
    """Everything that can be asked of a game: views, events, options, odds, an imagined game."""
    began = perf_counter()
    for audience in (*audiences(game), "all"):
        plain([game.view(audience), game.events(audience)])
    for seat, decision in game.pending.items():
        plain(decision.as_json())
        if isinstance(seat, int):
            feldherr.imagine(json.loads(plain(game.view(seat))), rng)
            with suppress(BadOption):  # not every move has odds
                plain(game.odds(decision.sample(rng)).as_json())
    assert perf_counter() - began < LONGEST_LOOK, "looking at it took too long"
