"""Full tables for the tests of what fits a screen: much land, court, before a plan and before a fight."""

import random
from typing import Any, Final

import feldherr
from feldherr.kernel.game import Game, start
from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.names import NOBODY
from feldherr.wallenstein.state import State
from tests.web.moments import Moments, moments_of

Position = dict[str, Any]
LAND: Final = 14
ARMY: Final = 8
PURSE: Final = 6
LATER: Final = frozenset({"position", "favor", "benefit", "favor_use", "revolt_order"})
FIRST_EDITION: Final = frozenset({"draft", "group", "leave", "recruit", "defend"})
GAMES: Final = 8
OPTIONS: Final = {"court": True, "landsknechte": True}


def crowded(players: int) -> dict[str, Position]:
    """By what the first player is asked: before a winter, and in the second year with much land and a great army."""
    second_year, before_winter = _in_second_year(players)
    planning = _grown(second_year)
    seed, fight = 0, None
    while fight is None:
        fight, seed = _to_the_fight(planning.copy(), random.Random(seed)), seed + 1
    return {
        "plan": _asked(planning),
        "attack": _asked(fight),
        "winter": before_winter,
        **_fullest([planning.copy() for _ in range(GAMES)], LATER),
        **_fullest([_first_edition(players, seed) for seed in range(GAMES)], FIRST_EDITION),
    }


def among() -> Moments:
    """A full table of five whose seats people have."""
    return moments_of(_grown(_in_second_year(5)[0]), random.Random(5))


def _first_edition(players: int, seed: int) -> Game:
    return feldherr.new_game("wallenstein", players=players, seed=seed, edition="first", lineup="draft")


def _fullest(games: list[Game], kinds: frozenset[str]) -> dict[str, Position]:
    """Where, in these games played to their ends, the first player is asked these with most to choose from."""
    best: dict[str, tuple[int, Position]] = {}
    for seed, game in enumerate(games):
        rng = random.Random(seed)
        while not game.over:
            mine = game.pending.get(0)
            if mine and mine.kind in kinds and mine.count() > best.get(mine.kind, (0, {}))[0]:
                best[mine.kind] = mine.count(), _asked(game)
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, decision.sample(rng))
    return {kind: position for kind, (_, position) in best.items()}


def _to_the_fight(game: Game, rng: random.Random) -> Game | None:
    """The same game when the great army is to attack, if it comes to that."""
    origin = _strongest(game.state)
    while game.view(None)["season"] == "spring":
        mine = game.pending.get(0)
        facts = mine.facts() if mine and mine.kind == "move" else {}
        if facts.get("origin") == origin and facts["action"] == "combat_a" and facts["most"] >= ARMY - 2:
            return game
        seat, decision = next(iter(game.pending.items()))
        text = decision.sample(rng).text
        game.play(seat, _fighting(text, origin) if decision is mine and mine.kind == "plan" else text)
    return None


def _in_second_year(players: int) -> tuple[Game, Position]:
    """A game that has come there, and the last fight of the first player before winter."""
    rng = random.Random(players)
    game, fight = feldherr.new_game("wallenstein", players=players, seed=players, **OPTIONS), {}
    while not (game.view(None)["year"] == 2 and game.pending[0].kind == "plan"):
        if 0 in game.pending and game.pending[0].kind == "move":
            fight = _asked(game)
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game, fight


def _asked(game: Game) -> Position:
    return {"seat": 0, "kind": game.pending[0].kind, "record": game.record()}


def _grown(game: Game) -> Game:
    """The same position, but the first player owns more of the empty land and of what others left, and little money."""
    g = game.state
    assert isinstance(g, State)
    empty = [c for c in range(COUNTY_COUNT) if g.owner[c] == NOBODY and not g.markers[c]]
    weak = [c for c in range(COUNTY_COUNT) if g.owner[c] > 0 and not g.buildings[c] and not g.markers[c]]
    for county in (*empty, *weak):
        if g.owner.count(0) < LAND:
            if g.owner[county] > 0:
                g.supply[g.owner[county]] += g.armies[county]
            _give(g, county, 1 + county % 4)
    _give(g, COUNTIES.index(_strongest(g)), ARMY)
    g.thalers[0] = PURSE
    own = [c for c in range(COUNTY_COUNT) if g.owner[c] == 0 and not g.markers[c]]
    for county in own[: max(0, min(3 - sum(g.markers[c] > 0 for c in own), g.marker_stock))]:
        g.markers[county] += 1
        g.marker_stock -= 1
    return start(game.rulebook, game.players, game.options, 1, game.rulebook.encode(g), game.question)


def _give(g: State, county: int, armies: int) -> None:
    """So many armies of the first player stand here afterwards."""
    before = g.armies[county] if g.owner[county] == 0 else 0
    g.owner[county] = 0
    g.armies[county] = armies
    g.supply[0] -= armies - before


def _strongest(g: Any) -> str:
    """The county of the first player with most rivals around it."""
    own = [c for c in range(COUNTY_COUNT) if g.owner[c] == 0]
    return COUNTIES[max(own, key=lambda c: sum(g.owner[n] > 0 for n in BORDERS[c]))]


def _fighting(plan: str, origin: str) -> str:
    """The same plan with its first fight from here."""
    cards = dict(word.split("=") for word in plan.split()[1:])
    there = next((box for box, card in cards.items() if card == origin), None)
    if there:
        cards[there] = cards["combat_a"]
    cards["combat_a"] = origin
    return " ".join(["plan", *(f"{box}={card}" for box, card in cards.items())])
