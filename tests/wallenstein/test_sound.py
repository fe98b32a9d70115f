"""No position of Wallenstein is accepted that breaks what the box and the rules allow; every honest one is."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import Game
from feldherr.kernel.errors import Unsound
from feldherr.kernel.game import start
from feldherr.kernel.sound import LARGEST
from feldherr.wallenstein.state import FIELDS
from tests.wallenstein.fuzz import TABLES, Table

RULEBOOK = feldherr.rulebook("wallenstein")
FULL = Table(4, court=True, landsknechte=True, lineup="draft", throws="outside")
"""A table with all phases and all kinds of steps but those of 2002."""
LONG = {"Throw": 3_000, "PlaySeason": 40, "DraftTurn": 40}


def moments(table: Table, seed: int) -> Iterator[Game]:
    """A random game before each of its answers, and at its end."""
    game, rng = table.open(seed), Random(seed)
    while not game.over:
        yield game
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    yield game


@cache
def one_of_each_kind() -> dict[str, tuple[Game, list[Any]]]:
    """By phase and step on top: a game that stands there, and its position."""
    found: dict[str, tuple[Game, list[Any]]] = {}
    for table in (FULL, Table(3), Table(5, "manual", throws="outside"), Table(4, "first", "draft")):
        for game in moments(table, 11):
            top = type(game.state.agenda[-1]).__name__ if game.state.agenda else "nothing"
            key = f"{table.edition} {game.view(None)['phase']} {top}"
            if key not in found:
                found[key] = (game.copy(), RULEBOOK.encode(game.state))
    return found


def accept(game: Game, position: list[Any]) -> Game:
    return start(RULEBOOK, game.players, game.options, 1, position)


def refuse(game: Game, position: list[Any]) -> Unsound:
    with pytest.raises(Unsound) as caught:
        accept(game, position)
    assert "cannot be" in str(caught.value)
    return caught.value


def with_field(position: list[Any], name: str, value: Any) -> list[Any]:
    at = 3 + FIELDS.index(name)
    return [*position[:at], value, *position[at + 1 :]]


def test_every_kind_of_decision_is_there() -> None:
    tops = {key.rsplit(" ", 1)[1] for key in one_of_each_kind()}
    asking = {name for name, step in RULEBOOK.steps.items() if not {"ask", "ask_all"}.isdisjoint(vars(step))}
    assert tops == asking | {"nothing"}
    for game, position in one_of_each_kind().values():
        assert RULEBOOK.encode(accept(game, position).state)[3:] == position[3:]


@pytest.mark.parametrize("name", FIELDS)
def test_no_field_is_forgotten(name: str) -> None:
    """Whatever a field holds, there is no number that is out of reach and goes unnoticed."""
    for game, position in one_of_each_kind().values():
        there = position[3 + FIELDS.index(name)]
        if isinstance(there, int):
            spoiled: list[Any] = [LARGEST, -LARGEST, [], [there]]
        else:
            spoiled = [[*there, LARGEST], [*there, -1], 0]
            for at in range(0, len(there), 1 + len(there) // 3):
                spoiled += [[*there[:at], bad, *there[at + 1 :]] for bad in (LARGEST, -LARGEST, [0])]
        for value in spoiled:
            refuse(game, with_field(position, name, value))


def test_steps_lie_only_where_they_come_to_lie() -> None:
    """Every pair that a step declares is seen in random games, and none but those."""
    declared = {(name, beneath) for name, step in RULEBOOK.steps.items() for beneath in step.beneath}
    seen: set[tuple[str, str]] = set()
    for seed in range(200):
        for game in moments(TABLES[(17 * seed) % len(TABLES)], seed):
            names = ["", *(type(step).__name__ for step in game.state.agenda)]
            seen.update(zip(names[1:], names, strict=False))
        if seen == declared:
            break
    assert seen == declared


def doubled(name: str) -> Callable[[list[Any]], list[Any]]:
    return lambda agenda: [again for step in agenda for again in [step] * (LONG.get(name, 2) if step[0] == name else 1)]


def may_be_done(agenda: list[Any]) -> bool:
    """Whether the step on top may be done already: the one beneath it asks for the next such one, and nothing tells."""
    return [step[0] for step in agenda[-2:]] in (["AskForFavor", "ApplyFavor"], ["NextRevolt", "Revolt"])


@pytest.mark.parametrize("name", sorted(RULEBOOK.steps))
def test_no_step_twice_and_none_left_out(name: str) -> None:
    for game, position in one_of_each_kind().values():
        agenda = position[1]
        if any(step[0] == name for step in agenda):
            refuse(game, [position[0], doubled(name)(agenda), *position[2:]])
            if name == "AskForFavor":  # who has no courtiers may have been asked or not: nothing tells
                continue
            if name != agenda[-1][0] or not may_be_done(agenda):
                refuse(game, [position[0], [step for step in agenda if step[0] != name], *position[2:]])


def test_no_step_with_other_numbers() -> None:
    for game, position in one_of_each_kind().values():
        for place, step in enumerate(position[1]):
            for at in range(1, len(step)):
                for number in (-1, 77, LARGEST):
                    other = [*step[:at], number, *step[at + 1 :]]
                    if other != step:
                        refuse(
                            game, [position[0], [*position[1][:place], other, *position[1][place + 1 :]], *position[2:]]
                        )


def test_no_step_before_anybody_is_asked() -> None:
    """Nothing runs before an answer: not one throw, not a whole year."""
    for game, position in one_of_each_kind().values():
        for agenda in ([*position[1], ["Throw"]], [["EndGame"], ["PlayYear", 2]], [["Throw"]] * 90):
            refuse(game, [position[0], agenda, *position[2:]])
        if position[1] and not may_be_done(position[1]):
            refuse(game, [position[0], position[1][:-1], *position[2:]])


@pytest.mark.parametrize("riches", ["thalers", "grain", "points"])
def test_riches_have_an_end(riches: str) -> None:
    game, position = one_of_each_kind()["second planning PlanAll"]
    accept(game, with_field(position, riches, [999] * game.players))
    refuse(game, with_field(position, riches, [1_000, *[0] * (game.players - 1)]))


def test_nobody_comes_to_more() -> None:
    """A game from a position with all that one can have stays within it, taxes, favors and scores included."""
    game, position = one_of_each_kind()["second planning PlanAll"]
    for riches in ("thalers", "grain", "points"):
        position = with_field(position, riches, [999] * game.players)
    rich, rng = accept(game, position), Random(3)
    while not rich.over:
        seat = rng.choice(list(rich.pending))
        rich.play(seat, rich.pending[seat].sample(rng))
        RULEBOOK.sound(rich.state)
    assert rich.outcome is not None
    assert max(rich.outcome.scores) == 999
