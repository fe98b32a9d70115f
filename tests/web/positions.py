"""Games that stand before a decision of every kind, for the browser tests.

`python -m tests.web.positions` prints, as JSON, for every set-up of Wallenstein, or those named, and every kind of
decision it asks: the record of a game that has come to such a decision, and the seat that is asked. With
`sixteenthirty` behind it, the same for Sixteen Thirty Something, by number of players; with `winter`, the last
decision before a first winter that takes something from everybody; with `crowded` or `crowded16`, full tables of
either game by number of players, and moments of a game among people.
"""

import json
import random
import sys
from typing import Any, Final

import feldherr
from tests.web.crowded import among, crowded
from tests.web.crowded16 import among16, crowded16

Position = dict[str, Any]
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
ENOUGH: Final = 3


def positions(options: dict[str, Any]) -> dict[str, Position]:
    """By kind of decision, the first game that came to one; a favor's use counts by the favor."""
    found: dict[str, Position] = {}
    for seed in range(GAMES):
        _play("wallenstein", 3 + seed % 3, seed, options, found)
    return found


def of_sixteenthirty(players: int) -> dict[str, Position]:
    """By kind of decision, special cards by card, bids and votes by issue; later games find what is rare."""
    found: dict[str, Position] = {}
    for seed in range(ENOUGH):
        _play("sixteenthirty", players, seed, {}, found)
    return found


def before_winter() -> Position:
    """The last decision of a fall; whatever is answered, grain runs short in the winter that follows."""
    rng, seed = random.Random(3), 0
    while True:
        game, last = feldherr.new_game("wallenstein", players=4, seed=seed), None
        while game.view(None)["year"] == 1 and not _short(game):
            seat, decision = next(iter(game.pending.items()))
            last = {"seat": seat, "kind": decision.kind, "record": game.record()}
            game.play(seat, decision.sample(rng))
        if last and last["kind"] == "move" and _short(game):
            return last
        seed += 1


def _short(game: feldherr.Game) -> bool:
    """Somebody had too little grain, and a county of theirs revolts."""
    return any(event["kind"] == "supply_checked" and event["revolts"] for event in game.events(None))


def _play(name: str, players: int, seed: int, options: dict[str, Any], found: dict[str, Position]) -> None:
    rng = random.Random(seed)
    game = feldherr.new_game(name, players=players, seed=seed, **options)
    while not game.over:
        for seat, decision in game.pending.items():
            for key in _keys(game, decision):
                if key not in found and not game.sealed:
                    found[key] = {"seat": seat, "kind": decision.kind, "record": game.record()}
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))


def _keys(game: feldherr.Game, decision: Any) -> list[str]:
    """What a decision is known by."""
    if decision.kind in ("favor", "favor_use"):
        return _favor_keys(game, decision)
    if decision.kind == "special_card":
        return [f"special_card {word}" for word in {move.text.split()[0] for move in decision.options()} - {"pass"}]
    if decision.kind == "lobby":
        return [f"lobby {word}" for word in {move.text.split()[2] for move in decision.options()}]
    if decision.kind in ("bid", "vote"):
        issue = game.view(None)["issue"]
        drops = ["bid with drops"] if any(" drop " in move.text for move in decision.options()) else []
        return [f"{decision.kind} {issue['issue']}{' again' * issue['second_vote']}", *drops]
    if decision.kind == "move" and _crowded(game, decision.facts()):
        return ["move", "attack"]
    return [str(decision.kind)]


def _crowded(game: feldherr.Game, facts: dict[str, Any]) -> bool:
    """An attack at a full table, on somebody, with armies to choose from: the panel that needs most room."""
    counties = game.view(None)["counties"]
    rivals = [t for t in facts["targets"] if counties[t]["owner"] not in (None, counties[facts["origin"]]["owner"])]
    return len(game.view(None)["players"]) == 5 and facts["most"] >= 4 and len(rivals) > 1


def _favor_keys(game: feldherr.Game, decision: Any) -> list[str]:
    """A favor's use by the favor; a choice of favors, and whether one of them brings points."""
    if decision.kind == "favor_use":
        return [f"favor_use {_effect(game, decision.facts()['favor'])}"]
    numbers = [move.text.removeprefix("favor ") for move in decision.options() if move.text != "pass"]
    points = any(_effect(game, int(number)) == "victory_points" for number in numbers)
    return ["favor", "favor points"] if points else ["favor"]


def _effect(game: feldherr.Game, favor: Any) -> str:
    cards = game.view(None)["court"]["cards"]
    return next((str(card["effect"]) for card in cards if card and card["number"] == favor), str(favor))


def main() -> None:
    if sys.argv[1:] == ["sixteenthirty"]:
        print(json.dumps({str(players): of_sixteenthirty(players) for players in (3, 4, 5, 6)}))
    elif sys.argv[1:] == ["winter"]:
        print(json.dumps({"winter": before_winter()}))
    elif sys.argv[1:] == ["crowded"]:
        print(json.dumps({**{str(players): crowded(players) for players in (3, 4, 5)}, "among": among()}))
    elif sys.argv[1:] == ["crowded16"]:
        print(json.dumps({**{str(players): crowded16(players) for players in (3, 4, 5, 6)}, "among": among16()}))
    else:
        print(json.dumps({name: positions(SETUPS[name]) for name in sys.argv[1:] or SETUPS}))


if __name__ == "__main__":
    main()
