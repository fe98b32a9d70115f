"""Steps a second through PettingZoo, beside its own chess and Texas hold'em, and through Gymnasium's vectors."""

import sys
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from feldherr.research.pettingzoo import sixteenthirty_v0, wallenstein_v0

ROUNDS = 5
TABLES = 64


def steps_of(make: Callable[[], Any], steps: int) -> Callable[[int], float]:
    """So many steps of random agents, one game after another: steps a second of processor time."""
    env = make()

    def run(seed: int) -> float:
        rng, done = Random(seed), 0
        begin = time.process_time()
        while done < steps:
            env.reset(seed=seed + done)
            for _ in env.agent_iter():
                seen, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                else:
                    env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                    done += 1
        return done / (time.process_time() - begin)

    return run


def vector_steps_of(name: str, steps: int) -> Callable[[int], float]:
    import gymnasium

    import feldherr.research.gymnasium  # noqa: F401  # makes the name known

    many = gymnasium.make_vec(name, num_envs=TABLES, vectorization_mode="vector_entry_point")

    def run(seed: int) -> float:
        rng = np.random.default_rng(seed)
        seen, _ = many.reset(seed=seed)
        begin = time.process_time()
        for _ in range(steps):
            actions = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
            seen, *_ = many.step(actions)
        return steps * TABLES / (time.process_time() - begin)

    return run


def contestants() -> list[tuple[str, Callable[[int], float]]]:
    found = [
        ("Feldherr wallenstein, PettingZoo", steps_of(wallenstein_v0.env, 4000)),
        ("Feldherr sixteenthirty, PettingZoo", steps_of(sixteenthirty_v0.env, 4000)),
    ]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import chess_v6, texas_holdem_v4

            found.append(("PettingZoo's chess", steps_of(chess_v6.env, 600)))
            found.append(("PettingZoo's Texas hold'em", steps_of(texas_holdem_v4.env, 3000)))
    except ImportError:
        print("The peers of PettingZoo are not installed: left out.", file=sys.stderr)
    for name in ("feldherr/Wallenstein-v0", "feldherr/SixteenThirty-v0"):
        found.append((f"{name}, {TABLES} tables in a Gymnasium vector", vector_steps_of(name, 30)))
    return found


def race(rounds: int = ROUNDS) -> dict[str, float]:
    """Steps a second by name: all in turn, several rounds; the median counts."""
    field = contestants()
    found: dict[str, list[float]] = {name: [] for name, _ in field}
    for number in range(rounds + 1):
        for name, run in field:
            speed = run(number)
            if number:  # the first round warms up
                found[name].append(speed)
    return {name: sorted(speeds)[rounds // 2] for name, speeds in found.items()}


if __name__ == "__main__":
    for name, steps in race().items():
        print(f"{steps:>10,.0f}  {name}")
