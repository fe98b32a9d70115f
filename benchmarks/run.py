"""One engine in a process of its own: python -m benchmarks.run WHAT TIMES. Prints what came of it as JSON.

It runs with the compiled package, the plain one and older ones alike, so it uses nothing that is new.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

MIDDLE: Final = {"wallenstein": 60, "sixteenthirty": 300}
"""Decisions after which a game is about half over."""


def random_game(name: str, **options: Any) -> Callable[[int], int]:
    """Plays a whole game by chance; the number of decisions."""
    import feldherr

    def play(seed: int) -> int:
        game, rng, decisions = feldherr.new_game(name, players=4, seed=seed, **options), Random(seed), 0
        while not game.over:
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, decision.sample(rng))
            decisions += 1
        return decisions

    return play


def catan() -> Callable[[int], int]:
    import random

    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Callable[[int], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng, state, decisions = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def late_game(name: str, decisions: int) -> Any:
    import feldherr

    game, rng = feldherr.new_game(name, players=4, seed=1), Random(1)
    for _ in range(decisions):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game


def copies(name: str) -> Callable[[int], int]:
    """A copy of an imagined game, as those make who think ahead."""
    game = late_game(name, MIDDLE[name])
    imagined = game.imagine(next(iter(game.pending)), Random(2))

    def copy(_: int) -> int:
        imagined.copy()
        return 1

    return copy


def imagined(name: str) -> Callable[[int], int]:
    """A game imagined by a seat that has the view already."""
    import feldherr

    game, rng = late_game(name, MIDDLE[name]), Random(3)
    view = game.view(next(iter(game.pending)))

    def imagine(_: int) -> int:
        feldherr.imagine(view, rng)
        return 1

    return imagine


SEASONS: Final = 24


def many_seasons() -> Callable[[int], int]:
    """A plan tried in some seasons of a bot's head, as bots do it: natively where there is native code."""
    import feldherr
    from feldherr.bots.wallenstein.experience import experience
    from feldherr.bots.wallenstein.seasons import Seasons
    from feldherr.bots.wallenstein.weights import tuned

    game = feldherr.new_game("wallenstein", players=4, seed=5)
    seasons = Seasons(game.view(0), Random(4), tuned(), experience("value_among_marshals"), None)
    plan = seasons.council.best
    at_once: Callable[[Any, range], list[float]] | None = getattr(seasons, "in_seasons", None)

    def play(_: int) -> int:
        numbers = range(SEASONS)
        tried = at_once(plan, numbers) if at_once else [seasons.trial(plan, number) for number in numbers]
        return len(tried)

    return play


def plans_tried() -> Callable[[int], int]:
    """How many plans the strongest bot tries in a second of processor time."""
    import feldherr
    from feldherr.bots.bot import Budget
    from feldherr.bots.wallenstein.generalissimo import Wallenstein

    view = feldherr.new_game("wallenstein", players=4, seed=5).view(0)

    def think(seed: int) -> int:
        choice = Wallenstein().decide(view, Random(seed), Budget(seconds=1.0, cpu=True))
        return next(int(why.facts["plans"]) for why in choice.why if why.code == "searched")

    return think


WHAT: dict[str, Callable[[], Callable[[int], int]]] = {
    "wallenstein": lambda: random_game("wallenstein"),
    "wallenstein-unwatched": lambda: random_game("wallenstein", events=False),
    "wallenstein-court": lambda: random_game("wallenstein", court=True, landsknechte=True, lineup="draft"),
    "sixteenthirty": lambda: random_game("sixteenthirty"),
    "sixteenthirty-unwatched": lambda: random_game("sixteenthirty", events=False),
    "catanatron": catan,
    "chess": lambda: open_spiel("chess"),
    "backgammon": lambda: open_spiel("backgammon"),
    "copy": lambda: copies("wallenstein"),
    "copy-1630": lambda: copies("sixteenthirty"),
    "imagine": lambda: imagined("wallenstein"),
    "imagine-1630": lambda: imagined("sixteenthirty"),
    "seasons": many_seasons,
    "plans": plans_tried,
}


def main(what: str, times: int) -> None:
    play = WHAT[what]()
    if times > 1:
        play(0)  # what is made once is not counted
    begin = process_time()
    done = sum(play(1 + number) for number in range(times))
    print(json.dumps({"times": times, "done": done, "seconds": process_time() - begin}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
