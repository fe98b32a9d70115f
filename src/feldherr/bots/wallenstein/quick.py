"""Many seasons in a bot's head at once: natively where the fast lane knows how, else by the reference.

Both give the same numbers. `instinct.py`, `features.py` and `playout.py` are the reference, and tests hold the native
code to them.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feldherr import fast
from feldherr.bots.mixing import Array
from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.captain import HARM, HARMLESS
from feldherr.bots.wallenstein.chances import TYPICAL_THROW
from feldherr.bots.wallenstein.favors import Favors
from feldherr.bots.wallenstein.features import NAMES, POINTS, features
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.playout import lay_plans, play_out, redraw_by
from feldherr.fast.wallenstein import EFFECTS, MOST_INSIDE, move_to
from feldherr.kernel.decision import Move
from feldherr.kernel.game import Game
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BOX_COUNT, CLOSED, TILES
from feldherr.wallenstein.planning import PlanAll
from feldherr.wallenstein.rules import BENEFITS
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import mean_chances

SEATS: Final = 5
CARDS: Final = 4
FAVORS: Final = 21
"""So many there are at most."""
AT_ONCE: Final = 48
"""So many seasons at most are played natively between two looks at the clock."""
Cards = NDArray[np.int8]


class Quick:
    """Seasons that begin where a game stands, each with luck and cards of its own."""

    def __init__(self, game: Game, instinct: Instinct, rng: Random, native: bool = True) -> None:
        assert isinstance(game.state, State)
        self.game = game
        self.g = game.state
        self.instinct = instinct
        self.rng = rng
        self.planning = isinstance(self.g.agenda[-1], PlanAll)
        lane: Any = fast.of(game) if native else None
        self.lane = lane if lane is not None and lane.native else None
        self.judgement = judgement(self.g, instinct) if self.lane else None

    @property
    def at_once(self) -> int:
        """So many seasons may be asked for at once without looking at the clock."""
        return AT_ONCE if self.lane else 1

    def play(self, seeds: Sequence[bytes], cards: Cards, move: Move | None = None) -> Array:
        """By season and seat the features of the position where the next season is planned; after the last season, the
        points alone. `cards` are the plans of all seats where these are due, else all that lies on their boxes, where a
        `move` is answered."""
        out: Array = np.zeros((len(seeds), self.g.players, len(NAMES)))
        if self.lane:
            answer = None if move is None else move_to(move)
            self.lane.play_out_into(b"".join(seeds), np.ascontiguousarray(cards), answer, self.judgement, out)
            return out
        for row, (seed, plans) in enumerate(zip(seeds, cards.tolist(), strict=True)):
            g = self._played(seed, plans, move)
            if g.agenda:
                out[row] = features(g)
            else:
                out[row, :, POINTS] = g.points
        return out

    def _played(self, seed: bytes, cards: list[list[int]], move: Move | None) -> State:
        twin = self.game.copy()
        redraw_by(twin, seed)
        if self.planning:
            lay_plans(twin, {seat: Plan(tuple(laid)) for seat, laid in enumerate(cards)})
        else:
            assert isinstance(twin.state, State)
            assert move is not None
            twin.state.plan = [card for laid in cards for card in laid]
            twin.play(next(iter(twin.pending)), move)
        return play_out(twin, self.instinct, self.rng)


def judgement(g: State, instinct: Instinct) -> Array:
    """What instinct answers by, in the order in which the native code reads it."""
    shapes = (
        (),
        (),
        (COUNTY_COUNT, SEATS),
        (len(TILES),),
        (CARDS, len(BENEFITS)),
        (),
        (FAVORS,),
        (FAVORS, COUNTY_COUNT),
    )
    by_seat = [np.zeros((SEATS, *shape)) for shape in shapes]
    army, spite, worth, places, benefits, courtier, favored, used = by_seat
    for seat, harvest in enumerate(instinct.harvests):
        weights, auction = harvest.at.w, Auction(harvest)
        army[seat] = 0.02 + (1 - weights.tower) * harvest.at.army
        spite[seat] = weights.spite
        places[seat] = [auction.position(place) for place in range(len(g.tiles))] or 0.0
        for county, owner in enumerate(g.owner):
            if owner != CLOSED:
                worth[seat, county, : g.players] = [harvest.worth.county(county, other) for other in range(g.players)]
        if g.rules.landsknechte:
            favors, cards = Favors(harvest), g.rules.landsknechte_cards
            benefits[seat, : len(cards)] = [
                [favors.grant(kind, card[kind]) if kind in card else 0.0 for kind in BENEFITS] for card in cards
            ]
        for number in filter(None, g.favors_open):
            courtier[seat] = Favors(harvest).price(1)
            favored[seat, number - 1] = instinct.favor_worth(seat, number)
            used[seat, number - 1] = [instinct.use_worth(seat, number, county) for county in range(COUNTY_COUNT)]
    harm = [HARM.get(effect, HARMLESS) for effect in EFFECTS]
    falls, loosens = zip(*(mean_chances(g.rules.model, TYPICAL_THROW, n) for n in range(MOST_INSIDE + 1)), strict=True)
    parts = [*by_seat, np.array(harm), np.array(falls), np.array(loosens)]
    return np.concatenate([part.ravel() for part in parts])


def laid(g: State) -> Cards:
    """What lies on the boxes of all seats."""
    return np.array(g.plan, np.int8).reshape(g.players, BOX_COUNT)
