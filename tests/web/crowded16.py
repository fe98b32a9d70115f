"""Full tables of Sixteen Thirty Something, for the tests of what fits a screen: many cards in hand, much influence."""

import random
from typing import Any, Final

import feldherr
from tests.web.moments import Moments, moments_of

Position = dict[str, Any]
GAMES: Final = 6
MARKET: Final = ("exchange", "collect")
OWN: Final = ("remove_influence", "lose_influence")


def crowded16(players: int) -> dict[str, Position]:
    """By question: the position where the seat that is asked has most cards, and the table most influence."""
    best: dict[str, tuple[int, Position]] = {}
    for seed in range(GAMES):
        rng = random.Random(seed)
        game = feldherr.new_game("sixteenthirty", players=players, seed=seed)
        while not game.over:
            for seat, decision in game.pending.items():
                name = None if game.sealed else _name(game, decision)
                if name and (full := _fullness(game, int(seat), name, decision.count())) > best.get(name, (-1, {}))[0]:
                    best[name] = full, {"seat": seat, "kind": decision.kind, "record": game.record()}
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, decision.sample(rng))
    return {name: position for name, (_, position) in best.items()}


def among16() -> Moments:
    """A game of six whose seats people have."""
    return moments_of(feldherr.new_game("sixteenthirty", players=6, seed=6), random.Random(6))


def _name(game: feldherr.Game, decision: Any) -> str | None:
    """Lobbies for war, special cards with much to choose from, bids and votes about a war, and the market."""
    if decision.kind == "special_card":
        cards = {move.text.split()[0] for move in decision.options()}
        return "special_card" if {"increase_status", "lobby_the_crown"} <= cards else None
    if decision.kind == "lobby":
        return "lobby" if any(" war " in move.text for move in decision.options()) else None
    if decision.kind in ("bid", "vote"):
        return str(decision.kind) if game.view(None)["issue"]["issue"] == "war" and decision.count() > 1 else None
    return str(decision.kind)


def _fullness(game: feldherr.Game, seat: int, name: str, choices: int) -> int:
    view = game.view(seat)["players"]
    if name in OWN:
        return choices
    if name in MARKET:
        return int(10 * sum(player["market_size"] for player in view) + len(view[seat]["hand"]))
    return int(3 * len(view[seat]["hand"]) + sum(len(player["display"]) for player in view))
