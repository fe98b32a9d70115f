"""Two games that differ only in what a seat cannot know look the same to it, to the byte, until that is revealed."""

import json
from random import Random

import pytest

from feldherr import Game
from feldherr.sixteenthirty import State
from tests.fuzzing import audiences
from tests.sixteenthirty.fuzz import SECRETS, Table, check_imagined

SECRET_ANSWERS = {"pass_marker", "initial_influence", "excess_cards"}
"""Questions whose answers nobody else sees."""
REVEALING = {"marker_passed", "your_cards", "influence_shown", "lobby_skipped", "points_added", "market_opened"}
"""Events that tell a seat what was hidden from it. Who could lobby nowhere has shown something of the hand."""


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def seen(game: Game, seat: int | None, since: int) -> str:
    """All that reaches a seat: its view, its events since then, what it is asked, and what its answers would bring."""
    decision = game.pending[seat] if seat is not None and seat in game.pending else None
    asked = decision.as_json() if decision else None
    brings = [decision.check(decision.option(i)).forecast for i in range(min(5, decision.count()))] if decision else []
    view = game.view(seat)
    return json.dumps([view, [{**event, "n": 0} for event in game.events(seat, since)], asked, brings])


def moments(players: int, rng: Random, how_often: float):
    game = Table(players, throws="outside").open(rng.randrange(1 << 30))
    while not game.over:
        if rng.random() < how_often:
            yield game
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))


def follow(one: Game, two: Game, seat: int | None, rng: Random) -> int:
    """Plays on in both games until something is revealed that may tell them apart; counts the comparisons."""
    two.state.teller.watched = True  # of imagined games nothing is told otherwise
    heard = [len(one.events(seat)), len(two.events(seat))]
    compared = 0
    while not one.over and not revealed(one, seat, heard[0]) and not revealed(two, seat, heard[1]):
        mine, other = seen(one, seat, heard[0]), seen(two, seat, heard[1])
        assert mine == other, f"seat {seat} can tell two games apart"
        compared += 1
        who = rng.choice(list(one.pending))
        decision, twin = one.pending[who], two.pending[who]
        if decision.kind in SECRET_ANSWERS and who != seat:
            moves = [decision.sample(rng), twin.sample(rng)]
        else:
            shared = [move for move in (decision.sample(rng) for _ in range(5)) if twin.index(move) >= 0]
            if not shared:
                break
            moves = [shared[0], shared[0]]
        one.play(who, moves[0])
        two.play(who, moves[1])
    return compared


def revealed(game: Game, seat: int | None, since: int) -> bool:
    return any(event["kind"] in REVEALING for event in game.events(seat, since))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_imagined_games_look_the_same_until_something_is_revealed(players):
    rng = Random(players)
    compared = differing = 0
    for _ in range(3):
        for game in moments(players, rng, 0.05):
            seat = rng.choice(audiences(game))
            imagined = check_imagined(game, seat, rng)
            differing += any(getattr(game.state, name) != getattr(imagined.state, name) for name in SECRETS)
            if not game.sealed:
                compared += follow(game.copy(), imagined, seat, rng)
    assert differing > 30  # what is hidden was really drawn afresh
    assert compared > 300


def test_everything_hidden_is_drawn_afresh():
    rng = Random(1)
    changed = set()
    for game in moments(4, rng, 0.1):
        imagined = game.imagine(0, rng)
        g, h = state_of(game), state_of(imagined)
        for name in (*SECRETS, "deck", "undrawn"):
            if getattr(g, name) != getattr(h, name):
                changed.add(name)
        assert g.hand[0] == h.hand[0]
        assert g.vp_markers[0] == h.vp_markers[0]
    assert changed == {*SECRETS, "deck", "undrawn"}
