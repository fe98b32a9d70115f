"""What the fuzzers of all games have in common: random play, and checks that hold for any game of the kernel."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import feldherr
from feldherr import Decision, Game, Move
from feldherr.kernel.decision import CHANCE

LONGEST = 8_000
"""Answers in a game; more is a game that does not end."""
TEMPERS = ("even", "even", "first", "last")
MOST_READ = 300
"""Options of a decision whose text is read back."""


class Broken(AssertionError):
    """A game went wrong. Its record up to there tells how."""

    def __init__(self, where: str, game: Game, error: Exception) -> None:
        super().__init__(f"{where} after {len(game.moves)} moves: {type(error).__name__}: {error}")
        self.record = game.record()


def plain(value: Any) -> str:
    return json.dumps(value)


def audiences(game: Game) -> list[int | None]:
    return [*range(game.players), None]


def listed(decision: Decision) -> bool:
    """Plans are drawn and never listed."""
    return decision.kind != "plan"


def answer(decision: Decision, temper: str, whim: float, rng: Random) -> Move:
    """A random answer. Stubborn tempers take mostly the first or the last option, which leads to rare positions."""
    if temper == "even" or not listed(decision) or rng.random() < whim:
        return decision.sample(rng)
    return decision.option(0 if temper == "first" else decision.count() - 1)


def play_out(game: Game, rng: Random, after: Callable[[Game], None] | None = None) -> Game:
    """Plays random moves to the end; `after` looks at the game after each answer."""
    alike, whim = rng.random() < 0.3, rng.choice((0.02, 0.2))
    tempers = [rng.choice(TEMPERS)] * game.players if alike else rng.choices(TEMPERS, k=game.players)
    for _ in range(LONGEST):
        if game.over:
            return game
        seat = rng.choice(list(game.pending))
        temper = "even" if seat == CHANCE else tempers[int(seat)]
        game.play(seat, answer(game.pending[seat], temper, whim, rng))
        if after is not None:
            after(game)
    raise AssertionError(f"no end after {LONGEST} answers")


def everything(game: Game) -> str:
    return plain([game.record(), game.view("all"), game.events("all")])


def check_copy(game: Game, rng: Random) -> None:
    """What happens to a copy does not happen to the game; two copies have the same future."""
    before = everything(game)
    one, two = game.copy(), game.copy()
    assert everything(one) == before, "a copy differs"
    seed = rng.random()
    for twin in (one, two):
        play_out(twin, Random(seed))
    assert plain(one.record()) == plain(two.record()), "two copies have different futures"
    assert everything(game) == before, "a copy changed the game"


def imagined_by(game: Game, seat: int | None, rng: Random) -> Game:
    """An imagined game, which gives its seat the same view and asks it the same."""
    view = plain(game.view(seat))
    imagined = feldherr.imagine(json.loads(view), rng)
    assert plain(imagined.view(seat)) == view, f"seat {seat} sees another game when it imagines one"
    if seat is not None and seat in game.pending:
        asked, again = game.pending[seat].as_json(), imagined.pending[seat].as_json()
        assert asked == again, f"seat {seat} is asked otherwise when it imagines the game"
    return imagined


def check_replay(game: Game) -> None:
    """A record gives the same game to the last piece."""
    record = plain(game.record())
    again = feldherr.replay(json.loads(record))
    assert plain(again.record()) == record, "the record of a replayed game differs"
    for audience in (*audiences(game), "all"):
        assert plain(again.view(audience)) == plain(game.view(audience)), f"replayed, {audience} sees another game"
        assert plain(again.events(audience)) == plain(game.events(audience)), f"replayed, {audience} hears other events"


def check_options(game: Game, decision: Decision) -> None:
    """The enumerator agrees with itself, and with the text form."""
    options = decision.options()
    assert len(options) == decision.count() > 0
    assert len(set(options)) == len(options), f"options listed twice: {options}"
    for index, move in enumerate(options[:MOST_READ]):
        assert decision.index(move) == index, f"option {index}, {move}, has the number {decision.index(move)}"
        again = game.rulebook.moves.read(move.text)
        assert again == move, f"{move} reads back as {again}"
    plain(decision.as_json())
