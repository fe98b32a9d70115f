"""Games that stand before a decision of every kind, for the browser tests.

`python -m tests.web.positions` prints, as JSON, for every set-up of Wallenstein and every kind of decision it asks:
the record of a game that has come to such a decision, and the seat that is asked.
"""

import json
import random
from typing import Any, Final

import feldherr

SETUPS: Final[dict[str, dict[str, Any]]] = {
    "second": {},
    "court": {"court": True},
    "landsknechte": {"landsknechte": True},
    "draft": {"lineup": "draft"},
    "first": {"edition": "first"},
    "first-draft": {"edition": "first", "lineup": "draft"},
    "manual": {"edition": "manual"},
}
GAMES: Final = 12


def positions(options: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By kind of decision, the first game that came to one; a favor's use counts by the favor."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(GAMES):
        rng = random.Random(seed)
        game = feldherr.new_game("wallenstein", players=3 + seed % 3, seed=seed, **options)
        while not game.over:
            for seat, decision in game.pending.items():
                favor = decision.facts().get("favor") if decision.kind == "favor_use" else None
                name = decision.kind if favor is None else f"{decision.kind} {_effect(game, favor)}"
                if name not in found and not game.sealed:
                    found[name] = {"seat": seat, "kind": decision.kind, "record": game.record()}
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, decision.sample(rng))
    return found


def _effect(game: feldherr.Game, favor: Any) -> str:
    cards = game.view(None)["court"]["cards"]
    return next((str(card["effect"]) for card in cards if card and card["number"] == favor), str(favor))


def main() -> None:
    print(json.dumps({name: positions(options) for name, options in SETUPS.items()}))


if __name__ == "__main__":
    main()
