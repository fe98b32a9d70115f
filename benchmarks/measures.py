"""What is measured besides the race: views, odds, records, the import, of the package as it is installed here."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import feldherr


def play_random(game: feldherr.Game, rng: random.Random) -> int:
    """A whole game by chance; the number of decisions."""
    decisions = 0
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
        decisions += 1
    return decisions


def microseconds(call: Callable[[], Any], times: int) -> float:
    """The median of several rounds, per call."""
    rounds = []
    for _ in range(7):
        begin = time.perf_counter()
        for _ in range(times):
            call()
        rounds.append((time.perf_counter() - begin) / times * 1e6)
    return sorted(rounds)[3]


def details() -> dict[str, float]:
    """Copies, views, imagined games, records, odds and the import, each on a position late in the game."""
    game = feldherr.new_game("wallenstein", players=4, seed=1)
    rng = random.Random(1)
    while not (game.state.year == 2 and any(d.kind == "move" for d in game.pending.values())):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    seat, decision = next(iter(game.pending.items()))
    figures = {
        "view, µs": microseconds(lambda: game.view(0), 200),
    }
    attacks = [move for move in decision.options() if move.text != "pass" and is_attack(game, seat, move)]
    if attacks:
        game.odds(attacks[0])
        figures["odds of one attack, ms"] = microseconds(lambda: game.odds(attacks[0]), 20) / 1000
    play_random(game, rng)
    figures["record of a game, bytes"] = len(json.dumps(game.record(), separators=(",", ":")))
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    bare = time.perf_counter() - begin
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import feldherr"], check=True)
    figures["import feldherr, ms"] = (time.perf_counter() - begin - bare) * 1000
    return figures


def is_attack(game: feldherr.Game, seat: Any, move: feldherr.Move) -> bool:
    try:
        game.odds(move)
    except feldherr.FeldherrError:
        return False
    return True
