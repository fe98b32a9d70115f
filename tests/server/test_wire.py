"""What the wire carries for a seat, to the byte, is the same at two tables that differ only in what it may not know."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import Game
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BID, BOX_COUNT, EMPTY
from feldherr.wallenstein.planning import PlanDecision
from tests.server.client import Client
from tests.server.pairs import Pair
from tests.server.serving import Server
from tests.sixteenthirty.test_leaks import REVEALING
from tests.wallenstein.test_leaks import another_plan

on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True, scope="session")
FAVORS = ("favors_open", "favors_used")
People = tuple[list[Client], Client]


@pytest.fixture
def people(server: Server, guest: Callable[..., Client]) -> People:
    """Ben, and Anna on all other seats; and Cleo, who looks on."""
    ben, anna = guest(server, "Ben"), guest(server, "Anna")
    return [ben, *[anna] * 3], guest(server, "Cleo")


def moments(game: Game, rng: Random, found: Callable[[Game], bool]) -> Iterator[Game]:
    """A whole random game, at those of its decisions at which nobody has answered yet and something is found."""
    while not game.over:
        if not game.sealed and found(game):
            yield game.copy()
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))


def wallenstein(seed: int) -> Game:
    return feldherr.new_game("wallenstein", players=4, seed=seed, court=True, landsknechte=True)


def planning(game: Game) -> bool:
    return any(isinstance(decision, PlanDecision) for decision in game.pending.values())


@on_sqlite
def test_planned_cards(server: Server, people: People) -> None:
    rng = Random(1)
    looked = 0
    for position in list(moments(wallenstein(1), rng, planning))[::2]:
        pair = Pair(server, position, position.copy(), *people)
        plans: dict[int, Any] = {seat: pair.games[0].pending[seat].sample(rng) for seat in (2, 1, 3, 0)}
        plan, other = plans[3], _later_boxes_anew(pair.games[0], plans[3], rng)
        for seat, chosen in plans.items():
            pair.play(seat, chosen, other if seat == 3 else chosen)
        differing = [3 * BOX_COUNT + box for box in range(BOX_COUNT) if plan.cards[box] != other.cards[box]]
        assert differing
        looked += pair.follow(partial(_none_shown, differing, _season(position)), rng)
    assert looked > 20


def _later_boxes_anew(game: Game, plan: Any, rng: Random) -> Plan:
    """The plan with other cards on boxes that are carried out late."""
    decision: Any = game.pending[3]
    order = game.state.action_cards  # type: ignore[attr-defined]
    boxes = [box for box in order[-4:] if box != BID and plan.cards[box] != EMPTY]
    while True:
        other = another_plan(decision, plan, boxes, rng)
        if other != plan:
            return other


def _none_shown(boxes: list[int], season: tuple[int, int], one: Any, two: Any) -> bool:
    """Neither here nor there, in the season that was planned: its end takes all cards off the mats."""
    return all(_season(game) == season and not any(game.state.shown[box] for box in boxes) for game in (one, two))


def _season(game: Any) -> tuple[int, int]:
    return game.state.year, game.state.season


@on_sqlite
def test_decks_face_down(server: Server, people: People) -> None:
    rng = Random(2)
    looked = 0
    for position in list(moments(wallenstein(2), rng, lambda game: not planning(game)))[5::18]:
        two: Any = position.copy()
        open_, cards = two.state.actions_open, two.state.action_cards
        two.state.action_cards = cards[:open_] + cards[open_:][::-1]
        two.state.event_deck = two.state.event_deck[::-1]
        two.state.favor_deck.reverse()
        looked += Pair(server, position, two, *people).follow(_decks_hidden, rng)
    assert looked > 15


def _decks_hidden(one: Any, two: Any) -> bool:
    """Whether what lies face up is the same at both tables."""
    g, h = one.state, two.state
    cards = g.action_cards[: g.actions_open] == h.action_cards[: h.actions_open]
    return cards and all(getattr(g, name) == getattr(h, name) for name in ("event", "events_open", *FAVORS))


@on_sqlite
def test_hands_and_markers(server: Server, people: People) -> None:
    """Sixteen Thirty Something: all that Ben does not know is drawn afresh at the second table."""
    rng = Random(3)
    looked = 0
    game = feldherr.new_game("sixteenthirty", players=4, seed=3)
    for position in list(moments(game, rng, lambda game: len(game.pending) == 1))[::60]:
        imagined = position.imagine(0, rng)
        assert imagined.state.hand != position.state.hand  # type: ignore[attr-defined]
        looked += Pair(server, position, imagined, *people).follow(_nothing_revealed, rng)
    assert looked > 20


def _nothing_revealed(one: Game, two: Game) -> bool:
    told = [event["kind"] for game in (one, two) for seat in (0, None) for event in game.events(seat)]
    return not REVEALING & set(told)
