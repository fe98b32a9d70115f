"""Positions spoiled at random: they are refused, or they can be played on like any other."""

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import feldherr
from feldherr import Game
from feldherr.kernel.errors import Unsound
from feldherr.kernel.game import start
from feldherr.sixteenthirty import State
from feldherr.sixteenthirty.names import SCORING, SET_UP, N
from feldherr.sixteenthirty.scoring import worth_of_markers
from tests.fuzzing import audiences
from tests.sixteenthirty.fuzz import TABLES, Table
from tests.sixteenthirty.invariants import check

SPOILERS: tuple[Any, ...] = (-2, -1, 0, 1, 2, 3, 5, 9, 40, 99_999, 2**70, [], [0], [[]], True, None, "x", 1.5, {})
ANSWERS = 50


def positions(rng: Random) -> Iterator[tuple[Game, list[Any]]]:
    """Written positions of random games, without end."""
    while True:
        table: Table = rng.choice(TABLES)
        game = table.open(rng.randrange(1 << 30))
        while not game.over:
            if rng.random() < 0.02:
                yield game, game.rulebook.encode(game.state)
            seat = rng.choice(list(game.pending))
            game.play(seat, game.pending[seat].sample(rng))
        yield game, game.rulebook.encode(game.state)


def mutated(position: list[Any], rng: Random) -> list[Any]:
    """A copy with one or a few things changed: anything anywhere, or small changes that keep numbers conserved."""
    copy: list[Any] = json.loads(json.dumps(position))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        spoil(copy, rng)
    return copy


def spoil(position: list[Any], rng: Random) -> None:
    lists = [position, *lists_in(position)]
    one, other = rng.choice(lists), rng.choice(lists)
    if not one:
        one.append(deepcopy(rng.choice(SPOILERS)))
        return
    at = rng.randrange(len(one))
    match rng.randrange(8):
        case 0:
            one[at] = deepcopy(rng.choice(SPOILERS))
        case 1 | 2 if type(one[at]) is int:
            one[at] += rng.choice((-1, 1))
        case 3:
            del one[at]
        case 4:
            one.insert(at, deepcopy(one[rng.randrange(len(one))]))
        case 5:
            moved = one.pop(at)
            if moved is not other:
                other.append(moved)
                sort(other)
        case 6 if other and type(one[at]) is int:
            to = rng.randrange(len(other))
            if type(other[to]) is int:
                one[at], other[to] = other[to], one[at]
                sort(one)
                sort(other)
        case _:
            rng.shuffle(one)


def sort(numbers: list[Any]) -> None:
    """Cards lie in order, so that a change which keeps them is not refused for that."""
    if all(type(number) is int for number in numbers):
        numbers.sort()


def lists_in(plain: list[Any]) -> Iterator[list[Any]]:
    for one in plain:
        if isinstance(one, list):
            yield one
            yield from lists_in(one)


def accepted(game: Game, position: list[Any], seed: int) -> Game | None:
    """The game from a position, if it is one."""
    try:
        return start(game.rulebook, game.players, game.options, seed, position)
    except Unsound:
        return None


def play_on(game: Game, rng: Random) -> None:
    """Some random answers; after each the position is sound, and all can see and imagine it."""
    check(game)
    for _ in range(ANSWERS):
        if rng.random() < 0.1:
            look(game, rng)
        if game.over:
            return
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
        check(game)


def look(game: Game, rng: Random) -> None:
    seat = rng.choice(audiences(game))
    view = json.loads(json.dumps(game.view(seat)))
    imagined = feldherr.imagine(view, rng)
    check(imagined)
    assert json.dumps(imagined.view(seat)) == json.dumps(view)
    for decision in game.pending.values():
        json.dumps(decision.as_json())


def spoil_many(seed: int, number: int) -> tuple[int, int]:
    """So many mutations; how many were accepted, and how many of these changed nothing that counts."""
    rng = Random(seed)
    source = positions(rng)
    taken = same = 0
    for _ in range(number // 10):
        game, position = next(source)
        for _ in range(10):
            spoiled = mutated(position, rng)
            again = accepted(game, spoiled, rng.randrange(1 << 30))
            if again is not None:
                taken += 1
                same += spoiled == position
                play_on(again, rng)
    return taken, same


# -- positions that no sane game comes to, and that could be all the same ----------------------------------------------


def strange(g: State, rng: Random) -> None:
    """Other values of countries, other scorings, other memories of the same cards: as far as they fit together."""
    if g.phase == SET_UP:
        return
    for country in range(N):
        g.status[country] = rng.randint(0, 7)
        g.army[country] = rng.randint(0, 3)
        g.ability[country] = rng.randint(0, 3)
    strange_scorings(g, rng)
    strange_memories(g, rng)


def strange_scorings(g: State, rng: Random) -> None:
    """Worth anything, often nothing or the same for all; the last one is what the table shows."""
    most, density = rng.choice((0, 1, 2, 8)), rng.random()
    worths = [tuple(rng.randint(0, most) if rng.random() < density else 0 for _ in range(N)) for _ in g.scorings]
    if g.phase >= SCORING:
        worths[-g.players :] = [worth_of_markers(g, seat) for seat in range(g.players)]
    gained = [sum(worth[c] for c in g.vp_markers[at % g.players]) for at, worth in enumerate(worths)]
    g.scorings = [(points, *worth) for points, worth in zip(gained, worths, strict=True)]
    g.points = [sum(gained[seat :: g.players]) for seat in range(g.players)]


def strange_memories(g: State, rng: Random) -> None:
    """All cards that lie open may have come from anybody's hand, and each from either pool."""
    lying = [card for cards in (*g.stack, *g.market, g.discard) for card in cards]
    rng.shuffle(lying)
    origin = [rng.randrange(g.players) if rng.random() < 0.9 else None for _ in lying]
    even = rng.random()
    for seat in range(g.players):
        emerged = sorted(card for card, from_whom in zip(lying, origin, strict=True) if from_whom == seat)
        unseen = Counter(g.hand[seat] + g.dark[seat]) - Counter(g.known[seat])
        came = [*emerged, *unseen.elements()]
        kept = [rng.random() < even for _ in came]
        g.emerged[seat] = tuple(emerged)
        g.kept[seat] = tuple(sorted(card for card, was in zip(came, kept, strict=True) if was))
        g.drawn[seat] = tuple(sorted(card for card, was in zip(came, kept, strict=True) if not was))
