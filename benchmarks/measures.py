"""What is measured: random games of Feldherr and of its peers, copies, odds, imports."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import feldherr


@dataclass
class Measure:
    """Games and decisions per second of processor time, best of several rounds."""

    name: str
    games: float
    decisions: float


def play_random(game: feldherr.Game, rng: random.Random) -> int:
    """A whole game by chance; the number of decisions."""
    decisions = 0
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
        decisions += 1
    return decisions


def feldherr_games(name: str, **options: Any) -> Callable[[int], int]:
    def play(seed: int) -> int:
        return play_random(feldherr.new_game(name, seed=seed, **options), random.Random(seed))

    return play


def catanatron_games() -> Callable[[int], int]:
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


def open_spiel_games(name: str) -> Callable[[int], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def contestants() -> list[tuple[str, Callable[[int], int], int]]:
    """Name, how to play a game of that seed, and games a round; peers that are not installed are left out."""
    found: list[tuple[str, Callable[[int], int], int]] = []
    for game in feldherr.GAMES:
        found.append((f"Feldherr {game}, 4 players", feldherr_games(game, players=4), 150))
    court = feldherr_games("wallenstein", players=4, court=True, landsknechte=True, lineup="draft")
    found.append(("Feldherr wallenstein, Court + Landsknechte, draft", court, 60))
    try:
        found.append(("Catanatron, Catan, 4 players", catanatron_games(), 12))
    except ImportError:
        print("Catanatron is not installed: left out.", file=sys.stderr)
    for name in ("chess", "backgammon"):
        try:
            found.append((f"OpenSpiel {name}", open_spiel_games(name), 40))
        except ImportError:
            print(f"OpenSpiel is not installed: {name} left out.", file=sys.stderr)
    return found


def race(rounds: int = 5) -> list[Measure]:
    """All contestants in turn, several rounds, so that a noisy moment hits none alone; the median round counts."""
    field = contestants()
    results: dict[str, list[tuple[float, float]]] = {name: [] for name, _, _ in field}
    for _, play, _ in field:
        play(0)
    for number in range(rounds):
        for name, play, games in field:
            begin = time.process_time()
            decisions = sum(play(number * games + i) for i in range(games))
            seconds = time.process_time() - begin
            results[name].append((games / seconds, decisions / seconds))
    middle = rounds // 2
    return [
        Measure(name, sorted(r[0] for r in rows)[middle], sorted(r[1] for r in rows)[middle])
        for name, rows in results.items()
    ]


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
        "copy, µs": microseconds(game.copy, 2000),
        "view, µs": microseconds(lambda: game.view(0), 200),
        "imagine, µs": microseconds(lambda: game.imagine(0, rng), 100),
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
