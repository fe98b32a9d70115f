"""What happens is told step by step: every step leads to what the audience may know then, the last to the present."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import orjson
import pytest

import feldherr
from feldherr import Game
from feldherr.server.history.changes import applied
from feldherr.server.history.story import Story, plain_step
from tests.server.pairs import copy_of
from tests.server.presets import PRESETS, Preset
from tests.server.test_wire import (
    _decks_hidden,
    _later_boxes_anew,
    _none_shown,
    _nothing_revealed,
    _season,
    planning,
    wallenstein,
)


def begun(preset: Preset, seed: int) -> Game:
    return feldherr.new_game(preset.game, players=preset.players, seed=seed, **preset.options)


def moves(game: Game, rng: Random) -> Iterator[tuple[Game, Game]]:
    """A random game to its end: before and after every answer."""
    while not game.over:
        seat = rng.choice(list(game.pending))
        after = game.copy()
        after.play(seat, game.pending[seat].sample(rng))
        yield game, after
        game = after


def seen(game: Game, audience: int | None) -> Any:
    return orjson.loads(orjson.dumps(game.view(audience), option=orjson.OPT_NON_STR_KEYS))


@pytest.mark.parametrize("preset", PRESETS)
def test_after_the_last_step_the_told_view_is_the_present_one(preset: str) -> None:
    first = begun(PRESETS[preset], 11)
    audiences: list[int | None] = [None, *range(first.players)]
    views = {audience: seen(first, audience) for audience in audiences}
    heard = {audience: len(first.state.heard_by(audience)) for audience in audiences}
    last: Story | None = None
    between = 0
    for before, after in moves(first, Random(4)):
        last = Story(before, after, last)
        for audience in audiences:
            story, told = last.steps_for(audience, heard[audience])
            steps = orjson.loads(story)
            for step in steps:
                views[audience] = applied(views[audience], step["changes"])
            assert views[audience] == seen(after, audience)
            events = [event for step in steps for event in step["events"]]
            assert events == orjson.loads(orjson.dumps(after.events(audience, heard[audience])))
            assert all(step["events"] for step in steps[:-1])
            heard[audience] = told
            between += len(steps) - 1
    assert between > 200


def test_several_moves_are_one_story() -> None:
    game = begun(PRESETS["both"], 3)
    games = [before for before, _ in moves(game, Random(2))][60:]
    for before, after in zip(games, games[7:], strict=False):
        steps = orjson.loads(Story(before, after).steps_for(1, 0)[0])
        view = seen(before, 1)
        for step in steps:
            view = applied(view, step["changes"])
        assert view == seen(after, 1)


def test_a_step_is_a_position_between_two_steps_of_the_rules() -> None:
    """What is told with a step has happened in its view, and what is told with the next has not."""
    built = 0
    for before, after in moves(begun(PRESETS["second"], 5), Random(6)):
        view = seen(before, 0)
        for step in orjson.loads(Story(before, after).steps_for(0, 0)[0]):
            earlier, view = view, applied(view, step["changes"])
            for event in step["events"]:
                if event["kind"] == "built":
                    built += 1
                    assert not earlier["counties"][event["county"]][event["building"]]
                    assert view["counties"][event["county"]][event["building"]]
                    paid = earlier["players"][event["seat"]]["thalers"] - view["players"][event["seat"]]["thalers"]
                    assert paid == event["price"]
    assert built > 10


def test_who_was_away_gets_the_whole_view_in_one_step() -> None:
    game = list(moves(begun(PRESETS["second"], 1), Random(1)))[40][1]
    (step,) = orjson.loads(plain_step(game, 2, 30)[0])
    assert applied({}, step["changes"]) == seen(game, 2)
    assert step["events"] == orjson.loads(orjson.dumps(game.events(2, 30)))


# -- secrets -----------------------------------------------------------------------------------------------------------


def same_stories(one: Game, two: Game, hidden: Callable[[Any, Any], bool], rng: Random) -> int:
    """Plays the same moves at both as long as all that tells them apart is hidden; how many steps were compared."""
    two.seed, two.question = one.seed, one.question
    two.state.chance = one.state.chance.copy()
    steps = 0
    while not one.over:
        seat = rng.choice(list(one.pending))
        move = one.pending[seat].sample(rng)
        if seat not in two.pending or two.pending[seat].index(move) < 0:
            break
        after, other = one.copy(), two.copy()
        after.play(seat, move)
        other.play(seat, move)
        if not hidden(after, other):
            break
        for audience in (0, None):
            told = Story(one, after).steps_for(audience, 0)[0]
            assert told == Story(two, other).steps_for(audience, 0)[0]
            steps += len(orjson.loads(told))
        one, two = after, other
    return steps


def test_no_step_tells_of_planned_cards() -> None:
    rng = Random(5)
    steps = 0
    for position, _ in list(moves(wallenstein(5), rng)):
        if position.sealed or not planning(position):
            continue
        one, two = position.copy(), position.copy()
        plans: dict[int, Any] = {seat: one.pending[seat].sample(rng) for seat in (2, 1, 3, 0)}
        other = _later_boxes_anew(one, plans[3], rng)
        differing = [i for i, (a, b) in enumerate(zip(plans[3].cards, other.cards, strict=True)) if a != b]
        boxes = [3 * len(other.cards) + box for box in differing]
        for seat in (2, 1, 3):
            one.play(seat, plans[seat])
            two.play(seat, other if seat == 3 else plans[seat])
        steps += same_stories(one, two, partial(_none_shown, boxes, _season(one)), rng)
    assert steps > 60


def test_no_step_tells_of_decks() -> None:
    rng = Random(6)
    steps = 0
    for position, _ in list(moves(wallenstein(6), rng))[::5]:
        if position.sealed:
            continue
        two: Any = position.copy()
        open_, cards = two.state.actions_open, two.state.action_cards
        two.state.action_cards = cards[:open_] + cards[open_:][::-1]
        two.state.event_deck = two.state.event_deck[::-1]
        two.state.favor_deck.reverse()
        steps += same_stories(position, two, _decks_hidden, rng)
    assert steps > 60


def test_no_step_tells_of_hands_and_markers() -> None:
    rng = Random(7)
    steps = 0
    game = feldherr.new_game("sixteenthirty", players=4, seed=7)
    for position, _ in list(moves(game, rng))[::40]:
        if len(position.pending) == 1:
            imagined = position.imagine(0, rng)
            imagined.state.teller.watched = True  # of imagined games nothing is told otherwise
            steps += same_stories(copy_of(position), imagined, _nothing_revealed, rng)
    assert steps > 60
